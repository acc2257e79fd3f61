import { ContactSection } from "../kit/entries.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { ResearchLines } from "../kit/research.tsx";
import type { SiteView } from "../view/site-view.ts";
import { citationOf } from "./citation.ts";
import { Abstract, Findings } from "./abstract.tsx";
import { Appointments, Methods, Studies } from "./appointments.tsx";
import { Figures } from "./figures.tsx";
import { References, ShortLists } from "./references.tsx";
import { withPaperLabels } from "./paper-labels.ts";

/** "Preprint": the page as the scholar's own best paper, with side notes beside their anchors. */
export function AcademicVisionTemplate({ view: given }: { view: SiteView }) {
  const view = withPaperLabels(given);
  return (
    <SiteFrame view={view} className="paper" header={<Front view={view} />} footer={<Citation view={view} />}>
      <Abstract view={view} />
      <Findings view={view} />
      <Appointments view={view} />
      <Studies view={view} />
      <Methods view={view} />
      <Figures view={view} />
      <References view={view} />
      <ShortLists view={view} />
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
