import type { SourcePage } from "../core/document.ts";
import { titleKind } from "../sections/title-kind.ts";
import type { Piece } from "./piece.ts";
import { ruledCells } from "./ruled-cells.ts";
import type { RuledCell } from "./ruled-cells.ts";

type Lines = Piece[][];
type Cell = RuledCell & { lines: Lines; size: number };

const sameLine = 0.35;
const sameEdge = 1.5;
/** How much further from one border than from the other what is set in the middle may stand, in font sizes. */
const offMiddle = 0.7;
/** A title stands so far above the row that it names, in font sizes: apart from that row, and from the one above. */
const aboveRow = 0.7;
const outside = 2;
/** Cells that all hold more lines are columns of a page that is laid out in a table. */
const linesOfValue = 2;
/** How much of a narrow cell the signs take that are joined in it: the rest parts them from the next. */
const usedWidth = 0.8;

/** The pieces of a page, and the titles in merged cells beside what they name, which stand apart from them. */
export type RowsOfCells = { pieces: Piece[]; titles: Piece[][] };

/**
 * Word and browsers set what a cell holds in its middle, so that a date stands beside the third of five lines, and a
 * label of a merged cell beside the second of its rows. Within borders all cells of a row begin on its first line; the
 * signs of a word that is written downwards are joined; and a cell that holds the title of what is beside it stands above.
 */
export function withRowsOfCells(pieces: readonly Piece[], rules: SourcePage["rules"]): RowsOfCells {
  if (rules === undefined) return { pieces: [...pieces], titles: [] };
  const cells = ruledCells(pieces, rules).map((cell): Cell => {
    const lines = linesOf(cell.pieces);
    return { ...cell, lines, size: Math.max(...(lines[0] ?? []).map(({ size }) => size)) };
  });
  const places = new Map<Piece, Partial<Piece>>();
  const titles: Cell[] = [];
  const numbers = new Map<Piece, { tableRow: number }>();
  for (const [index, row] of rowsOf(cells).entries()) {
    const first = Math.min(...row.map(({ lines }) => baselineOf(lines)));
    for (const cell of row) {
      const isTitle = isTitleOf(cell, row, cells) && standsAlone(row, pieces);
      if (isTitle) titles.push(cell);
      for (const [piece, place] of isTitle ? inOneLine(cell, first - aboveRow * cell.size) : moved(cell, first))
        places.set(piece, place);
    }
    for (const cell of row) for (const [piece, place] of wholeAddress(cell, places)) places.set(piece, place);
    if (row.some(({ lines }) => lines.length <= linesOfValue))
      for (const piece of row.flatMap((cell) => cell.pieces)) numbers.set(piece, { tableRow: index });
  }
  const placed = (piece: Piece): Piece => ({ ...piece, ...places.get(piece), ...numbers.get(piece) });
  const apart = new Set(titles.flatMap((cell) => cell.pieces));
  return {
    pieces: pieces.filter((piece) => !apart.has(piece)).map(placed),
    titles: titles.map(({ lines }) => lines.flat().map(placed)),
  };
}

/** True where nothing else of the page stands beside the row of a table. */
function standsAlone(row: readonly Cell[], pieces: readonly Piece[]): boolean {
  const [x0, x1] = [Math.min(...row.map((cell) => cell.x0)), Math.max(...row.map((cell) => cell.x1))];
  const [y0, y1] = [Math.min(...row.map((cell) => cell.y0)), Math.max(...row.map((cell) => cell.y1))];
  return pieces.every(
    (piece) => piece.baseline < y0 || piece.baseline > y1 || (piece.x0 >= x0 - outside && piece.x1 <= x1 + outside),
  );
}

function linesOf(pieces: readonly Piece[]): Lines {
  const lines: Lines = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1);
    const isSame = last?.[0] !== undefined && piece.baseline - last[0].baseline <= sameLine * piece.size;
    if (isSame) last.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Cells that begin at one border, merged ones too. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.y0 - b.y0)) {
    const last = rows.at(-1);
    if (last?.[0] !== undefined && cell.y0 - last[0].y0 <= sameEdge) last.push(cell);
    else rows.push([cell]);
  }
  return rows.filter((row) => row.length > 1);
}

const baselineOf = (lines: Lines): number => lines[0]?.[0]?.baseline ?? 0;

