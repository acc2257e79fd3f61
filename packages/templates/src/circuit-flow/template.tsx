import { About } from "../kit/about.tsx";
import { headLinks } from "../kit/contact-list.tsx";
import { LinkRow } from "../kit/entry.tsx";
import { EngineeringFacts } from "../kit/engineering-facts.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { ClosingSections, Entries } from "../kit/entries.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Boards } from "./boards.tsx";
import { Pinouts } from "./pinouts.tsx";

/** "Bus": one copper trace leaves the name and reaches every part of the board. */
export function CircuitFlowTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="board" header={<Silkscreen view={view} />}>
      <About view={view} />
      <EngineeringFacts view={view} />
      <Entries view={view} id="experience" mark={drawBranch} />
      <Entries view={view} id="education" mark={drawBranch} />
      <Entries view={view} id="training" />
      <Pinouts view={view} />
      <Boards view={view} />
      <ClosingSections view={view} />
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
