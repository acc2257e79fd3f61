import type { CSSProperties } from "react";
import { About, ContactSection, Entries, Highlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { Shelves, SkillBlocks, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { monthsOf, yearRange } from "../view/dates.ts";
import { withWords } from "../view/own-words.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";

/** The words of a house with a kitchen; other languages keep the common ones. */
const words = { skills: "Mise en place", projects: "From the menu" } as const;

/** As many tickets as hang beside the first one. */
const onTheRail = 4;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries courses" />,
  skills: (view) => <SkillBlocks view={view} className="tray" />,
  projects: (view) => (
    <Works view={view} className="dishes" sizes="(min-width: 48rem) 20rem, 80vw" width={640} height={640} />
  ),
};

/** "Mise en place": a pass with its tickets, and the menu of a working life. */
export function MiseEnPlaceTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="kitchen" header={<Pass view={view} />}>
      <About view={view} />
      <Shelves view={view} drawings={drawings} />
      <Highlights view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The rail: whose kitchen it is on the first ticket, then the posts, each as long as it lasted. */
function Pass({ view }: { view: SiteView }) {
  const { experience, asOf } = view;
  return (
    <header className="pass">
      <div className="ticket order">
        <div className="slip">
          <Portrait view={view} width={320} height={320} />
          <FitName view={view} stacked />
          <FirstLines view={view} links={headLinks(view, 3)} />
        </div>
      </div>
      {experience.items.slice(0, onTheRail).map((role) => (
        <Ticket key={role.id} role={role} asOf={asOf} />
      ))}
    </header>
  );
}

/** One post on the rail, which the list below says in full: where and when. */
function Ticket({ role, asOf }: { role: RoleView; asOf: string | null }) {
  const years = Math.min(10, (monthsOf(role.dates, asOf) ?? 24) / 12);
  return (
    <div className="ticket" style={{ "--years": Number(years.toFixed(1)) } as CSSProperties} aria-hidden="true">
      <div className="slip">
        <p className="when">{yearRange(role.dates)}</p>
        <p>{role.org || role.role}</p>
      </div>
    </div>
  );
}
