import type { CSSProperties } from "react";
import { Career } from "../kit/career.tsx";
import { FitName, Portrait, Present, headLinks } from "../kit/head.ts";
import { LinkRow, Prose, joinDots } from "../kit/words.ts";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";
import { coverFigures } from "./figures.ts";
import { postsOfTheirOwn } from "./own-record.ts";
import { spanSteps } from "./span-steps.ts";

/** The cover line: a band with the name, and the owner's figures under it. */
export function Cover({ view }: { view: SiteView }) {
  const { person, business } = view;
  return (
    <header className="cover">
      <div className="band">
        <div className="who">
          <FitName view={view} />
          {person.title && <p className="title">{person.title}</p>}
          <Present view={view} />
          {(business?.industry.primary || person.location) && (
            <p className="place">{joinDots([business?.industry.primary, person.location])}</p>
          )}
          <LinkRow links={headLinks(view)} className="links no-print" />
        </div>
        {person.photo ? <Portrait view={view} width={360} height={440} /> : <Career view={view} />}
      </div>
      <Figures view={view} />
    </header>
  );
}

/** Figures as large as the longest has room for, each with what it counts or the sentence that says it. */
function Figures({ view }: { view: SiteView }) {
  const figures = coverFigures(view);
  if (figures.length === 0) return null;
  return (
    <dl
      className="figures"
      style={{ "--letters": Math.max(...figures.map(({ value }) => value.length)) } as CSSProperties}
    >
      {figures.map(({ says, value }) => (
        <div key={says}>
          <dt>{says}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The letter to the reader, signed with the name. */
export function Letter({ view }: { view: SiteView }) {
  const { person, business, labels } = view;
  const philosophy = business?.leadershipPhilosophy ?? "";
  if (!person.claim && !philosophy && person.story.length === 0) return null;
  return (
    <Section view={view} id="about" className="letter">
      {person.claim && <p className="intro">{person.claim}</p>}
      {philosophy && <p className="philosophy">{philosophy}</p>}
      <Prose prose={person.story} more={labels.more} />
      {philosophy && <p className="signed">{person.name}</p>}
    </Section>
  );
}

/** Team sizes as steps over time, and the same facts as a table. */
export function Leadership({ view }: { view: SiteView }) {
  const { labels } = view;
  const rows = postsOfTheirOwn(view);
  if (rows.length === 0) return null;
  const { steps, scaled } = spanSteps(rows);
  const hasTeams = rows.some(({ teamSize }) => teamSize);
  return (
    <Section view={view} id="leadership">
      {steps.length > 0 && (
        <div className="chart" aria-hidden="true" data-scaled={scaled || undefined}>
          {steps.map((step, index) => (
            <div
              key={index}
              className="step"
              data-current={step.current || undefined}
              style={{ "--w": step.width, "--h": `${step.height}%` } as CSSProperties}
            >
              <div className="rise">
                <span className="size">{step.team}</span>
                <span className="fill" />
              </div>
              <span className="from">{step.from || index + 1}</span>
            </div>
          ))}
        </div>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.role}</th>
            <th scope="col">{labels.period}</th>
            {hasTeams && <th scope="col">{labels.team}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row, index) => (
            <tr key={index}>
              <th scope="row">
                {row.role || labels.role}
                {row.achievements && <span className="quiet">{row.achievements}</span>}
              </th>
              <td>{row.duration}</td>
              {hasTeams && <td className="number">{row.teamSize}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
