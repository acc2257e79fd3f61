import type { DocumentLayout } from "../../core/layout.ts";
import { emptyPiece, joinPieces, joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { isPresentWord } from "../dates/present-word.ts";
import { isBareLabel } from "./rows.ts";
import type { Row } from "./rows.ts";
import { isAddress } from "./word-scores.ts";

type Paragraph = { piece: Piece; isBullet: boolean };

function readParagraphs(layout: DocumentLayout, rows: readonly Row[]): Paragraph[] {
  const groups: { pieces: Piece[]; isBullet: boolean }[] = [];
  rows.forEach((row, index) => {
    const piece = pieceOf(layout.text, row.line.start, row.line.end);
    const group = groups.at(-1);
    if (row.continues && index > 0 && group !== undefined) group.pieces.push(piece);
    else groups.push({ pieces: [piece], isBullet: row.line.bullet !== null });
  });
  return groups
    .map(({ pieces, isBullet }) => ({ piece: joinWrapped(pieces), isBullet }))
    .filter(({ piece }) => piece.text !== "");
}

/** Paragraphs and bullets of some rows, wrapped lines joined. */
export function paragraphsOf(layout: DocumentLayout, rows: readonly Row[]): Piece[] {
  return readParagraphs(layout, rows).map(({ piece }) => piece);
}

/**
 * The description of an entry: one paragraph or bullet a line, without bare labels such as "Highlights" and ends of time
 * without their beginning ("- Present").
 * A bullet keeps its mark, whatever glyph drew it, so that a list stays a list on the website.
 */
export function descriptionOf(layout: DocumentLayout, rows: readonly Row[]): Piece {
  const paragraphs = readParagraphs(layout, rows)
    .filter(
      ({ piece }) =>
        !isBareLabel(piece.text) &&
        /[\p{L}\p{N}]/u.test(piece.text) &&
        !isAddress(piece.text) &&
        !isPresentWord(piece.text),
    )
    .map(withMark);
  return paragraphs.length === 0 ? emptyPiece : joinPieces(paragraphs, "\n");
}

/** Every word of some rows: one paragraph or bullet a line. */
export function wholeTextOf(layout: DocumentLayout, rows: readonly Row[]): Piece {
  return joinPieces(readParagraphs(layout, rows).map(withMark), "\n");
}

const withMark = ({ piece, isBullet }: Paragraph): Piece => (isBullet ? { ...piece, text: `• ${piece.text}` } : piece);
