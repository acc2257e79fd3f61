import sharp from "sharp";
import type { Shot } from "./shot.ts";

/** A state with its pictures, in the order of widths and schemes. */
export type SheetRow = { name: string; shots: readonly Shot[] };

const scale = 0.3;
const gap = 12;
const caption = 20;
const captionWidth = 600;
const ground = "#8a9291";
/** A sheet takes no more room in the repository than this. */
const mostBytes = 150 * 1024;
const qualities = [60, 48, 38, 30, 22];
const scales = [1, 0.8, 0.65];

type Tile = { input: Buffer; left: number; top: number };

/** A row of a sheet under its name. */
export type NamedStrip = { name: string; strip: Buffer };

/** All states of a screen on one picture: a row for each, its widths by day and then by night. */
export async function drawSheet(rows: readonly SheetRow[]): Promise<Buffer> {
  const strips: NamedStrip[] = [];
  for (const { name, shots } of rows) strips.push({ name, strip: await drawStrip(shots) });
  return stackStrips(strips);
}

/** The pictures of one state in a row, small, without loss. */
export async function drawStrip(shots: readonly Shot[]): Promise<Buffer> {
  const tiles: Tile[] = [];
  let [left, height] = [0, 1];
  for (const { file } of shots.toSorted(byScheme)) {
    const { data, info } = await shrunk(file);
    tiles.push({ input: data, left, top: 0 });
    left += info.width + gap;
    height = Math.max(height, info.height);
  }
  return plate(Math.max(left - gap, 1), height)
    .composite(tiles)
    .png()
    .toBuffer();
}

/** Rows below each other, each under its name, as small as a sheet must be. */
export async function stackStrips(strips: readonly NamedStrip[]): Promise<Buffer> {
  const tiles: Tile[] = [];
  let top = gap;
  let widest = captionWidth + gap;
  for (const { name, strip } of strips) {
    const { width, height } = await sharp(strip).metadata();
    tiles.push({ input: words(name), left: gap, top }, { input: strip, left: gap, top: top + caption });
    widest = Math.max(widest, width + 2 * gap);
    top += caption + height + gap;
  }
  return small(await plate(widest, top).composite(tiles).png().toBuffer(), widest);
}

const plate = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: ground } });

const byScheme = (a: Shot, b: Shot) => (a.scheme === b.scheme ? 0 : a.scheme === "light" ? -1 : 1);

async function shrunk(file: Buffer) {
  const { width } = await sharp(file).metadata();
  return sharp(file)
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const words = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${captionWidth}" height="${caption}"><text y="14" font-family="sans-serif" font-size="13" fill="#fff">${name}</text></svg>`,
  );

/** The best picture that is small enough; the smallest there is where none is. */
async function small(sheet: Buffer, width: number): Promise<Buffer> {
  let made = sheet;
  for (const share of scales) {
    for (const quality of qualities) {
      made = await sharp(sheet)
        .resize({ width: Math.round(width * share) })
        .webp({ quality, effort: 5 })
        .toBuffer();
      if (made.byteLength <= mostBytes) return made;
    }
  }
  return made;
}
