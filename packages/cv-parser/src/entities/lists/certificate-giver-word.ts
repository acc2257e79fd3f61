import type { DocumentLayout } from "../../core/layout.ts";
import { articlesOfGivers, givingWords } from "../../lexicon/giving-words.ts";
import type { Row } from "../entries/rows.ts";
import { coreOfRow, fieldsAt } from "./certificate-fields.ts";
import type { Field } from "./certificate-fields.ts";

const givenBy = new RegExp(
  `^(?<name>.{3,80}?)[\\s,]+(?<word>${givingWords})\\s+(?:(?:${articlesOfGivers})\\s+|l['’])?(?<giver>\\p{Lu}.{1,60})$`,
  "u",
);
const leastGiven = 2;
const shareGiven = 0.6;

/** The word that stands before who gave it in most rows of a list: "First Aid by Tarn Council" below "Knots by Reed Club". */
export function giverWordOf(layout: DocumentLayout, entries: readonly (readonly Row[])[]): string | null {
  const counts = new Map<string, number>();
  for (const rows of entries) {
    const word = givenBy.exec(coreOfRow(layout, rows)?.text ?? "")?.groups?.["word"];
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [word, count] = [...counts].toSorted((first, second) => second[1] - first[1])[0] ?? ["", 0];
  return count >= leastGiven && count >= entries.length * shareGiven ? word : null;
}

/** Name and giver of a row at the word that its list has between them; null where it has none. */
export function givenByWord(layout: DocumentLayout, rows: readonly Row[], giverWord: string | null): Field[] | null {
  const core = giverWord === null ? null : coreOfRow(layout, rows);
  if (core === null || /[|\t•·]/.test(core.text)) return null;
  const { row, start, text } = core;
  const { name = "", word = "", giver = "" } = givenBy.exec(text)?.groups ?? {};
  return word === giverWord
    ? fieldsAt(layout, row, { start, name, at: start + text.length - giver.length, giver })
    : null;
}
