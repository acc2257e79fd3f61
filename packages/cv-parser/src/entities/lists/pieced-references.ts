import { wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { columnKey } from "../entries/wrapping.ts";
import { authorsLength, isSubtitle } from "./references.ts";

const least = { bold: 2, dated: 3, pieces: 0.9, share: 0.9 };
/** Of rows behind a year in the margin, so many may begin with people where titles stand there. */
const mostPeople = 0.3;
const mostMixed = 0.1;
/** How far in, in points, the rows below a year in the margin begin. */
const setIn = 12;

/**
 * The papers of a list in which each piece has rows of its own and one look or one place begins them all: titles in bold
 * above plain rows, or years in the margin that titles follow; null for other lists.
 */
export function piecedReferences(rows: readonly Row[]): Row[][] | null {
  return boldTitled(rows) ?? datedInMargin(rows);
}

/** Each bold stretch is a title, and plain rows below it say who wrote it and where it appeared. */
function boldTitled(all: readonly Row[]): Row[][] | null {
  const rows = all.filter((row, at) => !isLabel(row, all[at + 1]));
  if (rows[0]?.line.bold !== true) return null;
  const groups: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const isBold = row.line.bold;
    const goesOn = isBold && rows[at - 1]?.line.bold === true;
    if (isBold && !goesOn) groups.push([row]);
    else groups.at(-1)?.push(goesOn ? { ...row, continues: true } : row);
  }
  const pieced = groups.filter((group) => group.some(({ line }) => !line.bold)).length;
  const told = groups.filter((group) => wordsOf(titleOf(group)).length >= 2).length;
  const mixed = groups.filter(endsWithinRow).length;
  const isSure = groups.length >= least.bold && pieced >= groups.length * least.pieces;
  return isSure && told >= groups.length * least.share && mixed <= groups.length * mostMixed ? groups : null;
}

/** A title whose bold letters end in the midst of a row, where plain words follow them: running text. */
function endsWithinRow(group: readonly Row[]): boolean {
  const plain = group.find(({ line }) => !line.bold);
  return plain?.continues === true && plain.line.segments[0]?.bold === true;
}

const titleOf = (group: readonly Row[]): string =>
  group.flatMap(({ line, text }) => (line.bold ? [text] : [])).join(" ");

/** A bold row right above another one of another size, or one that a gap parts from it, names a part of the list. */
function isLabel(row: Row, below: Row | undefined): boolean {
  if (!row.line.bold || below?.line.bold !== true || below.continues || !isSubtitle(row)) return false;
  return Math.abs(row.line.fontSize - below.line.fontSize) > 0.3 || below.line.gapBefore > below.line.height * 0.3;
}

/** Years in the margin begin the papers, and what stands behind them is a title and nobody's name. */
function datedInMargin(all: readonly Row[]): Row[][] | null {
  const dated = all.filter(isDatedApart);
  const margins = new Map<string, number>();
  for (const { line } of dated)
    margins.set(columnKey(line), Math.min(margins.get(columnKey(line)) ?? Infinity, line.x));
  const isInside = ({ line }: Row) => line.x > (margins.get(columnKey(line)) ?? Infinity) + setIn;
  const rows = all.filter((row) => isDatedApart(row) || isInside(row) || !isSubtitle(row));
  const first = rows.findIndex(isDatedApart);
  if (dated.length < least.dated || first > 1) return null;
  const others = rows.slice(first).filter((row) => !isDatedApart(row));
  const inside = others.filter(isInside);
  const people = dated.filter((row) => authorsLength(behindDate(row)) > 0).length;
  const pieces = others.filter(({ continues }) => !continues).length;
  if (inside.length < others.length * least.share || people > dated.length * mostPeople) return null;
  if (pieces < dated.length * least.pieces) return null;
  const groups: Row[][] = [];
  for (const row of rows.slice(first)) {
    if (isDatedApart(row)) groups.push([{ ...row, continues: false }]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/** A row that begins with its date, apart from what else it says. */
function isDatedApart({ line, dates: [date] }: Row): boolean {
  const second = line.segments[1];
  return date !== undefined && date.start <= line.start + 1 && second !== undefined && second.start >= date.end - 1;
}

const behindDate = ({ line, dates: [date] }: Row): string =>
  line.segments
    .filter(({ start }) => start >= (date?.end ?? 0) - 1)
    .map(({ text }) => text)
    .join(" ");

const paragraph = { share: 0.7, length: 45 };
/** What only a whole reference holds: a sentence behind another one, quotes, or people behind a title. */
const holdsWhole =
  /(?:[\p{Ll}\d]{2}[.?!]|[”"»])\s+\p{Lu}|["“„«][^"“”„«»]{12,}["”“»]|\((?:joint\s)?(?:with|avec|mit|con|com)\s\p{Lu}/iu;

const numbered = /^\s*[[(]?\d{1,3}[.)\]]/u;

/** References without people or years ahead, each a paragraph: "Salt in Bread (with Bo Voss). Working Paper 12." */
export function paragraphReferences(all: readonly Row[]): Row[][] | null {
  const rows = all.filter((row) => !isSubtitle(row));
  if (rows.some(({ bullet, text }) => bullet || numbered.test(text))) return null;
  const groups: Row[][] = [];
  for (const row of rows) {
    if (row.continues) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  const whole = groups.filter((group) => {
    const text = group.map((row) => row.text).join(" ");
    return text.length >= paragraph.length && /^[\p{Lu}\d"“„«‘]/u.test(text) && holdsWhole.test(text);
  });
  const isSure = rows[0]?.continues === false && groups.length > 1 && groups.some((group) => group.length > 1);
  return isSure && whole.length >= groups.length * paragraph.share ? groups : null;
}
