import { ContactSection, Entries, NumberHighlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame } from "../kit/head.ts";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds } from "../kit/lists.ts";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { CubeNet } from "./cube-net.tsx";
import { Stack } from "./stack.tsx";
import { Tiles } from "./tiles.tsx";

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Entries view={view} id={id} className="short" />),
  ...drawRecords(["languages", "interests"], (view, id) => <Entries view={view} id={id} />),
  ...drawRecords(["experience", "education"], (view, id) => <Entries view={view} id={id} mark={drawWasher} />),
  skills: (view) => <CubeNet view={view} />,
  projects: (view) => <Tiles view={view} />,
};

/** "Exploded view": isometric plates that part as the reader goes on, each plate a section. */
export function Nexus3dTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="machine" header={<Head view={view} />}>
      <About view={view} />
      <NumberHighlights view={view} numbers="dimensions" />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Head({ view }: { view: SiteView }) {
  const { person } = view;
  const links = [...(person.email ? [person.email] : []), ...person.links].slice(0, 4);
  return (
    <>
      <header className="head">
        <div className="nameplate">
          <FitName view={view} />
        </div>
        <FirstLines view={view} links={links} />
      </header>
      <Stack view={view} />
    </>
  );
}

function About({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!person.claim && person.story.length === 0) return null;
  return (
    <Section view={view} id="about">
      {person.claim && <p className="intro">{person.claim}</p>}
      <div className="bust">
        <Prose prose={person.story} more={labels.more} />
        <Portrait view={view} width={280} height={350} />
      </div>
    </Section>
  );
}

/** A small plate on the axis of an assembly, with a leader to its entry. */
function drawWasher() {
  return (
    <svg className="washer" viewBox="0 0 64 44" aria-hidden="true">
      <path className="near" d="M1 19 32 37V43L1 25Z" />
      <path className="far" d="M63 19 32 37V43L63 25Z" />
      <path className="top" d="M1 19 32 1 63 19 32 37Z" />
    </svg>
  );
}
