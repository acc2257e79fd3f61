import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow, Tags } from "../kit/entry.tsx";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, recordIds } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { Dated, Inline } from "./entries.tsx";
import { ProjectsSection } from "./projects.tsx";

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Dated view={view} id={id} className="entries compact" />),
  ...drawRecords(["experience", "education"], (view, id) => <Dated view={view} id={id} />),
  ...drawRecords(["languages", "interests"], (view, id) => <Inline view={view} id={id} />),
  skills: (view) => <SkillsSection view={view} />,
  projects: (view) => <ProjectsSection view={view} />,
};

/** "Reference": the year in which each post began stands large in the margin, with a stroke for every year it lasted. */
export function DefaultTemplate({ view: given }: { view: SiteView }) {
  const view = { ...given, hasTwins: true };
  return (
    <SiteFrame view={view} className="reference" header={<Masthead view={view} />}>
      <About view={view} intro="" className="row" />
      <Slot view={view} kinds="rest" drawings={drawings} kitClass="row" />
      <Highlights view={view} className="row" />
      <ContactSection view={view} className="row" />
    </SiteFrame>
  );
}

function Masthead({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="mast" data-photo={person.photo ? "" : undefined}>
      <FitName view={view} />
      <div className="who">
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        {person.location && <p className="place">{person.location}</p>}
        {person.claim && <p className="intro">{person.claim}</p>}
      </div>
      <LinkRow links={headLinks(view, 5)} className="cluster no-print" />
      <Portrait view={view} width={300} height={400} />
    </header>
  );
}

function SkillsSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" className="row" bucket={bucket}>
      {items.map((group) => (
        <div className="skill-group" key={group.id}>
          {count > 1 && group.title && <h3 className="caps">{group.title}</h3>}
          <Tags tags={group.items} className="run-in" />
        </div>
      ))}
    </Section>
  );
}
