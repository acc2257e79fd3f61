import { Section } from "../kit/section.tsx";
import { joinDots, withLevel } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

type Column = { title: string; lines: readonly string[] };

/** Skills as columns of lines under a red word; soft skills, languages and interests are columns too. */
export function SkillColumns({ view }: { view: SiteView }) {
  const { skills, languages, labels } = view;
  const soft = view.modern?.softSkills ?? [];
  const columns: Column[] = [
    ...skills.items.map((group) => ({ title: group.title, lines: group.items })),
    { title: labels.softSkills, lines: soft.map((skill) => softLine(skill, labels.outOf)) },
    { title: labels.languages, lines: languages.items.map(withLevel) },
    { title: labels.interests, lines: view.interests },
  ].filter((column) => column.lines.length > 0);
  if (columns.length === 0) return null;
  const isOnlyCategory = columns.length === 1 && skills.count === 1;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      <div className="columns" data-one={isOnlyCategory || undefined}>
        {columns.map((column, index) => (
          <div className="column" key={index}>
            {!isOnlyCategory && <h3>{column.title}</h3>}
            <ul>
              {column.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
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
