import { ContactSection, ResearchLines } from "../kit/parts.ts";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { citationOf } from "./citation.ts";
import { Abstract, Findings } from "./abstract.tsx";
import { Appointments, Methods, Studies } from "./appointments.tsx";
import { Figures } from "./figures.tsx";
import { Honours, References, ShortList, Words } from "./references.tsx";

/** Papers have their own words for the parts of a life; other languages keep the common ones. */
const words = {
  about: "Abstract",
  highlights: "Findings",
  experience: "Appointments",
  education: "Training",
  training: "Courses taken",
  skills: "Methods",
  projects: "Figures",
  publications: "References",
  volunteer: "Service",
  awards: "Honours",
  writing: "Notes",
  contact: "Correspondence",
} as const;

const prizes = { awards: (view: SiteView) => <Honours view={view} /> };

const drawings: Drawings = {
  ...prizes,
  ...drawRecords(["certifications", "volunteer", "writing"], (view, id) => <ShortList view={view} id={id} />),
  ...drawRecords(["languages", "interests"], (view, id) => <Words view={view} id={id} />),
  experience: (view) => <Appointments view={view} id="experience" />,
  education: (view) => <Studies view={view} />,
  training: (view) => <Appointments view={view} id="training" className="entries close" />,
  skills: (view) => <Methods view={view} />,
  projects: (view) => <Figures view={view} />,
  publications: (view, section) => <References view={view} section={section} />,
  references: (view, section) => <References view={view} section={section} />,
};

/** "Preprint": the page as the scholar's own best paper, with side notes beside their anchors. */
export function AcademicVisionTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="paper" header={<Front view={view} />} footer={<Citation view={view} />}>
      <Abstract view={view} />
      <Findings view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <OwnForms view={view} drawings={prizes} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Front({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="front" data-photo={person.photo ? "" : undefined}>
      <div className="head">
        <FitName view={view} />
        <ResearchLines view={view} own={3} />
      </div>
      <Portrait view={view} width={256} height={320} />
    </header>
  );
}

/** The page as a reference to copy; one click selects it all. */
function Citation({ view }: { view: SiteView }) {
  const citation = citationOf(view.person);
  if (!citation) return null;
  return (
    <details className="cite">
      <summary lang="en">Cite this page</summary>
      <pre dir="ltr">{citation}</pre>
    </details>
  );
}
