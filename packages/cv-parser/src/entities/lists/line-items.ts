import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";

const leastLines = 4;

/** Short names, one a line: the longest of them ends the column, and so looks as if the margin had broken it. */
export function holdsLineItems(rows: readonly Row[], mostWords: number): boolean {
  const isName = ({ text, bullet }: Row): boolean =>
    !bullet && !/[,;|•·:]/.test(text) && wordsOf(text).length <= mostWords;
  const begun = rows.filter(({ continues }) => !continues).length;
  return rows.length >= leastLines && rows.every(isName) && begun >= rows.length * 0.6;
}

/** A capital begins another item, unless the line above cannot end there. */
export function beginsItem({ text }: Row, above: Row | undefined): boolean {
  return startsWithCapital(text) && !/(?:[-–/&+(]|\s(?:and|und|et|y|e|en|of|de|di|in))$/iu.test(above?.text ?? "");
}
