import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { desktopPreviews } from "./previews.ts";

const columns = 5;
const tile = { width: 400, height: 267, label: 36, gap: 20 };

/**
 * Draws the desktop pictures of all templates on one sheet, each with its slug.
 * @param {string} out the picture to write
 */
export async function drawContactSheet(out) {
  const previews = desktopPreviews();
  const step = { x: tile.width + tile.gap, y: tile.height + tile.label + tile.gap };
  const width = columns * step.x + tile.gap;
  const height = Math.ceil(previews.length / columns) * step.y + tile.gap;
  const place = (/** @type {number} */ index) => ({
    left: tile.gap + (index % columns) * step.x,
    top: tile.gap + Math.floor(index / columns) * step.y,
  });
  const pictures = await Promise.all(
    previews.map(async ({ file }, index) => ({
      input: await sharp(file).resize(tile.width, tile.height, { fit: "cover", position: "top" }).toBuffer(),
      ...place(index),
    })),
  );
  const labels = previews.map(({ slug }, index) => {
    const { left, top } = place(index);
    return `<text x="${left}" y="${top + tile.height + 25}">${slug}</text>`;
  });
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="sans-serif" font-size="19" fill="#333">${labels.join("")}</g></svg>`;
  mkdirSync(dirname(out), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "#e9e9e7" } })
    .composite([...pictures, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .webp({ quality: 82, effort: 5 })
    .toFile(out);
}
