import type { DocumentLayout, Line, Segment } from "../../core/layout.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";

/** Names the column of a page that a line belongs to. */
export const columnKey = (line: Line) => `${line.page}/${line.column}`;

/**
 * Where the text of a column ends on the right, how many lines reach there, the usual space between the lines of the
 * document where it is set with two lines' space, the least space between two lines of one size, and that between
 * the rows of running text in the document (Infinity where there is none), with the size of that text.
 */
export type RightEdge = { right: number; support: number; leading: number; tight: number; prose: number; size: number };

/** The right edge of each column: a line that stops well before it was not broken by the margin. */
export function rightEdges(layout: DocumentLayout, own: readonly Line[]): Map<string, RightEdge> {
  const rights = new Map<string, number[]>();
  const leading = usualGap(layout.lines);
  const tights = tightestGaps(layout.lines);
  const prose = proseGap(layout);
  const places = new Set(layout.lines.map(columnKey));
  // Lines of columns that were made while sections were read have no others to be measured by.
  for (const line of [...layout.lines, ...own.filter((other) => !places.has(columnKey(other)))])
    rights.set(columnKey(line), [...(rights.get(columnKey(line)) ?? []), line.x + line.width]);
  return new Map(
    [...rights].map(([key, ends]) => {
      const right = Math.max(...ends);
      const support = ends.filter((end) => end > right - layout.bodyFontSize * 5).length;
      return [key, { right, support, leading, tight: tights.get(key) ?? 0, prose, size: layout.bodyFontSize }];
    }),
  );
}

const noEdge: RightEdge = { right: Infinity, support: 0, leading: 0, tight: 0, prose: Infinity, size: 0 };

const wide = { least: 0.75, most: 2, leastLines: 16 };

/** The space between lines of a document that is set with two lines' space throughout; 0 for others. */
function usualGap(lines: readonly Line[]): number {
  const known = gaps.get(lines) ?? measuredGap(lines);
  gaps.set(lines, known);
  return known;
}

/** Every section asks for the gap of the same document. */
const gaps = new WeakMap<readonly Line[], number>();

function measuredGap(lines: readonly Line[]): number {
  const set = lines.filter(({ gapBefore }) => gapBefore > 0).map(({ gapBefore, height }) => gapBefore / height);
  const middle = set.toSorted((first, second) => first - second)[Math.floor(set.length / 2)] ?? 0;
  if (set.length < wide.leastLines) return 0;
  const spaces = lines.map(({ gapBefore }) => gapBefore).filter((gap) => gap > 0);
  const usual = spaces.toSorted((first, second) => first - second)[Math.floor(spaces.length / 2)] ?? 0;
  return middle > wide.least && middle < wide.most ? usual : 0;
}

/** The least space between two lines of one size in each column, in heights of a line. */
function tightestGaps(lines: readonly Line[]): Map<string, number> {
  const least = new Map<string, number>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const key = columnKey(line);
    if (above === undefined || columnKey(above) !== key || Math.abs(above.fontSize - line.fontSize) > 0.3) return;
    if (line.height > 0 && line.gapBefore > 0)
      least.set(key, Math.min(least.get(key) ?? Infinity, line.gapBefore / line.height));
  });
  return least;
}

const longRow = 40;
const leastProse = 1;
const proseGaps = new WeakMap<readonly Line[], number>();

/** The space between rows of running text in the size of most text, in heights of a line; Infinity where few tell it. */
export function proseGap({ lines, bodyFontSize }: DocumentLayout): number {
  const known = proseGaps.get(lines);
  if (known !== undefined) return known;
  const spaces = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isProse =
      above !== undefined &&
      columnKey(above) === columnKey(line) &&
      above.text.length >= longRow &&
      /^\p{Ll}/u.test(line.text) &&
      [above, line].every(({ fontSize }) => Math.abs(fontSize - bodyFontSize) < 0.3);
    return isProse && line.height > 0 ? [line.gapBefore / line.height] : [];
  });
  const [least, most] = [Math.min(...spaces), Math.max(...spaces)];
  const gap = spaces.length >= leastProse && most - least < evenRows ? most : Infinity;
  proseGaps.set(lines, gap);
  return gap;
}

