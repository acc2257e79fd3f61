import type { GreyPicture } from "./grey-picture.ts";
import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** Darker than this is within a stroke; lighter ink is its edge. */
const strokeLevel = 110;
/** Longer stretches are strokes that lie. */
const longestStem = 0.4;
const leastStems = 6;
/** Stems of bold letters are so much broader than those of most letters of the page. */
const bolder = 1.22;
/** Words beside each other whose stems differ by no more than this are of one weight. */
const sameWeight = 0.2;

/** Marks the words whose stems are clearly broader, by the size of their letters, than most of the page's. */
export function withBoldWords(lines: readonly OcrLine[], picture: GreyPicture): OcrLine[] {
  const weights = new Map<OcrWord, number>();
  for (const line of lines) {
    const size = line.size ?? line.rowAttributes.rowHeight;
    for (const word of line.words) {
      const stem = /[\p{L}\p{Nd}]{2}/u.test(word.text) ? stemOf(word, size, picture) : null;
      if (stem !== null) weights.set(word, stem / size);
    }
  }
  const usual = usualWeight(weights);
  const bold = new Set(
    lines.flatMap(({ words }) =>
      stretches(words, weights, sameWeight * usual).flatMap((stretch) =>
        meanOf(stretch, weights) > bolder * usual ? stretch : [],
      ),
    ),
  );
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (bold.has(word) ? { ...word, isBold: true } : word)),
  }));
}

/** Words in a row of one weight; those that say nothing of theirs, as marks do, go with the words before them. */
function stretches(words: readonly OcrWord[], weights: ReadonlyMap<OcrWord, number>, alike: number): OcrWord[][] {
  const found: OcrWord[][] = [];
  for (const word of words) {
    const last = found.at(-1);
    const weight = weights.get(word);
    const mean = last && meanOf(last, weights);
    if (last && (weight === undefined || mean === 0 || Math.abs(weight - (mean ?? 0)) <= alike)) last.push(word);
    else found.push([word]);
  }
  return found;
}

/** By letters; zero where no word says anything. */
function meanOf(words: readonly OcrWord[], weights: ReadonlyMap<OcrWord, number>): number {
  const known = words.filter((word) => weights.has(word));
  const letters = known.reduce((sum, { text }) => sum + text.length, 0);
  return known.reduce((sum, word) => sum + (weights.get(word) ?? 0) * word.text.length, 0) / Math.max(1, letters);
}

/** The middle breadth of the stems of a word, in pixels; null where too few are seen. */
function stemOf({ bbox }: OcrWord, size: number, { width, light }: GreyPicture): number | null {
  const stems: number[] = [];
  for (let y = bbox.y0; y < bbox.y1; y += 1) {
    let breadth = 0;
    for (let x = bbox.x0; x <= bbox.x1; x += 1) {
      const value = light[y * width + x] ?? 255;
      if (x < bbox.x1 && value < strokeLevel) breadth += 1;
      else {
        if (breadth > 0 && breadth < longestStem * size) stems.push(breadth);
        breadth = 0;
      }
    }
  }
  return stems.length < leastStems ? null : middleOf(stems);
}

/** What half of the page's letters stay below. */
function usualWeight(weights: ReadonlyMap<OcrWord, number>): number {
  const sorted = [...weights].toSorted(([, a], [, b]) => a - b);
  const letters = sorted.reduce((sum, [{ text }]) => sum + text.length, 0);
  let below = 0;
  for (const [{ text }, weight] of sorted) {
    below += text.length;
    if (below >= letters / 2) return weight;
  }
  return 0;
}

/** Between pixels: how many are shorter than the middle one tells where within it the middle lies. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const shorter = sorted.findIndex((value) => value === middle);
  const same = sorted.findLastIndex((value) => value === middle) - shorter + 1;
  return middle - 0.5 + (sorted.length / 2 - shorter) / same;
}
