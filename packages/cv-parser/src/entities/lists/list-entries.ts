import type { DocumentLayout, Line } from "../../core/layout.ts";
import { isAllCaps, wordsOf } from "../../core/words.ts";
import { beginsItem, holdsLineItems } from "./line-items.ts";
import { rowsOf } from "../entries/rows.ts";
import type { Row } from "../entries/rows.ts";
import { unweave } from "../entries/unweave.ts";
import { segmentEntries } from "../entries/segment-entries.ts";

/** The rows of a list section, whose numbers mark items as bullets do. */
export const listRows = (layout: DocumentLayout, lines: readonly Line[]): readonly Row[] =>
  numbered(rowsOf(layout, unweave(layout, lines)));

/** Parts a list section (certificates, publications) into items: one a bullet, or by dates, gaps and style. */
export function listEntries(layout: DocumentLayout, rows: readonly Row[]): Row[][] {
  const bullets = rows.filter((row) => row.bullet).length;
  const loose = rows.filter((row) => !row.bullet && !row.continues).length;
  if (bullets > 0 && areDescribed(rows))
    return segmentEntries(rows, { layout, fit: () => 1 }).map(({ header }) => header);
  if (bullets > 0 && bullets >= loose)
    return groupBy(rows, (row) => row.bullet || isSubTitle(row)).filter((group) => group.some((row) => row.bullet));
  if (areCounted(rows)) return groupBy(rows, (row) => row.bullet);
  const flat = rows.map((row, index) => {
    const above = rows[index - 1]?.text ?? "";
    const fresh = /(?:[.\d]|\d\))\s*$/.test(above) && /^[\p{Lu}"“„«[(\d]/u.test(row.text) && above.length > 30;
    const isOpen = !row.bullet && openDash.test(above);
    return { ...row, prose: false, continues: (row.continues && !fresh) || isOpen };
  });
  const separate = flat.filter((row) => !row.continues);
  if (separate.length >= leastLed && separate.every(opensWithDate))
    return groupBy(flat.map(datedAhead), (row) => !row.continues);
  const oneLiners =
    separate.length > 0 &&
    separate.every((row) => row.anchor !== null || /[.\d]$/.test(row.text)) &&
    separate.filter((row) => row.anchor !== null).every((row) => row.text.length > 18);
  if (oneLiners) return groupBy(flat, (row) => !row.continues);
  const styled = styleGroups(flat);
  if (styled !== null) return styled;
  if (areHeadedByDates(layout, flat)) return groupBy(flat, headsOf(layout, flat));
  const blocks = groupBy(flat, (row) => row.line.gapBefore > row.line.height * 0.55);
  const datedBlocks = blocks.filter((block) => block.some((row) => row.dates.length > 0)).length;
  if (blocks.length >= 2 && datedBlocks >= blocks.length * 0.8 && flat.length > blocks.length) return blocks;
  const led = separate.filter(isLedByDate).length;
  if (led >= leastLed && led >= separate.length * 0.6) return groupBy(flat, isLedByDate);
  if (isListOfLines(flat)) return groupBy(flat, (row) => !row.continues);
  if (
    isPlainList(flat) &&
    (blocks.length === 1 || blocks.length >= separate.length || blocks.some(({ length }) => length > mostOfItem))
  )
    return groupBy(flat, beginsLineItem(flat));
  return segmentEntries(flat, { layout, fit: () => 1 }).map((entry) => [...entry.header, ...entry.body]);
}

/** "Crane licence –" above "Tarn Council, 2019": a dash ends nothing. */
const openDash = /\S\s+[–—-]\s*$/u;

const leastCounted = 3;

/** Numbers from the first row on that count up one by one mark every item, however much is told below each. */
function areCounted(rows: readonly Row[]): boolean {
  const counts = rows.flatMap(({ bullet, line }) =>
    bullet ? [Number(/^\(?(\d{1,3})[.)]$/u.exec(line.bullet ?? "")?.[1])] : [],
  );
  const [first = Number.NaN] = counts;
  return (
    rows[0]?.bullet === true && counts.length >= leastCounted && counts.every((count, index) => count === first + index)
  );
}

