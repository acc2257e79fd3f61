import { AboutNotes } from "../kit/about-notes.tsx";
import { ContactList, canBeReached } from "../kit/contact-list.tsx";
import { Entries } from "../kit/entries.tsx";
import { LinkRow } from "../kit/entry.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Section } from "../kit/section.tsx";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { withNotebookLabels } from "./lab-words.ts";
import { PeriodicTable } from "./periodic-table.tsx";
import { Procedures } from "./procedures.tsx";
import { Results } from "./results.tsx";
import { Scheme } from "./scheme.tsx";
import { symbolsOf } from "./symbols.ts";

/** "Periodic": a page of a lab notebook, its table made from the owner's skills. */
export function ChemLabTemplate({ view: given }: { view: SiteView }) {
  const view = withNotebookLabels(given);
  return (
    <SiteFrame view={view} className="notebook" header={<Label view={view} />}>
      <PeriodicTable view={view} />
      <About view={view} />
      <Results view={view} />
      <Scheme view={view} />
      <Entries view={view} id="education" />
      <Entries view={view} id="training" />
      <Procedures view={view} />
      {(["publications", "certifications", "awards", "volunteer", "languages", "interests", "writing"] as const).map(
        (id) => (
          <Entries key={id} view={view} id={id} />
        ),
      )}
      <Bottle view={view} />
    </SiteFrame>
  );
}

/** The compound on the label: its cell, its name, and what is known about it. */
function Label({ view }: { view: SiteView }) {
  const { person, academic } = view;
  const links = [
    ...(person.email ? [person.email] : []),
    ...(academic?.scholarProfile ? [academic.scholarProfile] : []),
    ...person.links.slice(0, 2),
  ];
  const skills = view.skills.items.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <header className="label" data-photo={person.photo ? "" : undefined}>
      <div className="litmus" aria-hidden="true" />
      <div className="own cell" aria-hidden="true" data-name={person.name}>
        <span className="symbol" data-number={skills > 0 ? skills + 1 : ""} data-symbol={symbolsOf([person.name])[0]} />
      </div>
      <div className="compound-name">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
        {person.location && <p className="place">{person.location}</p>}
        <LinkRow links={links} className="links no-print" />
      </div>
      {person.photo && (
        <div className="taped">
          <Portrait view={view} width={400} height={400} />
        </div>
      )}
    </header>
  );
}

function About({ view }: { view: SiteView }) {
  const { person, academic, labels } = view;
  const philosophy = academic?.philosophy ?? "";
  const areas = academic?.researchAreas ?? [];
  const remarks = academic?.philosophyStats ?? [];
  if (!person.intro && !philosophy && person.about.length + areas.length + remarks.length === 0) return null;
  return (
    <Section view={view} id="about">
      <div className="text">
        {person.intro && <p className="intro">{person.intro}</p>}
        <Prose prose={person.about} more={labels.more} />
      </div>
      <AboutNotes philosophy={philosophy} remarks={remarks} areas={areas} className="slip" />
    </Section>
  );
}

/** The label on a bottle of reagent. */
function Bottle({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact">
      <div className="bottle">
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p className="available">{labels.available}</p>}
        <ContactList view={view} />
      </div>
    </Section>
  );
}
