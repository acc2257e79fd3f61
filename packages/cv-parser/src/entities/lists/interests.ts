import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import { paragraphsOf } from "../entries/entry-text.ts";
import { rowsOf } from "../entries/rows.ts";
import { cleanPart } from "../entries/parts.ts";
import { cellsOf, listMarks, splitList } from "./split-list.ts";

/** Interests as short items; running text stays one item. */
export function readInterests(layout: DocumentLayout, lines: readonly Line[]): Candidate[] {
  const rows = rowsOf(layout, lines);
  if (rows.some((row) => row.continues || wordsOf(row.text).length > 14))
    return paragraphsOf(layout, rows).map((piece) => candidateOf(piece, 0.75, "interests.text"));
  return rows
    .flatMap((row) => cellsOf(layout, row.line))
    .flatMap((cell) => splitList(layout.text, cell.start, cell.end, listMarks))
    .map((piece) => cleanPart(piece, layout.text))
    .filter((piece) => /\p{L}/u.test(piece.text))
    .map((piece) => candidateOf(piece, 0.85, "interests.listed"));
}
