import type { Run } from "../../core/document.ts";
import type { Fill, Glyph } from "./glyph.ts";
import { measureSpacing } from "./letter-spacing.ts";
import { ownBoxes, partedBoxes } from "./own-boxes.ts";

/** Part of the font size that stands above the baseline. Boxes of runs are one font size high. */
const ascentShare = 0.8;

const maxGapInRun = 0.65;
const maxGapInChain = 2.5;

/** Glyphs that follow each other on one baseline in one style. */
type Chain = { glyphs: Glyph[]; iconBefore: boolean; isParted: boolean };

/**
 * Turns glyphs in paint order into runs: one style, one baseline, words parted by single spaces. Icons have no text;
 * the run after one is marked. Words on grounds of their own are marked, too, when grounds stand side by side.
 */
export function buildRuns(glyphs: readonly Glyph[], fills: readonly Fill[], page: number): Run[] {
  return chains(glyphs, ownBoxes(glyphs, fills)).flatMap((chain) => {
    const [first, ...rest] = runsOf(chain.glyphs, page);
    if (!first) return [];
    if (chain.iconBefore) first.iconBefore = true;
    if (chain.isParted) first.isParted = true;
    return [first, ...rest];
  });
}

function chains(glyphs: readonly Glyph[], boxes: ReadonlyMap<Glyph, Fill>): Chain[] {
  const result: Chain[] = [];
  let chain: Chain = { glyphs: [], iconBefore: false, isParted: false };
  let lastInk: Glyph | undefined;
  for (const glyph of glyphs) {
    const last = chain.glyphs.at(-1);
    const isParted =
      lastInk !== undefined && onOneRow(lastInk, glyph) && partedBoxes(boxes.get(lastInk), boxes.get(glyph));
    if (glyph.kind === "icon" || isParted || (last && !follows(last, glyph, chain.glyphs))) {
      if (last) result.push(chain);
      chain = { glyphs: [], iconBefore: glyph.kind === "icon", isParted };
    }
    if (glyph.kind === "text") lastInk = glyph;
    if (glyph.kind !== "icon") chain.glyphs.push(glyph);
  }
  result.push(chain);
  return result;
}

function follows(last: Glyph, next: Glyph, chain: readonly Glyph[]): boolean {
  if (!onOneRow(last, next)) return false;
  const gap = next.from - last.to;
  if (gap > maxGapInChain * last.size || gap < -0.5 * last.size) return false;
  if (next.kind === "space") return true;
  // A blank may be set in the font of the words after it; it is the letters that must be alike.
  const ink = chain.findLast(({ kind }) => kind !== "space") ?? last;
  if (next.font.name !== ink.font.name) return false;
  return isSameSize(last, next) || continuesSmallCapitals(last, next, chain);
}

/**
 * Browsers draw small capitals as capitals of two sizes: one follows the other without a gap, and after a space comes
 * a size that the words before have already.
 */
function continuesSmallCapitals(last: Glyph, next: Glyph, chain: readonly Glyph[]): boolean {
  const isCapital = ({ text }: Glyph): boolean => /^\p{Lu}+$/u.test(text);
  if (!isCapital(next)) return false;
  if (last.kind === "space") return chain.some((glyph) => isCapital(glyph) && isSameSize(glyph, next));
  const ratio = Math.min(last.size, next.size) / Math.max(last.size, next.size);
  return ratio > 0.6 && ratio < 0.9 && isCapital(last) && Math.abs(next.from - last.to) < 0.15 * last.size;
}

const isSameSize = (last: Glyph, next: Glyph): boolean => Math.abs(next.size - last.size) < 0.02 * last.size;

function onOneRow(last: Glyph, next: Glyph): boolean {
  return next.turns === last.turns && Math.abs(next.baseline - last.baseline) <= 0.12 * last.size;
}

type Draft = { glyphs: Glyph[]; text: string; offsets: number[] };

function runsOf(chain: readonly Glyph[], page: number): Run[] {
  const letters = trimSpaces(chain);
  const first = letters[0];
  if (!first) return [];
  const spacing = measureSpacing(letters);
  const runs: Draft[] = [];
  let draft: Draft = { glyphs: [], text: "", offsets: [] };
  let end = first.from;
  let hasSpace = false;
  for (const glyph of letters) {
    if (glyph.kind === "space") {
      hasSpace = true;
      continue;
    }
    const gap = glyph.from - end;
    const widest = spacing.isLetterSpaced ? glyph.size + 2 * spacing.wordGap : maxGapInRun * glyph.size;
    const tooWide = gap > widest;
    if (draft.text !== "" && tooWide) {
      runs.push(draft);
      draft = { glyphs: [], text: "", offsets: [] };
    } else if (draft.text !== "" && (gap > spacing.wordGap || (hasSpace && spacing.trustsSpaces))) {
      draft.text += " ";
      draft.offsets.push(end);
    }
    addGlyph(draft, glyph);
    end = Math.max(glyph.from, glyph.to);
    hasSpace = false;
  }
  runs.push(draft);
  const endsInSpace = chain.at(-1)?.kind === "space";
  return runs.flatMap((each) => toRun(each, page, endsInSpace && each === draft) ?? []);
}

function addGlyph(draft: Draft, glyph: Glyph): void {
  const units = glyph.text.length;
  for (let index = 0; index < units; index += 1) {
    draft.offsets.push(glyph.from + ((glyph.to - glyph.from) * index) / units);
  }
  draft.text += glyph.text;
  draft.glyphs.push(glyph);
}

function trimSpaces(chain: readonly Glyph[]): Glyph[] {
  const isInk = (glyph: Glyph): boolean => glyph.kind !== "space";
  return chain.slice(
    chain.findIndex(isInk) < 0 ? chain.length : chain.findIndex(isInk),
    chain.findLastIndex(isInk) + 1,
  );
}

function toRun(draft: Draft, page: number, endsInSpace: boolean): Run | null {
  const first = draft.glyphs[0];
  const last = draft.glyphs.at(-1);
  if (!first || !last) return null;
  const from = first.from;
  const to = Math.max(last.to, last.from);
  const stroked = draft.glyphs.filter((glyph) => glyph.stroked).length;
  const run: Run = {
    text: draft.text + (endsInSpace ? " " : ""),
    page,
    ...boxOf(first, from, to),
    fontSize: first.size,
    fontName: first.font.name,
    bold: first.font.bold || stroked > 0.6 * draft.glyphs.length,
    italic: first.font.italic,
    link: null,
  };
  if (first.turns !== 0) return { ...run, turns: first.turns };
  return { ...run, offsets: [...draft.offsets, ...(endsInSpace ? [to] : []), to] };
}

function boxOf(glyph: Glyph, from: number, to: number): Pick<Run, "x" | "y" | "width" | "height"> {
  const top = glyph.baseline - glyph.size * ascentShare;
  const length = to - from;
  if (glyph.turns === 1) return { x: -top - glyph.size, y: from, width: glyph.size, height: length };
  if (glyph.turns === 2) return { x: -to, y: -top - glyph.size, width: length, height: glyph.size };
  if (glyph.turns === 3) return { x: top, y: -to, width: glyph.size, height: length };
  return { x: from, y: top, width: length, height: glyph.size };
}
