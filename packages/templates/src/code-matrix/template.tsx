import { About, ContactSection } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, canBeReached } from "../kit/head.ts";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { briefKinds, recordIds, sectionLinks } from "../kit/lists.ts";
import { SafeLink } from "../kit/text.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Journal, Listing, RecordPane, SkillTree, SystemFacts } from "./panes.tsx";

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <RecordPane view={view} id={id} />),
  experience: (view) => <Journal view={view} />,
  skills: (view) => <SkillTree view={view} />,
  projects: (view) => <Listing view={view} />,
};

const kitClass = ({ kind }: SectionView) => (briefKinds.includes(kind) ? "pane" : "pane full");

/** "Session": tiled panes of one terminal, with a status bar that is the navigation. */
export function CodeMatrixTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="session" header={<WhoAmI view={view} />} footer={<StatusBar view={view} />}>
      <About view={view} intro="" className="pane broad" />
      <SystemFacts view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} kitClass={kitClass} />
      <ContactSection view={view} className="pane full" />
    </SiteFrame>
  );
}

/** As many columns as fit behind a name without becoming rain. */
const mostColumns = 18;

const fewestColumns = 6;

/** The owner's own words: the skills, and where those are few what the person did and where. */
function fallingWords({ skills, experience, education }: SiteView): string[] {
  const known = skills.items.flatMap((group) => group.items);
  const life = [
    ...experience.items.flatMap(({ role, org }) => [role, org]),
    ...education.items.flatMap(({ degree, institution }) => [degree, institution]),
  ].filter((word) => word !== "");
  return (known.length < fewestColumns ? [...known, ...life] : known).slice(0, mostColumns);
}

function WhoAmI({ view }: { view: SiteView }) {
  const { person } = view;
  const words = fallingWords(view);
  return (
    <header className="whoami">
      <div className="fall" aria-hidden="true">
        {words.map((word, index) => (
          <i key={index} data-word={word} />
        ))}
      </div>
      {person.photo ? (
        <div className="shot face">
          <Portrait view={view} width={320} height={384} />
        </div>
      ) : (
        <div className="letters" data-letters={person.initials} aria-hidden="true" />
      )}
      <div className="who">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        {person.location && <p className="place">{person.location}</p>}
        {person.claim && <p className="intro">{person.claim}</p>}
        {person.email && (
          <p className="links no-print" dir="ltr">
            <SafeLink link={person.email} />
          </p>
        )}
      </div>
    </header>
  );
}

/** The bar has room for the main windows. */
const unlisted = [...briefKinds, "education", "publications", "writing"];

function StatusBar({ view }: { view: SiteView }) {
  const years = view.engineering?.experienceYears ?? null;
  const windows = [
    ...(view.person.story.blocks.length > 0 ? [{ anchor: "about", title: view.labels.about }] : []),
    ...sectionLinks(view, unlisted),
    ...(canBeReached(view) ? [{ anchor: "contact", title: view.labels.contact }] : []),
  ];
  if (windows.length === 0) return null;
  return (
    <nav className="status no-print">
      <ul>
        {windows.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
      {years !== null && <p>up {years}y</p>}
    </nav>
  );
}
