import { childOf, find, textOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/** Where a text box stands, in the units of the file; `columns` says from where its left edge is counted. */
export type BoxPlace = {
  rows: string;
  columns: string | null;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** What the left edge of a box may be counted from, by the edge of the page and by that of its text; files mix them. */
const fromPage = new Set(["page", "leftMargin"]);
const fromText = new Set(["margin", "column", "character"]);

/**
 * The place that a drawing gives its text box, or null where it floats with the text.
 * @param textEdge how far from the left edge of the page its text begins, in the units of drawings
 */
export function placeOfBox(drawing: XmlElement, textEdge: number): BoxPlace | null {
  const anchor = find(drawing, "anchor");
  const vertical = anchor && childOf(anchor, "positionV");
  const horizontal = anchor && childOf(anchor, "positionH");
  const extent = anchor && childOf(anchor, "extent");
  const top = offsetOf(vertical);
  if (!vertical || !extent || top === null) return null;
  const left = offsetOf(horizontal);
  const [width, height] = [Number(extent.attributes["cx"]), Number(extent.attributes["cy"])];
  if (!Number.isFinite(width) || !Number.isFinite(height)) return null;
  const frame = horizontal?.attributes["relativeFrom"] ?? "";
  const columns = left === null ? null : fromText.has(frame) || fromPage.has(frame) ? "page" : frame;
  const edge = (left ?? 0) + (fromText.has(frame) ? textEdge : 0);
  return { rows: vertical.attributes["relativeFrom"] ?? "", columns, left: edge, top, width, height };
}

const unitsOfTwentieth = 635;
const usualEdge = 1440 * unitsOfTwentieth;

/** How far from the left edge of the page the text of a document begins, in the units of drawings. */
export function textEdgeOf(body: XmlElement): number {
  const margins = find(body, "pgMar");
  const left = Number(margins?.attributes["left"] ?? margins?.attributes["start"] ?? NaN);
  return Number.isFinite(left) ? left * unitsOfTwentieth : usualEdge;
}

/** How far from the edge of its frame, or null where a side or the middle is named instead. */
function offsetOf(position: XmlElement | undefined | null): number | null {
  const offset = position && childOf(position, "posOffset");
  const value = offset ? Number(textOf(offset)) : NaN;
  return Number.isFinite(value) ? value : null;
}

/**
 * Text boxes of one paragraph in the order in which they are read: files store them as they were drawn. Empty strips
 * across all of them part them from top to bottom, then strips down from left to right, again and again; where only
 * heights can be compared, heights alone count, and where not even these, boxes stay as they are.
 */
export function inReadingOrder<Box extends { place: BoxPlace | null }>(boxes: readonly Box[]): Box[] {
  const first = boxes[0]?.place;
  if (!first || boxes.length < 2 || boxes.some(({ place }) => place?.rows !== first.rows)) return [...boxes];
  const isAcross = first.columns !== null && boxes.every(({ place }) => place?.columns === first.columns);
  return isAcross ? ordered(boxes) : sortedBy(boxes, (place) => place.top);
}

/** Boxes with so many bands above them, in reading order. */
function ordered<Box extends { place: BoxPlace | null }>(boxes: readonly Box[], above = 0): Box[] {
  const rows = partedAlong(boxes, (place) => [place.top, place.top + place.height]);
  const bands = bandsOf(rows, above);
  if (bands.length > 1) return bands.flatMap((band, at) => ordered(band, above + at));
  const columns = columnsOf(boxes);
  if (columns.length > 1 && !arePairs(rows, columns)) return columns.flatMap((column) => ordered(column));
  return rows.length > 1 ? rows.flatMap((row) => ordered(row)) : sortedBy(boxes, (place) => place.top);
}

const columnsOf = <Box extends { place: BoxPlace | null }>(boxes: readonly Box[]): Box[][] =>
  partedAlong(boxes, (place) => [place.left, place.left + place.width]);

/** Rows that the same strip parts from top to bottom are the height of its columns, whose boxes may end at one height by chance. */
function bandsOf<Box extends { place: BoxPlace | null }>(rows: readonly Box[][], above: number): Box[][] {
  const bands: Box[][] = [];
  for (const row of rows) {
    const last = bands.at(-1);
    const both = [...(last ?? []), ...row];
    const least = Math.max(2, columnsOf(row).length, columnsOf(last ?? []).length);
    if (last === undefined || columnsOf(both).length < least) bands.push([...row]);
    else {
      last.push(...row);
      while (above + bands.length - 2 >= bandsOfName && opensColumn(bands))
        bands.splice(-2, 2, [...(bands.at(-2) ?? []), ...(bands.at(-1) ?? [])]);
    }
  }
  return bands;
}

/** A line of text is about as high; the names of people stand in the first bands of a page. */
const lowest = 400_000;
const bandsOfName = 2;

/** Whether the last band has columns and the one right above it is a low box over one of them: the title of what stands there. */
function opensColumn<Box extends { place: BoxPlace | null }>(bands: readonly Box[][]): boolean {
  const [above, columns] = [bands.at(-2) ?? [], bands.at(-1) ?? []];
  const title = above[0]?.place;
  if (!title || above.length > 1 || title.height > lowest) return false;
  const top = Math.min(...columns.map(({ place }) => place?.top ?? Infinity));
  const isClose = top - (title.top + title.height) < title.height;
  const count = columnsOf(columns).length;
  return isClose && count > 1 && columnsOf([...above, ...columns]).length >= count;
}

/** A date in a box beside the box of each job: most rows have one box in each of the columns. */
function arePairs<Box>(rows: readonly Box[][], columns: readonly Box[][]): boolean {
  const isPair = (row: readonly Box[]): boolean =>
    columns.every((column) => column.filter((box) => row.includes(box)).length === 1);
  return rows.length > 1 && rows.filter(isPair).length > rows.length / 2;
}

const sortedBy = <Box extends { place: BoxPlace | null }>(
  boxes: readonly Box[],
  of: (place: BoxPlace) => number,
): Box[] => boxes.toSorted((one, other) => (one.place && other.place ? of(one.place) - of(other.place) : 0));

/** Boxes overlap a little where their margins meet. */
const overlap = 0.12;

/** Groups of boxes between which nothing stands along one direction. */
function partedAlong<Box extends { place: BoxPlace | null }>(
  boxes: readonly Box[],
  span: (place: BoxPlace) => [number, number],
): Box[][] {
  const groups: Box[][] = [];
  let reach = -Infinity;
  for (const box of sortedBy(boxes, (place) => span(place)[0])) {
    const [from, to] = box.place === null ? [0, 0] : span(box.place);
    if (from >= reach - (to - from) * overlap) groups.push([box]);
    else groups.at(-1)?.push(box);
    reach = Math.max(reach, to);
  }
  return groups;
}
