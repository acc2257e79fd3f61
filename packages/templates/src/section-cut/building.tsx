import type { SiteView } from "../view/site-view.ts";
import { storeysOf, yearOf, type Storey } from "./storeys.ts";

/** Where the ground lies, and the walls of a volume that does not stand out. */
const ground = 440;
const left = 150;
const width = 210;
const overhang = 56;
const wall = 9;
const basement = 26;

const tree = "M0 0v-74m0 30 14-16m-14 2-12-14M0-112a30 30 0 0 1 22 50 30 30 0 0 1-44 0 30 30 0 0 1 22-50Z";
const figure = "M0-34a4 4 0 1 1 .1 0ZM-4-32h8l3 14-3 1-1 17H1l-1-13-1 13h-3l-1-17-3-1Z";

/** Marks closer to each other than a line of type are left out. */
const lineOfType = 18;

/** The career as a section through a house: posts above the ground, studies below it, today somebody at home. */
export function Building({ view }: { view: SiteView }) {
  const storeys = storeysOf(view.experience.items, view.asOf);
  const cellars = view.education.items.slice(0, 4);
  const top = storeys.at(-1);
  const roof = ground - (top ? top.level + top.height : 0);
  const marks = [
    ...cellars.map(({ dates }, index) => ({ y: ground + (index + 1) * basement, year: yearOf(dates) })).toReversed(),
    ...storeys.map(({ level, year }) => ({ y: ground - level, year })),
  ];
  const first = Math.min(roof - (storeys.length < 3 ? 66 : 26), ground - 130);
  const depth = depthOf(view);
  return (
    <svg className="building" viewBox={`0 ${first} 520 ${ground + depth - first}`} aria-hidden="true">
      <pattern id="earth" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="line" d="M0 0v11" />
      </pattern>
      <path fill="url(#earth)" d={`M-2000 ${ground}h4520v${depth}h-4520Z`} />
      {cellars.map((_, index) => (
        <path key={index} className="void" d={cellar(index)} />
      ))}
      {storeys.map((storey, index) => (
        <Floor key={index} storey={storey} below={storeys[index - 1]} index={index} isTop={storey === top} />
      ))}
      <path className="poche" d={`M-2000 ${ground}h4520v7h-4520Z`} />
      {top && <path className="poche" d={roofOf(top, storeys.length, roof)} />}
      <path className="somebody" transform={somebodyIn(top)} d={figure} />
      <path className="line" transform={`translate(34 ${ground}) scale(.86)`} d={tree} />
      <path className="line" transform={`translate(464 ${ground}) scale(.74)`} d={tree} />
      {spaced(marks).map(({ y, year }) => (
        <g key={y} className="mark">
          <path d={`M98 ${y}h50m-50 0-5-9h10Z`} />
          <text x="106" y={y - 4}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How far the drawing goes below the ground, of its 520 across. */
export function depthOf(view: SiteView): number {
  return Math.min(4, view.education.count) * basement + 30;
}

const shiftOf = ({ shift }: Storey) => left + (shift === 1 ? overhang : 0);

/** Years that can be read one above the other, from the deepest upwards. */
function spaced(marks: readonly { y: number; year: string }[]): readonly { y: number; year: string }[] {
  const kept: { y: number; year: string }[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (mark.year && (!last || last.y - mark.y >= lineOfType)) kept.push(mark);
  }
  return kept;
}

/** The room of a basement, each a little wider than the one above it, as footings are. */
function cellar(index: number): string {
  const from = left + 12 - index * 8;
  const across = width + 20 + index * 16;
  return `M${from} ${ground + index * basement}h${across}v${basement}h-${across}Z`;
}

type FloorProps = { storey: Storey; below: Storey | undefined; index: number; isTop: boolean };

/** A slab and two walls, cut; between them what lies behind: a stair where it is high enough, and a door. */
function Floor({ storey, below, index, isTop }: FloorProps) {
  const x = shiftOf(storey);
  const y = ground - storey.level - storey.height;
  const foot = ground - storey.level;
  const slab = Math.min(7, storey.height / 2);
  const glass = index % 2 === 0 ? x + width - wall : x;
  const solid = index % 2 === 0 ? x : x + width - wall;
  const steps = Math.floor((storey.height - slab) / 6);
  const climb = index % 2 === 0 ? 1 : -1;
  const from = climb === 1 ? x + 84 : x + width - 84;
  const reach = below && below.shift !== storey.shift ? overhang : 0;
  return (
    <g>
      <path className="space" d={`M${x} ${y}h${width}v${storey.height}h-${width}Z`} />
      {storey.height > 30 && (
        <path className="line" d={`M${from} ${foot}${`v-6h${climb * 7}`.repeat(Math.min(steps, 14))}`} />
      )}
      {storey.height > 40 && <path className="line" d={`M${x + width / 2 + climb * -72} ${foot}v-32h15v32`} />}
      <path className="line" d={`M${glass + wall / 2} ${y}v${storey.height}m-3-${storey.height}v${storey.height}`} />
      <path className="poche" d={`M${solid} ${y}h${wall}v${storey.height}h-${wall}Z`} />
      <path className="poche" d={`M${x - reach * storey.shift} ${foot}h${width + reach}v-${slab}h-${width + reach}Z`} />
      {isTop && <path className="poche" d={`M${glass} ${y}h${wall}v${Math.min(12, storey.height)}h-${wall}Z`} />}
    </g>
  );
}

/** A cottage has a gable, whatever is higher a flat roof with a parapet. */
function roofOf(top: Storey, count: number, y: number): string {
  const x = shiftOf(top);
  if (count < 3)
    return `M${x - 18} ${y + 4}l${width / 2 + 18}-62 ${width / 2 + 18} 62h-20l-${width / 2 - 2}-50-${width / 2 - 2} 50Z`;
  return `M${x} ${y - 12}h6v7h${width - 12}v-7h6v17h-${width}Z`;
}

/** Where somebody stands, a little lower than the room; without a house in the open. */
function somebodyIn(top: Storey | undefined): string {
  if (!top) return `translate(250 ${ground})`;
  const size = Math.min(1, Math.max(0.2, (top.height - 9) / 40));
  return `translate(${shiftOf(top) + 44} ${ground - top.level - Math.min(7, top.height / 2)}) scale(${size})`;
}
