import type { DocumentLayout } from "../../core/layout.ts";
import { emptyPiece, joinPieces, joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { titleKind } from "../../sections/title-kind.ts";
import type { Row } from "./rows.ts";

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

const bareLabel = /^(?:highlights?|achievements|key achievements|responsibilities|tasks|aufgaben|tätigkeiten|missions|réalisations|logros|responsabilidades|courses|details|description)\s*:?$/iu;

/** The description of an entry: one paragraph or bullet a line, without bare labels such as "Highlights". */
export function descriptionOf(layout: DocumentLayout, rows: readonly Row[]): Piece {
  const paragraphs = paragraphsOf(layout, rows).filter((piece) => !bareLabel.test(piece.text) && /[\p{L}\p{N}]/u.test(piece.text));
  return paragraphs.length === 0 ? emptyPiece : joinPieces(paragraphs, "\n");
}

/** True for a row that is only a sub-heading such as "Full time" or a known section word. */
export function isBareLabel(text: string): boolean {
  return bareLabel.test(text.trim()) || titleKind(text)?.exact === true;
}
