import { EngineeringFacts, Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { Board, Dovetails } from "./board.tsx";
import { Frame } from "./frame.tsx";

/** The words of a workshop; other languages keep the common ones. */
const words = { skills: "Cutting list", projects: "Made" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" mark={(index) => <Board view={view} index={index} />} />,
  skills: (view) => <SkillGroups view={view} className="cuts" />,
  projects: (view) => (
    <Works view={view} className="plates" sizes="(min-width: 64rem) 52rem, 92vw" width={1080} height={720} />
  ),
};

/** "Joinery": a life in timbers, each joined to the one before it in the way that it followed. */
export function JoineryTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="shop"
      header={<Opening view={view} />}
      footer={<Dovetails />}
      drawings={drawings}
      facts={EngineeringFacts}
    />
  );
}

/** Who it is, and the frame that the years have made. */
function Opening({ view }: { view: SiteView }) {
  return (
    <header className="opening">
      <div className="who">
        <Portrait view={view} width={320} height={400} />
        <FitName view={view} stacked />
        <FirstLines view={view} links={headLinks(view, 3)} />
      </div>
      <Frame view={view} />
    </header>
  );
}
