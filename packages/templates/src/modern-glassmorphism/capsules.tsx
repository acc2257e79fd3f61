import type { CSSProperties } from "react";
import { Tags } from "../kit/entry.tsx";
import { Glyph } from "../kit/glyph.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { Section } from "../kit/section.tsx";
import { textOn } from "../view/colour.ts";
import type { SiteView } from "../view/site-view.ts";

/** A pane holds so many capsules in a group; further words follow as a comma list (design book 1.10). */
const mostCapsules = 24;

/** Skills as frosted capsules, soft skills as five short lights with the number in words. */
export function SkillsPane({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const soft = (isFirstDrawn(view, "skills") && view.modern?.softSkills) || [];
  if (skills.count + soft.length === 0) return null;
  return (
    <Section view={view} id="skills" className="pane" bucket={skills.bucket}>
      {skills.items.map((group) => (
        <div key={group.id} className="group">
          {skills.count > 1 && group.title && <h3>{group.title}</h3>}
          <Tags tags={group.items.slice(0, mostCapsules)} className="capsules" />
          <Tags tags={group.items.slice(mostCapsules)} className="later-words" />
        </div>
      ))}
      {soft.length > 0 && (
        <div className="group">
          <h3>{labels.softSkills}</h3>
          <ul className="lights">
            {soft.map((skill) => (
              <li key={skill.name}>
                <span>{skill.name}</span>
                <Lights view={view} rating={skill.rating} />
                {skill.description && <span className="quiet">{skill.description}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function Lights({ view, rating }: { view: SiteView; rating: number | null }) {
  if (rating === null) return null;
  return (
    <span className="rating">
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} data-on={step <= rating ? "" : undefined} aria-hidden="true" />
      ))}
      <span>{`${rating} ${view.labels.outOf} 5`}</span>
    </span>
  );
}

/** Values as capsules with a drawing; the owner's colour is only its ground. */
export function ValuesPane({ view }: { view: SiteView }) {
  const values = view.modern?.values ?? [];
  if (values.length === 0) return null;
  return (
    <Section view={view} id="values" className="pane">
      <ul className="values">
        {values.map(({ title, description, icon, color }) => (
          <li key={title}>
            <span
              className="coin"
              style={color ? ({ "--coin": color, "--on-coin": textOn(color) } as CSSProperties) : undefined}
            >
              <Glyph name={icon || title} />
            </span>
            <div>
              <h3>{title}</h3>
              {description && <p className="quiet">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
