import type { ReactNode } from "react";
import { LinkRow, Tags } from "../kit/entry.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { ListSection } from "../kit/list-section.tsx";
import { OtherPictures, Picture } from "../kit/pictures.tsx";
import { recordsOf } from "../kit/records.tsx";
import { Section } from "../kit/section.tsx";
import { Dates, Prose } from "../kit/text.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
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
      <Part>
        <About view={view} />
        <CentredEntries view={view} ids={["experience", "education", "training"]} />
      </Part>
      <Part>
        <Skills view={view} />
        <Works view={view} />
      </Part>
      <Part className="pairs">
        <CentredEntries view={view} ids={["publications", "certifications", "awards", "volunteer"]} />
        <Words view={view} />
      </Part>
      <Part>
        <Highlights view={view} />
        <CentredEntries view={view} ids={["writing"]} />
        <Colophon view={view} />
      </Part>
    </SiteFrame>
  );
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

/** In a book one writes essays; other languages keep the common word. */
function withEssays(view: SiteView): SiteView {
  return withWords(view, { writing: "Essays" });
}

function About({ view }: { view: SiteView }) {
  const { about } = view.person;
  if (about.length === 0) return null;
  const [first] = about.blocks;
  const hasCap = first?.kind === "text" && first.text.length >= shortestWithCap && /^\p{Lu}/u.test(first.text);
  return (
    <Section view={view} id="about" {...(hasCap ? { className: "with-cap" } : {})}>
      <Prose prose={about} more={view.labels.more} />
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
          {pictures[0] && (
            <Picture picture={pictures[0]} sizes="20rem" width={600} height={400} />
          )}
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

function Words({ view }: { view: SiteView }) {
  return (["languages", "interests"] as const).map((id) => {
    const words = recordsOf(view, id).items.map(withLevel);
    if (words.length === 0) return null;
    return (
      <Section key={id} view={view} id={id}>
        <RunIn label="" words={words} />
      </Section>
    );
  });
}
