import { Entries, SectionNav } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { Sprite } from "./sprite.tsx";
import { World } from "./world.tsx";

/** The words of a pause menu; other languages keep the common ones. */
const words = { about: "Prologue", experience: "Quest log", skills: "Inventory", projects: "Worlds" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => (
    <Entries view={view} id="experience" mark={(index) => <Mark role={view.experience.items[index]} />} />
  ),
  skills: (view) => <SkillGroups view={view} className="bags" after={(skill) => <Sprite name={skill} />} />,
  projects: (view) => (
    <Works
      view={view}
      className="worlds"
      sizes="(min-width: 60rem) 36rem, 92vw"
      width={960}
      height={540}
      blank={({ title }) => <Sprite name={title} />}
    />
  ),
};

/** "Save point": a map of the way so far, and a menu of what was found on it. */
export function SavePointTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return <ShelvedFrame view={view} className="game" header={<Title view={view} />} drawings={drawings} />;
}

/** The map, and over it the window that says who walks there. */
function Title({ view }: { view: SiteView }) {
  return (
    <>
      <header className="title-screen">
        <World view={view} />
        <div className="window party">
          <Portrait view={view} width={320} height={320} />
          <div className="who">
            <FitName view={view} />
            <FirstLines view={view} links={headLinks(view, 3)} />
          </div>
        </div>
      </header>
      <SectionNav view={view} className="menu" />
    </>
  );
}

/** Whether a quest is done or under way, by its dates. */
function Mark({ role }: { role: RoleView | undefined }) {
  return <span className={role?.dates.parsed?.current ? "mark on" : "mark"} aria-hidden="true" />;
}
