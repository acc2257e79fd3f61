import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";

/** Marks between the items of a list, those of "#接待 #採購" too; ornaments count only between blanks, for some of them are bullets or marks of rank. */
export const listMarks = /[,;，；、／،؛|•·∙●▪◦⋅‧■♦]|\s[✦✧✶✱❖◆◇❯»›→➤➔~]\s|\s+#(?=\p{L}{2})|\t/u;
const separators = new RegExp(`${listMarks.source}|\\s[–—-]\\s|\\s\\/\\s`, "u");

/** Cuts a range of the text at list separators that stand outside brackets. */
export function splitList(text: string, start: number, end: number, separator: RegExp = separators): Piece[] {
  const pieces: Piece[] = [];
  const within = text.slice(start, end);
  const sticky = stickyOf(separator);
  let depth = 0;
  let from = start;
  for (let index = start; index < end; index += 1) {
    const letter = text.charAt(index);
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
    const match = depth === 0 ? matchAt(within, index - start, sticky) : 0;
    const insideNumber =
      (letter === "," || letter === ".") && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
    if (match === 0 || insideNumber) continue;
    pieces.push(pieceOf(text, from, index));
    from = index + match;
    index = from - 1;
  }
  pieces.push(pieceOf(text, from, end));
  return pieces.filter((piece) => piece.text !== "");
}

const stickies = new WeakMap<RegExp, RegExp>();

/** The same separator, to be asked about one place; what it looks at before and behind may lie anywhere in the range. */
function stickyOf(separator: RegExp): RegExp {
  const known = stickies.get(separator);
  if (known !== undefined) return known;
  const sticky = new RegExp(separator.source, `${separator.flags.replace(/[gy]/g, "")}y`);
  stickies.set(separator, sticky);
  return sticky;
}

function matchAt(text: string, index: number, sticky: RegExp): number {
  sticky.lastIndex = index;
  return sticky.exec(text)?.[0].length ?? 0;
}

/** The cells of a line: segments joined unless a gap parts them. */
export function cellsOf(
  layout: DocumentLayout,
  line: Line,
  gap = 1.2,
): { start: number; end: number; bold: boolean; x: number }[] {
  const cells: { start: number; end: number; bold: boolean; x: number }[] = [];
  for (const segment of line.segments) {
    const last = cells.at(-1);
    const between = last === undefined ? "" : layout.text.slice(last.end, segment.start);
    if (last === undefined || segment.gapBefore > segment.fontSize * gap || /\t/.test(between))
      cells.push({ start: segment.start, end: segment.end, bold: segment.bold, x: segment.x });
    else last.end = segment.end;
  }
  return cells.length > 0 ? cells : [{ start: line.start, end: line.end, bold: line.bold, x: line.x }];
}

/** Where the bracket closes that the margin broke: "Knots (bowline, reef" above "knot, hitch), Sewing"; null without one. */
export function bracketEnd(
  layout: DocumentLayout,
  piece: Piece,
  cell: { start: number; end: number } | undefined,
): number | null {
  if (cell === undefined || !/\([^)]*$/u.test(piece.text)) return null;
  const end = layout.text.slice(cell.start, cell.end).search(/[()]/u);
  return end < 0 || layout.text.charAt(cell.start + end) !== ")" ? null : cell.start + end + 1;
}
