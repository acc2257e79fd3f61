import { inkLevel } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";

/** Every so many rows and columns are looked at. */
const stride = 2;
/** Scans lie askew by some degrees at most; photographs by more are not read. */
const steepest = 0.1;
const coarse = 0.004;
const fine = 0.0005;
/** Lines of text stand out so much more at their own slope than across it. */
const clearly = 1.03;

/**
 * How far the rows of a page that was laid askew go down for each pixel to the right: the slope at which its ink falls
 * into the fewest rows. Postl's measure, "Detection of linear oblique structures and skew scan in digitized documents"
 * (1986), with sums of squares.
 */
export function slopeOfRows(picture: GreyPicture): number {
  const points = inkOf(picture);
  const rows = new Int32Array(Math.ceil((picture.height + 2 * steepest * picture.width) / stride) + 2);
  const from = Math.ceil((steepest * picture.width) / stride);
  const score = (slope: number): number => {
    rows.fill(0);
    for (let index = 0; index < points.length; index += 2) {
      const row = from + Math.round(((points[index + 1] ?? 0) - slope * (points[index] ?? 0)) / stride);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    return rows.reduce((sum, count) => sum + count * count, 0);
  };
  const near = best(score, 0, steepest, coarse);
  const slope = best(score, near, coarse, fine);
  return Math.abs(slope) < 2 * fine || score(slope) < clearly * score(0) ? 0 : slope;
}

function best(score: (slope: number) => number, around: number, reach: number, step: number): number {
  let [found, most] = [around, score(around)];
  for (let slope = around - reach; slope <= around + reach; slope += step) {
    const value = score(slope);
    if (value > most) [found, most] = [slope, value];
  }
  return found;
}

/** Places of ink, x and y in turn. */
function inkOf({ width, height, light }: GreyPicture): Uint16Array {
  const points: number[] = [];
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) if ((light[y * width + x] ?? 255) < inkLevel) points.push(x, y);
  }
  return Uint16Array.from(points);
}

/** The page with its rows level: turned about its upper left corner, what comes in from outside being white. */
export function levelled(picture: GreyPicture, slope: number): GreyPicture {
  if (slope === 0) return picture;
  const { width, height, light } = picture;
  const level = new Uint8Array(light.length).fill(255);
  const scale = 1 / (1 + slope * slope);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = (column - slope * row) * scale;
      const y = (slope * column + row) * scale;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, down] = [x - left, y - top];
      const upper = (light[at] ?? 255) * (1 - right) + (light[at + 1] ?? 255) * right;
      const lower = (light[at + width] ?? 255) * (1 - right) + (light[at + width + 1] ?? 255) * right;
      level[row * width + column] = upper * (1 - down) + lower * down;
    }
  }
  return { width, height, light: level };
}
