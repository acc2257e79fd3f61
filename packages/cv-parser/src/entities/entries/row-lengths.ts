import { wordsOf } from "../../core/words.ts";
import type { DateMatch } from "../dates/scan-dates.ts";
import { isDurationOnly } from "../dates/scan-dates.ts";
import type { Row } from "./rows.ts";

const nowhere = { year: null, month: null };
const mostWords = 18;
const leastRows = 2;
/** "Auxiliar de cozinha – 2 anos e 3 meses (atual)": a sign, how long it was, and a remark in brackets. */
const lengthAtEnd =
  /(?<=[\p{L}).])\s*(?:[–—-]|[(,|\t]|\.(?=\s))\s*(?<length>\d{1,2}\s?\p{L}+\.?(?:,?\s(?:e|y|and|et|und|en|og|och|i|и|та)\s\d{1,2}\s?\p{L}+\.?)?)(?:\s(?:y\smedi[oa]|e\smei[oa]|e\smezzo|and\sa\shalf))?\)?(?:\s*\([^()]{3,40}\))?\.?\s*$/u;

function lengthOf(row: Row): DateMatch | null {
  if (row.bullet || wordsOf(row.text).length > mostWords) return null;
  const found = lengthAtEnd.exec(row.text);
  const length = found?.groups?.["length"];
  if (found === null || length === undefined || !isDurationOnly(length)) return null;
  const start = row.line.start + found.index + found[0].indexOf(length);
  return { start, end: row.line.start + row.text.trimEnd().length, from: nowhere, to: nowhere, kind: "blank" };
}

/** In a list of jobs without any date, rows that close with how long a job was stand where others have their periods. */
export function dateByLength(rows: readonly Row[]): void {
  if (rows.some(({ dates }) => dates.length > 0)) return;
  const lengths = rows.map(lengthOf);
  if (lengths.filter((length) => length !== null).length < leastRows) return;
  rows.forEach((row, index) => {
    const length = lengths[index] ?? null;
    if (length !== null) [row.dates, row.anchor, row.prose] = [[length], length, false];
  });
}
