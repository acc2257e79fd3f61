import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Range } from "../core/piece.ts";
import { taughtTitles } from "../lexicon/taught-titles.ts";
import { titleKind } from "../sections/title-kind.ts";
import { netTokens } from "./net-tokens.ts";
import type { NetToken } from "./net-tokens.ts";

/** Numbers that tell a line's look and place, in the order of the weights. */
const lookCount = 36;
/** Of a longer line the first and last tokens are read. */
const mostTokens = 32;
const lastTokens = 8;

const titleKinds = taughtTitles.split(" ");

/** A token with its place in the document and its bits: 1 bold, 2 italic, 4 behind a gap, 8 first of its stretch. */
export type ReadToken = Range & { text: string; bits: number };
/** What the net is told of a line. */
export type NetLine = { tokens: ReadToken[]; look: Float64Array; title: number };

/** What the net reads of each line of a document, in their order. */
export function netLines(layout: DocumentLayout, lines: readonly Line[]): NetLine[] {
  const body = layout.bodyFontSize > 0 ? layout.bodyFontSize : 10;
  const sizes = new Set(lines.map((line) => Math.round((sizeOf(line, body) + Number.EPSILON) * 10)));
  const isPlain = !layout.positioned || (sizes.size < 2 && !lines.some((line) => line.segments[0]?.bold === true));
  const columns = columnsOf(lines, body);
  return lines.map((line, index) => {
    const stretches = stretchesOf(line);
    const tokens = stretches.flatMap(tokensOf);
    const above = lines[index - 1];
    const look = lookOf({ line, above, stretches, body, column: columns.get(columnKey(line)), count: tokens.length });
    look[28] = isPlain ? 1 : 0;
    look[32] = index / lines.length;
    look[33] = index < 3 ? 1 : 0;
    const kept =
      tokens.length > mostTokens ? [...tokens.slice(0, mostTokens - lastTokens), ...tokens.slice(-lastTokens)] : tokens;
    return { tokens: kept, look, title: titleOf(line.text) };
  });
}

const sizeOf = ({ fontSize }: Line, body: number): number => (fontSize > 0 ? fontSize / body : 1);

function titleOf(text: string): number {
  if (text.trim().length >= 60) return 0;
  const match = titleKind(text);
  return match?.exact === true ? Math.max(0, titleKinds.indexOf(match.kind)) : 0;
}

type Stretch = { text: string; start: number; bold: boolean; italic: boolean; gap: boolean };

/** The line's segments with what stands between them. */
function stretchesOf(line: Line): Stretch[] {
  const out: Stretch[] = [];
  let at = 0;
  for (const { start, end, bold, italic, gapBefore, fontSize } of line.segments) {
    const [from, to] = [start - line.start, end - line.start];
    if (from < 0 || to > line.text.length || to <= from) continue;
    const text = line.text.slice(at, to);
    const place = line.start + at;
    out.push({ text, start: place, bold, italic, gap: gapBefore > 2 * Math.max(fontSize, 1) || text.startsWith("\t") });
    at = to;
  }
  if (at < line.text.length)
    out.push({ text: line.text.slice(at), start: line.start + at, bold: line.bold, italic: line.italic, gap: false });
  return out;
}

function tokensOf({ text, start, bold, italic, gap }: Stretch): ReadToken[] {
  return netTokens(text).map((token: NetToken, index) => ({
    text: token.text,
    start: start + token.start,
    end: start + token.start + token.text.length,
    bits: (bold ? 1 : 0) | (italic ? 2 : 0) | (gap && index === 0 ? 4 : 0) | (index === 0 ? 8 : 0),
  }));
}

type Column = { left: number; width: number };
const columnKey = ({ page, column }: Line): string => `${page}/${column}`;

function columnsOf(lines: readonly Line[], body: number): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const line of lines) {
    const known = columns.get(columnKey(line)) ?? { left: Infinity, width: 1 };
    known.left = Math.min(known.left, (line.x * 10) / body);
    known.width = Math.max(known.width, Math.max(1, (line.width * 10) / body));
    columns.set(columnKey(line), known);
  }
  return columns;
}

type Seen = {
  line: Line;
  above: Line | undefined;
  stretches: readonly Stretch[];
  body: number;
  column: Column | undefined;
  count: number;
};

const gapEdges = [0.2, 0.55, 1.1, 2];
const address = /https?:|www\.|\.(?:com|org|net|io|de|fr|edu)\b/i;
const telephone = /\d(?:[\s().-]?\d){7}/;
const year = /(?<!\d)(?:19[5-9]\d|20[0-3]\d)(?!\d)/;

function lookOf({ line, above, stretches, body, column, count }: Seen): Float64Array {
  const look = new Float64Array(lookCount);
  const text = line.text.trim();
  const scale = 10 / body;
  const isNew = above === undefined || above.page !== line.page || above.column !== line.column;
  const set = (from: number, ...values: (number | boolean)[]) =>
    values.forEach((value, at) => (look[from + at] = Number(value)));
  const shareOf = (has: (stretch: Stretch) => boolean) => {
    const all = stretches.reduce((sum, stretch) => sum + stretch.text.length, 0);
    return stretches.reduce((sum, stretch) => sum + (has(stretch) ? stretch.text.length : 0), 0) / Math.max(1, all);
  };
  const upper = text.toUpperCase();
  set(0, shareOf(({ bold }) => bold) > 0.6, shareOf(({ italic }) => italic) > 0.6);
  set(2, text === upper && text !== text.toLowerCase(), text !== "" && text.charAt(0) === upper.charAt(0));
  set(4, Math.max(-1, Math.min(2, Math.log2(Math.max(0.3, sizeOf(line, body))) * 2)));
  const gap = line.height > 0 ? line.gapBefore / line.height : 0;
  if (!isNew) look[5 + gapEdges.filter((edge) => gap >= edge).length] = 1;
  const shift = isNew ? 0 : (line.x - above.x) * scale;
  set(10, line.bullet !== null, shift < -3, shift > 3);
  set(13, Math.min(2, (line.x * scale - (column?.left ?? 0)) / 40));
  set(14, Math.max(1, line.width * scale) / (column?.width ?? 1));
  set(15, above !== undefined && above.column !== line.column, above !== undefined && above.page !== line.page);
  set(17, Math.log(1 + count) / 2);
  set(18, /[.。!?]$/.test(text), /[:：]$/.test(text), /[,;-]$/.test(text));
  const date = year.exec(text);
  set(21, text.includes("@"), address.test(text), telephone.test(text), date !== null);
  set(25, date !== null && date.index < 9, date !== null && date.index + 4 > text.length - 12);
  set(27, Math.min(3, stretches.filter((stretch) => stretch.gap).length) / 2);
  set(29, (line.headingLevel ?? 0) > 0, new Set(stretches.map(({ bold }) => bold)).size > 1);
  set(31, (text.match(/\p{Nd}/gu) ?? []).length / Math.max(1, text.length));
  set(34, Math.min(1, text.length / 100), text.split(",").length / 5 - 0.2);
  return look;
}
