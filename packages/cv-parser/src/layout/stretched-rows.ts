import type { Piece } from "./piece.ts";

/** Even gaps wider than this, in font sizes, are no longer those of stretched words. */
const widestGap = 6;
const evenness = 0.15;
const sameEdge = 1.5;
/** Wider gaps part words that are drawn in one go. */
const usualGap = 0.65;
/** Rows further apart than this, in font sizes, are not of one paragraph. */
const leading = 2.2;
/** Rows above and below that may be the neighbours, for those of other columns stand between them. */
const reach = 4;
/** No sheet has room for a row of more words: what says so is drawn to keep readers busy, word against word. */
const mostWords = 200;

type Stretch = { pieces: readonly Piece[]; x0: number; x1: number; baseline: number; size: number };

/**
 * The words that a row of justified text is stretched over: those that follow another at the same wide gap, from the
 * edge that a neighbouring row begins at to the edge where it ends. Words of a grid stand below each other; these do not.
 * @param rows pieces of a page, row by row from top to bottom, each from left to right
 * @returns the pieces that belong to the word before them
 */
export function stretchedWords(rows: readonly (readonly Piece[])[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  const readable = rows.filter((row) => row.length <= mostWords);
  readable.forEach((row, index) => {
    for (const stretch of evenStretches(row)) {
      const around = [
        ...readable.slice(Math.max(0, index - reach), index),
        ...readable.slice(index + 1, index + 1 + reach),
      ];
      const near = around.flat().filter((piece) => isNear(piece, stretch));
      if (isJustified(stretch, near)) for (const piece of stretch.pieces.slice(1)) found.add(piece);
    }
  });
  return found;
}

/** Words of one size that follow each other at even gaps, three or more. */
function evenStretches(row: readonly Piece[]): Stretch[] {
  const stretches: Piece[][] = [];
  let gap = 0;
  row.forEach((piece, index) => {
    const before = row[index - 1];
    const current = stretches.at(-1);
    const next = before ? piece.x0 - before.x1 : -1;
    const isGap = before?.size === piece.size && next > 0.25 * piece.size && next < widestGap * piece.size;
    // Where blanks are that wide, no two words are left together.
    const isWord = isGap && (next < usualGap * piece.size || (isOneWord(before) && isOneWord(piece)));
    const isEven = (current?.length ?? 0) < 2 || Math.abs(next - gap) <= evenness * gap;
    if (!isWord || current === undefined) stretches.push([piece]);
    else if (isEven) current.push(piece);
    else stretches.push([before, piece]);
    gap = next;
  });
  return stretches
    .filter((pieces) => pieces.length >= 3 && pieces.filter(({ run }) => /\p{L}/u.test(run.text)).length >= 2)
    .map((pieces) => ({
      pieces,
      x0: pieces[0]?.x0 ?? 0,
      x1: pieces.at(-1)?.x1 ?? 0,
      baseline: pieces[0]?.baseline ?? 0,
      size: pieces[0]?.size ?? 0,
    }));
}

const isOneWord = ({ run }: Piece): boolean => !/\S\s+\S/u.test(run.text);

const isNear = (piece: Piece, { baseline, size }: Stretch): boolean =>
  Math.abs(piece.baseline - baseline) <= leading * size && Math.abs(piece.size - size) < 0.1 * size;

function isJustified({ pieces, x0, x1 }: Stretch, near: readonly Piece[]): boolean {
  const begins = near.some((piece) => Math.abs(piece.x0 - x0) <= sameEdge);
  const ends = near.some((piece) => Math.abs(piece.x1 - x1) <= sameEdge);
  const inGrid = pieces.slice(1).filter((word) => near.some((piece) => Math.abs(piece.x0 - word.x0) <= sameEdge));
  return begins && ends && inGrid.length <= (pieces.length - 1) / 2;
}
