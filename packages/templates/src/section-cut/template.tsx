import type { CSSProperties } from "react";
import { EngineeringFacts, Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillBlocks, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { Building, depthOf } from "./building.tsx";

/** The words of an office; other languages keep the common ones. */
const words = { highlights: "Schedule", projects: "Buildings and drawings" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries levels" />,
  skills: (view) => <SkillBlocks view={view} className="room" />,
  projects: (view) => (
    <Works view={view} className="plates" sizes="(min-width: 64rem) 40rem, 92vw" width={900} height={600} />
  ),
};

/** "Section cut": a career cut open like a house, and slabs with openings between what is said of it. */
export function SectionCutTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="cut"
      header={<Elevation view={view} />}
      drawings={drawings}
      lead="hall"
      facts={EngineeringFacts}
    />
  );
}

/** The name at the foot of the drawing, and the house that the career is. */
function Elevation({ view }: { view: SiteView }) {
  return (
    <header className="elevation" style={{ "--depth": depthOf(view) / 520 } as CSSProperties}>
      <div className="who">
        <Portrait view={view} width={320} height={320} />
        <FitName view={view} stacked />
        <FirstLines view={view} links={headLinks(view, 3)} />
      </div>
      <Building view={view} />
    </header>
  );
}
