import type { CSSProperties } from "react";
import { About, ContactSection, Highlights, SectionNav } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow } from "../kit/entry.tsx";
import { Shelves, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { barsOf, sayable } from "./code39.ts";
import { legsOf } from "./legs.ts";

/** The words of a bridge; other languages keep the common ones. */
const words = { experience: "Logbook", skills: "Checklist", certifications: "Endorsements" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  skills: (view) => <SkillGroups view={view} className="checklist" />,
  projects: (view) => (
    <Works view={view} className="windows" sizes="(min-width: 62rem) 22rem, 80vw" width={600} height={720} />
  ),
};

/** "Flight deck": a boarding pass, and what is written down on the way. */
export function FlightDeckTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="deck" header={<Pass view={view} />}>
      <SectionNav view={view} className="coupon" />
      <About view={view} />
      <Highlights view={view} />
      <Shelves view={view} drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The pass: who travels and by which way; on its stub, behind the tear, where to find them today. */
function Pass({ view }: { view: SiteView }) {
  const { person } = view;
  const said = sayable(person.name);
  const bars = barsOf(said);
  return (
    <header className="pass">
      <div className="coupon-main">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
        <Route view={view} />
      </div>
      <div className="stub">
        <Portrait view={view} width={320} height={320} />
        <Present view={view} />
        {person.location && <p className="place">{person.location}</p>}
        <LinkRow links={headLinks(view, 2)} className="links no-print" />
        {said && (
          <svg className="bars" viewBox={`0 0 ${bars.width} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bars.path} />
          </svg>
        )}
      </div>
    </header>
  );
}

/** The way so far: an arc for each post, true to its time, the one that is still flown in dashes. */
function Route({ view }: { view: SiteView }) {
  const legs = legsOf(view);
  if (legs.length === 0) return null;
  return (
    <div className="route" aria-hidden="true">
      {legs.map(({ share, year, isPresent }, index) => (
        <i key={index} style={{ "--share": share } as CSSProperties} data-present={isPresent || undefined}>
          <b>{year}</b>
        </i>
      ))}
    </div>
  );
}
