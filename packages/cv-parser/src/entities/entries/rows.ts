import type { DocumentLayout, Line } from "../../core/layout.ts";
import { phraseKey, phraseSet, wordsOf } from "../../core/words.ts";
import { bareLabels, detailLabels } from "../../lexicon/entries.ts";
import { joinWrappedDates } from "./wrapped-dates.ts";
import { scanDates } from "../dates/scan-dates.ts";
import type { DateMatch } from "../dates/scan-dates.ts";

/** A line of a section with what the entry rules need to know about it. Date offsets are canonical. */
export type Row = {
  line: Line;
  text: string;
  bullet: boolean;
  dates: DateMatch[];
  /** The date that stands at an edge of the line or apart from it, and so dates an entry; not one inside a sentence. */
  anchor: DateMatch | null;
  /** True when this line goes on from the line above (a wrapped paragraph or bullet). */
  continues: boolean;
  /** True for running text: sentences, bullets and wrapped lines. */
  prose: boolean;
  /** True when a date in this row is the second half of the one above. */
  restOfDate: boolean;
};

/** Looks at each line of a section once: dates, bullets, wrapping and running text. */
export function rowsOf(layout: DocumentLayout, lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const edges = rightEdges(layout);
  for (const line of lines) {
    const previous = rows.at(-1);
    const stretches = stretchesOf(line);
    const text = stretches.map(({ start, end }) => layout.text.slice(start, end)).join("\t");
    const dates = stretches.flatMap(({ start, end }) => scanDates(layout.text.slice(start, end)).map((match) => ({ ...match, start: match.start + start, end: match.end + start })));
    mergeApart(line, dates);
    const startsDated = dates.some((date) => date.start - line.start <= 1 && (date.kind !== "single" || date.end >= line.end - 1));
    const continues = previous !== undefined && !startsDated && continuesLine(previous.line, line, edges);
    const row: Row = { line, text, bullet: line.bullet !== null, dates, anchor: null, continues, prose: false, restOfDate: false };
    row.anchor = anchorOf(row);
    rows.push(row);
  }
  joinWrappedDates(layout.text, rows);
  settleAnchors(rows);
  rows.forEach((row, index) => {
    row.prose = isProse(row, rows[index - 1], rows[index + 1]);
  });
  return rows;
}

/** Where plain rows carry dates, a date in a bullet or an indented line is part of what it tells. */
function settleAnchors(rows: Row[]): void {
  const base = new Map<string, number>();
  for (const { line } of rows) base.set(columnKey(line), Math.min(base.get(columnKey(line)) ?? Infinity, line.x));
  const isInner = ({ line, bullet, anchor }: Row) => bullet || (line.x > (base.get(columnKey(line)) ?? 0) + 6 && anchor?.kind !== "range" && line.segments.length === 1 && !line.bold);
  if (!rows.some((row) => row.anchor !== null && !isInner(row))) return;
  for (const row of rows) if (isInner(row)) row.anchor = null;
}

/** The ranges of the canonical text that a line covers; more than one when the ends of a line were put back to it. */
function stretchesOf(line: Line): { start: number; end: number }[] {
  const outside = line.segments.filter((segment) => segment.end <= line.start || segment.start >= line.end);
  return [{ start: line.start, end: line.end }, ...outside.map(({ start, end }) => ({ start, end }))];
}

const columnKey = (line: Line) => `${line.page}/${line.column}`;

/** Where the text of each column ends on the right: a line that stops well before it was not broken by the margin. */
function rightEdges(layout: DocumentLayout): Map<string, number> {
  const edges = new Map<string, number>();
  for (const line of layout.lines) {
    const right = line.x + line.width;
    edges.set(columnKey(line), Math.max(edges.get(columnKey(line)) ?? 0, right));
  }
  return edges;
}

/** True when `line` is the rest of a paragraph or bullet whose line above was full. */
export function continuesLine(above: Line, line: Line, edges: Map<string, number>): boolean {
  if (line.bullet !== null || above.column !== line.column || line.page !== above.page) return false;
  if (Math.abs(above.fontSize - line.fontSize) > 0.6 || line.gapBefore > line.height * 0.75) return false;
  const boldAbove = above.segments.at(-1)?.bold ?? above.bold;
  const boldBelow = line.segments[0]?.bold ?? line.bold;
  if (boldAbove !== boldBelow && !line.text.match(/^\p{Ll}/u)) return false;
  if (line.width === 0 || above.width === 0) return continuesPlainText(above, line);
  if (above.segments.some((segment) => segment.gapBefore > above.fontSize * 2.5)) return continuesCell(above, line);
  const shift = Math.abs(line.x - above.x);
  const flushRight = Math.abs(line.x + line.width - above.x - above.width) < 2;
  if (shift > above.fontSize * 0.8 && flushRight && line.x < above.x) return false;
  const edge = edges.get(columnKey(above)) ?? 0;
  const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 1;
  const wordWidth = (firstWord / Math.max(1, line.text.length)) * line.width;
  const fits = above.x + above.width + wordWidth + line.fontSize * 0.35 < edge - line.fontSize * 0.5;
  if (!fits) return true;
  return /^\p{Ll}/u.test(line.text) && /[\p{Ll},–-]$/u.test(above.text) && above.text.length > 30;
}

