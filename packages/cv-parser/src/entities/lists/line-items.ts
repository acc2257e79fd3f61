import type { DocumentLayout } from "../../core/layout.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { openWords } from "../../lexicon/joining-words.ts";
import { isRatingText } from "./skill-levels.ts";
import { cellsOf } from "./split-list.ts";

const leastLines = 4;

/** Short names, one a line: the longest of them ends the column, and so looks as if the margin had broken it. */
export function holdsLineItems(rows: readonly Row[], mostWords: number): boolean {
  const isName = ({ text, bullet }: Row): boolean =>
    !bullet && !/[,;|•·:]/.test(text) && wordsOf(text).length <= mostWords;
  const begun = rows.filter(({ continues }) => !continues).length;
  return rows.length >= leastLines && rows.every(isName) && begun >= rows.length * 0.6;
}

const isOpen = new RegExp(`(?:[-–/&+(]|\\s(?:${openWords}))$`, "iu");

/** "Documentation and", "Object-": the row above cannot end where it does. */
export const isLeftOpen = (above: Row | undefined, row: Row): boolean =>
  above !== undefined &&
  !row.bullet &&
  above.line.column === row.line.column &&
  above.line.page === row.line.page &&
  above.line.bold === row.line.bold &&
  isBroken.test(above.text);

const isBroken = new RegExp(`(?:\\p{L}-|\\s&|\\s(?:${openWords}))$`, "u");

/** A capital begins another item, unless the line above cannot end there. */
export function beginsItem({ text }: Row, above: Row | undefined): boolean {
  return startsWithCapital(text) && !isOpen.test(above?.text ?? "");
}

const mostInStopped = 7;
const leastStopped = 3;
const stop = /\p{L}{2}[.。]$/u;

/** Short rows, several of which end in a full stop: each stop ends an item, however the column broke the rows. */
export function endsByStops(rows: readonly Row[]): (above: Row | undefined) => boolean {
  const isList =
    rows.filter(({ text }) => stop.test(text)).length >= leastStopped &&
    rows.every(({ text }) => wordsOf(text).length <= mostInStopped);
  return (above) => isList && above !== undefined && stop.test(above.text);
}

/** "Glazing – advanced": how well somebody does it ends an item, however full its row is. */
export function endsRated(above: Row | undefined): boolean {
  const level = /\S\s+[–—-]\s+(\S.*)$/u.exec(above?.text ?? "")?.[1] ?? "";
  return level !== "" && isRatingText(level);
}

/** "Glazing –" above "Advanced": the column broke the level off its name. */
export const isBrokenLevel = (above: Row | undefined, row: Row): boolean =>
  above !== undefined && /\S\s+[–—-]\s*$/u.test(above.text) && !row.bullet && isRatingText(row.text);

const shareOfMarks = 0.6;
const setIn = 3;
const looseGap = 0.5;
const shareOfGap = 0.5;

/**
 * Tells the rows that hold the rest of the item above, whatever they begin with: in a list of marks those without one that
 * are set in as the words behind the marks are; where items stand apart, those that stand much closer to the row above.
 */
export function restOfItem(rows: readonly Row[]): (index: number) => boolean {
  const marked = rows.filter(({ bullet }) => bullet).length;
  const gaps = rows.slice(1).map(({ line }) => line.gapBefore / line.height);
  const usual = gaps.toSorted((first, second) => first - second)[Math.floor(gaps.length / 2)] ?? 0;
  const widest = Math.max(0, ...rows.map(({ line }) => line.x + line.width));
  return (index) => {
    const [above, row] = [rows[index - 1], rows[index]];
    if (above === undefined || row === undefined || row.bullet || !isLikeAbove(row, above)) return false;
    if (endWithFirstWord(above, row) <= widest) return false;
    const isSetIn = above.bullet && row.line.x > above.line.x + setIn;
    if (marked >= leastLines && marked >= rows.length * shareOfMarks && isSetIn) return true;
    const isClose = row.line.gapBefore / row.line.height <= usual * shareOfGap;
    return marked === 0 && rows.length >= leastLines && usual >= looseGap && isClose;
  };
}

/** Where the row above would have ended with the first word of this one; had there been room, it would stand there. */
function endWithFirstWord({ line }: Row, row: Row): number {
  const letter = row.line.width / Math.max(1, row.text.length);
  return line.x + line.width + letter * (1 + (row.text.split(/\s/u)[0]?.length ?? 0));
}

/** In a cell whose lists reach up to `edge`: the row above is full, and its last name goes on in this one. */
export const goesOnInCell = (above: Row | undefined, row: Row, edge: number): boolean =>
  above !== undefined && !/[,;|•·:]\s*$/u.test(above.text) && endWithFirstWord(above, row) > edge;

/** In the same column, weight and size, and neither of them lists several items. */
function isLikeAbove({ line, text }: Row, above: Row): boolean {
  const isSame = line.column === above.line.column && line.page === above.line.page && line.bold === above.line.bold;
  return isSame && Math.abs(line.fontSize - above.line.fontSize) < 0.4 && !/[,;|•·:\t]/.test(text + above.text);
}

const leastInRow = 3;

/**
 * Items side by side with nothing but space between them, which the margin breaks: "Firewalls | Project" above
 * "management | Rope work", "Tide tables &" above "Charts".
 */
export function isBrokenInGaps(above: Row | undefined, row: Row): boolean {
  if (above === undefined || row.bullet || above.line.column !== row.line.column) return false;
  const [cells, last] = [above.text.split("\t"), above.text.split("\t").at(-1) ?? ""];
  const isClose = row.line.page === above.line.page && row.line.gapBefore <= row.line.height * 0.75;
  if (cells.length < leastInRow || /[,;|•·:]$/.test(last.trim()) || !isClose) return false;
  return /[&/+]\s*$/u.test(last) || /^(?:\p{Ll}(?!\p{Ll}*\p{Lu})|\()/u.test(row.text);
}

/** Tags side by side fill a row and go on in the next one: what begins it with a capital is another tag. */
export function isFurtherRowOfTags(layout: DocumentLayout, above: Row | undefined, row: Row): boolean {
  if (above === undefined || isBrokenInGaps(above, row) || !startsWithCapital(row.text)) return false;
  const cells = cellsOf(layout, above.line).length;
  return cells >= leastInRow && !/[,;|•·:]|\([^)]*$/u.test(above.text) && !isOpen.test(above.text);
}

const sameEdge = 2;

/** Short names that end at the same place and begin at others: the margin on their right broke none of them. */
export function standsAtTheRight(rows: readonly Row[]): boolean {
  const ends = rows.map(({ line }) => line.x + line.width);
  const starts = new Set(rows.map(({ line }) => Math.round(line.x / sameEdge)));
  const isName = ({ text, bullet }: Row): boolean => !bullet && !/[,;|•·:\t]/.test(text);
  const isEven = Math.max(...ends) - Math.min(...ends) <= sameEdge;
  return rows.length >= leastLines && rows.every(isName) && isEven && starts.size * 2 >= rows.length;
}
