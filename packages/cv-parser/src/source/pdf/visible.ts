import { coveredGlyphs } from "./covers.ts";
import type { Cover, Fill, Glyph, PageInk } from "./glyph.ts";

const minReadableSize = 2;
const sameColourDistance = 14;

/** Why glyphs of a page are not seen by a reader, counted. */
export type Hidden = { invisible: number; tiny: number; offPage: number; sameColour: number; covered: number };

export type VisibleInk = { glyphs: Glyph[]; hidden: Hidden };

export type PageFrame = {
  width: number;
  height: number;
  /** True when a picture lies on the page: light text may stand on it, invisible text may describe it. */
  hasImages: boolean;
};

/**
 * Keeps the glyphs that a person would see. Text without ink counts only where it is the text layer of a scanned
 * page, which is one with a picture and hardly any visible text.
 */
export function visibleGlyphs(ink: PageInk, frame: PageFrame): VisibleInk {
  const hidden: Hidden = { invisible: 0, tiny: 0, offPage: 0, sameColour: 0, covered: 0 };
  for (const glyph of ink.glyphs) revealIfDrawn(glyph, ink);
  const inked = ink.glyphs.filter((glyph) => glyph.kind === "text");
  const withoutInk = inked.filter((glyph) => glyph.invisible).length;
  const isScanLayer = frame.hasImages && withoutInk > 4 * (inked.length - withoutInk);
  const glyphs = ink.glyphs.filter((glyph) => {
    const reason = reasonToHide(glyph, ink, frame, isScanLayer);
    if (reason !== null && glyph.kind === "text") hidden[reason] += 1;
    return reason === null;
  });
  const covered = coveredGlyphs(glyphs, ink.covers);
  if (covered.size === 0) return { glyphs, hidden };
  hidden.covered = [...covered].filter(({ kind }) => kind === "text").length;
  return { glyphs: glyphs.filter((glyph) => !covered.has(glyph)), hidden };
}

/**
 * Browsers draw letters that they embolden themselves as shapes, and lay clear text over them. A filled shape as high
 * as the letter, painted just before it, makes such text visible; it counts as bold. Narrow letters and points are
 * slivers that lie within the place of their glyph.
 */
function revealIfDrawn(glyph: Glyph, ink: PageInk): void {
  if (!glyph.invisible) return;
  const [x, y] = centre(glyph);
  const below = ink.fills.findLast(
    (fill) => fill.order < glyph.order && x >= fill.x0 - 1 && x <= fill.x1 + 1 && y >= fill.y0 - 1 && y <= fill.y1 + 1,
  );
  const isDrawn =
    isLetter(below, glyph) ||
    isLetter(
      ink.slivers.findLast((sliver) => sliver.order < glyph.order && liesIn(sliver, glyph)),
      glyph,
    );
  if (isDrawn) Object.assign(glyph, { invisible: false, stroked: true });
}

function isLetter(shape: Fill | undefined, glyph: Glyph): boolean {
  return shape !== undefined && shape.y1 - shape.y0 < 1.6 * glyph.size && shape.colour !== "#ffffff";
}

/** Whether a shape lies where a glyph of level text has its ink. */
function liesIn(shape: Fill, glyph: Glyph): boolean {
  const { from, to, baseline, size, turns } = glyph;
  const isWithin = shape.x0 >= from - 1 && shape.x1 <= to + 1;
  return turns === 0 && isWithin && shape.y0 >= baseline - size && shape.y1 <= baseline + 0.3 * size;
}

function reasonToHide(glyph: Glyph, ink: PageInk, frame: PageFrame, isScanLayer: boolean): keyof Hidden | null {
  if (glyph.invisible) return isScanLayer ? null : "invisible";
  if (glyph.size < minReadableSize) return "tiny";
  const [x, y] = centre(glyph);
  if (x < 0 || y < 0 || x > frame.width || y > frame.height) return "offPage";
  return isSameAsGround(glyph, ink, frame, x, y) ? "sameColour" : null;
}

function isSameAsGround(glyph: Glyph, page: PageInk, frame: PageFrame, x: number, y: number): boolean {
  const ink = channels(glyph.colour);
  if (ink === null) return false;
  const liesBelow = (shape: Cover): boolean =>
    shape.order < glyph.order && x >= shape.x0 && x <= shape.x1 && y >= shape.y0 && y <= shape.y1;
  const ground = page.fills.findLast(liesBelow);
  // A dark text that happens to lie in the box of a dark curved shape is more likely beside the shape.
  if (Math.min(...ink) < 128) return false;
  if (!ground) return !frame.hasImages && distance(ink, [255, 255, 255]) < sameColourDistance;
  // Programs draw the ground of a tag or a button as a picture of its own, and nobody knows its colour.
  if (page.pictures.some((picture) => picture.order > ground.order && liesBelow(picture))) return false;
  const groundInk = channels(ground.colour);
  return groundInk !== null && distance(ink, groundInk) < sameColourDistance;
}

/** Middle of the glyph on the page, for each writing direction. */
function centre(glyph: Glyph): [number, number] {
  const along = (glyph.from + glyph.to) / 2;
  const across = glyph.baseline - glyph.size * 0.3;
  if (glyph.turns === 0) return [along, across];
  if (glyph.turns === 1) return [-across, along];
  if (glyph.turns === 2) return [-along, -across];
  return [across, -along];
}

function channels(colour: string | null): [number, number, number] | null {
  const match = colour === null ? null : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  if (!match) return null;
  const [r, g, b] = match.slice(1, 4).map((hex) => Number.parseInt(hex, 16));
  return [r ?? 0, g ?? 0, b ?? 0];
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}
