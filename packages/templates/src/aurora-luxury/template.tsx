import { FitName, Portrait, Present, SiteFrame, WayList, canBeReached, lengthOf } from "../kit/head.ts";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Engagements, Mastery, Particulars, Records, Triptych } from "./chapters.tsx";
import { curtainsOf } from "./curtains.ts";

const annexes = [
  "training",
  "publications",
  "certifications",
  "awards",
  "volunteer",
  "languages",
  "interests",
  "writing",
] as const;

const drawings: Drawings = {
  ...drawRecords(annexes, (view, id) => <Records view={view} id={id} />),
  experience: (view) => <Engagements view={view} />,
  education: (view) => <Records view={view} id="education" className="chapter" />,
  skills: (view) => <Mastery view={view} />,
  projects: (view) => <Triptych view={view} />,
};

/** Short lists are annexes, whatever they hold; pictures get the width of the triptych. */
function kitClass({ kind, records }: SectionView): string {
  if (records.some(({ pictures }) => pictures && pictures.length > 0)) return "chapter wide";
  return annexKinds.has(kind) ? "annex" : "chapter";
}

const annexKinds = new Set<string>([...annexes, "talks", "press", "links"]);

/** "Maison": a monogram lit by a curtain of light for each post, then centred chapters on a gold thread. */
export function AuroraLuxuryTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="maison" header={<Facade view={view} />}>
      <House view={view} />
      <Particulars view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} kitClass={kitClass} />
      <Appointment view={view} />
    </SiteFrame>
  );
}

function Facade({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="facade" data-photo={person.photo ? "" : undefined}>
      <div className="plaque">
        <div
          className="monogram"
          style={curtainsOf(view)}
          data-letters={person.initials}
          data-count={person.initials.length}
          aria-hidden="true"
        />
        <FitName view={view} />
        {(person.title || person.location) && <p className="caps title">{joinDots([person.title, person.location])}</p>}
        <Present view={view} />
        {person.email && (
          <p className="small no-print" dir="ltr">
            <SafeLink link={person.email} />
          </p>
        )}
      </div>
      <Portrait view={view} width={540} height={800} />
    </header>
  );
}

function House({ view }: { view: SiteView }) {
  const { person, labels } = view;
  const [opening] = view.highlights.quotes;
  if (!opening && !person.claim && person.story.blocks.length === 0) return null;
  return (
    <Section view={view} id="about" className="chapter">
      {opening && (
        <blockquote>
          <p>{opening}</p>
        </blockquote>
      )}
      {person.claim && <p className="intro">{person.claim}</p>}
      <Prose prose={person.story} more={labels.more} />
    </Section>
  );
}

function Appointment({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.blocks.length === 0) return null;
  return (
    <Section view={view} id="contact" className="chapter">
      <Prose prose={person.note} more={labels.more} />
      {person.email && (
        <p className="mail" dir="ltr" style={lengthOf(person.email)}>
          <SafeLink link={person.email} />
        </p>
      )}
      {person.availableForFreelance && <p className="small">{labels.available}</p>}
      <WayList view={view} className="ways" />
    </Section>
  );
}
