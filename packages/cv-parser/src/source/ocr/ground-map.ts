import type { GreyPicture } from "./grey-picture.ts";

/** Side of a cell in pixels: about the height of a small letter. */
export const cellSide = 8;
/** Far from every lightness. */
export const notPlain = -1000;
const bins = 32;
const levelsOfBin = 256 / bins;
/** A cell is judged with so many cells around it: wider than high, as lines are, and less high than a title's bar. */
const reachAcross = 10;
const reachDown = 3;
/** What holds this share of a window is a ground that may lie below large letters. */
const leastGround = 0.1;
/** So much of a window belongs to the ink of a short word. */
const inkShare = 0.007;

/** What lies below the letters of one cell and around it, as lightness from 0 to 255. */
export type GroundMap = {
  columns: number;
  rows: number;
  /** The lightness that most of a window has. */
  most: Uint8Array;
  /** The lightest of those that a good part of a window has. */
  lightest: Uint8Array;
  /** The darkest and the lightest of what is more than a stain. */
  darkInk: Uint8Array;
  lightInk: Uint8Array;
  /** The lightness of a cell that holds one alone; {@link notPlain} for others. */
  plain: Int16Array;
};

/** The up to four cells that touch a cell. */
export function besides(cell: number, { columns, rows }: Pick<GroundMap, "columns" | "rows">): number[] {
  const column = cell % columns;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell < columns * (rows - 1) ? [cell + columns] : []),
  ];
}

/** Measures the ground of a page in windows of some letters' width, each around one cell. */
export function mapGround(picture: GreyPicture): GroundMap {
  const columns = Math.ceil(picture.width / cellSide);
  const rows = Math.ceil(picture.height / cellSide);
  const counts = countCells(picture, columns, rows);
  const size = columns * rows;
  const map: GroundMap = {
    columns,
    rows,
    most: new Uint8Array(size),
    lightest: new Uint8Array(size),
    darkInk: new Uint8Array(size),
    lightInk: new Uint8Array(size),
    plain: new Int16Array(size),
  };
  for (let cell = 0; cell < size; cell += 1) map.plain[cell] = plainLevel(counts, cell * bins);
  const windows = summedDown(summedAcross(counts, columns, rows), columns, rows);
  for (let cell = 0; cell < size; cell += 1) describe(windows, cell, map);
  return map;
}

function countCells({ width, height, light }: GreyPicture, columns: number, rows: number): Uint16Array {
  const counts = new Uint16Array(columns * rows * bins);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cellSide) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = (row + Math.floor(x / cellSide)) * bins + ((light[y * width + x] ?? 0) >> 3);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

/** The lightness of nine tenths of a cell. */
function plainLevel(counts: Uint16Array, from: number): number {
  let all = 0;
  let [mostAt, most] = [0, 0];
  for (let bin = 0; bin < bins; bin += 1) {
    all += counts[from + bin] ?? 0;
    const peak = peakAt(counts, from, bin);
    if (peak > most) [mostAt, most] = [bin, peak];
  }
  return most >= 0.9 * all ? levelAround(counts, from, mostAt) : notPlain;
}

const peakAt = (counts: Uint16Array, from: number, bin: number): number =>
  (bin > 0 ? (counts[from + bin - 1] ?? 0) : 0) +
  (counts[from + bin] ?? 0) +
  (bin < bins - 1 ? (counts[from + bin + 1] ?? 0) : 0);

function summedAcross(counts: Uint16Array, columns: number, rows: number): Uint16Array {
  const sums = new Uint16Array(counts.length);
  for (let row = 0; row < rows; row += 1) slide(counts, sums, row * columns, 1, columns, reachAcross);
  return sums;
}

function summedDown(counts: Uint16Array, columns: number, rows: number): Uint16Array {
  const sums = new Uint16Array(counts.length);
  for (let column = 0; column < columns; column += 1) slide(counts, sums, column, columns, rows, reachDown);
  return sums;
}

/** Sums of `reach` cells to either side, along one row or column of cells. */
function slide(from: Uint16Array, to: Uint16Array, first: number, step: number, length: number, reach: number): void {
  const running = new Int32Array(bins);
  const change = (index: number, sign: 1 | -1) => {
    if (index < 0 || index >= length) return;
    const at = (first + index * step) * bins;
    for (let bin = 0; bin < bins; bin += 1) running[bin] = (running[bin] ?? 0) + sign * (from[at + bin] ?? 0);
  };
  for (let index = 0; index < reach; index += 1) change(index, 1);
  for (let index = 0; index < length; index += 1) {
    change(index + reach, 1);
    change(index - reach - 1, -1);
    to.set(running, (first + index * step) * bins);
  }
}

function describe(windows: Uint16Array, cell: number, map: GroundMap): void {
  const from = cell * bins;
  let all = 0;
  let mostAt = 0;
  let most = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    all += windows[from + bin] ?? 0;
    const peak = peakAt(windows, from, bin);
    if (peak > most) [mostAt, most] = [bin, peak];
  }
  map.most[cell] = levelAround(windows, from, mostAt);
  map.lightest[cell] = levelAround(windows, from, lightestPeak(windows, from, leastGround * all));
  map.darkInk[cell] = edgeOf(windows, from, inkShare * all, 1);
  map.lightInk[cell] = edgeOf(windows, from, inkShare * all, -1);
}

/** The lightest bin that stands above both neighbours and holds, with them, so many pixels. */
function lightestPeak(counts: Uint16Array, from: number, least: number): number {
  for (let bin = bins - 1; bin > 0; bin -= 1) {
    const peak = peakAt(counts, from, bin);
    if (peak >= least && peak >= peakAt(counts, from, bin - 1)) return bin;
  }
  return 0;
}

/** The mean lightness of a bin and its neighbours. */
function levelAround(counts: Uint16Array, from: number, bin: number): number {
  let sum = 0;
  let all = 0;
  for (let near = Math.max(0, bin - 1); near <= Math.min(bins - 1, bin + 1); near += 1) {
    const count = counts[from + near] ?? 0;
    sum += count * (near + 0.5) * levelsOfBin;
    all += count;
  }
  return all === 0 ? 255 : sum / all;
}

/** The lightness up to which, from the dark end (1) or the light end (-1), so many pixels lie. */
function edgeOf(counts: Uint16Array, from: number, wanted: number, direction: 1 | -1): number {
  let sum = 0;
  for (let step = 0; step < bins; step += 1) {
    const bin = direction === 1 ? step : bins - 1 - step;
    sum += counts[from + bin] ?? 0;
    if (sum >= wanted) return (bin + 0.5) * levelsOfBin;
  }
  return 255;
}
