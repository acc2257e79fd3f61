import { ContactList, SiteFrame, canBeReached } from "../kit/head.ts";
import { Highlights } from "../kit/highlights.tsx";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds } from "../kit/lists.ts";
import { Prose } from "../kit/text.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Cover, Leadership, Letter } from "./opening.tsx";
import { Competencies, Initiatives, Offices, Programmes, Records } from "./record.tsx";

const recordKinds = ["education", "training", "certifications", "languages", "awards"];
const footKinds = ["volunteer", "publications", "interests", "writing"];

const forms = { skills: (view: SiteView) => <Competencies view={view} /> };
const records: Drawings = { ...drawRecords(recordIds, (view, id) => <Records view={view} id={id} />), ...forms };
const flow: Drawings = {
  ...forms,
  experience: (view, { id }) => (id === longestCareer(view)?.id ? <Board view={view} /> : <Offices view={view} />),
  projects: (view) => <Programmes view={view} />,
};

/** The section of offices that has the most to say: the rail stands beside it. */
function longestCareer({ sections }: SiteView): SectionView | undefined {
  const careers = sections.filter(({ kind, layout }) => kind === "experience" && layout === "designed");
  return careers.toSorted((a, b) => b.records.length - a.records.length)[0];
}

/** What stands beside the offices: studies and honours, and where those are few the competencies too. */
function railKinds({ sections }: SiteView): readonly string[] {
  const isThin = sections.filter(({ kind }) => recordKinds.includes(kind)).length < 3;
  return isThin ? [...recordKinds, "skills"] : recordKinds;
}

/** "Board pack": the first pages of an annual report about a leader. */
export function ExecutiveDashboardTemplate({ view }: { view: SiteView }) {
  const rail = railKinds(view);
  const closing = longestCareer(view) ? footKinds : [...rail, ...footKinds];
  return (
    <SiteFrame view={view} className="pack" header={<Cover view={view} />}>
      <div className="spread opening">
        <Letter view={view} />
        <Leadership view={view} />
      </div>
      <Highlights view={view} />
      <Slot view={view} kinds="rest" except={[...rail, ...footKinds]} drawings={flow} />
      <OwnForms view={view} drawings={forms} />
      <Initiatives view={view} />
      <div className="foot-lists">
        <Slot view={view} kinds={closing} drawings={records} kitClass="records-part" />
      </div>
      <Office view={view} />
    </SiteFrame>
  );
}

/** The offices, and beside them what one has studied and earned. */
function Board({ view }: { view: SiteView }) {
  return (
    <div className="spread board">
      <Offices view={view} />
      <div className="rail">
        <Slot view={view} kinds={railKinds(view)} drawings={records} kitClass="records-part" />
      </div>
    </div>
  );
}

function Office({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="address">
      <div className="note">
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p>{labels.available}</p>}
      </div>
      <ContactList view={view} />
    </Section>
  );
}
