import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { Shelves, SkillGroups, Slot, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a house; other languages keep the common ones. */
const words = { projects: "Looks", experience: "Credits", skills: "Atelier" } as const;

/** The looks come first. */
const looks = ["projects"] as const;

const drawings: Drawings = {
  ...plainDrawings,
  skills: (view) => <SkillGroups view={view} className="atelier" />,
  projects: (view) => (
    <Works view={view} className="looks" sizes="(min-width: 60rem) 44vw, 92vw" width={800} height={1100} />
  ),
};

/** "Lookbook": looks as tall as the screen, and credits. */
export function LookbookTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="book" header={<Cover view={view} />}>
      <Slot view={view} kinds={looks} drawings={drawings} />
      <About view={view} />
      <Highlights view={view} />
      <Shelves view={view} drawings={drawings} wide={["experience"]} except={looks} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The cover: the name over two pages, and below it the credits of the person. */
function Cover({ view }: { view: SiteView }) {
  return (
    <header className="cover">
      <Portrait view={view} width={600} height={800} />
      <FitName view={view} stacked />
      <div className="credits">
        <FirstLines view={view} links={headLinks(view, 2)} />
      </div>
    </header>
  );
}
