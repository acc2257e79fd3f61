import type { Cover, Glyph, Mark } from "./glyph.ts";
import type { Matrix } from "./matrix.ts";

/** How far the ink of a letter may reach beyond what covers it, in points. */
const slack = 1;
/** Covers lower or narrower than a line of text hide none. */
const leastCover = 6;
const maxCovers = 400;
/** What covers more of a page than this is no ground that was laid over a few old words. */
const mostCovered = 0.6;

/** Numbers that pdf.js writes before the points of a path: begin, line, and the end that closes it. */
const path = { begin: 0, line: 1, close: 4 };

/**
 * True for a path of one rectangle with upright sides.
 * @param data what pdf.js gives for a path: its steps, each with the place that it leads to
 * @param bounds the left, lower, right and upper end of the path
 */
export function isRectangle(data: unknown, bounds: readonly number[], ctm: Matrix): boolean {
  const steps = Array.isArray(data) && data.length === 1 ? (data as unknown[])[0] : null;
  if (!ArrayBuffer.isView(steps) || (steps as Float32Array).length > 16) return false;
  const isUpright = ctm[1] * ctm[1] + ctm[2] * ctm[2] < 1e-9 || ctm[0] * ctm[0] + ctm[3] * ctm[3] < 1e-9;
  return isUpright && cornersOf(Array.from(steps as Float32Array), bounds) >= 4;
}

/** How many of the four corners the steps lead to; none where one leads anywhere else. */
function cornersOf(steps: readonly number[], [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): number {
  const corners = new Set<string>();
  for (let at = 0; at < steps.length;) {
    const [step, x = NaN, y = NaN] = steps.slice(at, at + 3);
    if (step === path.close) return corners.size;
    const isCorner = (x === x0 || x === x1) && (y === y0 || y === y1);
    if ((step !== path.begin && step !== path.line) || !isCorner) return 0;
    corners.add(`${x} ${y}`);
    at += 3;
  }
  return corners.size;
}

/** What two boxes share; null where they share nothing. */
export function shared(a: Mark, b: Mark): Mark | null {
  const box = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
  return box.x0 < box.x1 && box.y0 < box.y1 ? box : null;
}

/** True where a cover is large enough to hide words, and there are not too many already. */
export function countsAsCover(box: Mark, covers: readonly Cover[]): boolean {
  return covers.length < maxCovers && box.x1 - box.x0 > leastCover && box.y1 - box.y0 > leastCover;
}

/**
 * Glyphs that a ground was painted over after they were drawn, as programs for drawing leave old words below a panel.
 * Where most of a page would be gone, nothing is: its words may lie below a picture that shows them.
 */
export function coveredGlyphs(glyphs: readonly Glyph[], covers: readonly Cover[]): ReadonlySet<Glyph> {
  const covered = new Set(
    covers.length === 0 ? [] : glyphs.filter((glyph) => covers.some((cover) => hides(cover, glyph))),
  );
  return covered.size > mostCovered * glyphs.length ? new Set() : covered;
}

function hides(cover: Cover, glyph: Glyph): boolean {
  if (cover.order <= glyph.order || glyph.turns !== 0) return false;
  const isAcross = glyph.from >= cover.x0 - slack && glyph.to <= cover.x1 + slack;
  return isAcross && glyph.baseline - 0.7 * glyph.size >= cover.y0 - slack && glyph.baseline <= cover.y1 + slack;
}