/** Bullets without dates below names with dates tell more of them, such as the address of a certificate. */
function areDescribed(rows: readonly Row[]): boolean {
  const loose = rows.filter((row) => !row.bullet && !row.continues);
  const dated = loose.filter((row) => row.anchor !== null).length;
  return (
    (dated >= 2 || (dated > 0 && dated === loose.length)) &&
    !rows[0]?.bullet &&
    !rows.some((row) => row.bullet && row.dates.length > 0)
  );
}

/** Where items of one short line each begin, some of which look as if the margin of a narrow column had broken them. */
function beginsLineItem(rows: readonly Row[]): (row: Row) => boolean {
  const areItems = holdsLineItems(rows, longestLineItem);
  const above = new Map(rows.map((row, at) => [row, rows[at - 1]]));
  const gaps = rows.flatMap(({ line, continues }) => (continues ? [] : [line.gapBefore])).slice(1);
  const usual = gaps.toSorted((first, second) => first - second)[Math.floor(gaps.length / 2)] ?? 0;
  // The rest of a name stands closer to it than the next item does.
  const isClose = ({ line }: Row): boolean => usual > line.height * 0.5 && line.gapBefore < usual * 0.5;
  return (row) => !row.continues || (areItems && !isClose(row) && beginsItem(row, above.get(row)));
}

const longestLineItem = 5;
const maxPlainItem = 60;
/** Name, giver and a remark; more short lines without a gap between them are items of their own. */
const mostOfItem = 3;
const leastLed = 3;

/** A name with its date apart at the right end of the row. */
const hasDateApart = (layout: DocumentLayout, { anchor, line, dates }: Row): boolean =>
  anchor !== null && anchor === dates.at(-1) && /\p{L}.*\t\s*$/u.test(layout.text.slice(line.start, anchor.start));

/**
 * Names with their dates at the right margin above what else is told of them, as all dates of the list stand: rows of
 * that kind begin the items, as the first row is one of them or the last is none.
 */
function areHeadedByDates(layout: DocumentLayout, rows: readonly Row[]): boolean {
  const heads = rows.filter((row) => hasDateApart(layout, row));
  const dated = rows.filter((row) => row.anchor !== null).length;
  const [first, last] = [rows[0], rows.at(-1)];
  const isAbove = first !== undefined && last !== undefined && (first.anchor !== null || last.anchor === null);
  return heads.length >= leastLed && dated - heads.length <= 1 && heads.length < rows.length && isAbove;
}

/**
 * Where names and givers are parted by bars, rows without a date that have one begin items as well. A name that the
 * margin broke before its date begins above.
 */
function headsOf(layout: DocumentLayout, rows: readonly Row[]): (row: Row) => boolean {
  const heads = rows.filter((row) => hasDateApart(layout, row));
  const barred = heads.filter(({ text }) => text.includes("|")).length > heads.length / 2;
  const torn = new Set(rows.filter((row, at) => isRestOfName(row, rows[at - 1]) && hasDateApart(layout, row)));
  const begun = new Set(rows.filter((_, at) => isIn(torn, rows[at + 1])));
  return (row) =>
    begun.has(row) ||
    (hasDateApart(layout, row) && !torn.has(row)) ||
    (barred && !row.continues && row.text.includes("|"));
}

const isIn = (some: ReadonlySet<Row>, row: Row | undefined): boolean => row !== undefined && some.has(row);

const isRestOfName = ({ continues, text }: Row, above: Row | undefined): boolean =>
  continues && /^\p{Ll}/u.test(text) && above !== undefined && !above.bullet && above.dates.length === 0;

/** Lines that begin with their dates, as most of them do: each of them begins an item. */
const isLedByDate = ({ anchor, line }: Row): boolean =>
  anchor !== null && anchor.start <= line.start + 1 && anchor.end < line.end - 2;

/** The same, however long the line is. */
const opensWithDate = ({ dates: [date], line }: Row): boolean =>
  date !== undefined && date.start <= line.start + 1 && date.end < line.end - 2;

/** Where all lines open with their dates, the date of a long one is no part of a sentence. */
const datedAhead = (row: Row): Row => (row.continues ? row : { ...row, anchor: row.anchor ?? row.dates[0] ?? null });

/** Short lines without dates, all in one look or all but one of them: each is an item. */
function isPlainList(rows: readonly Row[]): boolean {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(look(row), (counts.get(look(row)) ?? 0) + 1);
  const others = rows.length - Math.max(0, ...counts.values());
  return (
    others <= (rows.length > 4 ? 1 : 0) &&
    rows.every((row) => row.dates.length === 0 && row.text.length <= maxPlainItem)
  );
}

