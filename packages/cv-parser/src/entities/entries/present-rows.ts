import type { DateMatch } from "../dates/scan-dates.ts";
import { isPresentWord } from "../dates/present-word.ts";
import type { Row } from "./rows.ts";

const lead = /^(?<word>\p{L}[^:：\t|–—]{1,30}?)\s*(?:[:：\t|]|\s[–—-]\s)\s*(?=\p{L})/u;
const unknown = { year: null, month: null };

/**
 * "Currently: head gardener at …" above "2014 – 2018: gardener at …": where dates lead the rows that open entries, a word
 * that says that something goes on leads one as well. Below the first date the word may as well tell of the entry above.
 */
export function dateByPresentWords(rows: readonly Row[]): void {
  const first = rows.findIndex(({ anchor }) => anchor !== null);
  const dated = rows[first];
  if (dated === undefined || !opensWithPeriod(dated)) return;
  for (const row of rows.slice(0, first)) {
    const word = row.bullet !== dated.bullet ? undefined : lead.exec(row.text)?.groups?.["word"];
    if (word === undefined || !isPresentWord(word)) continue;
    const { start } = row.line;
    row.anchor = { start, end: start + word.length, from: unknown, to: "present", kind: "blank" } satisfies DateMatch;
    row.dates.push(row.anchor);
    row.continues = false;
  }
}

const opensWithPeriod = ({ anchor, line }: Row): boolean =>
  anchor !== null && anchor.kind !== "single" && anchor.start <= line.start + 1;
