import { inkLevel } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";
import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** All in heights of a row. */
const narrowestGap = 0.4;
const widestGap = 4;
const dash = { shortest: 0.25, longest: 1.6, thickest: 0.2 };
const dot = { shortest: 0.1, longest: 0.35 };
/** How far above the line the middle of a dash or a dot stands. */
const raised = { least: 0.1, most: 0.5 };
const sameRow = 0.3;

type Placed = { word: OcrWord; line: OcrLine; base: number };

/**
 * Puts back the dashes and dots between two words of a row that were taken for stains: readers that look for words
 * wherever they stand leave out what is small and stands alone, and with it the middle of a period or what parts the
 * items of a list. Only ink that looks like one of them becomes one.
 */
export function withMissingMarks(lines: readonly OcrLine[], picture: GreyPicture): OcrLine[] {
  const placed = lines.flatMap((line) => line.words.map((word): Placed => ({ word, line, base: baseAt(line, word) })));
  const byPlace = placed.toSorted((a, b) => a.word.bbox.x0 - b.word.bbox.x0);
  const found = new Map<OcrWord, OcrWord>();
  for (const [index, one] of byPlace.entries()) {
    const next = nextInRow(byPlace, index);
    const mark = next && markBetween(one, next, picture);
    if (mark) found.set(one.word, mark);
  }
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word) => {
      const mark = found.get(word);
      return mark ? [word, mark] : [word];
    }),
  }));
}

function baseAt({ baseline: { x0, x1, y0, y1 } }: OcrLine, { bbox }: OcrWord): number {
  return x1 > x0 ? y0 + ((y1 - y0) * ((bbox.x0 + bbox.x1) / 2 - x0)) / (x1 - x0) : y0;
}

/** The word that begins next on the same row, where a mark has room between them. */
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

/** The mark that the ink between two words is; null where there is none, or something else. */
function markBetween(one: Placed, next: Placed, picture: GreyPicture): OcrWord | null {
  const height = one.line.rowAttributes.rowHeight;
  const seen = inkWithin(picture, {
    x0: one.word.bbox.x1 + 2,
    x1: next.word.bbox.x0 - 2,
    y0: Math.max(0, Math.round(one.base - height)),
    y1: Math.round(one.base + 0.2 * height),
  });
  if (!seen) return null;
  const { bbox, ink } = seen;
  const [across, down] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
  const middle = (one.base - (bbox.y0 + bbox.y1) / 2) / height;
  if (ink < 0.6 * across * down || middle < raised.least || middle > raised.most) return null;
  const text = markOf(across / height, down / height);
  return text === null ? null : { text, confidence: 90, bbox };
}

function markOf(long: number, thick: number): string | null {
  if (long >= dash.shortest && long <= dash.longest && thick <= dash.thickest && thick < 0.4 * long) return "–";
  const isRound = Math.abs(long - thick) < 0.3 * Math.max(long, thick);
  return isRound && long >= dot.shortest && long <= dot.longest ? "•" : null;
}

/** The box of the ink within another one, and how many pixels it has; null where there is none. */
function inkWithin(
  { width, light }: GreyPicture,
  area: OcrWord["bbox"],
): { bbox: OcrWord["bbox"]; ink: number } | null {
  const bbox = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  let ink = 0;
  for (let y = area.y0; y < area.y1; y += 1) {
    for (let x = area.x0; x < area.x1; x += 1) {
      if ((light[y * width + x] ?? 255) >= inkLevel) continue;
      ink += 1;
      bbox.x0 = Math.min(bbox.x0, x);
      bbox.x1 = Math.max(bbox.x1, x + 1);
      bbox.y0 = Math.min(bbox.y0, y);
      bbox.y1 = Math.max(bbox.y1, y + 1);
    }
  }
  return ink === 0 ? null : { bbox, ink };
}
