import type { Run } from "../core/document.ts";
import { toPiece } from "./piece.ts";
import type { Piece } from "./piece.ts";

/** Narrowest gap before a tab stop, in font sizes: wider than most word spaces. */
export const stopGap = 0.4;
const nearPoints = 0.8;
const minLines = 4;

/** Left edges that several rows share. */
export function lineStarts(rows: readonly (readonly Piece[])[]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const x = Math.round(row[0]?.x0 ?? 0);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= minLines).map(([x]) => x);
}

export function isAtStop(x: number, stops: readonly number[]): boolean {
  return stops.some((stop) => Math.abs(stop - x) < nearPoints);
}

/** Cuts a run before a word that starts at a tab stop: a date and the text beside it may be written in one go. */
export function cutAtStops(piece: Piece, stops: readonly number[]): Piece[] {
  const { run } = piece;
  const { offsets } = run;
  if (!offsets) return [piece];
  for (let index = 1; index < run.text.length; index += 1) {
    const from = offsets[index - 1] ?? 0;
    const to = offsets[index] ?? 0;
    if (run.text[index - 1] === " " && to - from >= stopGap * piece.size && isAtStop(to, stops)) {
      return [toPiece(part(run, 0, index - 1)), ...cutAtStops(toPiece(part(run, index, run.text.length)), stops)];
    }
  }
  return [piece];
}

function part(run: Run, from: number, to: number): Run {
  const offsets = (run.offsets ?? []).slice(from, to + 1);
  const x = Math.min(...offsets, run.x + run.width);
  return { ...run, text: run.text.slice(from, to), x, width: Math.max(...offsets, x) - x, offsets };
}
