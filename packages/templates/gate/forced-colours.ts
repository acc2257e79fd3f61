import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "../src/view/colour.ts";

/** How far the letters of the name stand out from what most of it lies on where the reader chose the colours. */
export async function nameInForcedColours(page: Page): Promise<number> {
  await page.emulateMedia({ media: "screen", colorScheme: "light", forcedColors: "active" });
  const name = page.locator("h1").first();
  const picture = await name.screenshot({ animations: "disabled" });
  const letters = await name.evaluate((title) => getComputedStyle(title).color);
  await page.emulateMedia({ forcedColors: "none" });
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const dots = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.subarray(at, at + 3).toString("hex");
    dots.set(colour, (dots.get(colour) ?? 0) + 1);
  }
  const [ground = ""] = [...dots].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const ink = Buffer.from((letters.match(/\d+/g) ?? []).slice(0, 3).map(Number)).toString("hex");
  return contrast(`#${ink}`, `#${ground}`);
}
