import { FitName, Portrait, SiteFrame } from "../kit/head.ts";
import { ContactSection, Entries, ResearchAbout, ResearchLines } from "../kit/parts.ts";
import { Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { PeriodicTable } from "./periodic-table.tsx";
import { Procedures } from "./procedures.tsx";
import { Results } from "./results.tsx";
import { Scheme } from "./scheme.tsx";
import { symbolsOf } from "./symbols.ts";

/** The words of a lab notebook; other languages keep the common ones. */
const words = {
  highlights: "Results",
  experience: "Reaction scheme",
  education: "Starting materials",
  skills: "Periodic table",
  projects: "Procedures",
  certifications: "Safety sheet",
  writing: "Notebook entries",
} as const;

/** The table of elements opens the notebook. */
const elements = ["skills"] as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Scheme view={view} />,
  skills: (view) => <PeriodicTable view={view} />,
  projects: (view) => <Procedures view={view} />,
  languages: (view) => <Entries view={view} id="languages" />,
  interests: (view) => <Entries view={view} id="interests" />,
};

/** "Periodic": a page of a lab notebook, its table made from the owner's skills. */
export function ChemLabTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="notebook" header={<Label view={view} />}>
      <Slot view={view} kinds={elements} drawings={drawings} />
      <ResearchAbout view={view} intro={view.person.claim} notesClassName="slip" />
      <Results view={view} />
      <Slot view={view} kinds="rest" except={elements} drawings={drawings} />
      <ContactSection view={view} frame="bottle" />
    </SiteFrame>
  );
}

/** The compound on the label: its cell, its name, and what is known about it. */
function Label({ view }: { view: SiteView }) {
  const { person } = view;
  const skills = view.skills.items.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <header className="label" data-photo={person.photo ? "" : undefined}>
      <div className="litmus" aria-hidden="true" />
      <div className="own cell" aria-hidden="true" data-name={person.name}>
        <span className="symbol" data-number={skills > 0 ? skills + 1 : ""} data-symbol={symbolsOf([person.name])[0]} />
      </div>
      <div className="compound-name">
        <FitName view={view} />
        <ResearchLines view={view} />
      </div>
      {person.photo && (
        <div className="taped">
          <Portrait view={view} width={400} height={400} />
        </div>
      )}
    </header>
  );
}