/** The first cell of the row above was too narrow beside its date, so its text goes on below. */
function continuesCell(above: Line, line: Line): boolean {
  const at = above.segments.findIndex((segment) => segment.gapBefore > above.fontSize * 1.2);
  const first = above.segments[0];
  const last = above.segments[at - 1];
  const next = above.segments[at];
  if (first === undefined || last === undefined || next === undefined || Math.abs(first.x - line.x) > 2) return false;
  if (last.bold !== (line.segments[0]?.bold ?? line.bold) || line.segments.length > 1 || !/\d{4}/.test(above.segments.slice(at).map((segment) => segment.text).join(" "))) return false;
  const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 1;
  return last.x + last.width + (firstWord / Math.max(1, line.text.length)) * line.width + line.fontSize * 1.6 > next.x;
}

function continuesPlainText(above: Line, line: Line): boolean {
  return above.text.length >= 55 && !/[.!?:;]$/.test(above.text) && line.block === above.block && /^[\p{Ll}(\d]/u.test(line.text);
}

/** Two years in cells of their own, one beside or above the other, are the two ends of one range. */
function mergeApart(line: Line, dates: DateMatch[]): void {
  const [first, second] = dates;
  if (first === undefined || second === undefined || dates.length !== 2 || first.kind !== "single" || second.kind !== "single") return;
  const apart = [first, second].every((date) => line.segments.some((segment) => segment.start >= date.start - 1 && segment.end <= date.end + 1));
  if (!apart || second.from.year < first.from.year) return;
  dates.splice(0, 2, { start: first.start, end: second.end, from: first.from, to: second.from, kind: "range" });
}

/** A date counts for an entry when little stands on one side of it, and it does not end a sentence. */
function anchorOf(row: Row): DateMatch | null {
  const match = row.dates.find((date) => date.kind !== "single") ?? row.dates[0];
  if (match === undefined) return null;
  const before = row.text.slice(0, match.start - row.line.start);
  const after = row.text.slice(match.end - row.line.start);
  const apart = row.line.segments.some((segment) => segment.start <= match.start && segment.end >= match.end && segment.end - segment.start <= match.end - match.start + 4);
  if (apart && row.line.segments.length > 1) return match;
  const words = wordsOf(before + after).length;
  if (match.kind === "single" && (/[.;]\s*$/.test(row.text) || /(?:^|\s)(?:in|im|en|since|by|during|nel|em|from|of|for|the|until|before|after)\s+$/i.test(before))) return null;
  if (/\p{Ll}\.\s*$/u.test(after) || words > 18) return null;
  const atEdge = /^[\s([–—|,:·•-]*$/.test(before) || /^[\s)\].,|·•–—-]*$/.test(after) || /^\s*[|·•)(,–—-]/.test(after);
  if (!atEdge) return null;
  if (match.kind === "single" && row.bullet && words > 9 && !/[,(|–—-]\s*$/.test(before)) return null;
  return match;
}

const announcing = phraseSet(bareLabels);
const details = phraseSet(detailLabels);

/** True for a row that only announces the lines below it ("Highlights"). */
export function isBareLabel(text: string): boolean {
  return announcing.has(phraseKey(text));
}

/** True for a row such as "Technologies: …" that tells a detail and never names an entry. */
export function isDetailRow(text: string): boolean {
  const label = /^([^:：]{2,36})[:：]\s/u.exec(text);
  return label !== null && details.has(phraseKey(label[1] ?? ""));
}

function isProse(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (row.bullet || isBareLabel(row.text) || isDetailRow(row.text)) return true;
  if (row.restOfDate || row.anchor !== null) return false;
  if (row.continues) return above?.prose === true;
  if (below?.continues === true && below.anchor !== null) return false;
  const words = wordsOf(row.text).length;
  if (below?.continues === true && words >= (above?.anchor == null || row.line.gapBefore > row.line.height * 0.5 ? 5 : 8)) return true;
  if (/[.;!?]["”»)]?$/.test(row.text) && words >= 4 && !/\b(?:inc|ltd|co|corp|etc|e\.\s?v|s\.a|b\.v|hons|jr|st)\.$/i.test(row.text)) return true;
  return words >= 11;
}
