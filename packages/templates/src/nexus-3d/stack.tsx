import type { FocalPoint } from "@vitrine/model";
import { memo, type CSSProperties } from "react";
import type { SiteView } from "../view/site-view.ts";
import { ExtrudedLetters } from "./extruded-letters.tsx";
import { blockPlaces, halfHeight, plateFaces } from "./iso.ts";
import { stackSections } from "./stack-sections.ts";

const plate = plateFaces(9);
const cap = plateFaces(22);

/** The exploded view: the named cap and below it one plate for each section, with a leader to its label. */
export function Stack({ view }: { view: SiteView }) {
  const sections = stackSections(view);
  return (
    <nav className="stack" style={{ "--n": sections.length } as CSSProperties}>
      <Cap view={view} />
      {sections.length > 0 && (
        <ol>
          {sections.map(({ anchor, title, lang, blocks }, index) => (
            <li key={anchor} className="plate" style={{ "--i": index + 1 } as CSSProperties}>
              <PlateDrawing blocks={blocks} />
              <a href={`#${anchor}`} lang={lang === view.lang ? undefined : lang}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

/** A plate with a block for each thing on it; drawn again only when their number changes. */
const PlateDrawing = memo(function PlateDrawing({ blocks }: { blocks: number }) {
  return (
    <svg viewBox="-1 -10 202 136" aria-hidden="true">
      <Faces faces={plate} />
      <g className="lit">
        <Faces faces={plate} />
      </g>
      {blockPlaces(blocks).map(({ x, y }) => (
        <g key={x} className="block" transform={`translate(${x} ${y})`}>
          <path className="near" d="M-3.4-5 0-3V2L-3.4 0Z" />
          <path className="far" d="M3.4-5 0-3V2L3.4 0Z" />
          <path className="top" d="M-3.4-5 0-7 3.4-5 0-3Z" />
        </g>
      ))}
    </svg>
  );
});

type FaceShapes = ReturnType<typeof plateFaces>;

function Faces({ faces }: { faces: FaceShapes }) {
  return (
    <>
      <polygon className="near" points={faces.near} />
      <polygon className="far" points={faces.far} />
      <polygon className="top" points={faces.top} />
    </>
  );
}

/** What lies flat on a face that is 200 wide: from the plane of the face to the plane of the page. */
const onFace = `matrix(0.5 ${halfHeight / 200} -0.5 ${halfHeight / 200} 100 0)`;
const onWall = `matrix(1 ${halfHeight / 100} 0 1 0 ${halfHeight})`;

/** Below this size a cut name could not be read, and the wall stays plain. */
const smallestCut = 5;

/** The third of a picture that its chosen point lies in, as drawings name it; faces stand above the middle. */
function alignment(focal: FocalPoint | null): string {
  if (!focal) return "xMidYMin";
  const third = (percent: number) => (percent < 34 ? "Min" : percent > 66 ? "Max" : "Mid");
  return `x${third(focal.x)}Y${third(focal.y)}`;
}

/** The thick uppermost plate: the picture on its face or the initials standing on it, the name cut into its wall. */
function Cap({ view: { person } }: { view: SiteView }) {
  const size = Math.min(12, 122 / person.name.length);
  return (
    <svg className="cap" viewBox="-1 -24 202 162" aria-hidden="true">
      <Faces faces={cap} />
      {person.photo ? (
        <g transform={onFace}>
          <image
            href={person.photo.src}
            x="14"
            y="14"
            width="172"
            height="172"
            preserveAspectRatio={`${alignment(person.photo.focal)} slice`}
            className="texture"
          />
        </g>
      ) : (
        <ExtrudedLetters letters={person.initials.slice(0, 2)} plane={onFace} x={100} y={138} wide={person.wide} />
      )}
      {size >= smallestCut && (
        <text
          className="engraved"
          transform={onWall}
          x="50"
          y={(11 + size * 0.35).toFixed(1)}
          fontSize={size.toFixed(1)}
          textAnchor="middle"
        >
          {person.name}
        </text>
      )}
    </svg>
  );
}
