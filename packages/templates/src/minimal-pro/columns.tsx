import { isFirstDrawn } from "../kit/own-forms.tsx";
import { Section } from "../kit/section.tsx";
import { Tags, joinDots, withLevel } from "../kit/words.ts";
import type { LabelName } from "../view/labels.ts";
import type { SiteView } from "../view/site-view.ts";

type Column = { title: string; lines: readonly string[] };

/** Skills as columns of lines under a red word; soft skills are a column too. */
export function SkillColumns({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const soft = (isFirstDrawn(view, "skills") && view.modern?.softSkills) || [];
  const columns: Column[] = [
    ...skills.items.map((group) => ({
      title: skills.count + soft.length === 1 ? "" : group.title,
      lines: group.items,
    })),
    { title: labels.softSkills, lines: soft.map((skill) => softLine(skill, labels.outOf)) },
  ];
  return <Columns view={view} id="skills" columns={columns} />;
}

/** Languages with their level, or interests. */
export function WordColumn({ view, id }: { view: SiteView; id: "languages" | "interests" }) {
  const lines = id === "languages" ? view.languages.items.map(withLevel) : view.interests;
  return <Columns view={view} id={id} columns={[{ title: "", lines }]} />;
}

function Columns({ view, id, columns }: { view: SiteView; id: LabelName; columns: readonly Column[] }) {
  const shown = columns.filter(({ lines }) => lines.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section view={view} id={id}>
      <div className="columns" data-one={shown.every(({ title }) => title === "") || undefined}>
        {shown.map(({ title, lines }, index) => (
          <div className="column" key={index}>
            {title && <h3>{title}</h3>}
            <Tags tags={lines} className="plain" />
          </div>
        ))}
      </div>
    </Section>
  );
}

function softLine(skill: { name: string; description: string; rating: number | null }, outOf: string): string {
  return joinDots([skill.name, skill.rating === null ? "" : `${skill.rating} ${outOf} 5`, skill.description]);
}

/** Values as three columns of text. */
export function ValueColumns({ view }: { view: SiteView }) {
  const values = view.modern?.values ?? [];
  if (values.length === 0) return null;
  return (
    <Section view={view} id="values">
      <ul className="thirds">
        {values.map((value) => (
          <li key={value.title}>
            <h3>{value.title}</h3>
            {value.description && <p>{value.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
