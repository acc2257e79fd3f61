import { Career } from "../kit/career.tsx";
import { ContactSection, ResearchAbout, ResearchLines } from "../kit/parts.ts";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { recordIds } from "../kit/records.tsx";
import { withWords } from "../view/own-words.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { CultureLog, LabRecords } from "./culture-log.tsx";
import { Fields } from "./fields.tsx";
import { Gel } from "./gel.tsx";
import { PlateReader } from "./plate-reader.tsx";

/** The words of a laboratory; other languages keep the common ones. */
const words = {
  highlights: "Plate reader",
  experience: "Culture log",
  education: "Lineage",
  skills: "Gel",
  projects: "Fields of view",
  writing: "Bench notes",
  contact: "Specimen label",
} as const;

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <LabRecords view={view} id={id} />),
  experience: (view) => <CultureLog view={view} />,
  skills: (view) => <Gel view={view} />,
  projects: (view) => <Fields view={view} />,
};

/** What is short stands in the register beside its title; pictures and figures take the width. */
const kitClass = ({ kind }: SectionView) => (kind === "gallery" || kind === "figures" ? "" : "records");

/** "Slide & gel": what one sees down the eyepiece, by day stained, by night fluorescent. */
export function BioLabTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="bench" header={<Eyepiece view={view} />}>
      <ResearchAbout view={view} intro={view.person.claim} notesClassName="aside" areasClassName="stains">
        <Career view={view} />
      </ResearchAbout>
      <PlateReader view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} kitClass={kitClass} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The first field of view, with a scale bar, and the label of the specimen. */
function Eyepiece({ view }: { view: SiteView }) {
  const { person, academic } = view;
  return (
    <header className="eyepiece">
      <div className="view">
        <div className="field large">
          {person.photo ? <Portrait view={view} width={420} height={420} /> : <Cell initials={person.initials} />}
        </div>
        {academic?.researchYears && (
          <p className="scale" lang="en">
            {academic.researchYears} years of research
          </p>
        )}
      </div>
      <div className="specimen">
        <FitName view={view} />
        <ResearchLines view={view} />
      </div>
    </header>
  );
}

/** A cell drawn around the initials: membrane, organelles, nucleus. */
function Cell({ initials }: { initials: string }) {
  return (
    <>
      <svg className="cell" viewBox="0 0 420 420" aria-hidden="true">
        <path
          className="membrane"
          d="M206 46c72-10 142 34 162 104s-2 150-62 190-152 40-208-8S34 196 62 132 134 56 206 46Z"
        />
        <path
          className="inner"
          d="M208 60c64-8 126 30 144 94s-4 134-58 170-136 34-184-8S58 196 82 140 142 68 208 60Z"
        />
        <g className="organelles">
          <path d="M112 132c18-16 44-10 50 6s-22 34-44 30-22-24-6-36ZM288 108c20 4 32 24 22 38s-36 8-42-8 2-34 20-30ZM96 262c14-10 38 2 40 18s-24 24-38 14-16-22-2-32ZM300 300c16-8 36 4 34 20s-30 22-42 8-8-20 8-28Z" />
          <circle cx="206" cy="104" r="9" />
          <circle cx="330" cy="206" r="11" />
          <circle cx="84" cy="210" r="8" />
          <circle cx="160" cy="336" r="10" />
          <circle cx="238" cy="342" r="6" />
          <circle cx="252" cy="92" r="5" />
        </g>
        <circle className="nucleus" cx="212" cy="216" r="82" />
        <circle className="nucleolus" cx="212" cy="216" r="70" />
      </svg>
      <div className="initials" aria-hidden="true" data-initials={initials} />
    </>
  );
}
