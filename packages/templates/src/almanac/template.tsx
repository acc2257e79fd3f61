import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import type { DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";
import { monthsIn, pointAt, turnsOf, type Turn } from "./wheel.ts";

/** A key with more lines than this explains nothing. */
const mostLines = 9;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => (
    <Entries
      view={view}
      id="experience"
      listClassName="entries year"
      mark={(index) => <Sheet view={view} dates={view.experience.items[index]?.dates} />}
    />
  ),
  skills: (view) => <SkillGroups view={view} className="plan" />,
  projects: (view) => <Works view={view} className="plates" sizes="(min-width: 60rem) 36rem, 92vw" />,
};

/** "Almanac": a wheel of the year that a working life winds around. */
export function AlmanacTemplate({ view }: { view: SiteView }) {
  return (
    <ShelvedFrame
      view={view}
      className="almanac"
      header={
        <header className="front">
          <FitName view={view} />
          <div className="folio">
            <FirstLines view={view} links={headLinks(view, 1)} />
          </div>
          <Wheel view={view} />
          <Advice view={view} />
        </header>
      }
      drawings={drawings}
      intro=""
    />
  );
}

function Advice({ view }: { view: SiteView }) {
  return (
    <div className="advice">
      <Portrait view={view} width={300} height={380} />
      {view.person.claim && <p className="intro">{view.person.claim}</p>}
    </div>
  );
}

/** What each hatching of the wheel means. */
function Key({ turns }: { turns: readonly Turn[] }) {
  return (
    <ol className="key no-print">
      {turns.slice(0, mostLines).map(({ href, since, title, isPresent }) => (
        <li key={href} data-now={isPresent || undefined}>
          <a href={href}>
            <svg width="32" height="12" aria-hidden="true">
              <path d="M0 6H32" strokeWidth="11" />
            </svg>
            {since} {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The sun over the initials; where posts say when they were, in the middle of the year that they wind through. */
function Wheel({ view }: { view: SiteView }) {
  const turns = turnsOf(view);
  return (
    <>
      <div className="wheel" aria-hidden="true">
        <svg viewBox={turns.length > 0 ? "-204 -204 408 408" : "-48 -48 96 96"} fill="none">
          {turns.length > 0 && <Year view={view} turns={turns} />}
          <path className="sun" d={sun} />
          <text className="initials" y="9">
            {view.sections.length > 0 && view.person.initials}
          </text>
        </svg>
      </div>
      {turns.length > 1 && <Key turns={turns} />}
    </>
  );
}

/** The year as a circle: months around it, and each role wound through those in which it was done. */
function Year({ view, turns }: { view: SiteView; turns: readonly Turn[] }) {
  const now = view.asOf ? Number(view.asOf.slice(5, 7)) - 1 : null;
  return (
    <>
      <circle r="200" />
      <circle r="172" />
      <circle className="weeks" r="168" pathLength="364" />
      {now !== null && (
        <path className="now" d={`M${pointAt(186, now + 0.05)}A186 186 0 0 1 ${pointAt(186, now + 0.95)}`} />
      )}
      {monthsIn(view.labelsLang, "long").map((name, month) => (
        <Month key={month} name={name} month={month} isNow={month === now} />
      ))}
      <g className="turns">
        {turns.map(({ href, path, width, isPresent }) => (
          <path key={href} d={path} strokeWidth={width} data-now={isPresent || undefined} />
        ))}
      </g>
    </>
  );
}

/** A month's name along its part of the ring; below the middle it runs the other way, so that nobody stands on his head. */
function Month({ name, month, isNow }: { name: string; month: number; isNow: boolean }) {
  const isBelow = month > 2 && month < 9;
  const [radius, from, to, sweep] = isBelow ? [190, month + 1, month, 0] : [182, month, month + 1, 1];
  return (
    <>
      <path d={`M${pointAt(172, month)}L${pointAt(200, month)}`} />
      <path
        id={`month-${month + 1}`}
        stroke="none"
        d={`M${pointAt(radius, from)}A${radius} ${radius} 0 0 ${sweep} ${pointAt(radius, to)}`}
      />
      <text data-now={isNow || undefined}>
        <textPath href={`#month-${month + 1}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

/** Twenty-four rays, long and short. */
const sun = `M${Array.from({ length: 48 }, (_, ray) => pointAt(ray % 2 ? 29 : ray % 4 ? 38 : 46, ray / 4)).join("L")}Z`;

/** When something began, as a sheet torn off a calendar; the dates in full stand beside it. */
function Sheet({ view, dates }: { view: SiteView; dates: DatesView | undefined }) {
  const [year, month] = dates?.parsed?.start.split("-") ?? [];
  if (!year) return null;
  return (
    <span className="sheet" aria-hidden="true">
      {month && <b>{monthsIn(view.labelsLang, "short")[Number(month) - 1]}</b>}
      {year}
    </span>
  );
}
