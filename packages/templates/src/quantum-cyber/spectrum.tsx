import type { CSSProperties } from "react";
import { Section } from "../kit/section.tsx";
import type { SiteView, SkillGroupView } from "../view/site-view.ts";

/** A strip shows so many lines; the list below it names them all (design book 1.10). */
const mostLines = 24;

/** Up to so many, a name has room under its own line. */
const fewLines = 5;

/** A strip has room for so many lines at least; fewer would stand too far apart. */
const leastSteps = 3;

/** More categories than that stand as an index. */
const mostStrips = 8;

/** One strip for each category and one line in it for each skill, at equal steps: lines count, they do not rate. */
export function Spectrum({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  const longest = Math.min(mostLines, Math.max(leastSteps, ...items.map((group) => group.items.length)));
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <ul
        className="strips"
        data-few={longest <= fewLines || undefined}
        data-index={count > mostStrips || undefined}
        style={{ "--steps": longest } as CSSProperties}
      >
        {items.map((group) => (
          <Strip key={group.id} group={group} titled={count > 1} />
        ))}
      </ul>
    </Section>
  );
}

function Strip({ group, titled }: { group: SkillGroupView; titled: boolean }) {
  return (
    <li className="strip">
      {titled && group.title && <h3>{group.title}</h3>}
      <div className="band" aria-hidden="true">
        {group.items.slice(0, mostLines).map((_, index) => (
          <i key={index} />
        ))}
      </div>
      <ol>
        {group.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ol>
    </li>
  );
}
