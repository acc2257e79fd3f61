import { wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";

const longestHead = 8;
const leastDated = 2;
const leastInGroup = 3;
const leastNamed = 2;

/**
 * "Research Awards: $14,000" in heavy letters above several prizes, "Scholarships" above others: rows that each head a
 * group of items are none themselves. Where the rows below are parts of one item, as its giver and its date are, all stay.
 */
export function withoutGroupHeads(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const heads = rows.filter(isHead);
  const others = rows.filter((row) => !isHead(row));
  if (first === undefined || !isHead(first) || others.some(({ line }) => line.bold)) return rows;
  const dated = others.filter(({ dates }) => dates.length > 0);
  const isNamed = dated.filter((row) => namedWords(row) >= leastNamed).length >= dated.length * 0.8;
  const inGroups = groupsBelow(rows).map((group) => group.filter(({ dates }) => dates.length > 0).length);
  const areGroups = dated.length >= heads.length * leastDated && Math.max(...inGroups) >= leastInGroup;
  return areGroups && isNamed ? others : rows;
}

const isHead = ({ line, text, bullet, dates, continues }: Row): boolean =>
  line.bold && !bullet && !continues && dates.length === 0 && wordsOf(text).length <= longestHead;

function groupsBelow(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    if (isHead(row)) groups.push([]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/** Words beside the dates of a row: "Valid until 2024" and "Issued 2021" name nothing. */
function namedWords({ text, line, dates }: Row): number {
  const beside = dates.reduce(
    (rest, date) => rest.replace(text.slice(date.start - line.start, date.end - line.start), " "),
    text,
  );
  return wordsOf(beside).filter((word) => /\p{L}{3}/u.test(word)).length;
}
