import type { Line, Segment } from "../core/layout.ts";
import { lineOf } from "./margin-heading.ts";
import { titleKind } from "./title-kind.ts";

/**
 * Two to four titles on one row begin columns that the layout has not parted. From that row to the end of its region
 * the lines are cut at the second title and given back column by column, each with a column number of its own.
 */
export function splitTwinHeadings(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  const edges = new Map<number, number[]>();
  for (const line of lines) {
    const edge = twinEdge(line);
    if (edge !== null) edges.set(line.page, [...(edges.get(line.page) ?? []), edge]);
  }
  if (edges.size === 0) return [...lines];
  let start = 0;
  while (start < lines.length) {
    let end = start + 1;
    while (end < lines.length && sameRegion(lines[start], lines[end])) end += 1;
    out.push(...splitRegion(lines.slice(start, end), edges.get(lines[start]?.page ?? 0) ?? []));
    start = end;
  }
  return out;
}

function sameRegion(first: Line | undefined, line: Line | undefined): boolean {
  return first !== undefined && line !== undefined && first.page === line.page && first.column === line.column;
}

function splitRegion(lines: readonly Line[], edges: readonly number[], step = 0.3): Line[] {
  const at = lines.findIndex((line) => twinEdge(line) !== null || rightTitleEdge(line, edges) !== null);
  const found = lines[at];
  const edge = found === undefined ? null : (twinEdge(found) ?? rightTitleEdge(found, edges));
  if (edge === null) return [...lines];
  const left: Line[] = [];
  const right: Line[] = [];
  for (const line of lines.slice(at)) {
    const inLeft = line.segments.filter((segment) => segment.x < edge - 8);
    const inRight = line.segments.filter((segment) => segment.x >= edge - 8);
    if (inLeft.length > 0) left.push({ ...lineOf(line, inLeft), column: line.column + step });
    if (inRight.length > 0) right.push({ ...lineOf(line, inRight), column: line.column + 2 * step });
  }
  // Three or four titles on one row: what stands right of the first is parted again.
  const parted = right.some((line) => twinEdge(line) !== null) ? splitRegion(right, [], step / 4) : right;
  return [...lines.slice(0, at), ...left, ...parted];
}

/** Left edge of the second title of a row whose cells are all section titles. */
function twinEdge(line: Line): number | null {
  const [first, second, ...more] = line.segments;
  if (first === undefined || second === undefined || more.length > 2 || line.bullet !== null) return null;
  // Korean job boards print a table of what follows: the names of its columns open nothing.
  if (more.length > 0 && /\p{Script=Hangul}/u.test(line.text)) return null;
  if ([second, ...more].some((segment) => segment.gapBefore < segment.fontSize * (more.length > 0 ? 2 : 3)))
    return null;
  // A name that comes back belongs to a table that is folded in two ("Skill | Years | Skill | Years").
  if (new Set(line.segments.map(({ text }) => text)).size < line.segments.length) return null;
  const isAlike = line.segments.every((segment) => Math.abs(first.fontSize - segment.fontSize) < 0.6);
  return isAlike && line.segments.every(isTitle) ? second.x : null;
}

/** A further title in the right column, on one row with text of the left one. */
function rightTitleEdge(line: Line, edges: readonly number[]): number | null {
  const title = line.segments.find(
    (segment, index) => index > 0 && isTitle(segment) && edges.some((edge) => Math.abs(edge - segment.x) < 4),
  );
  return title?.x ?? null;
}

const isTitle = (segment: Segment) => titleKind(segment.text)?.exact === true;
