import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "../src/view/colour.ts";

/** What a name must stand out by (WCAG 2.2, 1.4.6). */
export const enoughForName = 7;

/** How far the letters of the name stand out from what most of it lies on where the reader chose the colours. */
export async function nameInForcedColours(page: Page): Promise<number> {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  const name = page.locator("h1").first();
  const picture = await name.screenshot({ animations: "disabled" });
  const letters = await name.evaluate((title) => getComputedStyle(title).color);
  await page.emulateMedia({ forcedColors: "none" });
  const ink = hex((letters.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  return contrast(ink, await mostOf(picture));
}

/** Tones of one colour count as one, or the letters would be most of a name on a ground that shades. */
const tone = 32;

/** The mean of the tones that most dots of a picture have. */
async function mostOf(picture: Buffer): Promise<string> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const tones = new Map<number, { dots: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = ((red / tone) << 16) | ((green / tone) << 8) | (blue / tone);
    let known = tones.get(key);
    if (!known) tones.set(key, (known = { dots: 0, sum: [0, 0, 0] }));
    known.dots += 1;
    known.sum[0] += red;
    known.sum[1] += green;
    known.sum[2] += blue;
  }
  const [most] = [...tones.values()].toSorted((one, other) => other.dots - one.dots);
  return hex(most ? most.sum.map((part) => Math.round(part / most.dots)) : []);
}

const hex = (parts: readonly number[]): string => `#${Buffer.from(parts).toString("hex")}`;
