import type { ReactNode } from "react";
import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags } from "../kit/words.ts";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { ListSection, Section, recordIds, recordsOf, type RecordId } from "../kit/lists.ts";
import { Sections, Slot, drawRecords, sectionRuns, slotSections, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Colophon } from "./colophon.tsx";
import { CentredEntries, RunIn, withLevel } from "./entries.tsx";
import { Heading } from "./heading.tsx";
import { Ornament } from "./ornament.tsx";

/** A drop cap needs three lines beside it. */
const shortestWithCap = 150;

/** "Letterpress": an engraved curriculum vitae on one axis, in one family of type. */
export function ClassicTemplate({ view: given }: { view: SiteView }) {
  const view = withEssays(given);
  return (
    <SiteFrame view={view} className="letterpress" header={<Heading view={view} />} footer={<Ornament name="tail" />}>
      {partsOf(view)}
    </SiteFrame>
  );
}

/** Short lists stand in pairs; what a person has done and what they made are parts of their own. */
const pairs = new Set([
  "training",
  "publications",
  "talks",
  "press",
  "certifications",
  "awards",
  "volunteer",
  "languages",
  "interests",
]);
const life = new Set(["experience", "education"]);

const groupOf = ({ kind }: SectionView) => (pairs.has(kind) ? "pairs" : life.has(kind) ? "life" : "works");

/** The owner's order, in parts with a fleuron between them; the text about the person belongs to the first. */
function partsOf(view: SiteView): ReactNode[] {
  const runs = sectionRuns(slotSections(view, "rest", ["writing"]), groupOf);
  const first = runs[0]?.group === "life" ? runs[0] : undefined;
  return [
    <Part key="first">
      <About view={view} />
      {first && <Sections view={view} sections={first.sections} drawings={drawings} />}
    </Part>,
    ...runs.slice(first ? 1 : 0).map(({ group, sections }, index) => (
      <Part key={index} className={group === "pairs" ? "pairs" : ""}>
        <Sections view={view} sections={sections} drawings={drawings} />
      </Part>
    )),
    <Part key="last">
      <Highlights view={view} />
      <Slot view={view} kinds={["writing"]} drawings={drawings} />
      <Colophon view={view} />
    </Part>,
  ];
}

/** Sections that belong together; a fleuron stands between two such parts. */
function Part({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`part ${className}`.trim()}>
      <Ornament name="rest" />
      {children}
    </div>
  );
}

const bookWords = { writing: "Essays" } as const;

/** In a book one writes essays; other languages keep the common word. */
function withEssays(view: SiteView): SiteView {
  return withWords(view, bookWords);
}

function About({ view }: { view: SiteView }) {
  const { story } = view.person;
  if (story.length === 0) return null;
  const [first] = story.blocks;
  const hasCap = first?.kind === "text" && first.text.length >= shortestWithCap && /^\p{Lu}/u.test(first.text);
  return (
    <Section view={view} id="about" {...(hasCap ? { className: "with-cap" } : {})}>
      <Prose prose={story} more={view.labels.more} />
    </Section>
  );
}

function Skills({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      {items.map((group) => (
        <RunIn key={group.id} label={count > 1 ? group.title : ""} words={group.items} />
      ))}
    </Section>
  );
}

/** Works by their title in italic and what they are; a picture is a small plate above it. */
function Works({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="entries">
      {({ id, title, dates, description, technologies, links, pictures }) => (
        <li key={id} className="entry work">
          {pictures[0] && <Picture picture={pictures[0]} sizes="20rem" width={600} height={400} />}
          <div className="line">
            <h3>{title}</h3>
            {dates.text && (
              <p>
                <span className="years">
                  <Dates dates={dates} />
                </span>
              </p>
            )}
          </div>
          <Prose prose={description} more={view.labels.more} />
          <Tags tags={technologies} />
          <LinkRow links={links} />
          <OtherPictures view={view} id={`work-${id}`} pictures={pictures} />
        </li>
      )}
    </ListSection>
  );
}

function Words({ view, id }: { view: SiteView; id: RecordId }) {
  const words = recordsOf(view, id).items.map(withLevel);
  if (words.length === 0) return null;
  return (
    <Section view={view} id={id}>
      <RunIn label="" words={words} />
    </Section>
  );
}

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <CentredEntries view={view} id={id} />),
  ...drawRecords(["languages", "interests"], (view, id) => <Words view={view} id={id} />),
  skills: (view) => <Skills view={view} />,
  projects: (view) => <Works view={view} />,
};
