import { intoRows } from "./chunks.ts";
import type { Band } from "./regions.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import { toChunk } from "./piece.ts";
import type { Chunk } from "./piece.ts";
import { intoCells, isDateLike, median, rowBaseline, rowText } from "./side.ts";

/** One visual row of a column before it becomes a line: chunks from left to right. */
export type Row = {
  page: number;
  column: number;
  chunks: Chunk[];
  /** Where a margin of dates or labels ends; text on both sides of it is set apart. */
  margin: number | null;
};

type Placed = { baseline: number; chunks: Chunk[] };
type Cell = Chunk[][];

/** "Economía" ends in no word of one letter. */
const continues = /(?:[-–—−~,&/(]|(?<![\p{L}\p{N}])(?:to|bis|until|à|au|a|al|tot|e|und|and|et|y|of|de))$/iu;
const continuing = /^(?:[-–—−~&/)]|(?:to|bis|until|au|al|tot|und|and|et) )/iu;

/**
 * Reads a band of rows from top to bottom. Text in a margin (dates, titles, labels to the left) is taken cell by
 * cell: a cell that runs over several rows is read whole, on the row where it starts, and a title before that row.
 */
export function readRows(band: Extract<Band, { kind: "rows" }>): Chunk[][] {
  const { margin } = band;
  if (margin === null) return intoRows(band.chunks);
  const main = intoRows(band.chunks.filter((chunk) => chunk.x1 > margin));
  const rows: Placed[] = main.map((chunks) => ({ baseline: rowBaseline(chunks), chunks }));
  const cells = intoCells(intoRows(band.chunks.filter((chunk) => chunk.x1 <= margin))).flatMap((cell) =>
    splitCell(cell, main),
  );
  const titles = titleCells(cells, main);
  for (const cell of cells) placeCell(cell, rows, titles.has(cell));
  return rows.toSorted((a, b) => a.baseline - b.baseline).map((row) => row.chunks);
}

function placeCell(cell: Cell, rows: Placed[], isTitle: boolean): void {
  const first = cell[0] ?? [];
  const size = first[0]?.size ?? 0;
  const baseline = rowBaseline(first);
  if (isTitle) {
    const above = Math.min(baseline, ...rows.map((row) => row.baseline).filter((y) => Math.abs(y - baseline) < size));
    rows.push({ baseline: above - 0.01, chunks: joinTitle(cell) });
    return;
  }
  const partner = rows.find((row) => Math.abs(row.baseline - baseline) <= 0.6 * size);
  const columns = byColumn(cell);
  const isOneEntry = cell.length <= mostRows || columns.every((own) => groupsOf(own).length <= mostRows);
  if (partner && isOneEntry) partner.chunks = [...columns.flatMap(joinRunningOn), ...partner.chunks];
  else rows.push(...cell.map((chunks) => ({ baseline: rowBaseline(chunks), chunks })));
}

const mostRows = 4;
/** Two rows of a broken name, a town and a period, and one more. */
const mostOfEntry = 5;
const sameEdge = 2;

/** When and who in two columns of a margin, each broken over its rows: one column after the other. */
function byColumn(cell: Cell): Cell[] {
  const edges = [...new Set((cell[0] ?? []).map(({ x0 }) => x0))];
  const placeOf = ({ x0 }: Chunk): number => edges.findIndex((edge) => Math.abs(edge - x0) <= sameEdge);
  if (edges.length < 2 || cell.length < 2 || cell.flat().some((chunk) => placeOf(chunk) < 0)) return [cell];
  return edges.map((_, index) => cell.map((row) => row.filter((chunk) => placeOf(chunk) === index))).map(withoutEmpty);
}

const withoutEmpty = (cell: Cell): Cell => cell.filter((row) => row.length > 0);

/** The rows of a title in the margin are one line; each row is moved up to the first so that its words join. */
function joinTitle(cell: Cell): Chunk[] {
  const pieces = cell.flat().flatMap((chunk) => chunk.pieces);
  return [toChunk(pieces)];
}

/** Rows of a cell whose text runs on ("Jan 2019 –" over "Mar 2021") become one chunk; others stay apart. */
function joinRunningOn(cell: Cell): Chunk[] {
  return groupsOf(cell).flatMap((rows) =>
    rows.length > 1 ? [toChunk(rows.flat().flatMap((chunk) => chunk.pieces))] : rows.flat(),
  );
}

