import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { personaFor } from "../src/personas/index.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { aFullSite } from "./a-site.ts";
import { axeViolations, colourRules } from "./axe.ts";
import { GateBrowser } from "./browser.ts";
import { dataCases } from "./data-cases.ts";
import { overflowOf } from "./frames.ts";

/** The text spacing that WCAG 1.4.12 lets readers set. */
const wideSpacing =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}";

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

/** So many pages lie on one sheet: a test stays well within its time limit on a busy machine too. */
const pagesOnSheet = 5;

/** The data cases in sheets, each with the names that it holds. */
const sheets = Array.from({ length: Math.ceil(Object.keys(dataCases).length / pagesOnSheet) }, (_, index) => {
  const cases = Object.entries(dataCases).slice(index * pagesOnSheet, (index + 1) * pagesOnSheet);
  return [cases.map(([name]) => name).join(", "), Object.fromEntries(cases)] as const;
});

/** What only a browser can tell of a template. A file holds a share of them, so that two run at a time. */
export function checkInBrowser(slugs: readonly string[]): void {
  let gate: GateBrowser;

  beforeAll(async () => {
    gate = await GateBrowser.start(slugs);
  });

  afterAll(() => gate.stop());

  describe.each(slugs)("%s in a browser", (slug) => {
    test.each(sheets)("never scrolls sideways at 320 and 1200 px: %s", async (_names, sites) => {
      const changes = [
        { label: "320 px", width: 320, unfold: true },
        { label: "1200 px", width: 1200 },
      ];
      expect(await overflowOf(gate, slug, sites, changes)).toEqual({});
    });

    test("fits its persona at 375 and 768 px with double text and with wide spacing", async () => {
      const at = (width: number) => [
        { label: `${width} px`, width, fontSize: "" },
        { label: `${width} px with double text`, fontSize: "200%" },
      ];
      const spaced = { label: "375 px with wide spacing", width: 375, fontSize: "", css: wideSpacing };
      const changes = [...at(375), ...at(768), spaced, { label: "768 px with wide spacing", width: 768 }];
      expect(await overflowOf(gate, slug, { persona: personaFor(slug).site }, changes)).toEqual({});
    });

    test.each([
      ["its persona", 375, "light"],
      ["nine of everything", 1200, "dark"],
      ["three of everything", 375, "dark"],
    ] as const)(
      "has no accessibility violation, nor one of colours when they change: %s at %i px, %s",
      async (name, width, scheme) => {
        await gate.open(slug, siteOf(slug, name), width, scheme);
        expect(await violations(gate)).toEqual([]);
        await gate.page.emulateMedia({ colorScheme: scheme === "dark" ? "light" : "dark" });
        expect(await violations(gate, colourRules)).toEqual([]);
      },
    );

    test.each([
      ["data of every family", 768, "dark"],
      ["right to left", 1200, "light"],
      ["sections in an order of their owner's", 768, "light"],
      ["empty", 320, "light"],
    ] as const)("has no accessibility violation: %s at %i px, %s", async (name, width, scheme) => {
      await gate.open(slug, siteOf(slug, name), width, scheme);
      expect(await violations(gate)).toEqual([]);
    });

    test("draws its screen first, asks only its own host, and nothing moves while faces arrive, at 375 and 1200 px", async () => {
      const address = await gate.server.publish(slug, personaFor(slug).site);
      const visits = await Promise.all([375, 1200].map((width) => visit(gate, address, width)));
      for (const { shift, requests, leftOut } of visits) {
        expect(leftOut).toEqual({ atFirst: true, atLast: 0 });
        expect(shift).toBeLessThan(0.0005);
        expect(requests.filter((url) => !url.startsWith(gate.server.address) && !url.startsWith("data:"))).toEqual([]);
        const fonts = requests.filter((url) => url.endsWith(".woff2"));
        expect(fonts.length).toBeGreaterThan(0);
        expect(fonts.length).toBeLessThanOrEqual(3);
      }
    });

    test("stands still for people who asked for it", async () => {
      await gate.page.emulateMedia({ reducedMotion: "reduce" });
      await gate.page.goto(await gate.server.publish(slug, personaFor(slug).site));
      await gate.page.waitForFunction(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
      await gate.page.evaluate(() => scrollTo(0, 600));
      // The engine drops the animations with the next frame after the preference has reached the page.
      await expect.poll(() => gate.page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    test("changes its theme without script", async () => {
      const { still } = gate;
      await still.goto(await gate.server.publish(slug, personaFor(slug).site));
      const ground = () => still.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
      const before = await ground();
      await still.locator("#t-dark").check();
      expect(await ground()).not.toBe(before);
    });

    test("shows its persona's sections in the order of the keyboard, prints on at most two pages, and remembers the theme with its script", async () => {
      const { page } = gate;
      await gate.open(slug, personaFor(slug).site, 1200);
      const tops = await page.evaluate(() =>
        [...document.querySelectorAll("header, main > *, footer")].map((part) => part.getBoundingClientRect().top),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await page.emulateMedia({ media: "print" });
      const paper = await page.pdf({ format: "A4" });
      expect(paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
      await page.locator("#t-dark").check();
      await page.reload();
      expect(await page.locator("#t-dark").isChecked()).toBe(true);
      await page.locator("#t-auto").check();
    });

    test("prints everything unfolded", async () => {
      const { page } = gate;
      await gate.open(slug, dataCase("thirty of everything"), 1200);
      await page.emulateMedia({ media: "print" });
      const folded = await page.evaluate(
        () =>
          [...document.querySelectorAll("section:not(#writing) details > :not(summary)")].filter(
            (part) => part.getBoundingClientRect().height === 0,
          ).length,
      );
      expect(folded).toBe(0);
    });
  });
}

type Visit = {
  requests: string[];
  shift: number;
  /** Whether the first frame leaves sections out, and how many are left out in the end. */
  leftOut: { atFirst: boolean; atLast: number };
};

/**
 * A first visit with nothing cached, whose faces arrive when the page has been painted without them: what it asked for,
 * how far things moved, and what was drawn when.
 */
async function visit(gate: GateBrowser, address: string, width: number): Promise<Visit> {
  const context = await gate.fresh(width);
  const page = await context.newPage();
  const requests: string[] = [];
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  const shift = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  const atLast = await page.evaluate(leftOutNow);
  // The animation of the first frame once more, held at its start.
  await page.evaluate(firstFrameAgain);
  const atFirst = await page.evaluate(leftOutNow);
  await context.close();
  return { requests, shift, leftOut: { atFirst: atFirst > 0, atLast } };
}

/** How many sections are not laid out; runs inside the browser. */
function leftOutNow(): number {
  const titles = [...document.querySelectorAll("main section > :first-child")];
  return titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length;
}

/** Starts the animations of the page's sections again and holds them; runs inside the browser. */
async function firstFrameAgain(): Promise<void> {
  const style = document.head.appendChild(document.createElement("style"));
  for (const rule of ["animation: none", "animation-play-state: paused"]) {
    style.textContent = `main section { ${rule} !important }`;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }
}

/** What axe objects to on the open page, by all rules or by some. */
async function violations({ page }: GateBrowser, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(fadesEnded);
  const found = await axeViolations(page, rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Resolves when no colour is on its way to another one any more; runs inside the browser. */
async function fadesEnded(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(fades.map((fade) => fade.finished));
}
