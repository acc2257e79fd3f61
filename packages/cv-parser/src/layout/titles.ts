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
    if (!first || rest.length > 0 || first.x0 > edge + 4 || !looksLikeTitle(first, bodySize)) return [];
    const isAlone = sides.right.every((chunk) => chunk.y1 <= first.y0 || chunk.y0 >= first.y1);
    return isAlone ? [first] : [];
  });
  const onTheRight = sides.right.filter((chunk) => looksLikeTitle(chunk, bodySize));
  return titles.filter((title) => !onTheRight.some((chunk) => isAlike(title, chunk)));
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
