import type { Page } from "@playwright/test";
import { settled } from "@vitrine/e2e/settled";
import sharp from "sharp";

export type Scheme = "light" | "dark";
export type Size = { width: number; height: number };

/** A desk, a large one, a tablet and a phone; states are opened at the first. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 1680, height: 1050 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
] as const satisfies readonly Size[];

export const schemes = ["light", "dark"] as const;

export type Shot = { width: number; scheme: Scheme; file: Buffer };

/** Below this width there is a finger, not a mouse. */
const firstDesk = 1024;
/** No window is made taller than this to show all of what scrolls in it. */
const tallest = 2400;
const quality = 80;

/** Makes the window as wide as a device, with the pointer that it has. */
export async function setWidth(page: Page, size: Size): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: size.width < firstDesk });
  await devtools.detach();
  await page.setViewportSize(size);
}

type ShotOptions = {
  size: Size;
  scheme: Scheme;
  /** Leaves the window as high as it is: what is carried or unfolded must not move. */
  isStill: boolean;
};

/** Pictures the page as it stands, with all of what scrolls in it as far as a window may be high. */
export async function photograph(page: Page, { size, scheme, isStill }: ShotOptions): Promise<Shot> {
  await page.emulateMedia({ colorScheme: scheme });
  await settled(page);
  const missing = isStill ? 0 : await page.evaluate(hiddenBelow);
  const height = Math.min(tallest, size.height + missing);
  if (height !== size.height) {
    await page.setViewportSize({ width: size.width, height });
    await settled(page);
  }
  await page.waitForTimeout(200);
  const file = await sharp(await page.screenshot())
    .webp({ quality })
    .toBuffer();
  await page.setViewportSize(size);
  return { width: size.width, scheme, file };
}

/** So many pixels lie below the edge of the page, or of the longest part that scrolls in it; runs inside the browser. */
function hiddenBelow(): number {
  const open = document.querySelector("dialog[open], [role=dialog], [role=alertdialog]");
  const root = open ?? document.body;
  const parts = [open ? root : document.documentElement, ...root.querySelectorAll<HTMLElement>("div, main, form")];
  const scrolls = (part: Element) =>
    part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowY);
  return Math.max(0, ...parts.filter(scrolls).map((part) => part.scrollHeight - part.clientHeight));
}