const maxLineItem = 110;
const leastNamed = 2;

/**
 * Lines in one look of which most hold a name and its date, the first among them: each is an item, those without a
 * date as well. Where every other line has one, two lines make an item.
 */
function isListOfLines(rows: readonly Row[]): boolean {
  const lines = rows.filter((row) => !row.continues);
  const isDated = lines.map((row) => row.dates.length > 0);
  const named = lines.every((row) => namedWords(row) >= leastNamed && row.text.length <= maxLineItem);
  const isPaired = isDated.every((dated, index) => dated === (index % 2 === 0));
  const dated = isDated.filter(Boolean).length;
  if (lines.length < 3 || !named || isPaired || isDated[0] !== true || dated < lines.length * 0.6) return false;
  return new Set(lines.map(look)).size === 1;
}

/** Words of a row that stand beside its dates. */
function namedWords({ line, text, dates }: Row): number {
  const beside = dates.reduce(
    (rest, date) => rest.replace(text.slice(date.start - line.start, date.end - line.start), " "),
    text,
  );
  return wordsOf(beside).length;
}

const look = ({ line }: Row) => `${Math.round(line.fontSize * 2)}${line.bold}${line.italic}`;

const mostDatesInCycle = 2;

/** Items written as a cycle of looks (title, authors, source): each begins where the first look comes back. */
function styleGroups(rows: readonly Row[]): Row[][] | null {
  const sizes = rows.map((row) => row.line.fontSize).toSorted((first, second) => first - second);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const kept = rows.filter((row) => row.line.fontSize <= usual + 3 || row.anchor !== null);
  const first = kept[0];
  if (first === undefined) return null;
  const start = look(first);
  const groups = groupBy(
    kept,
    (row) => look(row) === start && !row.continues && look(kept[kept.indexOf(row) - 1] ?? row) !== start,
  );
  const dated = groups.filter((group) => group.some((row) => row.dates.length > 0)).length;
  const varied = groups.filter((group) => group.some((row) => look(row) !== start)).length;
  const anchors = kept.filter((row) => row.anchor !== null).length;
  const areCycles = anchors <= groups.length * mostDatesInCycle;
  return groups.length >= 2 && areCycles && dated >= groups.length * 0.7 && varied >= groups.length * 0.9
    ? groups
    : null;
}

/** "JOURNALS" between the items of a list names a part of it. */
function isSubTitle(row: Row): boolean {
  return !row.continues && row.anchor === null && row.text.length < 40 && (row.line.bold || isAllCaps(row.text));
}

/** Behind "1、" and "(2)" signs may stand without a blank. */
const number =
  /^\s*(?:\[[\p{L}\d]{1,6}\]|\(?\d{1,3}[.)])\s+|^\s*(?:\d{1,2}[.、．)）]|[(（]\d{1,2}[)）])\s*(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/u;

/** "1." and "[12]" at the front of lines mark items as bullets do. */
function numbered(rows: readonly Row[]): readonly Row[] {
  const marked = rows.filter((row) => number.test(row.text));
  if (marked.length === 0 || (marked.length === 1 && marked[0] !== rows[0])) return rows;
  return rows.map((row) => {
    const mark = number.exec(row.text);
    if (mark === null) return row;
    const start = row.line.start + mark[0].length;
    const [first, ...rest] = row.line.segments;
    const segments =
      first === undefined || first.end <= start
        ? row.line.segments
        : [{ ...first, start, text: row.text.slice(mark[0].length) }, ...rest];
    return {
      ...row,
      text: row.text.slice(mark[0].length),
      bullet: true,
      continues: false,
      line: { ...row.line, start, bullet: mark[0].trim(), segments },
    };
  });
}

/** A number that stands in a cell of its own is no part of what stands behind it. */
export const withoutCell = (row: Row): Row =>
  row.bullet && row.line.segments.some(({ end }) => end <= row.line.start)
    ? { ...row, line: { ...row.line, segments: row.line.segments.filter(({ end }) => end > row.line.start) } }
    : row;

/** Rows whose numbers mark items, without them. */
export const withoutNumbers = (rows: readonly Row[]): Row[] => numbered(rows).map(withoutCell);

function groupBy(rows: readonly Row[], begins: (row: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group === undefined || begins(row)) groups.push([row]);
    else group.push(row);
  }
  return groups;
}
