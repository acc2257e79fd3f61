import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { personaFor } from "../src/personas/index.ts";
import { registry } from "../src/registry.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { aFullSite } from "./a-site.ts";
import { dataCases } from "./data-cases.ts";
import { startSiteServer } from "./site-server.ts";
import type { SiteServer } from "./site-server.ts";

const slugs = registry.map(({ manifest }) => manifest.slug);
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

let server: SiteServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startSiteServer(),
    chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] }),
  ]);
  context = await browser.newContext();
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

function dataCase(name: string): SiteInput {
  const site = dataCases[name];
  if (!site) throw new Error(`There is no case ${name}.`);
  return site;
}

/** Nine is the first count at which lists fold. */
function siteOf(slug: string, name: string): SiteInput {
  if (name === "its persona") return personaFor(slug).site;
  return name === "nine of everything" ? aFullSite(9) : dataCase(name);
}

/** Opens a page at a width and waits for its faces. */
async function open(slug: string, site: SiteInput, width: number, scheme: "light" | "dark" = "light"): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, media: "screen", reducedMotion: "no-preference" });
  await page.goto(await server.publish(slug, site));
  await page.evaluate(() => document.fonts.ready);
}

/** What sticks out to the side, if anything does. */
function sideways(): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter(
        (element) => element.getBoundingClientRect().right > width + 0.5 || element.getBoundingClientRect().left < -0.5,
      )
      .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").slice(0, 30)}`);
  });
}

describe.each(slugs)("%s in a browser", (slug) => {
  test.each(Object.keys(dataCases))("never scrolls sideways: %s", async (name) => {
    await open(slug, dataCase(name), 320);
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
    expect(await sideways()).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 900 });
    expect(await sideways()).toEqual([]);
  });

  test.each([375, 768])("fits its persona at %i px with double text and with wide spacing", async (width) => {
    await open(slug, personaFor(slug).site, width);
    expect(await sideways()).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await sideways()).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    // The text spacing that WCAG 1.4.12 lets readers set.
    await page.addStyleTag({
      content:
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
    });
    expect(await sideways()).toEqual([]);
  });

  test.each([
    ["its persona", 375, "light"],
    ["its persona", 1200, "dark"],
    ["nine of everything", 1200, "light"],
    ["foreign template data", 768, "dark"],
    ["three of everything", 375, "dark"],
    ["right to left", 1200, "light"],
    ["empty", 320, "light"],
  ] as const)("has no accessibility violation: %s at %i px, %s", async (name, width, scheme) => {
    await open(slug, siteOf(slug, name), width, scheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`),
    ).toEqual([]);
  });

  test.each([375, 1200])("asks only its own host, and nothing moves while faces arrive, at %i px", async (width) => {
    const requests: string[] = [];
    const note = (request: { url: () => string }) => requests.push(request.url());
    page.on("request", note);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(slug, personaFor(slug).site, width);
    await page.waitForTimeout(200);
    page.off("request", note);
    const shift = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.01);
    expect(requests.filter((url) => !url.startsWith(server.address) && !url.startsWith("data:"))).toEqual([]);
    const fonts = requests.filter((url) => url.endsWith(".woff2"));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThanOrEqual(3);
  });

  test("stands still for people who asked for it", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(await server.publish(slug, personaFor(slug).site));
    await page.waitForFunction(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    await page.evaluate(() => scrollTo(0, 600));
    // The engine drops the animations with the next frame after the preference has reached the page.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("changes its theme without script", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: "light" });
    const still = await plain.newPage();
    await still.goto(await server.publish(slug, personaFor(slug).site));
    const ground = () => still.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const before = await ground();
    await still.locator("#t-dark").check();
    expect(await ground()).not.toBe(before);
    await plain.close();
  });

  test("remembers the theme with its script", async () => {
    await open(slug, personaFor(slug).site, 1200);
    await page.locator("#t-dark").check();
    await page.reload();
    expect(await page.locator("#t-dark").isChecked()).toBe(true);
    await page.locator("#t-auto").check();
  });

  test("prints its persona on at most two pages, everything unfolded", async () => {
    await open(slug, personaFor(slug).site, 1200);
    await page.emulateMedia({ media: "print" });
    const paper = await page.pdf({ format: "A4" });
    expect(paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
    await open(slug, dataCase("thirty of everything"), 1200);
    await page.emulateMedia({ media: "print" });
    const folded = await page.evaluate(
      () =>
        [...document.querySelectorAll("section:not(#writing) details > :not(summary)")].filter(
          (part) => part.getBoundingClientRect().height === 0,
        ).length,
    );
    expect(folded).toBe(0);
  });

  test("shows its sections in the order of the keyboard", async () => {
    await open(slug, personaFor(slug).site, 1200);
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll("header, main > *, footer")].map((part) => part.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
  });
});
