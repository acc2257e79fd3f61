import { Picture, ProjectText } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { ExtrudedLetters } from "./extruded-letters.tsx";

/** Projects as tiles with walls; the face is the picture, or as many blocks as the project has technologies. */
export function Tiles({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="tiles">
      {(project) => <Tile key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

function Tile({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="tile">
      <div className="slab" aria-hidden={picture ? undefined : "true"}>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 92vw" width={480} height={320} />
        ) : (
          <Blocks count={project.technologies.length} letter={project.title.charAt(0)} />
        )}
      </div>
      <div className="what">
        <ProjectText view={view} project={project} time="when" withCategory />
      </div>
    </li>
  );
}

const mostBlocks = 9;

const onBase = "matrix(0.5 0.287 -0.5 0.287 0 0)";

/** A base with a block on it for each technology, in rows of three; without any, with the title's first letter. */
function Blocks({ count, letter }: { count: number; letter: string }) {
  const shown = Math.min(count, mostBlocks);
  return (
    <svg viewBox="-120 -70 240 160">
      <g className="base">
        <path className="near" d="M-84 0 0 48V56L-84 8Z" />
        <path className="far" d="M84 0 0 48V56L84 8Z" />
        <path className="top" d="M-84 0 0-48 84 0 0 48Z" />
      </g>
      {count === 0 && <ExtrudedLetters letters={letter.toUpperCase()} plane={onBase} steps={14} x={0} y={38} />}
      {Array.from({ length: shown }, (_, index) => {
        const [row, column] = [Math.floor(index / 3) - 1, (index % 3) - 1];
        return (
          <g key={index} className="block" transform={`translate(${(column - row) * 25} ${(column + row) * 14.4})`}>
            <path className="near" d="M-18-20 0-9.7V10.3L-18 0Z" />
            <path className="far" d="M18-20 0-9.7V10.3L18 0Z" />
            <path className="top" d="M-18-20 0-30.3 18-20 0-9.7Z" />
          </g>
        );
      })}
    </svg>
  );
}
