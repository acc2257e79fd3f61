import type { DocumentLayout } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { isAddress, organisationScore } from "../entries/word-scores.ts";
import { columnKey } from "../entries/wrapping.ts";
import { isCourseGiver } from "./course-giver.ts";

const leastRows = 4;
/** So many rows on end without a date are no givers and remarks of the one above. */
const leastRun = 4;
const shareOfBegun = 0.7;
const mostSentences = 0.2;
const wordsOfSentence = 10;

/**
 * Rows in one look with room left behind them: the margin broke none of them, so each is an item, however long, whether
 * it has a date or not. Null where rows give or date those above, or where they tell in sentences.
 */
export function oneRowItems(layout: DocumentLayout, rows: readonly Row[]): Row[][] | null {
  if (!layout.positioned || rows.length < leastRows || rows.some(({ bullet }) => bullet)) return null;
  if (rows[0] !== undefined && isDateAlone(rows[0])) return itemsBelowYears(rows);
  if (new Set(rows.map(look)).size > 1 || rows.some(isBesideItem) || areLabelled(rows) || standInPairs(rows))
    return null;
  const hasRoom = roomBehind(layout, rows);
  const items: Row[][] = [];
  rows.forEach((row, index) => {
    const [above, own] = [rows[index - 1], items.at(-1)];
    const begins = above === undefined || own === undefined || hasRoom(above, row) || !isRest(row, above);
    if (begins) items.push([{ ...row, continues: false, prose: false }]);
    else own.push({ ...row, continues: true, prose: false });
  });
  const sentences = items.filter((item) => isSentence(item)).length;
  if (items.length < rows.length * shareOfBegun || sentences > items.length * mostSentences) return null;
  return longestUndated(items) >= leastRun ? items : null;
}

/** What the margin broke off is shorter than what stands above it. */
const isRest = ({ line, continues }: Row, above: Row): boolean => continues && line.width < above.line.width * 0.5;

const look = ({ line }: Row): string => `${Math.round(line.fontSize * 2)}${line.bold}${line.italic}`;

/** A giver, an address or a date in a row of its own belongs to the row above or below. */
const isBesideItem = (row: Row): boolean => isDateAlone(row) || isGiver(row);

const isGiver = ({ text }: Row): boolean =>
  isCourseGiver(text) || isAddress(text) || (organisationScore(text) >= sureGiver && isShort(text));

const isDateAlone = ({ line, dates: [date] }: Row): boolean =>
  date !== undefined && date.start <= line.start + 1 && date.end >= line.end - 1;

const leastYears = 2;
const leastBelowYear = 3;

/**
 * "2022" above three names, "2021" above one: what was learned in a year, one name a row. A year above each name and its
 * giver is none of it, and says the same number of rows every time.
 */
function itemsBelowYears(rows: readonly Row[]): Row[][] | null {
  const items: Row[][] = [];
  const sizes: number[] = [];
  let year: Row | null = null;
  for (const row of rows) {
    if (isDateAlone(row)) {
      year = row;
      sizes.push(0);
      continue;
    }
    // A name with its year before it opens what follows as well.
    if (row.dates.length > 0) year = null;
    if (isGiver(row) || row.line.text.length > longestName) return null;
    items.push([{ ...row, continues: false, prose: false }, ...(year === null ? [] : [year])]);
    sizes.push((sizes.pop() ?? 0) + 1);
  }
  const isUneven = sizes.includes(1) && sizes.some((size) => size >= leastBelowYear);
  const looks = new Set(items.flatMap(([row]) => (row === undefined ? [] : look(row))));
  return sizes.length >= leastYears && isUneven && looks.size === 1 && !areLabelled(rows) ? items : null;
}

const longestName = 80;

const sureGiver = 2.6;
const isShort = (text: string): boolean => wordsOf(text).length <= 5;

/** "Platform: …" twice says the same of two items. */
function areLabelled(rows: readonly Row[]): boolean {
  const labels = rows.flatMap(({ text }) => /^\p{L}[\p{L}\s]{1,24}(?=\s?[:：])/u.exec(text)?.[0] ?? []);
  return new Set(labels).size < labels.length;
}

const isSentence = (item: readonly Row[]): boolean =>
  (item.at(-1)?.text ?? "").endsWith(".") &&
  item.reduce((count, { text }) => count + wordsOf(text).length, 0) >= wordsOfSentence;

const widerBy = 1.8;
const mostInBlock = 3;

/** Two or three rows closer to each other than to the next make one item. */
function standInPairs(rows: readonly Row[]): boolean {
  const beside = rows.map((row, index) => {
    const above = rows[index - 1];
    const isBelow = above !== undefined && columnKey(above.line) === columnKey(row.line) && above.line.y < row.line.y;
    return isBelow ? row.line.gapBefore : null;
  });
  const gaps = beside.filter((gap) => gap !== null);
  const [least, widest] = [Math.min(...gaps), Math.max(...gaps)];
  if (gaps.length === 0 || widest <= least * widerBy + 2) return false;
  const blocks: number[] = [];
  for (const gap of beside)
    if (gap === null || gap > (least + widest) / 2) blocks.push(1);
    else blocks.push((blocks.pop() ?? 0) + 1);
  return blocks.some((size) => size > 1 && size <= mostInBlock);
}

/** Tells whether the first word of a row would have found room behind the row above, in the same column. */
export function roomBehind(layout: DocumentLayout, rows: readonly Row[]): (above: Row, row: Row) => boolean {
  const rights = new Map<string, number>();
  for (const line of [...layout.lines, ...rows.map((row) => row.line)])
    rights.set(columnKey(line), Math.max(rights.get(columnKey(line)) ?? 0, line.x + line.width));
  return (above, { text, line }) => {
    if (columnKey(above.line) !== columnKey(line)) return true;
    if (text.startsWith("(")) return false;
    const letter = line.width / Math.max(1, text.length);
    const word = text.split(/[\s-]/u)[0]?.length ?? 0;
    return above.line.x + above.line.width + letter * (word + 1) < (rights.get(columnKey(line)) ?? 0);
  };
}

function longestUndated(items: readonly (readonly Row[])[]): number {
  let [longest, run] = [0, 0];
  for (const item of items) {
    run = item.some(({ dates }) => dates.length > 0) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
