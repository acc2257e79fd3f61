import { intoRows } from "./chunks.ts";
import type { Chunk } from "./piece.ts";
import { median } from "./side.ts";

const maxTitleLength = 45;

/** Titles in the left side that have no text of the right side beside them, in a look that the right side never has. */
export function titlesBesideNothing(sides: { left: Chunk[]; right: Chunk[] }): Chunk[] {
  const bodySize = median([...sides.left, ...sides.right].map((chunk) => chunk.size));
  const edge = Math.min(...sides.left.map((chunk) => chunk.x0));
  const titles = intoRows(sides.left).flatMap((row) => {
    const [first, ...rest] = row;
    if (!first || rest.length > 0 || !looksLikeTitle(first, bodySize)) return [];
    const isBelow = first.size > large * bodySize && sides.right.every((chunk) => chunk.y1 <= first.y0);
    if (first.x0 > edge + (isBelow ? mostSetIn * bodySize : sameEdge)) return [];
    const isAlone = sides.right.every((chunk) => chunk.y1 <= first.y0 || chunk.y0 >= first.y1);
    return isAlone ? [first] : [];
  });
  const opening = openingTitles(sides);
  const onTheRight = sides.right.filter((chunk) => looksLikeTitle(chunk, bodySize));
  if (ownTitles(sides, bodySize).length >= 2) return [];
  const isPart = (title: Chunk): boolean => opening !== null && title.size < opening.left.size * smaller;
  return titles.filter((title) => !isPart(title) && !onTheRight.some((chunk) => isAlike(title, chunk)));
}

const smaller = 0.92;
const sameEdge = 4;
/** Below all of the right side a title this much larger than the text may be set in, as beside marks that hang out. */
const large = 1.3;
const mostSetIn = 2;

/** Titles in one look that open both sides on one row, larger than their text, which begins below them: two columns. */
export function openingTitles({
  left,
  right,
}: {
  left: Chunk[];
  right: Chunk[];
}): { left: Chunk; right: Chunk } | null {
  const bodySize = median([...left, ...right].map((chunk) => chunk.size));
  const [over, beside] = [titleAbove(left, bodySize), titleAbove(right, bodySize)];
  if (over === null || beside === null || !isAlike(over, beside)) return null;
  return Math.abs(over.baseline - beside.baseline) <= 0.2 * over.size ? { left: over, right: beside } : null;
}

/** A large title in the first row of a side, alone or beside others of its look, with the next row at its edge. */
function titleAbove(side: readonly Chunk[], bodySize: number): Chunk | null {
  const [[title, ...more] = [], [below] = []] = intoRows(side);
  if (title === undefined || below === undefined || more.some((other) => !isAlike(title, other))) return null;
  const isTitle = title.size > 1.12 * bodySize && looksLikeTitle(title, bodySize) && !/\d/.test(title.text);
  return isTitle && Math.abs(below.x0 - title.x0) <= sameEdge ? title : null;
}

/** Titles at the left edge of the right side, larger than its text, with nothing beside them on either side. */
function ownTitles({ left, right }: { left: Chunk[]; right: Chunk[] }, bodySize: number): Chunk[] {
  const edge = Math.min(...right.map((chunk) => chunk.x0));
  return right.filter((title) => {
    const isLarge = title.size > 1.12 * bodySize && looksLikeTitle(title, bodySize) && !/\d/.test(title.text);
    if (!isLarge || title.x0 > edge + 4) return false;
    return [...left, ...right].every((chunk) => chunk === title || chunk.y1 <= title.y0 || chunk.y0 >= title.y1);
  });
}

const sameCentre = 3;

/**
 * Titles set in the middle of a region, each alone on its row: they stand over everything below them, whichever side
 * of a strip their letters lie on. Several of different length show that it is the middle they share, and not an edge.
 */
export function centredTitles(region: readonly Chunk[]): Chunk[] {
  const [x0, x1] = [Math.min(...region.map((chunk) => chunk.x0)), Math.max(...region.map((chunk) => chunk.x1))];
  const middle = (chunk: Chunk): number => (chunk.x0 + chunk.x1) / 2;
  const bodySize = median(region.map((chunk) => chunk.size));
  const inMiddle = region.filter(
    (chunk) =>
      Math.abs(middle(chunk) - (x0 + x1) / 2) < 0.1 * (x1 - x0) &&
      !/\d/.test(chunk.text) &&
      looksLikeTitle(chunk, bodySize) &&
      region.every((other) => other === chunk || other.y1 <= chunk.y0 || other.y0 >= chunk.y1),
  );
  const families = inMiddle.map((title) =>
    inMiddle.filter((other) => isAlike(title, other) && Math.abs(middle(other) - middle(title)) < sameCentre),
  );
  const largest = families.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const starts = largest.map((chunk) => chunk.x0);
  return largest.length >= 2 && Math.max(...starts) - Math.min(...starts) > 2 * sameCentre ? largest : [];
}

function looksLikeTitle(chunk: Chunk, bodySize: number): boolean {
  const { text } = chunk;
  if (text.length > maxTitleLength || !/\p{L}{2}/u.test(text)) return false;
  return chunk.size > 1.12 * bodySize || isCapitals(text) || chunk.pieces.every((piece) => piece.run.bold);
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function isAlike(a: Chunk, b: Chunk): boolean {
  const isBold = (chunk: Chunk): boolean => chunk.pieces.every((piece) => piece.run.bold);
  const sameSize = Math.abs(a.size - b.size) < 0.12 * a.size;
  return sameSize && isBold(a) === isBold(b) && isCapitals(a.text) === isCapitals(b.text);
}
