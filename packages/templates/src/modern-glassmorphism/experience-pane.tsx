import { RecordText, When } from "../kit/words.ts";
import { RecordSection } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";

/** Posts on one pane, none of them hidden in a window of its own. */
export function ExperiencePane({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="experience" className="pane" listClassName="roles">
      {(item, index) => (
        <li className="role entry" key={index}>
          <When dates={item.dates} />
          <RecordText view={view} item={item} />
        </li>
      )}
    </RecordSection>
  );
}
