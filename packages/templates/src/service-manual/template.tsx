import type { CSSProperties } from "react";
import { EngineeringFacts, Entries, SectionNav } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { SafeLink } from "../kit/text.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { assemble, meaningsOf } from "./assembly.ts";
import { Pictogram } from "./pictogram.tsx";

/** The words of a manual; other languages keep the common ones. */
const words = {
  highlights: "Data",
  experience: "Service record",
  skills: "Tools and parts",
  projects: "Jobs",
} as const;

const drawings: Drawings = {
  ...plainDrawings,
  // The present role has the highest number, as the last step of a manual.
  experience: (view) => (
    <Entries
      view={view}
      id="experience"
      listClassName="entries steps"
      mark={(index) => <b data-number={view.experience.count - index} aria-hidden="true" />}
    />
  ),
  skills: (view) => (
    <SkillGroups view={view} className="tools" mark={(group) => <Pictogram words={[group.title, ...group.items]} />} />
  ),
  projects: (view) => (
    <Works
      view={view}
      className="jobs"
      sizes="(min-width: 64rem) 38rem, 92vw"
      blank={({ title, category, technologies }) => (
        <div className="plate" aria-hidden="true">
          <Pictogram words={[title, category, ...technologies]} />
        </div>
      )}
    />
  ),
};

/** "Service manual": a cover with an exploded drawing, then chapters by number. */
export function ServiceManualTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="manual"
      header={<Cover view={view} />}
      drawings={drawings}
      hold="chapters"
      facts={EngineeringFacts}
    />
  );
}

function Cover({ view }: { view: SiteView }) {
  const { person } = view;
  const call = person.phone ?? person.email;
  return (
    <>
      <header className="cover">
        <FitName view={view} className={person.longestWordLen > 15 ? "name long" : "name"} />
        <div className="card">
          <Portrait view={view} width={280} height={350} />
          <div>
            <FirstLines view={view} links={headLinks(view).filter((link) => link !== call)} />
          </div>
        </div>
        {call && (
          <p className="call no-print" dir="ltr" style={{ "--len": call.label.length } as CSSProperties}>
            <SafeLink link={call} />
          </p>
        )}
        <Exploded view={view} />
      </header>
      <SectionNav view={view} className="contents" />
    </>
  );
}

/** Every group of skills as a part on one axis, with a rib for each skill, and its number in a balloon. */
function Exploded({ view }: { view: SiteView }) {
  const meanings = meaningsOf(view);
  if (meanings.length < 2) return null;
  const parts = assemble(meanings.map(({ count }) => count));
  const length = (parts.at(-1)?.at ?? 0) + 90;
  const [width, height] = [Math.round(length * 0.9 + 190), Math.round(length * 0.44 + 300)];
  return (
    <div className="exploded no-print">
      <svg viewBox={`-90 ${120 - height} ${width} ${height}`} fill="none" strokeLinejoin="round" aria-hidden="true">
        <g transform="rotate(-26)">
          <path strokeDasharray="26 6 4 6" d={`M-80 0H${length + 90}`} />
          {parts.toReversed().map(({ at, radius, side, edges, ribs, face, home }, index) => (
            <g key={at} className="part" style={{ "--home": `${home}px` } as CSSProperties}>
              <path className="paper" stroke="none" d={side} />
              <path strokeWidth="1" d={ribs} />
              <path d={edges} />
              <path className="paper" d={face} fillRule="evenodd" />
              <g transform={`translate(${at} ${-radius}) rotate(26)`}>
                <path d="M0 0V-44" />
                <circle className="paper" cy="-66" r="22" />
                <text y="-57" textAnchor="middle" fill="currentColor" stroke="none">
                  {parts.length - index}
                </text>
              </g>
            </g>
          ))}
        </g>
      </svg>
      <ol className="legend">
        {meanings.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
