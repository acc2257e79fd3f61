import { About, ContactSection, EngineeringFacts, Entries } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow } from "../kit/entry.tsx";
import { Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import type { SiteView } from "../view/site-view.ts";
import { Boards } from "./boards.tsx";
import { Pinouts } from "./pinouts.tsx";

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" mark={drawBranch} />,
  education: (view) => <Entries view={view} id="education" mark={drawBranch} />,
  skills: (view) => <Pinouts view={view} />,
  projects: (view) => <Boards view={view} />,
};

/** "Bus": one copper trace leaves the name and reaches every part of the board. */
export function CircuitFlowTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="board" header={<Silkscreen view={view} />}>
      <About view={view} />
      <EngineeringFacts view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Silkscreen({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="silk">
      <div className="legend">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        {person.location && <p className="place">{person.location}</p>}
        <LinkRow links={headLinks(view)} className="connector no-print" />
      </div>
      {person.photo ? (
        <div className="module">
          <Portrait view={view} width={320} height={320} />
        </div>
      ) : (
        <div className="sink" data-initials={person.initials} aria-hidden="true" />
      )}
    </header>
  );
}

/** The way from the bus to a part: down, forty-five degrees, across. */
function drawBranch() {
  return (
    <span className="branch" aria-hidden="true">
      <svg width="240" height="40" viewBox="0 0 240 40">
        <path d="M1.5 0v8l20 20H240" />
      </svg>
    </span>
  );
}
