import type { Run } from "../../core/document.ts";
import { isSecondName } from "../../core/second-name.ts";
import { holdsRightToLeft, isMostlyRightToLeft } from "../../core/scripts.ts";
import { stretchedAt } from "../characters.ts";
import type { Fill, Glyph } from "./glyph.ts";
import { filledGaps } from "./filled-gaps.ts";
import { joinForeign } from "./foreign-chains.ts";
import { measureSpacing } from "./letter-spacing.ts";
import { inVisualOrder, logicalOrder } from "./logical-order.ts";
import { withLettersOnTheirLine } from "./raised-letters.ts";
import { withTexNames } from "./tex-names.ts";
import { withMarksOnLetters } from "./vowel-marks.ts";
import type { Unit } from "./logical-order.ts";
import { continuesSmallCapitals, goesOnInCapitals, isSameSize } from "./small-capitals.ts";
import { ownBoxes, partedBoxes } from "./own-boxes.ts";

/** Part of the font size that stands above the baseline. Boxes of runs are one font size high. */
const ascentShare = 0.8;

const maxGapInRun = 0.65;
const maxGapInChain = 2.5;
const surnameGap = 0.06;

/** Glyphs that follow each other on one baseline in one style. */
type Chain = { glyphs: Glyph[]; iconBefore: boolean; isParted: boolean; isAmongTurned: boolean };

/**
 * Turns glyphs in paint order into runs: one style, one baseline, words parted by single spaces. Icons have no text;
 * the run after one is marked. Words on grounds of their own are marked, too, when grounds stand side by side.
 * @param isTurnedPage whether the page is written from right to left; by default where most of its own letters are
 */
export function buildRuns(
  drawn: readonly Glyph[],
  fills: readonly Fill[],
  page: number,
  isTurnedPage = isMostlyRightToLeft(drawn.map((glyph) => glyph.text).join("")),
): Run[] {
  const glyphs = withLettersOnTheirLine(withTexNames(drawn));
  const parted = chains(inVisualOrder(glyphs, onOneRow, isTurnedPage), ownBoxes(glyphs, fills));
  const whole = isTurnedPage ? joinForeign(parted, onOneRow) : parted;
  const isFilled = filledGaps(glyphs);
  return whole.flatMap((chain) => {
    const side = { page, isTurnedPage, isAmongTurned: chain.isAmongTurned, isFilled };
    const [first, ...rest] = runsOf(chain.glyphs, side);
    if (!first) return [];
    if (chain.iconBefore) first.iconBefore = true;
    if (chain.isParted) first.isParted = true;
    return [first, ...rest];
  });
}

function chains(glyphs: readonly Glyph[], boxes: ReadonlyMap<Glyph, Fill>): Chain[] {
  const result: Chain[] = [];
  let chain: Chain = { glyphs: [], iconBefore: false, isParted: false, isAmongTurned: false };
  let lastInk: Glyph | undefined;
  for (const glyph of glyphs) {
    if (lastInk && isBlankBefore(lastInk, glyph)) continue;
    const last = chain.glyphs.at(-1);
    const isParted =
      lastInk !== undefined && onOneRow(lastInk, glyph) && partedBoxes(boxes.get(lastInk), boxes.get(glyph));
    if (glyph.kind === "icon" || isParted || (last && !follows(last, glyph, chain.glyphs))) {
      if (last) result.push(chain);
      chain = { glyphs: [], iconBefore: glyph.kind === "icon", isParted, isAmongTurned: false };
    }
    if (glyph.kind === "text") lastInk = glyph;
    if (glyph.kind !== "icon") chain.glyphs.push(glyph);
  }
  result.push(chain);
  markAmongTurned(result);
  return result;
}

/** A blank that is drawn late, in front of the letter after which it comes, ends no word there. */
const isBlankBefore = (ink: Glyph, blank: Glyph): boolean =>
  blank.kind === "space" && onOneRow(ink, blank) && blank.to < (ink.from + ink.to) / 2 && !holdsRightToLeft(ink.text);