/** Where the pieces of a cell go, so that it begins on the first line of its row. */
function moved(cell: Cell, first: number): [Piece, Partial<Piece>][] {
  if (wordDownwards(cell) !== null) return inOneLine(cell, first);
  const shift = first - baselineOf(cell.lines);
  if (Math.abs(shift) < sameLine * cell.size || !isInMiddle(cell)) return [];
  return cell.pieces.map((piece) => [piece, { baseline: piece.baseline + shift }]);
}

/** As much room above the lines of a cell as below them. */
function isInMiddle({ lines, size, y0, y1 }: Cell): boolean {
  const above = baselineOf(lines) - 0.8 * size - y0;
  const below = y1 - (lines.at(-1)?.[0]?.baseline ?? 0) - 0.2 * size;
  return Math.abs(above - below) <= offMiddle * size;
}

const textOf = (line: readonly Piece[]): string => line.map(({ run }) => run.text.trim()).join("");
const sign = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}・ー]$/u;
const mostSigns = 8;

/** The word that single signs below each other make; null for other cells. */
function wordDownwards({ lines }: Cell): string | null {
  const signs = lines.map(textOf);
  return signs.length > 1 && signs.length <= mostSigns && signs.every((each) => sign.test(each))
    ? signs.join("")
    : null;
}

const longestTitle = 20;
/** A label of two signs below each other ("学历") may stand beside a single value. */
const leastSigns = 3;

/** A title in the first cell of a row: written downwards, or merged beside several rows of cells. */
function isTitleOf(cell: Cell, row: readonly Cell[], cells: readonly Cell[]): boolean {
  const word = wordDownwards(cell);
  const text = word ?? cell.lines.map(textOf).join("");
  const isFirst = row.every(({ x0 }) => x0 >= cell.x0 - sameEdge);
  if (!isFirst || text.length > longestTitle || titleKind(text)?.exact !== true) return false;
  const isMerged = cells.some(
    ({ x0, y0 }) => x0 > cell.x0 + sameEdge && y0 > cell.y0 + sameEdge && y0 < cell.y1 - sameEdge,
  );
  const isBesideLines = row.some((other) => other !== cell && other.lines.length > 1);
  const isDownwards = word !== null && (word.length >= leastSigns || isBesideLines);
  return isMerged || isDownwards;
}

const address = /^[\w.+-]{2,}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/iu;
const beginning = /^[\w.+@-]+$/u;

/** How far from the border the first half of a broken address may end, in font sizes. */
const nearBorder = 2;

/** A narrow cell breaks an address of e-mail, whose second half goes behind the first. */
function wholeAddress(
  { lines, x1: border, size }: Cell,
  places: ReadonlyMap<Piece, Partial<Piece>>,
): [Piece, Partial<Piece>][] {
  return lines.slice(1).flatMap((line, at): [Piece, Partial<Piece>][] => {
    const [first, second, ...others] = [lines[at]?.at(-1), ...line];
    if (first === undefined || second === undefined || others.length > 0) return [];
    const [head, rest] = [first.run.text.split(/[\s:：]/u).at(-1) ?? "", second.run.text];
    const isBroken = beginning.test(head) && beginning.test(rest) && address.test(head + rest) && !address.test(rest);
    const isFull = Number.isFinite(border) && first.x1 > border - nearBorder * size;
    if (!isBroken || !isFull) return [];
    const { baseline, x1 } = { ...first, ...places.get(first) };
    return [[second, { baseline, x0: x1, x1: x1 + sameEdge }]];
  });
}

/** The signs of a cell behind each other, in the room that it has. */
function inOneLine({ lines, x0, x1, size }: Cell, baseline: number): [Piece, Partial<Piece>][] {
  const pieces = lines.flat();
  if (lines.length === 1) return pieces.map((piece) => [piece, { baseline }]);
  const lengthOf = ({ run }: Piece): number => run.text.trim().length;
  const count = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const [left, right] = [Number.isFinite(x0) ? x0 : x1 - size * count, Number.isFinite(x1) ? x1 : x0 + size * count];
  const step = Math.min(size, (usedWidth * (right - left)) / count);
  let at = left + (1 - usedWidth) * 0.5 * (right - left);
  return pieces.map((piece) => {
    const place = { baseline, x0: at, x1: at + lengthOf(piece) * step };
    at = place.x1;
    return [piece, place];
  });
}