/** Rows of a cell, those that run on together. */
function groupsOf(cell: Cell): Cell[] {
  const groups: Cell[] = [];
  cell.forEach((row, index) => {
    const before = cell[index - 1];
    if (before && runsOn(before, row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  });
  return groups;
}

function runsOn(before: readonly Chunk[], row: readonly Chunk[]): boolean {
  const first = rowText(before).trim();
  const next = rowText(row).trim();
  const isYearOfMonth = /^(?:19|20)\d\d$/.test(next) && /[-–—].*\p{L}\.?$/u.test(first);
  return continues.test(first) || continuing.test(next) || isYearOfMonth;
}

/** Who and where above when, or a single period beside them: the rows tell of one entry, whatever stands beside each of them; the name of a column is no part of one. */
function tellsOneEntry(cell: Cell): boolean {
  if (isColumnName(rowText(cell[0] ?? []).trim())) return false;
  const columns = byColumn(cell);
  const isPeriod = (own: Cell): boolean =>
    own.length > 0 && groupsOf(own).length === 1 && isDateLike(rowText(own.flat()));
  const isLabelled = cell.flat().some(({ text }) => text.trim().endsWith(":"));
  if (columns.length > 1 && !isLabelled) return columns.filter(isPeriod).length === 1 && cell.length <= mostOfEntry;
  const [first, ...rest] = groupsOf(cell).map((rows) => isDateLike(rowText(rows.flat())));
  return first === false && rest.filter(Boolean).length === 1 && rest.length < mostOfEntry;
}

/** Rows of a cell that each have a row of their own beside them, or end in a colon as labels do, are cells of their own, unless the text runs on. */
function splitCell(cell: Cell, main: readonly Chunk[][]): Cell[] {
  if (tellsOneEntry(cell)) return [cell];
  const parts: Cell[] = [];
  for (const row of cell) {
    const before = parts.at(-1)?.at(-1);
    const size = row[0]?.size ?? 0;
    const hasPartner = main.some((other) => Math.abs(rowBaseline(other) - rowBaseline(row)) <= 0.15 * size);
    const isLabel = before !== undefined && [before, row].every((each) => rowText(each).trim().endsWith(":"));
    if (before && !isLabel && (!hasPartner || runsOn(before, row))) parts.at(-1)?.push(row);
    else parts.push([row]);
  }
  return parts;
}

/**
 * Titles in the margin have no digits and look different from the text beside them; several rows hang on each. Labels
 * that have a row or two each are no titles unless their letters are larger.
 */
function titleCells(cells: readonly Cell[], main: readonly Chunk[][]): Set<Cell> {
  const mainSize = median(main.map((row) => row[0]?.size ?? 0));
  const fonts = main.map((row) => row[0]?.pieces[0]?.run.fontName);
  const candidates = cells.map((cell, index) => ({
    cell,
    look: lookOf(cell),
    rows: rowsUntil(cell, cells[index + 1], main),
  }));
  const titles = candidates.filter(({ cell, look }) => {
    const first = cell[0]?.[0];
    const text = cellText(cell);
    if (!first || /\d/.test(text) || text.length > 45 || !/\p{L}{3}/u.test(text)) return false;
    const sameFont = fonts.filter((font) => font === first.pieces[0]?.run.fontName).length;
    const looksDifferent = first.size > 1.08 * mainSize || isCapitals(text) || sameFont < 0.1 * main.length;
    const alike = candidates.filter((other) => other.look === look).map((other) => other.rows);
    // The rows under the last one run to the end of the page and say nothing.
    const counted = alike.length > 1 && cells.at(-1) === cell ? alike.slice(0, -1) : alike;
    return looksDifferent && (first.size > 1.15 * mainSize || median(counted) >= 2.2);
  });
  return new Set(titles.map(({ cell }) => cell));
}

function rowsUntil(cell: Cell, next: Cell | undefined, main: readonly Chunk[][]): number {
  const from = rowBaseline(cell[0] ?? []) - 2;
  const to = next ? rowBaseline(next[0] ?? []) - 2 : Infinity;
  return main.filter((row) => rowBaseline(row) >= from && rowBaseline(row) < to).length;
}

function lookOf(cell: Cell): string {
  const first = cell[0]?.[0];
  return `${Math.round((first?.size ?? 0) * 2)} ${first?.pieces[0]?.run.fontName ?? ""} ${isCapitals(cellText(cell))}`;
}

function cellText(cell: Cell): string {
  return cell.map(rowText).join(" ");
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
