import { Tags } from "../kit/words.ts";
import type { CSSProperties } from "react";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** A gel draws so many bands in a lane; what follows stands as a list of words (design book 1.10). */
const mostBands = 12;
const mostLanes = 8;

/** One lane for each category, one band for each skill, at equal steps; a ladder counts them. */
export function Gel({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  const longest = Math.min(mostBands, Math.max(...items.map((group) => group.items.length)));
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <div
        className="gel"
        data-index={count > mostLanes ? "" : undefined}
        style={{ "--lanes": Math.min(count, mostLanes), "--steps": longest } as CSSProperties}
      >
        <div className="ladder" aria-hidden="true">
          {Array.from({ length: longest }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        {items.map((group) => (
          <div className="lane" key={group.id}>
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <Tags tags={group.items.slice(0, mostBands)} className="plain" />
            {group.items.length > mostBands && <Tags tags={group.items.slice(mostBands)} className="rest" />}
          </div>
        ))}
      </div>
    </Section>
  );
}
