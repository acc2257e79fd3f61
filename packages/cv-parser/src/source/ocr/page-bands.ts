import type { Band } from "./grey-picture.ts";
import type { PageLook } from "./page-look.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** Bands are read with so many rows more on either side, so that no line is cut; the band of its middle keeps it. */
const margin = 70;
/** The first band takes about this share of the rows that bear ink: name, contact and the first titles. */
const firstShare = 0.28;
/** How far from its wanted place a cut may move to an emptier row, as a share of the rows that bear ink. */
const reach = 0.06;

/** Rows between which the lines of a band stand, and those that are read for it. */
export type PageBand = Band & { read: Band };

/** The upper part of a page, and the rest of it in so many parts. */
export function parted(look: PageLook, parts: number): { first: PageBand; rest: PageBand[] } {
  const [first, ...rest] = bandsOf(look, [firstShare, ...evenly(parts, firstShare)]);
  return { first: first ?? whole(look), rest };
}

/** A whole page in so many parts of the same height. */
export function evenBands(look: PageLook, parts: number): PageBand[] {
  return bandsOf(look, evenly(parts, 0));
}

/** The lines of a band's picture at their places on the page: those whose middle stands in the band. */
export function linesWithin(lines: readonly OcrLine[], { top, bottom, read }: PageBand): OcrLine[] {
  return lines
    .map((line) => lowered(line, read.top))
    .filter(({ baseline, bbox }) => {
      const middle = (baseline.y0 + baseline.y1) / 2 - (bbox.y1 - bbox.y0) / 4;
      return middle >= top && middle < bottom;
    });
}

function lowered(line: OcrLine, by: number): OcrLine {
  const moved = <T extends { y0: number; y1: number }>(box: T): T => ({ ...box, y0: box.y0 + by, y1: box.y1 + by });
  const words = line.words.map((word) => ({ ...word, bbox: moved(word.bbox) }));
  return { ...line, words, bbox: moved(line.bbox), baseline: moved(line.baseline) };
}

function evenly(parts: number, from: number): number[] {
  return Array.from({ length: parts - 1 }, (_, index) => from + ((index + 1) * (1 - from)) / parts);
}

function whole({ inkRows }: PageLook): PageBand {
  const all = { top: 0, bottom: inkRows.length };
  return { ...all, read: all };
}

/** Cuts at the shares of the rows that bear ink. */
function bandsOf(look: PageLook, shares: readonly number[]): PageBand[] {
  const { inkRows } = look;
  const first = Math.max(
    0,
    inkRows.findIndex((count) => count > 0),
  );
  const height = inkRows.findLastIndex((count) => count > 0) - first;
  const cuts = shares.map((share) => emptiestRow(inkRows, first + share * height, reach * height));
  const edges = [0, ...cuts, inkRows.length];
  return edges.slice(1).map((bottom, index) => {
    const top = edges[index] ?? 0;
    return { top, bottom, read: { top: Math.max(0, top - margin), bottom: Math.min(inkRows.length, bottom + margin) } };
  });
}

/** The row near a wanted one that has the least ink on it and the rows beside it. */
function emptiestRow(inkRows: Float64Array, wanted: number, far: number): number {
  let best = Math.round(wanted);
  let least = Infinity;
  for (let y = Math.round(wanted - far); y <= wanted + far; y += 1) {
    const near = inkRows.slice(Math.max(0, y - 3), y + 4).reduce((sum, count) => sum + count, 0);
    if (near < least) [best, least] = [y, near];
  }
  return best;
}
