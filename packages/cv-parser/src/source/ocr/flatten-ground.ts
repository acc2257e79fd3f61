import type { Canvas } from "@napi-rs/canvas";

const tile = 32;
/** The ground is what this share of a tile's pixels is darker than, counted from the light end. */
const groundShare = 0.4;
const darkestGround = 60;
const blackPoint = 60;
const whitePoint = 225;

/** Makes the ground of a scanned page white and its ink black, in place: shadows and grey paper hide letters. */
export function flattenGround(canvas: Canvas): void {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const image = context.getImageData(0, 0, width, height);
  const grey = toGrey(image.data);
  const ground = groundOf(grey, width, height);
  const columns = Math.ceil(width / tile);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / tile) * columns;
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const light = ((grey[index] ?? 0) * 255) / (ground[row + Math.floor(x / tile)] ?? 255);
      const value = ((light - blackPoint) * 255) / (whitePoint - blackPoint);
      image.data.fill(Math.max(0, Math.min(255, value)), 4 * index, 4 * index + 3);
    }
  }
  context.putImageData(image, 0, 0);
}

function toGrey(data: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(data.length / 4);
  for (let index = 0; index < grey.length; index += 1) {
    const at = 4 * index;
    grey[index] = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10;
  }
  return grey;
}

/** Lightness of the paper in each tile. */
function groundOf(grey: Uint8Array, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const ground = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      ground[row * columns + column] = tileGround(grey, width, height, column * tile, row * tile);
    }
  }
  return ground;
}

function tileGround(grey: Uint8Array, width: number, height: number, x0: number, y0: number): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = y0; y < Math.min(height, y0 + tile); y += 1) {
    for (let x = x0; x < Math.min(width, x0 + tile); x += 1) {
      const value = grey[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let sum = 0;
  for (let value = 255; value > darkestGround; value -= 1) {
    sum += counts[value] ?? 0;
    if (sum > groundShare * total) return value;
  }
  return darkestGround;
}
