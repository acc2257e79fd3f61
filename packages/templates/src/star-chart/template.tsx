import type { CSSProperties } from "react";
import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, skillAnchors, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { figureOf, rimOf } from "./sky.ts";

/** The words of an atlas; other languages keep the common ones. */
const words = { experience: "Observations", skills: "Constellations", projects: "Plates" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries log" mark={discsOf(view)} />,
  skills: (view) => (
    <SkillGroups view={view} className="figures" mark={({ items }) => <Constellation view={view} skills={items} />} />
  ),
  projects: (view) => (
    <Works view={view} className="plates" sizes="(min-width: 60rem) 24rem, 92vw" width={640} height={640} />
  ),
};

/** "Star chart": a map of the sky whose figures are what the person can do, and whose rim is the person's years. */
export function StarChartTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return <ShelvedFrame view={view} className="atlas" header={<Opening view={view} />} drawings={drawings} />;
}

function Opening({ view }: { view: SiteView }) {
  return (
    <header className="opening">
      <div className="who">
        <FitName view={view} stacked />
        <FirstLines view={view} links={headLinks(view, 3)} />
      </div>
      <Sky view={view} />
    </header>
  );
}

/** As many figures find room around the pole. */
const mostFigures = 9;

/** The chart: the person at its pole, around that a figure for each group of skills, which leads to it. */
function Sky({ view }: { view: SiteView }) {
  const groups = view.skills.items.slice(0, mostFigures);
  const anchors = skillAnchors(view).slice(0, groups.length);
  return (
    <div className="sky" style={{ "--all": anchors.length } as CSSProperties}>
      <Rim view={view} />
      {anchors.length > 0 && (
        <ol className="no-print">
          {anchors.map(({ href, title }, index) => (
            <li key={href} style={{ "--i": index } as CSSProperties}>
              <a href={href}>
                <Constellation view={view} skills={groups[index]?.items ?? []} />
                <span>{title || view.labels.skills}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <Portrait view={view} width={320} height={320} />
    </div>
  );
}

/** The stars of a group with the letters that their list counts by, and the lines between them. */
function Constellation({ view, skills }: { view: SiteView; skills: readonly string[] }) {
  const { stars, lines } = figureOf(view, skills);
  return (
    <svg className="figure" viewBox="0 0 100 100" aria-hidden="true">
      <path d={lines} />
      {stars.map(({ x, y, size }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <circle r={size / 2} />
          <text x={size / 2 + 2} y="-2">
            {String.fromCodePoint(0x3b1 + index)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Circles, hours and faint stars; the years along the rim, and the roles below them. */
function Rim({ view }: { view: SiteView }) {
  const { years, arcs } = rimOf(view);
  return (
    <svg className="rim" viewBox="-100 -100 200 200" aria-hidden="true">
      {[14, 38, 62, 86, 99].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {[21, 29, 34.5, 43, 50.5, 57, 66, 71.5, 79].map((radius) => (
        <circle key={radius} className="dust" r={radius} />
      ))}
      <path d="M-86 0H-14M14 0H86M0-86V-14M0 14V86M-43-74-7-12M7 12 43 74M-74-43-12-7M12 7 74 43M43-74 7-12M-7 12-43 74M74-43 12-7M-12 7-74 43" />
      <path className="pole" d="M0-10 1-1 10 0 1 1 0 10-1 1-10 0-1-1Z" />
      <circle className="ticks" r="97.5" pathLength="360" />
      {arcs.map(({ from, length, isPresent }, index) => (
        <circle
          key={index}
          className={isPresent ? "arc is-present" : "arc"}
          r={84 - (index % 2) * 3.4}
          pathLength="360"
          strokeDasharray={`${length} 360`}
          transform={`rotate(${from - 90})`}
        />
      ))}
      {years.map(({ year, at }) => (
        <text key={year} y="-89.5" transform={`rotate(${at})`}>
          {year}
        </text>
      ))}
    </svg>
  );
}

/** For each role a disc as large as the role was long. */
function discsOf(view: SiteView) {
  const { discs } = rimOf(view);
  return (index: number) => <i className="disc" style={{ "--m": discs[index] } as CSSProperties} aria-hidden="true" />;
}
