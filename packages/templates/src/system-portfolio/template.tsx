import { Fragment } from "react";
import { SiteFrame, canBeReached } from "../kit/head.ts";
import { CreativeNumbers, creativeNumbers } from "../kit/creative-numbers.tsx";
import { Facts, Quotes } from "../kit/facts.tsx";
import { OwnForms, Sections, drawRecords, sectionRuns, type Drawings } from "../kit/drawings.ts";
import { recordIds } from "../kit/records.tsx";
import { Prose, joinDots } from "../kit/text.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Chooser } from "./chooser.tsx";
import { Desk } from "./desk.tsx";
import { ControlPanel, Files, Projects } from "./files.tsx";
import { Folder, Shown, WordFolder } from "./folders.tsx";
import { Window } from "./window.tsx";

const forms = { awards: (view: SiteView) => <Shown view={view} id="awards" /> };
const panels = { skills: (view: SiteView) => <ControlPanel view={view} /> };
const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Folder view={view} id={id} />),
  ...drawRecords(["languages", "interests"], (view, id) => <WordFolder view={view} id={id} />),
  ...forms,
  ...panels,
  experience: (view) => <Files view={view} />,
  projects: (view) => <Projects view={view} />,
};

/** Kinds that stand in windows; the other lists are folders. */
const windowKinds = ["experience", "skills", "projects"];

function isFolder({ kind, layout }: SectionView): boolean {
  return layout === "designed" && kind in drawings && !windowKinds.includes(kind);
}

/** The section of a kind that lies in front: the first that the template draws itself. */
function frontOf(view: SiteView, name: string): readonly SectionView[] {
  return view.sections.filter(({ kind, layout }) => kind === name && layout === "designed").slice(0, 1);
}

/** "Desktop 1.0": a computer of one bit, with an actual CV in its windows. */
export function SystemPortfolioTemplate({ view }: { view: SiteView }) {
  const works = frontOf(view, "projects");
  const skills = frontOf(view, "skills");
  const others = view.sections.filter((section) => !works.includes(section) && !skills.includes(section));
  return (
    <SiteFrame view={view} className="system" header={<Desk view={view} sections={[...works, ...skills, ...others]} />}>
      <Sections view={view} sections={works} drawings={drawings} />
      <div className="pair">
        <ReadMe view={view} />
        <Sections view={view} sections={skills} drawings={drawings} />
        <OwnForms view={view} drawings={panels} />
      </div>
      <Windows view={view} sections={others} />
      {(canBeReached(view) || view.person.note.length > 0) && <Chooser view={view} />}
    </SiteFrame>
  );
}

/** Windows, and folders side by side where they follow each other; what the forms add lies with the first folders. */
function Windows({ view, sections }: { view: SiteView; sections: readonly SectionView[] }) {
  const runs = sectionRuns(sections, isFolder);
  const first = runs.find(({ group }) => group);
  const added = (
    <>
      <Shown view={view} id="exhibitions" />
      <OwnForms view={view} drawings={forms} />
      <Others view={view} />
    </>
  );
  return (
    <>
      {runs.map((run, index) => {
        const drawn = <Sections view={view} sections={run.sections} drawings={drawings} kitClass="window" />;
        if (!run.group) return <Fragment key={index}>{drawn}</Fragment>;
        return (
          <div className="folders" key={index}>
            {drawn}
            {run === first && added}
          </div>
        );
      })}
      {!first && <div className="folders">{added}</div>}
    </>
  );
}

/** What the person has to say, as the file that is read first. */
function ReadMe({ view }: { view: SiteView }) {
  const { person, creative, labels } = view;
  const numbers = creativeNumbers(view);
  const fields = [
    { term: labels.specializations, values: creative?.specializations ?? [] },
    { term: labels.influences, values: creative?.influences ?? [] },
  ].filter(({ values }) => values.length > 0);
  const philosophy = creative?.philosophy ?? "";
  if (!philosophy && person.story.length + numbers.length + fields.length === 0) return null;
  return (
    <Window view={view} id="about">
      {philosophy && <p className="statement">{philosophy}</p>}
      <Prose prose={person.story} more={labels.more} />
      <CreativeNumbers view={view} className="numbers" />
      <Facts facts={fields.map(({ term, values }) => ({ term, values: [joinDots(values)] }))} />
    </Window>
  );
}

/** What was typed for templates of other families. */
function Others({ view }: { view: SiteView }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  return (
    <Window view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Window>
  );
}
