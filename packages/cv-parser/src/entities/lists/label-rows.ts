import type { DocumentLayout } from "../../core/layout.ts";
import { phraseKey, phraseSet, wordsOf } from "../../core/words.ts";
import { documentTitles } from "../../lexicon/contact.ts";
import type { Row } from "../entries/rows.ts";
import { groupWords } from "./group-labels.ts";
import type { Cell } from "./listed-skills.ts";
import { isLengthOfPractice } from "./practice.ts";
import { isLevelText } from "./skill-levels.ts";
import { cellsOf } from "./split-list.ts";

/** A row that names the group of the rows below it: it looks different from them and holds no list. */
export function isLabelRow(rows: readonly Row[], index: number, layout: DocumentLayout): boolean {
  const row = rows[index];
  const next = rows[index + 1];
  if (row === undefined || next === undefined || /[,;|•·]|^[-–*]/u.test(row.text) || wordsOf(row.text).length > 5)
    return false;
  if (isGroupName(row.text) && listsNames(next) && isClosed(rows[index - 1])) return true;
  if (standsAboveLists(rows, index)) return true;
  if (row.bullet) return holdsInnerMarks(rows, index);
  if (isLevelText(next.text) && !isLevelText(row.text)) return true;
  const heavier = row.line.bold && !next.line.bold;
  const larger = row.line.fontSize > next.line.fontSize + 0.4;
  const starred = !row.text.includes("\t") && !row.continues && next.bullet;
  const plainRows = rows.filter(
    (other) => other.line.bold === row.line.bold && Math.abs(other.line.fontSize - row.line.fontSize) < 0.4,
  ).length;
  if (starred) return true;
  return (
    (heavier || larger) && plainRows < rows.length * 0.7 && next.line.column === row.line.column && layout.positioned
  );
}

const listMark = /[,;|•·、，；]/gu;
const leastMarks = 2;
const leastGroups = 2;
const longestLabel = 4;

/** "Shop floor" above "Lathe, saw, drill" and "Office" above "Ledgers, post, phone": few words above each list, and none anywhere else. */
function standsAboveLists(rows: readonly Row[], index: number): boolean {
  const isList = (row: Row | undefined): boolean =>
    row !== undefined && !row.bullet && (row.text.match(listMark)?.length ?? 0) >= leastMarks;
  const isLabel = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && !row.bullet && wordsOf(row.text).length <= longestLabel && isList(rows[at + 1]);
  };
  if (!isLabel(index)) return false;
  const short = rows.flatMap(({ text, continues }, at) => (continues || /[,;|•·:：、，；\t]/u.test(text) ? [] : [at]));
  return short.length >= leastGroups && short.every(isLabel);
}

const innerStep = 6;
const mostOfInner = 6;

/** A marked row above marked rows that are set in names their group, where the list holds several such groups. */
function holdsInnerMarks(rows: readonly Row[], index: number): boolean {
  const isOuter = (at: number): boolean => {
    const [row, inner] = [rows[at], rows[at + 1]];
    return row?.bullet === true && inner?.bullet === true && isSetIn(inner, row) && !row.continues;
  };
  if (!isOuter(index)) return false;
  const [row] = rows.slice(index);
  const end = rows.findIndex((other, at) => at > index && row !== undefined && !isSetIn(other, row));
  const inner = rows.slice(index + 1, end < 0 ? rows.length : end);
  const names = inner.filter(({ text }) => /[,;|•·:]/.test(text) || wordsOf(text).length <= mostOfInner);
  const tellsOfOne = inner.every(({ text }) => isLevelText(text) || isLengthOfPractice(text));
  const others = rows.some((_, at) => at !== index && isOuter(at));
  return others && !tellsOfOne && names.length * 2 >= inner.length;
}

/** Further to the right below it: what stands beside it or at the top of the next column is none of its own. */
function isSetIn({ line: inner }: Row, { line }: Row): boolean {
  if (inner.page !== line.page || inner.x <= line.x + innerStep) return inner.page !== line.page;
  // Lines without places are all at one height.
  const isBeside = inner.x >= line.x + line.width;
  return inner.y === line.y ? !isBeside : inner.y > line.y + line.height * 0.5;
}

/** "Software Packages", "Linguaggi di programmazione": the head of the words names a group. */
export function isGroupName(text: string): boolean {
  const words = wordsOf(text.replace(/[-/]/g, " "));
  return words.length <= mostOfGroup && [words[0], words.at(-1)].some((word) => groupWords.has(word ?? ""));
}

const mostOfGroup = 5;
const listsNames = ({ text, bullet }: Row): boolean => !bullet && /[,;|•·]/.test(text);

/** Nothing in a row says that its last item goes on below. */
const isClosed = (row: Row | undefined): boolean => row === undefined || !/[-–/&+(,;|•·]\s*$/.test(row.text);

/** A name above a sentence is the skill that the sentence tells of. */
export function isTold(rows: readonly Row[], index: number): boolean {
  const [name, text] = rows.slice(index, index + 2);
  const isLabelled = /^[^:：,;]{2,48}[:：]\s/u.test(text?.text ?? "");
  const isSentenceBelow =
    text !== undefined && !text.bullet && !isLabelled && /[.!]$|^(?=(?:\S+\s+){9})/u.test(text.text);
  return name !== undefined && isSentenceBelow && wordsOf(text.text).length >= leastTold && !/:\s*$/.test(name.text);
}

const leastTold = 8;

/** A name above its level is a skill, unless it names a group ("Web Frameworks") whose skills are listed below. */
export function isRated(rows: readonly Row[], index: number): boolean {
  const [name, level, list] = rows.slice(index, index + 3);
  if (level === undefined || !isLevelText(level.text)) return false;
  const isGroup = groupWords.has(wordsOf(name?.text ?? "").at(-1) ?? "");
  return !isGroup || list === undefined || !/[,;|•·]/.test(list.text);
}

const titles = phraseSet(documentTitles);
const leastTitle = 6;
const mostParts = 4;

/** "Jo Bloggs · Curriculum Vitae", "8 May | Résumé | 1": what stands at the foot of a page, below the last list. */
export function isFoot({ text, bullet }: Row): boolean {
  const parts = text
    .split(/[·|•\t]/u)
    .map(phraseKey)
    .filter((part) => part !== "");
  const isTitle = (part: string): boolean => part.length >= leastTitle && titles.has(part);
  return !bullet && parts.length > 1 && parts.length <= mostParts && parts.some(isTitle);
}

const leastInColumn = 2;
const sameColumn = 3;

/** Where the second cells of a table stand that hold lists beside names; null where too few rows are such. */
export function columnOfLists(layout: DocumentLayout, rows: readonly Row[]): number | null {
  const places = rows.flatMap(({ line }) => {
    const [name, list, ...more] = cellsOf(layout, line);
    const isRow = name !== undefined && list !== undefined && more.length === 0;
    if (!isRow || marks.test(layout.text.slice(name.start, name.end))) return [];
    return marks.test(layout.text.slice(list.start, list.end)) ? [list.x] : [];
  });
  const [first = 0] = places;
  const isEven = places.every((x) => Math.abs(x - first) <= sameColumn);
  return layout.positioned && places.length >= leastInColumn && isEven ? first : null;
}

const marks = /[,;|•·]/u;

/** "Frameworks, libraries | Elm, Phoenix" in such a table: the first cell names the group, whatever it lists. */
export const isInColumn = (cells: readonly Cell[], column: number | null): boolean =>
  column !== null && cells.length === 2 && Math.abs((cells[1]?.x ?? Infinity) - column) <= sameColumn;
