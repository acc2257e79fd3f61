import { FitName, Portrait, Present, WayList, headLinks } from "../kit/head.ts";
import { Entry, LinkRow, joinDots } from "../kit/words.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { RecordSection } from "../kit/records.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { exhibitsFor, paragraphsOn, type Reference } from "./references.ts";

/** The words of a pleading; other languages keep the common ones. */
const words = { highlights: "Particulars", skills: "Table of skills", projects: "Exhibits" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Paragraphs view={view} />,
  skills: (view) => <SkillTable view={view} />,
  projects: (view) => <Works view={view} className="exhibits" sizes="(min-width: 60rem) 22rem, 88vw" />,
};

/** "Counsel": a pleading with numbered lines. */
export function CounselTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame view={view} className="pleading" header={<Caption view={view} />} drawings={drawings} hold="counts" />
  );
}

/** The box at the head of a pleading: the party on one side, what is known about the matter on the other. */
function Caption({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="caption">
      <div className="party">
        <FitName view={view} />
      </div>
      <div className="matter">
        <Portrait view={view} width={240} height={300} />
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        <LinkRow links={headLinks(view, 1)} className="links no-print" />
        <WayList view={view} className="ways no-print" />
      </div>
    </header>
  );
}

function SkillTable({ view }: { view: SiteView }) {
  return <SkillGroups view={view} className="table" after={referencesAfter(view)} />;
}

/** What stands after a skill: the paragraphs that speak of it. */
function referencesAfter(view: SiteView) {
  return (skill: string) => <References className="at" places={paragraphsOn(view, skill)} />;
}

function Paragraphs({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="experience" listClassName="entries paragraphs">
      {({ under, ...item }, index) => (
        <Entry
          key={index}
          view={view}
          {...item}
          id={`${view.anchors["experience"] ?? "experience"}-${index + 1}`}
          notes={[joinDots(under)]}
          more={<References className="see" places={exhibitsFor(view, { under, ...item })} />}
        />
      )}
    </RecordSection>
  );
}

/** Where to look: numbers of paragraphs, or letters of exhibits. */
function References({ places, className }: { places: readonly Reference[]; className: string }) {
  return (
    <span className={className}>
      {places.map(({ mark, title, href }) => (
        <a key={href} href={href} aria-label={`${mark}: ${title}`} title={title}>
          {mark}
        </a>
      ))}
    </span>
  );
}
