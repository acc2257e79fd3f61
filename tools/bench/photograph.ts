import sharp from "sharp";

const width = 2000;
const height = 1333;
const ridges = 5;

/** The same value for the same place, between 0 and 1. */
function valueAt(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43_758.545;
  return wave - Math.floor(wave);
}

function smooth(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (part: number) => part * part * (3 - 2 * part);
  const [across, down] = [ease(x - left), ease(y - top)];
  const row = (at: number) => valueAt(left, at) * (1 - across) + valueAt(left + 1, at) * across;
  return row(top) * (1 - down) + row(top + 1) * down;
}

/** Noise of several sizes over each other, as hills and clouds have. */
function rough(x: number, y: number): number {
  let sum = 0;
  for (let octave = 0; octave < 5; octave += 1) sum += smooth(x * 2 ** octave, y * 2 ** octave) / 2 ** (octave + 1);
  return sum;
}

/** How bright a place of the picture is: sky, ridges behind each other, and the grain of a sensor. */
function lightAt(x: number, y: number, seed: number): number {
  let light = 0.95 - y * 0.5 + (rough(x * 4 + seed, y * 9) - 0.5) * 0.25;
  for (let ridge = 0; ridge < ridges; ridge += 1) {
    const crest = 0.35 + ridge * 0.13 + (rough(x * (2 + ridge) + ridge * 31 + seed, seed) - 0.5) * 0.35;
    if (y > crest) light = 0.72 - ridge * 0.13 + (rough(x * 40, y * 40 + seed) - 0.5) * 0.22;
  }
  return light + (valueAt(x * 9973, y * 7919) - 0.5) * 0.03;
}

/**
 * A picture as a camera takes it, as far as its weight goes: a landscape with haze, texture and grain.
 * @param seed another picture for each number
 */
export async function photograph(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const light = lightAt((at % width) / width, Math.floor(at / width) / height, seed * 17);
    const tone = Math.max(0, Math.min(1, light));
    pixels[at * 3] = 255 * tone ** (1.1 + (seed % 3) * 0.1);
    pixels[at * 3 + 1] = 255 * tone ** 1.05;
    pixels[at * 3 + 2] = 60 + 190 * tone ** (0.9 - (seed % 2) * 0.2);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
