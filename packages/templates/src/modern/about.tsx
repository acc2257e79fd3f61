import type { CSSProperties } from "react";
import { Prose, Tags } from "../kit/words.ts";
import { Glyph } from "../kit/glyph.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";
import { textOn } from "../view/colour.ts";
import { spanStyles } from "./spans.ts";

/** What the person says of themselves, and the philosophy as a quotation beside it. */
export function AboutTray({ view }: { view: SiteView }) {
  const { person, modern, labels } = view;
  // With a tagline in the identity tile the intro still has to be said somewhere.
  const intro = modern?.tagline ? person.claim : "";
  const philosophy = modern?.philosophy ?? "";
  const hasText = intro !== "" || person.story.length > 0;
  if (!hasText && !philosophy) return null;
  return (
    <Section view={view} id="about" className={hasText && philosophy ? "tray about both" : "tray about"}>
      {hasText && (
        <div className="tile text">
          {intro && <p className="lead">{intro}</p>}
          <Prose prose={person.story} more={labels.more} />
        </div>
      )}
      {philosophy && (
        <blockquote className="tile quote">
          <p>{philosophy}</p>
        </blockquote>
      )}
    </Section>
  );
}

/** Values as icon tiles; the owner's colour is only a chip. */
export function ValuesTray({ view }: { view: SiteView }) {
  const values = view.modern?.values ?? [];
  if (values.length === 0) return null;
  const styles = spanStyles(values.map((value) => value.title.length + value.description.length));
  return (
    <Section view={view} id="values" className="tray">
      <ul className="tiles">
        {values.map((value, index) => (
          <li className="tile value small" key={value.title} style={styles[index]}>
            <span
              className="chip"
              style={
                value.color ? ({ "--chip": value.color, "--on-chip": textOn(value.color) } as CSSProperties) : undefined
              }
            >
              <Glyph name={value.icon || value.title} />
            </span>
            <h3>{value.title}</h3>
            {value.description && <p>{value.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A tile draws so many marks; further words follow as a comma list (design book 1.10). */
const mostMarks = 24;

/** One tile per category; soft skills stand among them. */
export function SkillsTray({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const soft = (isFirstDrawn(view, "skills") && view.modern?.softSkills) || [];
  const isAlone = skills.count + soft.length === 1;
  const groups = skills.items.map((group) => ({ title: isAlone ? "" : group.title, items: group.items }));
  if (groups.length + soft.length === 0) return null;
  const lengths = groups.map((group) => group.items.join("  ").length * 1.4);
  const softLength = soft.reduce((sum, item) => sum + item.name.length + item.description.length + 20, 0);
  const styles = spanStyles(soft.length > 0 ? [softLength, ...lengths] : lengths);
  const offset = soft.length > 0 ? 1 : 0;
  return (
    <Section view={view} id="skills" className="tray" bucket={skills.bucket}>
      {soft.length > 0 && (
        <div className="tile soft" style={styles[0]}>
          <h3>{labels.softSkills}</h3>
          <SoftSkills view={view} />
        </div>
      )}
      {groups.map((group, index) => (
        <div className="tile skill-group" key={index} style={styles[index + offset]}>
          {group.title && <h3>{group.title}</h3>}
          <Tags tags={group.items.slice(0, mostMarks)} className="marks" />
          <Tags className="tags quiet" tags={group.items.slice(mostMarks)} />
        </div>
      ))}
    </Section>
  );
}

function SoftSkills({ view }: { view: SiteView }) {
  return (
    <ul className="soft-list">
      {(view.modern?.softSkills ?? []).map((skill) => (
        <li key={skill.name}>
          <span className="strong">{skill.name}</span>
          {skill.rating !== null && (
            <span className="steps">
              {[1, 2, 3, 4, 5].map((step) => (
                <i key={step} data-on={step <= (skill.rating ?? 0) ? "" : undefined} aria-hidden="true" />
              ))}
              <span className="rating">
                {skill.rating} {view.labels.outOf} 5
              </span>
            </span>
          )}
          {skill.description && <span className="quiet">{skill.description}</span>}
        </li>
      ))}
    </ul>
  );
}
