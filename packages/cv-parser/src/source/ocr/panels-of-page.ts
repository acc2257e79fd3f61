import { besides, cellSide, notPlain } from "./ground-map.ts";
import type { GroundMap } from "./ground-map.ts";
import type { GreyPicture } from "./grey-picture.ts";

/** Grounds that are lighter bear dark letters. */
const lightGround = 215;
/** So many plain cells in a row are no stroke of a letter, however large and bold it is. */
const plainCells = 7;
/** Letters differ from their ground by more than this. */
const contrast = 40;

/** What a cell's letters are: darker than their ground as usual, lighter, or themselves what the cell is full of. */
export const inkKind = { dark: 0, light: 1, all: 2 } as const;

export type PagePanels = {
  /** Of each cell of the map. */
  kinds: Uint8Array;
  /** The cells of each panel that ends at an edge, as shadows do not. */
  panels: number[][];
};

/**
 * Finds the dark and the coloured panels of a page, and whether their letters are lighter than they are. A panel is told
 * from the strokes of large letters by plain stretches, as they run along its edges.
 */
export function findPanels(picture: GreyPicture, map: GroundMap): PagePanels {
  const { columns, rows, most } = map;
  const kinds = new Uint8Array(columns * rows);
  const seen = new Uint8Array(columns * rows);
  const panels: number[][] = [];
  for (let cell = 0; cell < kinds.length; cell += 1) {
    if (seen[cell] === 1 || (most[cell] ?? 255) >= lightGround) continue;
    const cells = grow(map, cell, seen);
    const isPanel = hasPlainStretch(map, cells);
    if (isPanel && hasEdge(map, cells)) panels.push(cells);
    const kind = isPanel ? (bearsLightLetters(picture, map, cells) ? inkKind.light : inkKind.dark) : inkKind.all;
    for (const each of cells) kinds[each] = kind;
  }
  return { kinds, panels };
}

/** The cells beside each other whose grounds are alike, from one on. */
function grow(map: GroundMap, first: number, seen: Uint8Array): number[] {
  const { most } = map;
  const cells = [first];
  seen[first] = 1;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const level = most[cell] ?? 255;
    for (const near of besides(cell, map)) {
      if (seen[near] === 1) continue;
      const other = most[near] ?? 255;
      if (other >= lightGround || Math.abs(other - level) > contrast) continue;
      seen[near] = 1;
      cells.push(near);
    }
  }
  return cells;
}

function hasPlainStretch({ columns, plain, most }: GroundMap, cells: readonly number[]): boolean {
  const own = new Set(cells);
  const isGround = (cell: number): boolean =>
    own.has(cell) && Math.abs((plain[cell] ?? notPlain) - (most[cell] ?? 255)) <= contrast;
  const isStretch = (first: number): boolean => {
    if ((first % columns) + plainCells > columns) return false;
    for (let cell = first; cell < first + plainCells; cell += 1) if (!isGround(cell)) return false;
    return true;
  };
  return cells.some(isStretch);
}

/** Whether the ground changes at once along most of the way around these cells. */
function hasEdge(map: GroundMap, cells: readonly number[]): boolean {
  const own = new Set(cells);
  let around = 0;
  let sharp = 0;
  for (const cell of cells) {
    for (const near of besides(cell, map)) {
      if (own.has(near)) continue;
      around += 1;
      if (Math.abs((map.most[near] ?? 255) - (map.most[cell] ?? 255)) > contrast) sharp += 1;
    }
  }
  return sharp > around / 2;
}

/** Whether what differs from the ground of these cells is lighter for the most part. */
function bearsLightLetters(picture: GreyPicture, { columns, most }: GroundMap, cells: readonly number[]): boolean {
  const { width, height, light } = picture;
  let lighter = 0;
  let darker = 0;
  let ground = 0;
  for (const cell of cells) {
    const level = most[cell] ?? 255;
    ground += level;
    const [left, top] = [(cell % columns) * cellSide, Math.floor(cell / columns) * cellSide];
    for (let y = top; y < Math.min(height, top + cellSide); y += 1) {
      for (let x = left; x < Math.min(width, left + cellSide); x += 1) {
        const difference = (light[y * width + x] ?? 0) - level;
        if (difference > contrast) lighter += 1;
        else if (difference < -contrast) darker += 1;
      }
    }
  }
  return lighter > darker || ground / cells.length < contrast;
}
