import { About, ContactSection, Entries, Highlights } from "../kit/parts.ts";
import { Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow } from "../kit/entry.tsx";
import { Shelves, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { Section } from "../kit/section.tsx";
import { yearRange } from "../view/dates.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { faces, Line } from "./line.tsx";

/** The words of a house; other languages keep the common ones. */
const words = { about: "The argument", experience: "The cast", projects: "Productions", skills: "Interval" } as const;

/** As many posts as are billed below the name. */
const billed = 4;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries cast" />,
  skills: (view) => <Interval view={view} />,
  projects: (view) => (
    <Works view={view} className="bills" sizes="(min-width: 60rem) 34rem, 92vw" width={960} height={640} />
  ),
};

/** "Playbill": a working life on one axis, in type cut to the width of the sheet. */
export function PlaybillTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="house" header={<Bill view={view} />}>
      <About view={view} />
      <Shelves view={view} drawings={drawings} />
      <Highlights view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The bill: whose it is, in two founts, what they are on a block of ink, and who has engaged them. */
function Bill({ view }: { view: SiteView }) {
  const { person } = view;
  const hasTwo = person.rest !== "";
  return (
    <header className="bill">
      <h1 data-wide={person.wide || undefined} data-marked={person.marked || undefined}>
        {hasTwo && <Line says={person.first} face="broad" />}
        {hasTwo && " "}
        <Line says={hasTwo ? person.rest : person.name} face="tall" />
      </h1>
      {person.title && (
        <p className="title">
          <Line says={person.title} face="fat" />
        </p>
      )}
      <div className="above">
        <div>
          <Present view={view} />
          {person.location && <p className="place">{person.location}</p>}
        </div>
        <Portrait view={view} width={320} height={400} />
        <LinkRow links={headLinks(view, 2)} className="links no-print" />
      </div>
      <Engaged view={view} />
    </header>
  );
}

/** The posts of late as a bill names them; they are told in full further down. */
function Engaged({ view }: { view: SiteView }) {
  const posts = view.experience.items.slice(0, billed);
  if (posts.length === 0) return null;
  return (
    <ul className="engaged" aria-hidden="true">
      {posts.map(({ id, role, org, dates }) => (
        <li key={id}>
          <span>{org || role}</span>
          <span>{yearRange(dates)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Between the acts: each group of skills a bill of its own, every skill a line as wide as that. */
function Interval({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      {items.map((group, turn) => (
        <div key={group.id} className="turn">
          {count > 1 && group.title && <h3>{group.title}</h3>}
          <ul>
            {group.items.map((skill, index) => (
              <li key={skill}>
                <Line says={skill} face={faces[(turn + index) % 3] ?? "tall"} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
