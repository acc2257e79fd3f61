import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, joinWrapped, pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import { mayHoldName, projectField, tellsBelowName } from "../lexicon/project-columns.ts";
import type { ProjectField } from "../lexicon/project-columns.ts";
import { lineOf } from "../sections/margin-heading.ts";
import { scanDates } from "./dates/scan-dates.ts";
import { joinedSigns } from "./entries/column-names.ts";
import { brokenDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { rowsOf } from "./entries/rows.ts";
import { goesOnPeriod, lineAbove, withOwnEdges } from "./entries/table-entries.ts";
import { cellsOf, splitList } from "./lists/split-list.ts";

type Column = { field: ProjectField; x: number; tellsMore: boolean };
/** The cells of one project, each a line of its own. */
type Entry = Partial<Record<ProjectField, Line[]>>;
type Part = { field: ProjectField; line: Line };

const rule = "project.table";
const leastColumns = 3;
const leastLabels = 2;

/**
 * Projects of a table: below names of columns ("期間 | プロジェクト名 | 役割"), or with a label before each value
 * ("프로젝트명 | … | 기간 | …").
 * @returns null where the lines are no such table
 */
export function tabledProjects(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] | null {
  const entries = belowColumns(layout, lines) ?? behindLabels(layout, lines);
  const items = entries?.flatMap((entry) => itemOf(layout, entry) ?? []) ?? [];
  return items.length === 0 ? null : items;
}

function belowColumns(layout: DocumentLayout, lines: readonly Line[]): Entry[] | null {
  const [first, ...others] = lines;
  const above = first === undefined ? null : lineAbove(layout, first);
  const inside = first === undefined ? null : columnsOf(layout, first);
  const named = inside ?? (above === null ? null : columnsOf(layout, above));
  const rows = inside === null ? lines : others;
  if (named === null || rows.length === 0) return null;
  const columns = layout.positioned ? withOwnEdges(layout, named, rows) : named;
  const isDated = columns.some(({ field }) => field === "dates");
  const tellsMore = columns.some(({ field, tellsMore: tells }) => field === "name" && tells);
  const entries: Entry[] = [];
  for (const [index, line] of rows.entries()) {
    const parts = partsIn(layout, line, columns);
    const entry = entries.at(-1);
    const begins =
      parts.some(({ field }) => field === "name") &&
      (isDated ? beginsPeriod(entry, parts) : !layout.positioned || line.block !== rows[index - 1]?.block);
    if (begins || entry === undefined) entries.push({});
    const open = entries.at(-1) ?? {};
    for (const part of parts) {
      const isTold = part.field === "name" && tellsMore && open.name !== undefined;
      add(open, isTold ? { ...part, field: "told" } : part);
    }
  }
  return entries;
}

function add(entry: Entry, { field, line }: Part): void {
  entry[field] = [...(entry[field] ?? []), line];
}

/** The columns that a row names, one of which says what the projects are called. */
function columnsOf(layout: DocumentLayout, head: Line): Column[] | null {
  const cells = cellsOf(layout, head);
  const names = joinedSigns(cells.map(({ start, end }) => layout.text.slice(start, end)));
  const fields = names.map(({ text }) => projectField(text));
  const areKnown = names.every(({ text }, index) => fields[index] !== undefined || isColumnName(text));
  if (!areKnown || names.length < leastColumns) return null;
  const isNamed = fields.includes("name");
  const columns = names.map(({ text, at }, index): Column => {
    const field = !isNamed && mayHoldName(text) ? "name" : (fields[index] ?? "aside");
    return { field, x: cells[at]?.x ?? 0, tellsMore: tellsBelowName(text) };
  });
  return columns.filter(({ field }) => field === "name").length === 1 ? columns : null;
}

/** The cells of a row by their columns; what has no place of its own is a date or tells of the project. */
function partsIn(layout: DocumentLayout, line: Line, columns: readonly Column[]): Part[] {
  const cells = cellsOf(layout, line);
  return cells.flatMap(({ start, end, x }, index) => {
    const segments = line.segments.filter((segment) => segment.start >= start && segment.end <= end);
    if (segments.length === 0) return [];
    const nearest = columns.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    const own = layout.positioned ? nearest : cells.length === columns.length ? columns[index] : undefined;
    const field = own?.field ?? (isOfPeriod(layout.text.slice(start, end)) ? "dates" : "told");
    return [{ field, line: lineOf(line, segments) }];
  });
}

const isOfPeriod = (text: string): boolean => /^[\s~〜～–—-]+$/u.test(text) || scanDates(text).length > 0;

/** A period begins a project, unless it is the second half of the one that a narrow cell broke. */
function beginsPeriod(entry: Entry | undefined, parts: readonly Part[]): boolean {
  const textOf = (lines: readonly Line[] | undefined): string => lines?.map(({ text }) => text).join(" ") ?? "";
  const period = textOf(parts.filter(({ field }) => field === "dates").map(({ line }) => line));
  return scanDates(period).length > 0 && !goesOnPeriod(textOf(entry?.dates), period);
}

function behindLabels(layout: DocumentLayout, lines: readonly Line[]): Entry[] | null {
  const labelled = lines.map((line) => pairsOf(layout, line));
  const labels = labelled.flatMap((pairs) => pairs?.map(({ label }) => label) ?? []);
  const [opening] = labels;
  const fields = new Set(labels.map(projectField));
  if (labelled[0] === null || opening === undefined || fields.size < leastLabels || !fields.has("name")) return null;
  const entries: Entry[] = [];
  let field: ProjectField = "told";
  for (const [index, pairs] of labelled.entries()) {
    const open = entries.at(-1);
    const line = lines[index];
    if (pairs === null && open !== undefined && line !== undefined) add(open, { field, line });
    for (const { label, value } of pairs ?? []) {
      field = projectField(label) ?? "told";
      if (label === opening) entries.push({});
      const entry = entries.at(-1);
      if (value !== null && entry !== undefined) add(entry, { field, line: value });
    }
  }
  return entries;
}

/** The labels and values of a row that begins with a label in a cell of its own; null for other rows. */
function pairsOf(layout: DocumentLayout, line: Line): { label: string; value: Line | null }[] | null {
  const cells = cellsOf(layout, line);
  const textOf = ({ start, end }: (typeof cells)[number]): string => layout.text.slice(start, end).trim();
  if (cells.length < 2 || cells.length % 2 !== 0) return null;
  const pairs = cells.flatMap((cell, index) => (index % 2 === 0 ? [{ cell, value: cells[index + 1] }] : []));
  if (pairs.some(({ cell }) => projectField(textOf(cell)) === undefined)) return null;
  return pairs.map(({ cell, value }) => {
    const segments = line.segments.filter(
      ({ start, end }) => value !== undefined && start >= value.start && end <= value.end,
    );
    return { label: textOf(cell), value: segments.length === 0 ? null : lineOf(line, segments) };
  });
}

function itemOf(layout: DocumentLayout, entry: Entry): FoundItem | null {
  const title = withoutBrackets(layout, joinWrapped(piecesOf(layout, entry.name)));
  if (!/\p{L}/u.test(title.text)) return null;
  const dates = brokenDates(rowsOf(layout, entry.dates ?? []), "start");
  const told = descriptionOf(layout, rowsOf(layout, entry.told ?? []));
  const description = joinPieces([...piecesOf(layout, entry.role), told], "\n");
  return {
    fields: {
      title: candidateOf(title, 0.9, rule),
      description: description.text === "" ? undefined : candidateOf(description, 0.88, rule),
      start_date: dates.start,
      end_date: dates.end,
    },
    current: dates.current,
    tags: (entry.tools ?? []).flatMap(({ start, end }) =>
      splitList(layout.text, start, end).map((piece) => candidateOf(piece, 0.85, rule)),
    ),
  };
}

const piecesOf = (layout: DocumentLayout, lines: readonly Line[] = []): Piece[] =>
  lines.map(({ start, end }) => pieceOf(layout.text, start, end));

/** "【倉庫管理】": brackets around the whole of a name are no part of it. */
function withoutBrackets(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...others] = piece.ranges;
  const isBracketed = /^[【「『《〈<［[][^【「『《〈<［[\]］>〉》』」】]+[\]］>〉》』」】]$/u.test(piece.text);
  if (!isBracketed || range === undefined || others.length > 0) return piece;
  return pieceOf(layout.text, range.start + 1, range.end - 1);
}
