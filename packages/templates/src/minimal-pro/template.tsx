import type { CSSProperties } from "react";
import { FitName, Portrait, Present, SiteFrame, WayList, canBeReached, headLinks } from "../kit/head.ts";
import { LinkRow, Prose, SafeLink } from "../kit/words.ts";
import { Highlights } from "../kit/highlights.tsx";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { SkillColumns, ValueColumns, WordColumn } from "./columns.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { NoteRows, TextRows } from "./rows.tsx";

const forms = { skills: (view: SiteView) => <SkillColumns view={view} /> };
const drawings: Drawings = {
  ...forms,
  ...drawRecords(recordIds, (view, id) => <NoteRows view={view} id={id} />),
  ...drawRecords(["experience", "education"], (view, id) => <TextRows view={view} id={id} />),
  ...drawRecords(["training", "volunteer"], (view, id) => <TextRows view={view} id={id} className="rows compact" />),
  languages: (view) => <WordColumn view={view} id="languages" />,
  interests: (view) => <WordColumn view={view} id="interests" />,
  projects: (view) => <ProjectGrid view={view} />,
};

/** "Twelve columns": everything hangs from one grid, which the reader can switch on. */
export function MinimalProTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="twelve" header={<Poster view={view} />} footer={<GridSwitch view={view} />}>
      <Statement view={view} />
      <ValueColumns view={view} />
      <Highlights view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <OwnForms view={view} drawings={forms} />
      <Contact view={view} />
    </SiteFrame>
  );
}

/** Scripts whose letters reach far above and below the line, marks and all. */
const deep = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether a letter of a line hangs low, or one of a later line carries a mark on a capital. */
function reachOf(parts: readonly string[]): "deep" | "tall" | undefined {
  if (deep.test(parts.join(""))) return "deep";
  const hangs = /[gjpqy]/.test(parts.slice(0, -1).join(""));
  return hangs || /\p{Lu}\p{M}/u.test(parts.slice(1).join("").normalize("NFD")) ? "tall" : undefined;
}

function Poster({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="poster" data-photo={person.photo ? "" : undefined}>
      <div
        className="sheet"
        data-reach={reachOf(person.nameParts)}
        style={{ "--lw": person.longestWordLen } as CSSProperties}
      >
        <FitName view={view} stacked />
        <div className="meta">
          {person.title && <p className="title">{person.title}</p>}
          <Present view={view} />
          {view.modern?.tagline && <p className="tagline">{view.modern.tagline}</p>}
          {person.location && <p className="place">{person.location}</p>}
          <Portrait view={view} width={420} height={420} />
          <LinkRow links={headLinks(view)} className="links no-print" />
        </div>
      </div>
    </header>
  );
}

function Statement({ view }: { view: SiteView }) {
  const { person, modern, labels } = view;
  const philosophy = modern?.philosophy ?? "";
  if (!person.claim && !philosophy && person.story.length === 0) return null;
  return (
    <Section view={view} id="about">
      {person.claim && <p className="intro">{person.claim}</p>}
      <Prose prose={person.story} more={labels.more} className="text" />
      {philosophy && (
        <blockquote className="philosophy">
          <p>{philosophy}</p>
        </blockquote>
      )}
    </Section>
  );
}

function Contact({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact">
      <div className="write">
        {person.email && (
          <p className="mail" dir="ltr">
            <SafeLink link={person.email} />
          </p>
        )}
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p className="available">{labels.available}</p>}
      </div>
      <WayList view={view} className="block" />
    </Section>
  );
}

/** A real checkbox; the style sheet draws the columns and the baselines while it is checked. */
function GridSwitch({ view }: { view: SiteView }) {
  return (
    <label className="switch no-print">
      <input type="checkbox" id="grid" />
      {view.labels.showGrid}
    </label>
  );
}
