import { Fragment } from "react";
import { ContactList, SiteFrame, canBeReached, lengthOf } from "../kit/head.ts";
import { Entries, Highlights } from "../kit/parts.ts";
import { Prose, SafeLink, Tags, withLevel } from "../kit/words.ts";
import { OwnForms, Sections, drawRecords, sectionRuns, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds, type RecordId } from "../kit/lists.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { SkillsPane, ValuesPane } from "./capsules.tsx";
import { Dock } from "./dock.tsx";
import { ExperiencePane } from "./experience-pane.tsx";
import { Field, Lamps } from "./field.tsx";
import { Identity, Introduction } from "./identity.tsx";
import { Reel } from "./reel.tsx";

const forms = { skills: (view: SiteView) => <SkillsPane view={view} /> };
const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Entries view={view} id={id} className="pane" />),
  ...drawRecords(["languages", "interests"], (view, id) => <WordPane view={view} id={id} />),
  ...forms,
  experience: (view) => <ExperiencePane view={view} />,
  projects: (view) => <Reel view={view} />,
};

/** Kinds of which the first stand side by side under the introduction. */
const pairKinds = ["experience", "skills"];

/** Pictures take the whole width. */
const wideKinds = ["projects", "gallery"];

/** "Lantern": panes of frosted glass in front of a lamp for each post. */
export function ModernGlassmorphismTemplate({ view }: { view: SiteView }) {
  const pair = view.sections.filter(({ kind, layout }, index, all) => {
    const isFirst = all.findIndex((other) => other.kind === kind && other.layout === "designed") === index;
    return pairKinds.includes(kind) && layout === "designed" && isFirst;
  });
  const others = view.sections.filter((section) => !pair.includes(section));
  return (
    <SiteFrame view={view} className="lantern" header={<Head view={view} sections={[...pair, ...others]} />}>
      <Introduction view={view} />
      <Sections view={view} sections={pair} drawings={drawings} />
      <OwnForms view={view} drawings={forms} />
      <Panes view={view} sections={others} />
      <Contact view={view} />
    </SiteFrame>
  );
}

type SectionsProps = { view: SiteView; sections: readonly SectionView[] };

function Head({ view, sections }: SectionsProps) {
  return (
    <header className="head">
      <Field view={view} />
      <Lamps view={view} />
      <Identity view={view} />
      <Dock view={view} sections={sections} />
    </header>
  );
}

/** What is short on one pane in two columns, and between such panes what takes the whole width; what one stands for opens the first. */
function Panes({ view, sections }: SectionsProps) {
  const runs = sectionRuns(sections, ({ kind }) => (wideKinds.includes(kind) ? "wide" : "panes"));
  const first = runs.find(({ group }) => group === "panes");
  const opening = (
    <>
      <ValuesPane view={view} />
      <Highlights view={view} className="pane" />
    </>
  );
  return (
    <>
      {!first && <div className="panes pane">{opening}</div>}
      {runs.map((run, index) => {
        const drawn = <Sections view={view} sections={run.sections} drawings={drawings} kitClass="pane" />;
        if (run.group === "wide") return <Fragment key={index}>{drawn}</Fragment>;
        return (
          <div className="panes pane" key={index}>
            {run === first && opening}
            {drawn}
          </div>
        );
      })}
    </>
  );
}

function WordPane({ view, id }: { view: SiteView; id: RecordId }) {
  const words = id === "languages" ? view.languages.items.map(withLevel) : view.interests;
  return (
    <Section view={view} id={id} className="pane">
      <Tags tags={words} className="capsules" />
    </Section>
  );
}

/** One large button to write with, and the other ways beside it. */
function Contact({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="pane">
      <div className="write">
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p className="available">{labels.available}</p>}
        {person.email && (
          <p className="no-print" dir="ltr" style={lengthOf(person.email)}>
            <SafeLink link={person.email} className="button" />
          </p>
        )}
      </div>
      <ContactList view={view} />
    </Section>
  );
}
