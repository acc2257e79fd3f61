import { RecordSection, type RecordId } from "../kit/lists.ts";
import { RecordText, When } from "../kit/words.ts";
import type { SiteView } from "../view/site-view.ts";

/** Studies, certificates or another short list as the signed cells of an approval block. */
export function Approval({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className={`approval ${id}`} listClassName="cells">
      {(item, index) => (
        <li className="entry" key={index}>
          <RecordText view={view} item={item} note="where">
            <When dates={item.dates} />
          </RecordText>
        </li>
      )}
    </RecordSection>
  );
}
