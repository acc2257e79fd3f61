import { Tags } from "../kit/words.ts";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** Skills as a bill of materials: item number, part, and the category in the column of the material. */
export function PartsList({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <div className="parts" data-single={count === 1 ? "" : undefined}>
        {items.map((group) => (
          <div className="group" key={group.id}>
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <Tags tags={group.items} className="plain" />
          </div>
        ))}
      </div>
    </Section>
  );
}
