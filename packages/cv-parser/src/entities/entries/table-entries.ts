import type { DocumentLayout, Line } from "../../core/layout.ts";
import { isColumnName } from "../../lexicon/column-names.ts";
import { columnField, isTableColumn } from "../../lexicon/table-fields.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { cellsOf } from "../lists/split-list.ts";
import { joinedSigns } from "./column-names.ts";
import { fieldNamedBy } from "./labelled-entries.ts";
import type { FieldLabel, LabelledEntry } from "./labelled-entries.ts";
import { scanDates } from "../dates/scan-dates.ts";

type Cell = ReturnType<typeof cellsOf>[number];
type Column = { field: FieldLabel; x: number };

const naming: ReadonlySet<FieldLabel> = new Set(["position", "employer", "degree", "school"]);
const leastColumns = 3;
const leastNaming = 2;

/**
 * Reads a table whose first row says what its columns hold ("起止时间 | 学校名称 | 专业 | 学历"): each further row is an entry.
 * @param lines the lines of one section, from which the row of names was taken
 * @returns null where no such row stands right above them, or a row does not fit it
 */
export function tableEntries(layout: DocumentLayout, lines: readonly Line[]): LabelledEntry[] | null {
  const named = columnsAbove(layout, lines);
  if (named === null) return null;
  const columns = layout.positioned ? withOwnEdges(layout, named, lines) : named;
  const rows = lines.map((line) => ({ line, ...placedRow(layout, line, columns) }));
  const areParted = layout.positioned && arePartedRows(lines);
  const areDated = rows.filter(({ date }) => date !== null).length >= leastDated;
  const entries: LabelledEntry[] = [];
  for (const [index, { line, placed, date }] of rows.entries()) {
    if (placed === null) {
      if (cellsOf(layout, line).length > 1 || entries.length === 0) return null;
      const last = entries.at(-1);
      if (last !== undefined) last.tasks = [...(last.tasks ?? []), line];
      continue;
    }
    const fields = new Set(placed.map(({ field }) => field));
    const isNamed = [...fields].some((field) => naming.has(field)) && (fields.has("dates") || fields.size > 2);
    const isBroken = goesOnPeriod(entries.at(-1)?.dates?.at(-1)?.text ?? "", date ?? "");
    const goesOn = areParted && line.block === lines[index - 1]?.block;
    const begins = isNamed && !isBroken && (areDated ? date !== null : !goesOn);
    if (begins || entries.length === 0) entries.push({});
    const entry = entries.at(-1);
    if (entry !== undefined)
      for (const { field, part } of byField(line, placed)) entry[field] = [...(entry[field] ?? []), part];
  }
  return entries.some(({ dates }) => dates !== undefined) ? entries : null;
}

/** Lines that stand close belong to the cells of one row, where the rows of a table have space between them. */
const arePartedRows = (lines: readonly Line[]): boolean =>
  lines.some((line, index) => index > 0 && line.block !== lines[index - 1]?.block);

/** Names of columns may stand in the middle above cells that begin at their left: full rows tell where each begins. */
export function withOwnEdges<Column extends { x: number }>(
  layout: DocumentLayout,
  columns: readonly Column[],
  lines: readonly Line[],
): Column[] {
  const full = lines.map((line) => cellsOf(layout, line)).filter((cells) => cells.length === columns.length);
  return full.length === 0
    ? [...columns]
    : columns.map((column, index) => ({ ...column, x: Math.min(...full.map((cells) => cells[index]?.x ?? column.x)) }));
}

const leastDated = 2;

/** The cells of a row by the columns that they stand in, and the date in that of the dates; null for cells that fit none. */
function placedRow(
  layout: DocumentLayout,
  line: Line,
  columns: readonly Column[],
): { placed: Placed[] | null; date: string | null } {
  const placed = placedIn(columns, cellsOf(layout, line), layout.positioned);
  const told = placed?.find(({ field }) => field === "dates")?.cell;
  const text = told === undefined ? "" : layout.text.slice(told.start, told.end);
  return { placed, date: scanDates(text).length > 0 ? text : null };
}

