import { Tags } from "../kit/entry.tsx";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** Skills as the legend of the map: each group a line with its letter, each skill a stop on it. */
export function Legend({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <ul className="legend">
        {items.map((group) => (
          <li key={group.id} className="route">
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <Tags tags={group.items} className="stops" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
