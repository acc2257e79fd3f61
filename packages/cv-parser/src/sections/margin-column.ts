import type { Line } from "../core/layout.ts";
import { lineOf, withMark } from "./margin-heading.ts";
import { titleKind } from "./title-kind.ts";

/**
 * Titles that stand in a margin of their own are put before the text beside them, by height on the page. This undoes
 * a layout that read the margin as a column. Pages without such a margin keep their order.
 */
export function weaveMarginTitles(lines: readonly Line[]): Line[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  let margin: Margin | null = null;
  return pages.flatMap((page) => {
    const own = lines.filter((line) => line.page === page);
    const woven = weavePage(own, margin);
    ({ margin } = woven);
    return woven.lines;
  });
}

/** Where the titles of a page begin and where the text beside them does, in points. */
type Margin = { left: number; edge: number };

const fewestTitles = 3;

/** A page that goes on with the margin of the page before it needs no more than one title to show it. */
function weavePage(lines: readonly Line[], before: Margin | null): { lines: Line[]; margin: Margin | null } {
  const own = marginOf(lines);
  const margin = own ?? (before !== null && goesOn(lines, before) ? before : null);
  if (margin === null) return { lines: [...lines], margin: before };
  const woven = weaveAt(lines, margin.edge, own === null ? 1 : fewestTitles);
  return woven === null ? { lines: [...lines], margin: before } : { lines: woven, margin };
}

function goesOn(lines: readonly Line[], { left, edge }: Margin): boolean {
  const isNear = (x: number, place: number) => Math.abs(x - place) <= 8;
  return (
    lines.some((line) => isNear(line.x, left) && hasMarginTitle(line)) &&
    lines.some((line) => line.segments.some((segment) => isNear(segment.x, edge)))
  );
}

function weaveAt(lines: readonly Line[], edge: number, fewest: number): Line[] | null {
  const inMargin = lines.filter((line) => line.x < edge - 8);
  const titles = inMargin.filter(hasMarginTitle);
  const rows = titleBlocks(inMargin).filter((block) => block.some(hasMarginTitle));
  const top = Math.min(...[...titles, ...rows.flat()].map(({ y }) => y)) - 4;
  const margin = inMargin.filter((line) => line.y >= top);
  const known = titleBlocks(margin)
    .filter((block) => titleKind(block.map(marginText).join(" ")) !== null)
    .flat();
  const columns = new Set(margin.filter((line) => line.y >= top).map((line) => line.column));
  const together = new Set(lines.filter((line) => line.y >= top).map((line) => line.column)).size === 1;
  const apart = together || lines.some((line) => line.x >= edge - 8 && line.y >= top && !columns.has(line.column));
  if (titles.length < fewest || known.length < margin.length * 0.75 || !apart) return null;
  const body = lines.filter((line) => line.y >= top);
  return [...lines.filter((line) => line.y < top), ...weave(body, edge)];
}

/** Where the titles begin, and the left edge that most text right of them shares. */
function marginOf(lines: readonly Line[]): Margin | null {
  const titles = lines.filter((line) => hasMarginTitle(line));
  if (titles.length < fewestTitles) return null;
  const left =
    titles.map((title) => title.x).toSorted((first, second) => first - second)[Math.floor(titles.length / 2)] ?? 0;
  const counts = new Map<number, number>();
  for (const line of lines)
    if (line.x > left + 30) counts.set(Math.round(line.x), (counts.get(Math.round(line.x)) ?? 0) + 1);
  const sorted = [...counts].filter(([, count]) => count >= 3).toSorted(([first], [second]) => first - second);
  const edge = sorted[0]?.[0];
  return edge === undefined ? null : { left, edge };
}

function hasMarginTitle(line: Line): boolean {
  const first = line.segments[0];
  return first !== undefined && line.bullet === null && titleKind(first.text)?.exact === true;
}

/** Rows of the margin that stand close together and look alike are one title broken over several rows. */
function titleBlocks(margin: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of margin.toSorted((first, second) => first.y - second.y)) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    const tight =
      above !== undefined &&
      line.y - above.y <= above.fontSize * 1.45 &&
      Math.abs(line.fontSize - above.fontSize) < 0.5;
    if (block !== undefined && tight) block.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block) => (isOneTitle(block) ? [block] : block.map((line) => [line])));
}

const marginText = (line: Line) => line.segments[0]?.text ?? "";

function isOneTitle(block: readonly Line[]): boolean {
  const whole = titleKind(block.map(marginText).join(" "));
  return whole?.exact === true || block.every((line) => titleKind(marginText(line))?.exact !== true);
}

function weave(body: readonly Line[], edge: number): Line[] {
  const column = body.find((line) => line.x >= edge - 8)?.column ?? 0;
  const isTitle = (line: Line) => line.x < edge - 8;
  const parted = body.flatMap((line) => partAtEdge(line, edge));
  const text = parted.filter((line) => !isTitle(line));
  const place = (line: Line) => (isTitle(line) ? besideRow(line, text) : line.y);
  const sorted = parted.toSorted((first, second) => {
    const gap = place(first) - place(second);
    return Math.abs(gap) < 2 && isTitle(first) === isTitle(second) ? first.x - second.x : gap;
  });
  return joinTitles(sorted, isTitle).map((line) => ({ ...line, column }));
}

/** A title stands just above the row whose middle it shares. */
function besideRow(title: Line, text: readonly Line[]): number {
  const middle = (line: Line) => line.y + line.height / 2;
  const distance = (line: Line) => Math.abs(middle(line) - middle(title));
  const nearest = text.toSorted((first, second) => distance(first) - distance(second))[0];
  return nearest !== undefined && distance(nearest) < title.height * 0.7 ? nearest.y - 2.5 : title.y;
}

/** A line that holds a margin title and text is taken apart, so that the title's other rows can join it. */
function partAtEdge(line: Line, edge: number): Line[] {
  const inMargin = line.segments.filter((segment) => segment.x < edge - 8);
  const rest = line.segments.filter((segment) => segment.x >= edge - 8);
  return inMargin.length === 0 || rest.length === 0 ? [line] : [lineOf(line, inMargin), withMark(lineOf(line, rest))];
}

/** The rows of a broken title are put together before the text that stands beside them. */
function joinTitles(lines: readonly Line[], isTitle: (line: Line) => boolean): Line[] {
  const hosts = new Map<Line, Line[]>();
  const gone = new Set<Line>();
  for (const block of titleBlocks(lines.filter(isTitle))) {
    const [first, ...rest] = block;
    const lone = rest.filter((line) => line.segments.length === 1);
    if (first === undefined || lone.length === 0 || first.segments.length > 1) continue;
    hosts.set(first, lone);
    for (const line of lone) gone.add(line);
  }
  return lines
    .filter((line) => !gone.has(line))
    .map((line) => {
      const rest = hosts.get(line) ?? [];
      return {
        ...line,
        text: [line, ...rest].map((part) => part.text).join(" "),
        end: rest.at(-1)?.end ?? line.end,
        segments: [line, ...rest].flatMap((part) => part.segments),
      };
    });
}
