import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "../src/view/colour.ts";

/** What a name must stand out by (WCAG 2.2, 1.4.6). */
export const enoughForName = 7;

/** A page without script cannot say when it is painted in other colours, and a busy machine takes its time. */
const mostLooks = 8;

/**
 * How far the letters of the name stand out from what most of it lies on where the reader chose the colours; looked at
 * again while it is not enough, because the first picture may still show the colours of before.
 */
export async function nameInForcedColours(page: Page): Promise<number> {
  await page.emulateMedia({ media: "screen", colorScheme: "light", forcedColors: "active" });
  let seen = 0;
  for (let look = 0; look < mostLooks && seen <= enoughForName; look += 1) seen = await nameOnGround(page);
  await page.emulateMedia({ forcedColors: "none" });
  return seen;
}

async function nameOnGround(page: Page): Promise<number> {
  const name = page.locator("h1").first();
  const picture = await name.screenshot({ animations: "disabled" });
  const letters = await name.evaluate((title) => getComputedStyle(title).color);
  const ink = Buffer.from((letters.match(/\d+/g) ?? []).slice(0, 3).map(Number)).toString("hex");
  return contrast(`#${ink}`, `#${await mostOf(picture)}`);
}

/** The colour of most dots of a picture, as six digits. */
async function mostOf(picture: Buffer): Promise<string> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const dots = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.subarray(at, at + 3).toString("hex");
    dots.set(colour, (dots.get(colour) ?? 0) + 1);
  }
  const [most = ""] = [...dots].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return most;
}
