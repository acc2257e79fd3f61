import { WayList, canBeReached, lengthOf } from "../kit/contact-list.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Engagements, Mastery, Particulars, Records, Triptych } from "./chapters.tsx";

/** "Maison": a monogram lit from within, then centred chapters on a gold thread. */
export function AuroraLuxuryTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="maison" header={<Facade view={view} />}>
      <House view={view} />
      <Particulars view={view} />
      <Engagements view={view} />
      <Records view={view} id="education" className="chapter" />
      <Mastery view={view} />
      <Triptych view={view} />
      <Records view={view} id="training" />
      <Records view={view} id="publications" />
      <Records view={view} id="certifications" />
      <Records view={view} id="awards" />
      <Records view={view} id="volunteer" />
      <Records view={view} id="languages" />
      <Records view={view} id="interests" />
      <Records view={view} id="writing" />
      <Appointment view={view} />
    </SiteFrame>
  );
}

function Facade({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="facade">
      <div className="monogram" data-letters={person.initials} data-count={person.initials.length} aria-hidden="true" />
      <FitName view={view} />
      {(person.title || person.location) && <p className="caps title">{joinDots([person.title, person.location])}</p>}
      {person.email && (
        <p className="small no-print" dir="ltr">
          <SafeLink link={person.email} />
        </p>
      )}
    </header>
  );
}

function House({ view }: { view: SiteView }) {
  const { person, labels } = view;
  const [opening] = view.highlights.quotes;
  if (!opening && !person.intro && !person.photo && person.about.blocks.length === 0) return null;
  return (
    <Section view={view} id="about" className={person.photo ? "chapter portrait" : "chapter"}>
      <Portrait view={view} width={450} height={750} />
      <div className="text">
        {opening && (
          <blockquote>
            <p>{opening}</p>
          </blockquote>
        )}
        {person.intro && <p className="intro">{person.intro}</p>}
        <Prose prose={person.about} more={labels.more} />
      </div>
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