/** A number in the font of another script, right beside words from right to left, stands in their line. */
function markAmongTurned(chains: readonly Chain[]): void {
  const isTurned = chains.map(({ glyphs }) => glyphs.some(({ text }) => holdsRightToLeft(text)));
  chains.forEach((chain, index) => {
    const last = chain.glyphs.at(-1);
    const next = chains[index + 1];
    const first = next?.glyphs[0];
    if (!last || !first || !onOneRow(last, first) || Math.abs(first.from - last.to) > maxGapInChain * last.size) return;
    if (isTurned[index + 1]) chain.isAmongTurned = true;
    if (isTurned[index]) next.isAmongTurned = true;
  });
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

/** "JaneRoe" in large type: templates part both names by less than a blank. */
const isSurname = (last: Glyph, next: Glyph, gap: number): boolean =>
  gap > surnameGap * next.size && isSecondName(last.text, next.text, next.size);

function onOneRow(last: Glyph, next: Glyph): boolean {
  return next.turns === last.turns && Math.abs(next.baseline - last.baseline) <= 0.12 * last.size;
}

type Draft = { glyphs: Glyph[]; units: Unit[] };

type PageSide = {
  page: number;
  isTurnedPage: boolean;
  isAmongTurned: boolean;
  isFilled: (last: Glyph, next: Glyph) => boolean;
};

function runsOf(chain: readonly Glyph[], side: PageSide): Run[] {
  const letters = withMarksOnLetters(trimSpaces(chain));
  const first = letters[0];
  if (!first) return [];
  const spacing = measureSpacing(letters);
  const runs: Draft[] = [];
  let draft: Draft = { glyphs: [], units: [] };
  let end = first.from;
  let hasSpace = false;
  let apart = 0;
  for (const glyph of letters) {
    if (glyph.kind === "space") {
      hasSpace = true;
      continue;
    }
    const gap = glyph.from - end;
    const widest = spacing.isLetterSpaced ? glyph.size + 2 * spacing.wordGap : maxGapInRun * glyph.size;
    const last = draft.glyphs.at(-1);
    const goesOn = !hasSpace && last !== undefined && goesOnInCapitals(last, glyph, gap, apart);
    apart = goesOn ? Math.max(apart, gap) : 0;
    if (last && (gap > widest || (!hasSpace && gap > spacing.wordGap && side.isFilled(last, glyph)))) {
      runs.push(draft);
      draft = { glyphs: [], units: [] };
    } else if (
      last &&
      ((gap > spacing.wordGap && !goesOn) || (hasSpace && spacing.trustsSpaces) || isSurname(last, glyph, gap))
    )
      draft.units.push({ text: " ", from: end, to: glyph.from });
    draft.units.push({ text: glyph.text, from: glyph.from, to: glyph.to });
    draft.glyphs.push(glyph);
    end = Math.max(glyph.from, glyph.to);
    hasSpace = false;
  }
  runs.push(draft);
  const endsInSpace = chain.at(-1)?.kind === "space";
  return runs.flatMap((each) => {
    const parts = side.isTurnedPage && side.isAmongTurned ? withoutEdgeSigns(each) : [each];
    return parts.flatMap((part) => toRun(part, side, endsInSpace && part === draft) ?? []);
  });
}

/**
 * A page that draws the words from right to left in a font of their own leaves to the other font the signs between
 * both: "- 2015" and "(2018" end with these signs, which stand in the line and not with their neighbours.
 */
function withoutEdgeSigns({ glyphs, units }: Draft): Draft[] {
  const isWord = ({ text }: Unit): boolean => !/^[\s|,;:.·•–—()[\]«»-]$/u.test(text);
  const [first, last] = [units.findIndex(isWord), units.findLastIndex(isWord)];
  const cut = (from: number, to: number): Draft => {
    const inked = (part: readonly Unit[]) => part.filter(({ text }) => text !== " ");
    const before = inked(units.slice(0, from)).length;
    const own = units.slice(from, to);
    const begin = own.findIndex(({ text }) => text !== " ");
    const end = own.findLastIndex(({ text }) => text !== " ") + 1;
    return { units: own.slice(Math.max(0, begin), end), glyphs: glyphs.slice(before, before + inked(own).length) };
  };
  const parts = first < 0 ? [cut(0, units.length)] : [cut(0, first), cut(first, last + 1), cut(last + 1, units.length)];
  return parts.filter((part) => part.units.length > 0);
}

/** The text of units in reading order, and for each of its letters the edge at which it begins. */
function writeUnits(
  units: readonly Unit[],
  { isTurnedPage, isAmongTurned }: PageSide,
): { text: string; offsets: number[]; isTurned: boolean } {
  const isSigns = isAmongTurned && !units.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const ordered = logicalOrder(units, isTurnedPage, isSigns);
  const isTurned = ordered.some((unit, index) => unit.from !== units[index]?.from);
  const offsets = ordered.flatMap(({ text, from, to }) => {
    const [begin, end] = isTurned ? [to, from] : [from, to];
    return Array.from({ length: text.length }, (_, index) => begin + ((end - begin) * index) / text.length);
  });
  const drawn = ordered.map(({ text }) => text).join("");
  const stretched = stretchedAt(drawn);
  const isRead = (_: unknown, at: number): boolean => !stretched.has(at);
  return { text: drawn.split("").filter(isRead).join(""), offsets: offsets.filter(isRead), isTurned };
}

function trimSpaces(chain: readonly Glyph[]): Glyph[] {
  const isInk = (glyph: Glyph): boolean => glyph.kind !== "space";
  return chain.slice(
    chain.findIndex(isInk) < 0 ? chain.length : chain.findIndex(isInk),
    chain.findLastIndex(isInk) + 1,
  );
}

const leastCapitals = 3;
const namedWithSmallI = /\b(?:Wi|Hi|Li|Sci)-?Fi\b/gu;

/** "SOFTWARE ENGiNEER": some fonts of small capitals name all their letters as capitals but this one. */
function withCapitalI(text: string): string {
  const words = text.replace(namedWithSmallI, "");
  const isAllCapitals = /^[^\p{Ll}]*(?:i[^\p{Ll}]*)+$/u.test(words) && /\p{Lu}i/u.test(words);
  return isAllCapitals && (words.match(/\p{Lu}/gu)?.length ?? 0) >= leastCapitals ? text.replaceAll("i", "I") : text;
}

function toRun(draft: Draft, side: PageSide, endsInSpace: boolean): Run | null {
  const first = draft.glyphs[0];
  const last = draft.glyphs.at(-1);
  if (!first || !last) return null;
  const from = first.from;
  const to = Math.max(last.to, last.from);
  const { text, offsets, isTurned } = writeUnits(draft.units, side);
  const hasSpaceBehind = endsInSpace && !isTurned;
  const stroked = draft.glyphs.filter((glyph) => glyph.stroked).length;
  const run: Run = {
    text: withCapitalI(text) + (hasSpaceBehind ? " " : ""),
    page: side.page,
    ...boxOf(first, from, to),
    fontSize: first.size,
    fontName: first.font.name,
    bold: first.font.bold || stroked > 0.6 * draft.glyphs.length,
    italic: first.font.italic,
    link: null,
  };
  if (first.turns !== 0) return { ...run, turns: first.turns };
  return { ...run, offsets: [...offsets, ...(hasSpaceBehind ? [to] : []), isTurned ? from : to] };
}

function boxOf(glyph: Glyph, from: number, to: number): Pick<Run, "x" | "y" | "width" | "height"> {
  const top = glyph.baseline - glyph.size * ascentShare;
  const length = to - from;
  if (glyph.turns === 1) return { x: -top - glyph.size, y: from, width: glyph.size, height: length };
  if (glyph.turns === 2) return { x: -to, y: -top - glyph.size, width: length, height: glyph.size };
  if (glyph.turns === 3) return { x: top, y: -to, width: glyph.size, height: length };
  return { x: from, y: top, width: length, height: glyph.size };
}
