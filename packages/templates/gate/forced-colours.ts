import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "../src/view/colour.ts";

/** A colour of fewer dots than this share of the picture is the edge of a letter. */
const leastShare = 0.005;

/** How far the letters of the name stand out from what is behind them where the reader chose the colours. */
export async function nameInForcedColours(page: Page): Promise<number> {
  await page.emulateMedia({ media: "screen", colorScheme: "light", forcedColors: "active" });
  const picture = await page.locator("h1").first().screenshot({ animations: "disabled" });
  await page.emulateMedia({ forcedColors: "none" });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const dots = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = `#${data.subarray(at, at + 3).toString("hex")}`;
    dots.set(colour, (dots.get(colour) ?? 0) + 1);
  }
  const common = [...dots].filter(([, count]) => count > (data.length / 3) * leastShare);
  const [ground = ""] = common.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return Math.max(...common.map(([colour]) => contrast(colour, ground)));
}
