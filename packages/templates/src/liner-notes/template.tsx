import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { joinDots } from "../kit/text.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { bandsOf } from "./bands.ts";
import { CreativeFacts } from "./creative-facts.tsx";

/** The words of a record; other languages keep the common ones. */
const words = { about: "Notes", highlights: "Liner notes", skills: "Credits" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries tracks" />,
  skills: (view) => <SkillGroups view={view} className="credits" />,
  projects: (view) => (
    <Works
      view={view}
      className="singles"
      sizes="(min-width: 60rem) 22rem, 88vw"
      width={640}
      height={640}
      blank={() => <div className="plate" aria-hidden="true" />}
    />
  ),
};

/** "Liner notes": a record half out of its sleeve, and the back of that with everything on it. */
export function LinerNotesTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="liner"
      header={<Cover view={view} />}
      drawings={drawings}
      wide={["experience", "projects"]}
      hold="sides"
      facts={CreativeFacts}
    />
  );
}

function Cover({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="cover">
      <div className="sleeve">
        <FitName view={view} stacked className={person.longestWordLen > 15 ? "name long" : "name"} />
        <div className="who">
          <FirstLines view={view} links={headLinks(view)} />
        </div>
      </div>
      <Disc view={view} />
    </header>
  );
}

/** The record: the roles as its bands, the person on its label, and what is etched around that. */
function Disc({ view }: { view: SiteView }) {
  const { person, experience, asOf } = view;
  const dates = experience.items.map((role) => role.dates);
  const etched = joinDots([person.title, person.location]);
  return (
    <div className="record">
      <div className="disc">
        <svg viewBox="-200 -200 400 400" fill="none" aria-hidden="true">
          {bandsOf(dates, asOf).map(({ radius, width }) => (
            <circle key={radius} r={radius} strokeWidth={width} />
          ))}
          <path id="run-out" d="M0 84A84 84 0 1 1 1 84" />
          <text>
            <textPath href="#run-out">{etched}</textPath>
          </text>
        </svg>
        {person.photo ? (
          <Portrait view={view} width={320} height={320} />
        ) : (
          <span className="label" data-initials={person.initials} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}
