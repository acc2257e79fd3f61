import type { Glyph } from "./glyph.ts";

/** As share of the size: how far the letters leave the line, and how far apart they may stand. */
const off = { least: 0.1, most: 0.5 };
const widestGap = 0.1;

/**
 * TeX sets its own name, and that of LaTeX, with an A that is small and raised and an E that is lowered. In the line,
 * in the size and font of the letter before them, they make one word of it.
 */
export function withTexNames(glyphs: readonly Glyph[]): readonly Glyph[] {
  const inked = glyphs.filter(({ kind }) => kind === "text");
  const places = new Map<Glyph, Pick<Glyph, "baseline" | "size" | "font" | "from" | "to">>();
  inked.forEach((first, at) => {
    const [e, x, ...before] = [inked[at + 1], inked[at + 2], inked[at - 1], inked[at - 2]];
    if (first.text !== "T" || e?.text !== "E" || x?.text !== "X") return;
    if (!isOff(e, first, 1) || !isNext(first, e) || !isNext(e, x) || x.baseline !== first.baseline) return;
    places.set(e, placed(e, first, x));
    const [a, l] = before;
    if (l?.text !== "L" || a?.text !== "A" || l.baseline !== first.baseline) return;
    if (isOff(a, l, -1) && isNext(l, a) && isNext(a, first)) places.set(a, placed(a, l, first));
  });
  return places.size === 0 ? glyphs : glyphs.map((glyph) => ({ ...glyph, ...places.get(glyph) }));
}

/** A letter between two of the line, where there is none of the room that it took above or below it. */
const placed = (
  glyph: Glyph,
  before: Glyph,
  after: Glyph,
): Pick<Glyph, "baseline" | "size" | "font" | "from" | "to"> => {
  const from = Math.max(glyph.from, before.to);
  return {
    baseline: before.baseline,
    size: before.size,
    font: before.font,
    from,
    to: Math.max(from, Math.min(glyph.to, after.from)),
  };
};

/** Below the line of another letter, or above it. */
function isOff(glyph: Glyph, other: Glyph, way: 1 | -1): boolean {
  const away = ((glyph.baseline - other.baseline) * way) / other.size;
  return glyph.turns === other.turns && away >= off.least && away <= off.most;
}

const isNext = (before: Glyph, glyph: Glyph): boolean =>
  glyph.from > before.from && glyph.from - before.to <= before.size * widestGap;
