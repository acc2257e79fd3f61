import type { OcrLine } from "./words-to-runs.ts";

/**
 * The slope at which a page was scanned: that of its long lines. Zero when the page is straight or the lines disagree
 * too much to tell.
 */
export function pageSlope(lines: readonly OcrLine[]): number {
  const slopes = lines
    .filter((line) => line.words.length >= 4 && line.confidence > 60)
    .map((line) => slopeOf(line))
    .toSorted((a, b) => a - b);
  const slope = slopes[Math.floor(slopes.length / 2)] ?? 0;
  return Math.abs(slope) < 0.001 || Math.abs(slope) > 0.15 ? 0 : slope;
}

/** Turns all boxes by the slope, so that rows and column edges are straight. */
export function straighten(lines: readonly OcrLine[], slope: number): OcrLine[] {
  if (slope === 0) return [...lines];
  return lines.map((line) => {
    const middle = (line.baseline.x0 + line.baseline.x1) / 2;
    const height = (line.baseline.y0 + line.baseline.y1) / 2;
    const y = height - slope * middle;
    const words = line.words.map(({ bbox, ...word }) => {
      const shift = (slope * (bbox.y0 + bbox.y1)) / 2;
      return { ...word, bbox: { ...bbox, x0: bbox.x0 + shift, x1: bbox.x1 + shift } };
    });
    return { ...line, words, baseline: { ...line.baseline, y0: y, y1: y } };
  });
}

function slopeOf({ baseline }: OcrLine): number {
  return (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
}
