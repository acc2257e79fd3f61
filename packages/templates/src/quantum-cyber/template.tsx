import { Career } from "../kit/career.tsx";
import { ContactSection, Entries, NumberHighlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame } from "../kit/head.ts";
import { LinkRow, Prose } from "../kit/words.ts";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds } from "../kit/lists.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { Files } from "./files.tsx";
import { Spectrum } from "./spectrum.tsx";

/** The words of an instrument; other languages keep the common ones. */
const instrumentWords = {
  highlights: "Readouts",
  experience: "Events",
  education: "Calibration",
  skills: "Spectrum",
  projects: "Files",
  certifications: "Keys",
  writing: "Signals",
} as const;

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Entries view={view} id={id} className="short" />),
  ...drawRecords(["education", "languages", "interests"], (view, id) => <Entries view={view} id={id} />),
  experience: (view) => <Events view={view} />,
  skills: (view) => <Spectrum view={view} />,
  projects: (view) => <Files view={view} />,
};

/** "Collapse": a field of fringes resolves into one sharp name. */
export function QuantumCyberTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, instrumentWords);
  return (
    <SiteFrame view={view} className="instrument" header={<Hero view={view} />}>
      <About view={view} />
      <NumberHighlights view={view} numbers="meters" />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} frame="reach frame" />
    </SiteFrame>
  );
}

function Hero({ view }: { view: SiteView }) {
  const { person, labels } = view;
  return (
    <header className="hero">
      <div className="field" aria-hidden="true">
        <i />
        <i />
      </div>
      <div className="frame">
        {(person.location || person.availableForFreelance) && (
          <div className="corner top">
            {person.location && <p>{person.location}</p>}
            {person.availableForFreelance && <p className="open">{labels.available}</p>}
          </div>
        )}
        <div className="slit">
          <FitName view={view} />
          <Career view={view} />
        </div>
        {(person.title || person.email || person.links.length > 0) && (
          <div className="corner bottom">
            {person.title && <p className="title">{person.title}</p>}
            <Present view={view} />
            <LinkRow
              links={[...(person.email ? [person.email] : []), ...person.links].slice(0, 3)}
              className="links no-print"
            />
          </div>
        )}
      </div>
    </header>
  );
}

function Events({ view }: { view: SiteView }) {
  const eventNumber = (index: number) => <EventNumber number={view.experience.count - index} />;
  return <Entries view={view} id="experience" mark={eventNumber} />;
}

function EventNumber({ number }: { number: number }) {
  return <span className="number" data-number={String(number).padStart(2, "0")} aria-hidden="true" />;
}

function About({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!person.claim && person.story.length === 0) return null;
  return (
    <Section view={view} id="about">
      {person.photo && (
        <div className="aperture cut">
          <Portrait view={view} width={440} height={520} />
        </div>
      )}
      <div className="text">
        {person.claim && <p className="intro">{person.claim}</p>}
        <Prose prose={person.story} more={labels.more} />
      </div>
    </Section>
  );
}
