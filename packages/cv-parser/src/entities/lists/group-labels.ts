import type { DocumentLayout } from "../../core/layout.ts";
import { wordSet, wordsOf } from "../../core/words.ts";
import { skillGroupWords } from "../../lexicon/skills.ts";
import type { Cell } from "./listed-skills.ts";

/** Words that name groups of skills. */
export const groupWords = wordSet(skillGroupWords);

/** Scripts that set no blank behind a colon, as no other sign is followed by one; the rest may write "C:programming". */
const label =
  /^(?:[^:：,(]|:(?=\p{Ll})){1,48}(?:\([^():,]{1,30}\)\s?)?(?:[:：](?=\s|$)|(?<=\p{L}{4}):(?=\p{Lu}\p{Ll})|(?<=^[\p{Lu}/]{2,7}):(?=[\p{Lu}\p{Lo}])|(?<=\p{L}{2}):(?=\d{1,2}\s?[年년]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})|(?<=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[:：])/u;

/** "1С: Бухгалтерия": a name with a colon in it. */
const ownColon = /^(?:\p{L}+\s)?1[CС]\s?:/u;

/** "Web → HTML, CSS": an arrow, once in its cell, parts the name of a group from what it holds. */
const arrowLabel = /^[^→⇒➔➜:：,;(]{2,40}?\s*(?:→|⇒|➔|➜|=>)\s*(?=[^→⇒➔➜=]+$)/u;

/** The arrow at the end of a label. */
export const arrowBehind = /\s*(?:→|⇒|➔|➜|=>)\s*$/u;

/** Length of "Label:" at the front of a cell with words behind it; 0 without one. */
export function labelEnd(layout: DocumentLayout, cell: Cell): number {
  const text = layout.text.slice(cell.start, cell.end);
  if (ownColon.test(text)) return 0;
  const found = label.exec(text)?.[0].length ?? 0;
  if (found > 0) return found;
  const pointed = arrowLabel.exec(text)?.[0].length ?? 0;
  if (pointed > 0) return pointed;
  const dashed = /^([^:：,(–—-]{3,40}?)\s*[–—-]\s*(?=\p{Lu})/u.exec(text);
  return dashed !== null && groupWords.has(wordsOf(dashed[1] ?? "").at(-1) ?? "") ? dashed[0].length : 0;
}

/** "Tools | : | Lathe, saw": a colon in a cell of its own is the end of the label before it. */
export function withColons(layout: DocumentLayout, cells: readonly Cell[]): Cell[] {
  const isColon = (cell: Cell | undefined): boolean =>
    cell !== undefined && /^\s*[:：]\s*$/u.test(layout.text.slice(cell.start, cell.end));
  return cells.flatMap((cell, index) => {
    if (index > 0 && isColon(cell)) return [];
    const colon = cells[index + 1];
    return [colon !== undefined && isColon(colon) ? { ...cell, end: colon.end } : cell];
  });
}

const dashed = /^([^:：,;()–—\t]{2,40}?)\s+[–—-]\s+(?=[^\s,;][^,;]{0,60}[,;])/u;

/** Length of "Label – " before a list. */
export const dashedEnd = (text: string): number => dashed.exec(text)?.[0].length ?? 0;

const leastDashed = 2;

/** Rows that open alike, each with a dash before its list, name their groups so: "Ovens – deck, rack" above "Doughs – rye, spelt". */
export function labelsByDashes(rows: readonly { text: string; continues: boolean }[]): boolean {
  const opening = rows.filter(({ text, continues }) => !continues && dashedEnd(text) > 0).length;
  const others = rows.filter(({ text, continues }) => !continues && dashedEnd(text) === 0).length;
  return opening >= leastDashed && opening >= others;
}
