import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import { wordsOf } from "../core/words.ts";
import type { Row } from "./entries/rows.ts";
import { isAddress } from "./entries/word-scores.ts";
import { isLabel, withoutTools } from "./project-titles.ts";

const leastRows = 3;
const mostNameWords = 9;
const named = /^(?<name>[^:：\t|]{3,70}?)\s+[–—-]\s+(?=\S)/u;

/**
 * "Tide clock — Python, SQLite", row below row and nothing else: a name and, behind a dash, what it is or was made with.
 * Null for a list that is written in any other way.
 */
export function projectsInRows(layout: DocumentLayout, rows: readonly Row[]): FoundItem[] | null {
  const starts = rows.flatMap((row, index) => (row.continues ? [] : [index]));
  if (
    starts.length < leastRows ||
    starts[0] !== 0 ||
    rows.some(({ anchor, text }) => anchor !== null || isAddress(text))
  )
    return null;
  const items = starts.map((start, at) => itemOf(layout, rows.slice(start, starts[at + 1])));
  return items.every((item) => item !== null) ? items : null;
}

function itemOf(layout: DocumentLayout, [row, ...rest]: readonly Row[]): FoundItem | null {
  const found = row === undefined ? null : named.exec(row.text);
  const name = found?.groups?.["name"] ?? "";
  if (row === undefined || found === null || wordsOf(name).length > mostNameWords || isLabel(name)) return null;
  const { start, end } = row.line;
  const told = [{ start: start + found[0].length, end }, ...rest.map(({ line }) => line)];
  const description = joinPieces(
    told.map((range) => pieceOf(layout.text, range.start, range.end)),
    " ",
  );
  return {
    fields: {
      title: candidateOf(
        withoutTools(layout, pieceOf(layout.text, start, start + name.length)),
        0.88,
        "project.in-row",
      ),
      description: candidateOf(description, 0.85, "project.in-row"),
    },
    current: false,
    tags: [],
  };
}
