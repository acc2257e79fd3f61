import type { Page } from "playwright-core";
import type { GateBrowser } from "./browser.ts";

/** What a reader's first visit to a page was like. */
export type FirstVisit = {
  requests: string[];
  /** How far things moved, as the browser counts layout shifts. */
  shift: number;
  /** Whether the first frame leaves sections out, and how many are left out in the end. */
  leftOut: { atFirst: boolean; atLast: number };
};

/**
 * A first visit at a width, whose faces arrive when the page has been painted without them.
 * @param gate its visitor caches nothing and counts layout shifts
 */
export async function firstVisit(
  { visitor: page, server }: GateBrowser,
  address: string,
  width: number,
): Promise<FirstVisit> {
  const requests: string[] = [];
  const note = (request: { url(): string }) => requests.push(request.url());
  page.on("request", note);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  const release = server.holdFaces();
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(painted);
  for (const serve of release()) {
    const served = page.waitForResponse(/\.woff2$/);
    serve();
    await served;
  }
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  const shift = await shiftSoFar(page);
  const atLast = await page.evaluate(leftOutNow);
  // The animation of the first frame once more, held at its start.
  await page.evaluate(firstFrameAgain);
  const atFirst = await page.evaluate(leftOutNow);
  page.off("request", note);
  return { requests, shift, leftOut: { atFirst: atFirst > 0, atLast } };
}

/** Resolves when something of the page has been painted; runs inside the browser. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

type Counting = { shifts: number[] };

/** Makes a page count layout shifts from its next document on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far things have moved on a page that counts; what is taken once is not counted again. */
export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as Counting).shifts.splice(0).reduce((sum, value) => sum + value, 0),
  );
}

/** How many sections are not laid out; runs inside the browser. */
function leftOutNow(): number {
  const titles = [...document.querySelectorAll("main section > :first-child")];
  return titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length;
}

/** Starts the animations of the page's sections again and holds them; runs inside the browser. */
async function firstFrameAgain(): Promise<void> {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "main section { animation: none !important }";
  // An animation ends when the style without it has been worked out.
  void document.body.offsetHeight;
  style.textContent = "main section { animation-play-state: paused !important }";
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
