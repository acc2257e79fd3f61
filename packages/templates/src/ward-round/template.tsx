import type { CSSProperties } from "react";
import { Entries, SectionNav } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait } from "../kit/head.ts";
import { ShelvedFrame, SkillBlocks, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { Section } from "../kit/section.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { chartOf, holesOf, yearsOfPosts } from "./years.ts";

/** The words of a ward; other languages keep the common ones. */
const words = { about: "Handover", experience: "Shifts and posts", skills: "Competencies" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries round" mark={yearsOf(view)} />,
  skills: (view) => <Observations view={view} />,
  projects: (view) => <Works view={view} className="works" sizes="(min-width: 60rem) 34rem, 92vw" />,
};

/** "Ward round": a wristband whose holes are years, and below it the chart of what was done where. */
export function WardRoundTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame view={view} className="ward" header={<Wristband view={view} />} drawings={drawings} lead="report" />
  );
}

/** The band with the holes along its rim and its label, and its tail with the ways through the page. */
function Wristband({ view }: { view: SiteView }) {
  const { person } = view;
  const ways = [person.email, person.phone].filter((way) => way !== null);
  return (
    <>
      <SectionNav view={view} className="strip" />
      <header className="band">
        <Holes view={view} />
        <div className="label">
          <Portrait view={view} width={320} height={400} />
          <FitName view={view} />
          <div className="who">
            <FirstLines view={view} links={ways.length > 0 ? ways : person.links.slice(0, 2)} />
          </div>
        </div>
      </header>
    </>
  );
}

/** A hole for each year, on the curve of the band; the stud sits in the present. */
function Holes({ view }: { view: SiteView }) {
  const holes = holesOf(view);
  if (holes.length === 0) return null;
  return (
    <ol className="holes" aria-hidden="true">
      {holes.map(({ year, is, isLabelled }, index) => (
        <li key={year} data-is={is} style={{ "--at": ((index + 0.5) / holes.length).toFixed(3) } as CSSProperties}>
          {isLabelled && year}
        </li>
      ))}
    </ol>
  );
}

/** As many holes beside a post as it lasted years. */
function yearsOf(view: SiteView) {
  const counts = yearsOfPosts(view);
  return (index: number) => (
    <span className="years" aria-hidden="true" style={{ "--years": counts[index] ?? 0 } as CSSProperties} />
  );
}

/** Skills as an observations chart, a column for each post; as lists to tick where no post names any. */
function Observations({ view }: { view: SiteView }) {
  const chart = chartOf(view);
  if (!chart) return <SkillBlocks view={view} className="ticked" />;
  const { columns, rows } = chart;
  return (
    <Section view={view} id="skills" bucket={view.skills.bucket}>
      <table className="chart">
        <thead>
          <tr>
            <th scope="col">{view.labels.skills}</th>
            {columns.map(({ year, org, href }) => (
              <th key={href} scope="col">
                <a href={href}>
                  {year} <span>{org}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, skill, ticks }, index) => (
            <tr key={index} data-group={group || undefined}>
              <th scope="row">
                {group && <em>{group}</em>} {skill}
              </th>
              {ticks.map((isTicked, at) => (
                <td key={columns[at]?.href}>{isTicked && "✓"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
