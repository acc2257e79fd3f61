import { RecordSection, type RecordId } from "../kit/lists.ts";
import { Dates, ItemTitle, Prose, Tags, joinDots } from "../kit/words.ts";
import type { SiteView } from "../view/site-view.ts";

/** Studies, certificates or another short list as the signed cells of an approval block. */
export function Approval({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className={`approval ${id}`} listClassName="cells">
      {(item, index) => (
        <li className="entry" key={index}>
          <h3>
            <ItemTitle title={item.title} link={item.link} />
          </h3>
          {item.under.length > 0 && <p className="where">{joinDots(item.under)}</p>}
          {item.dates?.text && (
            <p className="when">
              <Dates dates={item.dates} />
            </p>
          )}
          {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
          <Tags tags={item.tags} />
        </li>
      )}
    </RecordSection>
  );
}
