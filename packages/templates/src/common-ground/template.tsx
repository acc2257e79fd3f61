import type { CSSProperties } from "react";
import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillBlocks, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import type { SiteView } from "../view/site-view.ts";
import { clothOf, quiltOf, type Cloth } from "./quilt.ts";

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries sewn" mark={marksOf(view)} />,
  skills: (view) => <SkillBlocks view={view} className="bolt" />,
  projects: (view) => (
    <Works
      view={view}
      className="works"
      sizes="(min-width: 60rem) 38rem, 92vw"
      width={900}
      height={600}
      blank={(_, index) => <Patch {...clothOf(view.person.name, index)} />}
    />
  ),
};

/** "Common ground": a life as a patchwork. */
export function CommonGroundTemplate({ view }: { view: SiteView }) {
  return <ShelvedFrame view={view} className="ground" header={<Bed view={view} />} drawings={drawings} lead="word" />;
}

/** The name, and beside it the quilt, each of whose blocks leads to what it stands for. */
function Bed({ view }: { view: SiteView }) {
  return (
    <header className="bed">
      <div className="who">
        <Portrait view={view} width={320} height={400} />
        <FitName view={view} stacked />
        <FirstLines view={view} links={headLinks(view, 2)} />
      </div>
      <ul className="quilt no-print">
        {quiltOf(view).map(({ path, tone, size, title, href }, index) => (
          <li key={index} data-size={size} aria-hidden={href === null || undefined}>
            {href === null ? (
              <Patch path={path} tone={tone} />
            ) : (
              <a href={href}>
                <Patch path={path} tone={tone} />
                <span>{title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The cloth under, and the one upon it, of each tone. */
const pairs = ["rust gold", "sea cream", "gold plum", "plum clay", "cream rust", "clay sea"];

/** A block: one cloth under another, and the thread around it. */
function Patch({ path, tone }: Cloth) {
  const [under, over] = (pairs[tone - 1] ?? "").split(" ").map((cloth) => `var(--${cloth})`);
  const style = { "--under": under, "--over": over } as CSSProperties;
  return (
    <svg className="patch" style={style} viewBox="0 0 12 12" aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

/** The block of each post, for its entry. */
const marksOf = (view: SiteView) => (index: number) => <Patch {...clothOf(view.person.name, index)} />;
