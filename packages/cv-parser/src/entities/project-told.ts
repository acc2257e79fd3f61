import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { wordsOf } from "../core/words.ts";
import type { Part } from "./entries/parts.ts";
import type { Row } from "./entries/rows.ts";
import { isAddress } from "./entries/word-scores.ts";

/** Behind a full stop what stands in the row tells more of it. */
const isBehindStop = (layout: DocumentLayout, { piece }: Part): boolean =>
  /\p{L}[”“"»]?[.。]\s*$/u.test(layout.text.slice(0, piece.ranges[0]?.start ?? 0).slice(-nearPart));

/** How many words go on in the row of the title behind a change of style, a comma or a full stop. */
export function wordsBeside(layout: DocumentLayout, parts: readonly Part[]): number {
  const end = parts.findIndex(
    (part) => !["style", "comma", "dash", "paren"].includes(part.separator) && !isBehindStop(layout, part),
  );
  return wordsOf(
    parts
      .slice(0, end < 0 ? parts.length : end)
      .map(({ piece }) => piece.text)
      .join(" "),
  ).length;
}

const nearPart = 12;

const leastToldBeside = 5;
const plainWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !isAddress(word)).length;

/**
 * The words in the row of a title from the first part on that is a sentence, or opens behind a full stop or a colon: they
 * tell of it, and no comma parts them.
 */
export function toldBeside(
  layout: DocumentLayout,
  beside: readonly Part[],
  titleRow: number,
): { from: number; piece: Piece } {
  const own = beside.filter(({ row }) => row === titleRow);
  const from = own.findIndex(
    (part) =>
      plainWords(part.piece.text) >= leastToldBeside ||
      isBehindStop(layout, part) ||
      /[:：]\s*$/u.test(layout.text.slice(0, part.piece.ranges[0]?.start ?? 0).slice(-nearPart)),
  );
  const [start, end] = [own[from]?.piece.ranges[0]?.start, own.at(-1)?.piece.ranges.at(-1)?.end];
  const none = { from: beside.length, piece: { text: "", ranges: [] } };
  if (start === undefined || end === undefined) return none;
  const piece = pieceOf(layout.text, start, end);
  const least = own[from] !== undefined && isBehindStop(layout, own[from]) ? leastBehindStop : leastToldBeside;
  return plainWords(piece.text) >= least || ofTheEast.test(piece.text) ? { from, piece } : none;
}

const leastBehindStop = 2;
const ofTheEast = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{6}/u;

/** "Duration: 2019 – 2020" among what is told of a project dates it. */
export function periodBelow(rows: readonly Row[]): Row | null {
  const row = rows.find(({ text, line, dates: [date] }) => {
    if (date === undefined || date.end < line.end - 1) return false;
    return /^\p{L}[\p{L}\s]{0,24}[:：]\s*$/u.test(text.slice(0, date.start - line.start));
  });
  return row === undefined ? null : { ...row, anchor: row.dates[0] ?? null };
}
