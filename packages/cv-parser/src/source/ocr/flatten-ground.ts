import type { GreyPicture } from "./grey-picture.ts";

const tile = 32;
/** The ground is what this share of a tile's pixels is darker than, counted from the light end. */
const groundShare = 0.4;
const darkestGround = 60;
const blackPoint = 60;
const whitePoint = 225;
/** A tile most of which is darker than this may belong to a dark ground with light letters. */
const darkTile = 110;
/** So many of a tile and its eight neighbours are dark where the ground is; a stroke of a large letter is smaller. */
const darkNeighbours = 6;

type Tiles = { columns: number; rows: number; ground: Uint8Array; dark: Uint8Array };

/**
 * Makes the ground of a scanned page white and its ink black, in place: shadows and grey paper hide letters, and
 * readers expect dark letters on a light ground, so light letters on dark panels change places with their ground.
 */
export function flattenGround(picture: GreyPicture): void {
  const { width, height, light } = picture;
  const tiles = measured(picture);
  for (let row = 0; row < tiles.rows; row += 1) {
    for (let column = 0; column < tiles.columns; column += 1) {
      const toValue = valuesFor(tiles, column, row);
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 1) {
        const end = y * width + Math.min(width, (column + 1) * tile);
        for (let index = y * width + column * tile; index < end; index += 1) {
          light[index] = toValue[light[index] ?? 0] ?? 255;
        }
      }
    }
  }
}

/** What each lightness becomes in one tile. */
function valuesFor(tiles: Tiles, column: number, row: number): Uint8ClampedArray {
  const isInverted = isDarkAround(tiles, column, row);
  const ground = tiles.ground[row * tiles.columns + column] ?? 255;
  const paper = isInverted ? 255 - (tiles.dark[row * tiles.columns + column] ?? 0) : ground;
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const light = ((isInverted ? 255 - value : value) * 255) / Math.max(darkestGround, paper);
    return ((light - blackPoint) * 255) / (whitePoint - blackPoint);
  });
}

function isDarkAround({ columns, rows, dark }: Tiles, column: number, row: number): boolean {
  if ((dark[row * columns + column] ?? 255) >= darkTile) return false;
  let count = 0;
  let near = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      near += 1;
      if ((dark[y * columns + x] ?? 255) < darkTile) count += 1;
    }
  }
  return count * 9 >= darkNeighbours * near;
}

/** Lightness of the paper in each tile, and that of its ground if it is a dark one. */
function measured(picture: GreyPicture): Tiles {
  const columns = Math.ceil(picture.width / tile);
  const rows = Math.ceil(picture.height / tile);
  const tiles = { columns, rows, ground: new Uint8Array(columns * rows), dark: new Uint8Array(columns * rows) };
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const total = countTile(picture, column * tile, row * tile, counts);
      tiles.ground[row * columns + column] = Math.max(darkestGround, lightnessAt(counts, (1 - groundShare) * total));
      tiles.dark[row * columns + column] = lightnessAt(counts, 0.7 * total);
    }
  }
  return tiles;
}

function countTile({ width, height, light }: GreyPicture, x0: number, y0: number, counts: Uint32Array): number {
  counts.fill(0);
  const [x1, y1] = [Math.min(width, x0 + tile), Math.min(height, y0 + tile)];
  for (let y = y0; y < y1; y += 1) {
    for (let index = y * width + x0; index < y * width + x1; index += 1) {
      const value = light[index] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return (x1 - x0) * (y1 - y0);
}

/** The lightness that so many pixels do not surpass. */
function lightnessAt(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value] ?? 0;
    if (sum >= wanted) return value;
  }
  return 255;
}
