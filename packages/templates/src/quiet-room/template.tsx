import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { LinkRow, SafeLink } from "../kit/words.ts";
import { FitName, Portrait, Present, SiteFrame } from "../kit/frame.tsx";
import { plainDrawings } from "../kit/plain-drawings.tsx";
import { briefKinds } from "../kit/section-links.ts";
import { SkillBlocks } from "../kit/skill-groups.tsx";
import { Sections, Slot, sectionRuns, slotSections, type Drawings } from "../kit/slots.tsx";
import { drawnName } from "../view/drawn-name.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The word of a practice; other languages keep the common one. */
const roomWords = { about: "How I work" } as const;

/** What people ask next: in which language, and with which licence. */
const asked = ["languages", "certifications"] as const;

const drawings: Drawings = { ...plainDrawings, skills: (view) => <SkillBlocks view={view} className="field" /> };

/** "Quiet room": light through a window, and what a patient wants to know in the order of asking. */
export function QuietRoomTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, roomWords);
  const runs = sectionRuns(slotSections(view, "rest", asked), ({ kind }) => briefKinds.includes(drawnName(kind)));
  return (
    <SiteFrame view={view} className="room" header={<Wall view={view} />}>
      <About view={view} />
      {slotSections(view, asked).length > 0 && (
        <div className="niches">
          <Slot view={view} kinds={asked} drawings={drawings} />
        </div>
      )}
      <Highlights view={view} />
      {runs.map(({ group: isBrief, sections }) => (
        <div key={sections[0]?.id} className={isBrief ? "niches" : "days"}>
          <Sections view={view} sections={sections} drawings={drawings} />
        </div>
      ))}
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The name on the wall, and beside it a window: its panes hold the picture, the post, the place and the ways to write. */
function Wall({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="wall">
      <div className="who">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
      </div>
      <div className="window">
        <Portrait view={view} width={480} height={640} />
        <Present view={view} />
        {person.location && <p className="place">{person.location}</p>}
        <Ways view={view} />
      </div>
    </header>
  );
}

/** By letter and by telephone; without either, elsewhere. */
function Ways({ view }: { view: SiteView }) {
  const { email, phone, links } = view.person;
  if (!email && !phone) return <LinkRow links={links.slice(0, 2)} className="links no-print" />;
  return (
    <ul className="links no-print">
      {email && (
        <li>
          <SafeLink link={email} />
        </li>
      )}
      {phone && (
        <li>
          <SafeLink link={phone} />
        </li>
      )}
    </ul>
  );
}
