import type { Run } from "../core/document.ts";

/** A run on its way through the layout: its box, and the baseline that it stands on. */
export type Piece = {
  run: Run;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  /** The row of a table with borders that it stands in, by its number on the page. */
  tableRow?: number;
};

/** Neighbouring pieces on one baseline, closer than a word space; never wider than one column. */
export type Chunk = {
  pieces: Piece[];
  x0: number;
  x1: number;
  /** Top and bottom of the ink, from the font size. */
  y0: number;
  y1: number;
  baseline: number;
  size: number;
  text: string;
  /** True when it starts at an edge that lines of the page start at, after a gap that is no column gap. */
  isAtStop: boolean;
};

const ascent = 0.8;

/** Where the letters of a run stand; readers give boxes one font size high. */
export function toPiece(run: Run): Piece {
  return { run, x0: run.x, x1: run.x + run.width, baseline: run.y + run.height * ascent, size: run.fontSize };
}

/** A chunk of the given pieces, which stand on one baseline from left to right. */
export function toChunk(pieces: Piece[], isAtStop = false): Chunk {
  const size = Math.max(...pieces.map((piece) => piece.size));
  const baseline = (pieces.find((piece) => piece.size === size) ?? pieces[0])?.baseline ?? 0;
  return {
    pieces,
    x0: Math.min(...pieces.map((piece) => piece.x0)),
    x1: Math.max(...pieces.map((piece) => piece.x1)),
    y0: baseline - size * ascent,
    y1: baseline + size * (1 - ascent),
    baseline,
    size,
    text: pieces.map((piece) => piece.run.text).join(" "),
    isAtStop,
  };
}
