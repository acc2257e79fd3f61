import type { DocumentLayout } from "../../core/layout.ts";
import { emptyPiece, joinPieces, joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { isBareLabel } from "./rows.ts";
import type { Row } from "./rows.ts";
import { isAddress } from "./word-scores.ts";

/** Paragraphs and bullets of some rows, wrapped lines joined. */
export function paragraphsOf(layout: DocumentLayout, rows: readonly Row[]): Piece[] {
  const groups: Piece[][] = [];
  rows.forEach((row, index) => {
    const piece = pieceOf(layout.text, row.line.start, row.line.end);
    const group = groups.at(-1);
    if (row.continues && index > 0 && group !== undefined) group.push(piece);
    else groups.push([piece]);
  });
  return groups.map(joinWrapped).filter((piece) => piece.text !== "");
}

/** The description of an entry: one paragraph or bullet a line, without bare labels such as "Highlights". */
export function descriptionOf(layout: DocumentLayout, rows: readonly Row[]): Piece {
  const paragraphs = paragraphsOf(layout, rows).filter((piece) => !isBareLabel(piece.text) && /[\p{L}\p{N}]/u.test(piece.text) && !isAddress(piece.text));
  return paragraphs.length === 0 ? emptyPiece : joinPieces(paragraphs, "\n");
}
