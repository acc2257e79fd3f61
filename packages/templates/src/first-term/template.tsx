import { About, ContactSection, Entries, ModernFacts } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks, lengthOf } from "../kit/head.ts";
import { Shelves, SkillGroups, Slot, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

const drawings: Drawings = {
  ...plainDrawings,
  education: (view) => <Entries view={view} id="education" listClassName="entries terms" />,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries notices" />,
  skills: (view) => <SkillGroups view={view} className="timetable" />,
  projects: (view) => <Works view={view} className="notices" sizes="(min-width: 60rem) 24rem, 88vw" />,
};

/** Studies stand first: whoever takes this design has more of them than of jobs. */
const studies = ["education"] as const;

/** "First term": a notice on a board, with contacts to tear off, and everything else pinned around it. */
export function FirstTermTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="campus" header={<Flyer view={view} />}>
      <Slot view={view} kinds={studies} drawings={drawings} />
      <div className="shelf intro-shelf">
        <About view={view} intro="" />
        <ModernFacts view={view} />
      </div>
      <Shelves view={view} drawings={drawings} except={studies} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Flyer({ view }: { view: SiteView }) {
  const { person, modern } = view;
  return (
    <header className="wall">
      <div className="flyer">
        <div className="paper">
          <FitName view={view} className={person.longestWordLen > 15 ? "name long" : "name"} />
          {person.title && <p className="title">{person.title}</p>}
          <Present view={view} />
          {person.location && <p className="place">{person.location}</p>}
          {modern?.tagline && <p className="tagline">{modern.tagline}</p>}
        </div>
        <Strips view={view} />
      </div>
      {(person.photo || person.claim) && (
        <div className="beside">
          <Portrait view={view} width={320} height={360} />
          {person.claim && <p className="intro">{person.claim}</p>}
        </div>
      )}
    </header>
  );
}

/** Each way to reach the person as a strip at the foot of the notice; one has been taken already. */
function Strips({ view }: { view: SiteView }) {
  const { phone } = view.person;
  const [first, ...others] = headLinks(view, 5);
  const ways = [...(first ? [first] : []), ...(phone ? [phone] : []), ...others];
  if (ways.length === 0) return null;
  return (
    <ul className="strips no-print">
      {ways.map((way) => (
        <li key={way.href} dir="auto" style={lengthOf(way)}>
          <SafeLink link={way} />
        </li>
      ))}
      <li className="torn" aria-hidden="true" />
    </ul>
  );
}