const evenRows = 0.06;
const mostItemWords = 6;
const widerByHeights = 0.35;
/** Rows of one text are as far apart all over a document; what is a little farther apart is set so by somebody. */
const widerThanProse = 0.14;

/** Two names of few words farther apart than rows of one paragraph are in their column: two items. */
function isNextItem(above: Line, line: Line, { tight, prose, size }: RightEdge): boolean {
  const isName = ({ text }: Line) => wordsOf(text).length <= mostItemWords && startsWithCapital(text);
  if (!isName(above) || !isName(line)) return false;
  const space = line.gapBefore / line.height;
  const isBodySize = [above, line].every(({ fontSize }) => Math.abs(fontSize - size) < 0.3);
  return (tight > 0 && space > tight + widerByHeights) || (isBodySize && space > prose + widerThanProse);
}

/** True when `line` is the rest of a paragraph or bullet whose line above was full. */
export function continuesLine(above: Line, line: Line, edges: Map<string, RightEdge> | null): boolean {
  if (line.bullet !== null || above.column !== line.column || line.page !== above.page) return false;
  if (numberMark(line) !== null && numberMark(above) !== null && line.x < above.x + above.fontSize) return false;
  if (countedPoint.test(line.text)) return false;
  const usual = edges?.get(columnKey(above))?.leading ?? 0;
  if (Math.abs(above.fontSize - line.fontSize) > 0.6 || line.gapBefore > Math.max(line.height * 0.75, usual * 1.1))
    return false;
  if (opensWithLegalForm.test(line.text) && above.bold === line.bold && above.segments.length === 1) return true;
  if (edges !== null && above.segments.some((segment) => segment.gapBefore > above.fontSize * 2.5))
    return continuesCell(above, line) || continuesLastCell(above, line);
  const boldAbove = above.segments.at(-1)?.bold ?? above.bold;
  const boldBelow = line.segments[0]?.bold ?? line.bold;
  if (boldAbove !== boldBelow && !line.text.match(/^\p{Ll}/u)) return false;
  if (edges === null) return continuesPlainText(above, line);
  if (leansAnew(above, line)) return false;
  // Short items of a list, one below the other, are no broken paragraph.
  if (above.text.length < 18 && !/[,;–-]$|^\p{Ll}/u.test(above.text) && !/^[\p{Ll}(]/u.test(line.text)) return false;
  const shift = Math.abs(line.x - textLeft(above, line));
  const flushRight = Math.abs(line.x + line.width - above.x - above.width) < 2;
  if (shift > above.fontSize * 0.8 && flushRight) return false;
  const edge = edges.get(columnKey(above)) ?? noEdge;
  if (isNextItem(above, line, edge)) return false;
  const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 1;
  // Gaps between the cells of a row make no word wider.
  const { text, width } = line.segments[0] ?? line;
  const wordWidth = Math.min(1, firstWord / Math.max(1, text.length)) * width;
  const fits = above.x + above.width + wordWidth + line.fontSize * 0.35 < edge.right - line.fontSize * 0.5;
  if (!fits && (edge.support >= 2 || /^\p{Ll}/u.test(line.text))) return true;
  return /^\p{Ll}/u.test(line.text) && /[\p{Ll},–-]$/u.test(above.text) && above.text.length > 30;
}

const numbered = /^(?:\(?\d{1,3}[.)]|\[\d{1,3}\])(?=\s|$)/u;

/** The number that opens an item of a counted list, which stands in a cell of its own; null for other rows. */
function numberMark({ segments: [first, second] }: Line): Segment | null {
  const isMark = first !== undefined && second !== undefined && numbered.exec(first.text)?.[0] === first.text.trim();
  return isMark ? first : null;
}

/** Where the text of a row begins: behind the number of a counted list, as the rows below it do. */
function textLeft(above: Line, line: Line): number {
  const [, second] = numberMark(above) === null ? [] : above.segments;
  if (second !== undefined) return second.x;
  const isHanging = numbered.test(above.text) && line.x > above.x && line.x < above.x + above.fontSize * mostHanging;
  return isHanging ? line.x : above.x;
}

const mostHanging = 3;

/** "1.負責排課", "2、整理資料": East Asia counts its points without a blank, and no sentence begins its next row so. */
const countedPoint = /^[1-9]\d?[.．、)）]\s?[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/u;

/** "Ltda (Heron)" below "House of Papers and Forms": no name begins with the form of a company. */
export const opensWithLegalForm =
  /^(?:Ltda\.?|S\.\s?A\.\s?S?\.?|S\.\s?r\.\s?l\.?|S\.\s?p\.\s?A\.?|S\.\s?L\.?|S\.\s?R\.\s?L\.?|g?GmbH|mbH|AG\s&\sCo|&\sCo|Co\.\s?KG|e\.\s?V\.|Inc\.?|LLC|Ltd\.?|Limited|Pvt\.?|Sp\.\sz\so\.|d\.\s?o\.\s?o\.|s\.\s?r\.\s?o\.|B\.\s?V\.|A\.\s?Ş\.)(?=$|[\s,(|–—-])/u;

/** A line all in italics below one without any, as a name and what is told of it are set; a phrase in a paragraph begins anywhere. */
const leansAnew = (above: Line, line: Line): boolean =>
  startsWithCapital(line.text) &&
  above.segments.every(({ italic }) => !italic) &&
  line.segments.every(({ italic }) => italic);

/** The first cell of the row above was too narrow beside its date, so its text goes on below. */
function continuesCell(above: Line, line: Line): boolean {
  const at = above.segments.findIndex((segment) => segment.gapBefore > above.fontSize * 1.2);
  const first = above.segments[0];
  const last = above.segments[at - 1];
  const next = above.segments[at];
  if (first === undefined || last === undefined || next === undefined || Math.abs(first.x - line.x) > 2) return false;
  if (
    last.bold !== (line.segments[0]?.bold ?? line.bold) ||
    line.segments.length > 1 ||
    !/\d{4}/.test(
      above.segments
        .slice(at)
        .map((segment) => segment.text)
        .join(" "),
    )
  )
    return false;
  const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 1;
  return last.x + last.width + (firstWord / Math.max(1, line.text.length)) * line.width + line.fontSize * 1.6 > next.x;
}

const leastOpenCell = 24;

/** "2021 | Northern Institute of Optics and" above "fine mechanics": beside a date in the margin the last cell goes on below itself. */
function continuesLastCell(above: Line, line: Line): boolean {
  const at = above.segments.findLastIndex((segment) => segment.gapBefore > above.fontSize * 1.2);
  const cell = above.segments.slice(at);
  const [first] = cell;
  const text = cell.map((segment) => segment.text).join(" ");
  if (first === undefined || at < 1 || Math.abs(first.x - line.x) > 2 || line.segments.length > 1) return false;
  if (first.bold !== (line.segments[0]?.bold ?? line.bold) || text.length < leastOpenCell) return false;
  return /^\p{Ll}/u.test(line.text) && /[\p{Ll},]$/u.test(text);
}

function continuesPlainText(above: Line, line: Line): boolean {
  return (
    above.text.length >= 55 &&
    !/[.!?:;]$/.test(above.text) &&
    line.block === above.block &&
    /^(?!(?:19|20)\d\d\s|\d{1,2}\.?\s?[ºª°])[\p{Ll}(\d]/u.test(line.text)
  );
}