/** A narrow cell breaks its period behind the stroke or the word for "to": the row below holds the second halves of all its cells. */
export function goesOnPeriod(above: string, below: string): boolean {
  if (/\d\s?[.월月年]?\s*[~〜～–—-]\s*$/u.test(above)) return true;
  const [whole, ...others] = below === "" ? [] : scanDates(`${above} ${below}`);
  return others.length === 0 && whole?.kind === "range" && scanDates(above)[0]?.kind === "single";
}

const places = new WeakMap<DocumentLayout, ReadonlyMap<number, number>>();

/** Where each line of a document stands among all of them, by its offset; made once, as each section asks. */
function placesOf(layout: DocumentLayout): ReadonlyMap<number, number> {
  const known = places.get(layout) ?? new Map(layout.lines.map(({ start }, index) => [start, index]));
  places.set(layout, known);
  return known;
}

/** The line of the page above one, whichever section it is in. */
export function lineAbove(layout: DocumentLayout, line: Line): Line | null {
  const above = layout.lines[(placesOf(layout).get(line.start) ?? 0) - 1];
  return above === undefined || above.page !== line.page ? null : above;
}

/** The columns that the row above a section's lines names; a first cell may hold the title of the section itself. */
function columnsAbove(layout: DocumentLayout, lines: readonly Line[]): Column[] | null {
  const first = lines[0];
  if (first === undefined) return null;
  const above = lineAbove(layout, first);
  if (above === null) return null;
  const all = cellsOf(layout, above);
  const textOf = ({ start, end }: Cell): string => layout.text.slice(start, end);
  const isTitled = all[0] !== undefined && titleKind(textOf(all[0]))?.exact === true && !isColumnName(textOf(all[0]));
  const cells = isTitled ? all.slice(1) : all;
  const names = joinedSigns(cells.map(textOf));
  if (names.length < leastColumns || !names.every(({ text }) => isColumnName(text))) return null;
  const columns = names.map(({ text, at }) => ({ field: fieldOfColumn(text), x: cells[at]?.x ?? 0 }));
  const named = new Set(columns.flatMap(({ field }) => (naming.has(field) || field === "dates" ? [field] : [])));
  return named.size >= leastNaming && named.has("dates") ? columns : null;
}

/** What a column holds by its name in a table, or by the label of a form that it is in most languages. */
function fieldOfColumn(name: string): FieldLabel {
  if (isTableColumn(name)) return columnField(name);
  // "Course / Class" names one field twice; what "Position / Employer" holds is read by other rules.
  const parts = new Set(name.split("/").flatMap((part) => fieldNamedBy(part) ?? []));
  return fieldNamedBy(name) ?? (parts.size === 1 ? [...parts][0] : undefined) ?? "other";
}

type Placed = { field: FieldLabel; cell: Cell };

/** The field of each cell: by its place on the page, or by its number in a row that has a cell for each column. */
function placedIn(columns: readonly Column[], cells: readonly Cell[], positioned: boolean): Placed[] | null {
  if (positioned)
    return cells.map((cell) => {
      const nearest = columns.reduce((best, other) =>
        Math.abs(other.x - cell.x) < Math.abs(best.x - cell.x) ? other : best,
      );
      return { field: nearest.field, cell };
    });
  const missing = columns.length - cells.length;
  const isShort = missing === 1 && columns.at(-1)?.field === "other";
  if (missing !== 0 && !isShort) return null;
  return cells.map((cell, index) => ({ field: columns[index]?.field ?? "other", cell }));
}

/** Cells of one field that stand side by side are one text: the two dates of a period, a subject and its degree. */
function byField(line: Line, placed: readonly Placed[]): { field: FieldLabel; part: Line }[] {
  const runs: { field: FieldLabel; start: number; end: number }[] = [];
  for (const { field, cell } of placed) {
    const last = runs.at(-1);
    if (last?.field === field && field !== "other") last.end = cell.end;
    else runs.push({ field, start: cell.start, end: cell.end });
  }
  return runs.flatMap(({ field, start, end }) => {
    const segments = line.segments.filter((segment) => segment.start >= start && segment.end <= end);
    return segments.length === 0 ? [] : [{ field, part: lineOf(line, segments) }];
  });
}
