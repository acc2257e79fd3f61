import type { Fill, Glyph } from "./glyph.ts";

const maxWidth = 220;
const minHeight = 1.05;
const maxHeight = 2.8;
const maxBoxes = 600;
const minGap = 0.8;

/** Where glyphs may stand outside the shape that they are drawn on, in points. */
const slack = 1;

/**
 * Tells which glyphs stand on a small ground of their own, as the words of chips do. The grounds of a marked sentence
 * touch each other and count for nothing.
 * @returns for every glyph the ground that it stands on, or null
 */
export function ownBoxes(glyphs: readonly Glyph[], fills: readonly Fill[]): Map<Glyph, Fill> {
  const small = fills.filter((fill) => fill.x1 - fill.x0 <= maxWidth).slice(0, maxBoxes);
  const found = new Map<Glyph, Fill>();
  if (small.length < 2) return found;
  let last: Fill | undefined;
  for (const glyph of glyphs) {
    if (glyph.kind !== "text" || glyph.turns !== 0) continue;
    if (!last || !isGround(last, glyph)) last = small.find((fill) => isGround(fill, glyph));
    if (last) found.set(glyph, last);
  }
  return found;
}

/** True when the second ground begins after the first one ends, on the same row. */
export function partedBoxes(first: Fill | undefined, second: Fill | undefined): boolean {
  return first !== undefined && second !== undefined && second.x0 - first.x1 >= minGap;
}

function isGround(fill: Fill, glyph: Glyph): boolean {
  const height = (fill.y1 - fill.y0) / glyph.size;
  if (height < minHeight || height > maxHeight) return false;
  const isBeside = glyph.from >= fill.x0 - slack && glyph.to <= fill.x1 + slack;
  return isBeside && glyph.baseline < fill.y1 && glyph.baseline - 0.6 * glyph.size > fill.y0;
}
