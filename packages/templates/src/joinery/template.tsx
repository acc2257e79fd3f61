import { About } from "../kit/about.tsx";
import { headLinks } from "../kit/contact-list.tsx";
import { EngineeringFacts } from "../kit/engineering-facts.tsx";
import { ContactSection, Entries } from "../kit/entries.tsx";
import { FirstLines } from "../kit/first-lines.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { plainDrawings } from "../kit/plain-drawings.tsx";
import { Shelves } from "../kit/shelves.tsx";
import { SkillGroups } from "../kit/skill-groups.tsx";
import type { Drawings } from "../kit/slots.tsx";
import { Works } from "../kit/works.tsx";
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
    <SiteFrame view={view} className="shop" header={<Opening view={view} />} footer={<Dovetails />}>
      <div className="shelf">
        <About view={view} />
        <EngineeringFacts view={view} />
      </div>
      <Shelves view={view} drawings={drawings} wide={["experience", "skills", "projects"]} />
      <ContactSection view={view} />
    </SiteFrame>
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
