import type { GreyPicture } from "./grey-picture.ts";
import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** Darker than this is ink. */
const inkLevel = 128;
/** All in heights of a row. */
const narrowestGap = 0.4;
const widestGap = 4;
const shortestDash = 0.25;
const longestDash = 1.6;
const thickestDash = 0.2;
const sameRow = 0.3;

type Placed = { word: OcrWord; line: OcrLine; base: number };

/**
 * Puts back the dashes between two words of a row that were taken for stains: readers that look for words wherever they
 * stand leave out what is small and stands alone, and with it the middle of a period. Only ink that looks like a dash
 * becomes one.
 */
export function withMissingDashes(lines: readonly OcrLine[], picture: GreyPicture): OcrLine[] {
  const placed = lines.flatMap((line) => line.words.map((word): Placed => ({ word, line, base: baseAt(line, word) })));
  const byPlace = placed.toSorted((a, b) => a.word.bbox.x0 - b.word.bbox.x0);
  const found = new Map<OcrWord, OcrWord>();
  for (const [index, one] of byPlace.entries()) {
    const next = nextInRow(byPlace, index);
    const dash = next && dashBetween(one, next, picture);
    if (dash) found.set(one.word, dash);
  }
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word) => {
      const dash = found.get(word);
      return dash ? [word, dash] : [word];
    }),
  }));
}

function baseAt({ baseline: { x0, x1, y0, y1 } }: OcrLine, { bbox }: OcrWord): number {
  return x1 > x0 ? y0 + ((y1 - y0) * ((bbox.x0 + bbox.x1) / 2 - x0)) / (x1 - x0) : y0;
}

/** The word that begins next on the same row, where a dash has room between them. */
function nextInRow(byPlace: readonly Placed[], index: number): Placed | null {
  const one = byPlace[index];
  if (!one) return null;
  const height = one.line.rowAttributes.rowHeight;
  for (let at = index + 1; at < byPlace.length; at += 1) {
    const other = byPlace[at];
    if (!other || other.word.bbox.x0 - one.word.bbox.x1 > widestGap * height) return null;
    if (Math.abs(other.base - one.base) > sameRow * height || other.word.bbox.x1 <= one.word.bbox.x1) continue;
    return other.word.bbox.x0 - one.word.bbox.x1 >= narrowestGap * height ? other : null;
  }
  return null;
}

/** The dash that the ink between two words is; null where there is none, or something else. */
function dashBetween(one: Placed, next: Placed, { width, light }: GreyPicture): OcrWord | null {
  const height = one.line.rowAttributes.rowHeight;
  const [top, bottom] = [Math.max(0, Math.round(one.base - height)), Math.round(one.base + 0.2 * height)];
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  let ink = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = one.word.bbox.x1 + 2; x < next.word.bbox.x0 - 2; x += 1) {
      if ((light[y * width + x] ?? 255) >= inkLevel) continue;
      ink += 1;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
    }
  }
  const [long, thick] = [(box.x1 - box.x0) / height, (box.y1 - box.y0) / height];
  const middle = (one.base - (box.y0 + box.y1) / 2) / height;
  const isFull = ink > 0.6 * (box.x1 - box.x0) * (box.y1 - box.y0);
  const isDash = long >= shortestDash && long <= longestDash && thick <= thickestDash && thick < 0.4 * long;
  return ink > 0 && isDash && isFull && middle > 0.1 && middle < 0.5 ? { text: "–", confidence: 90, bbox: box } : null;
}
