import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { personaFor } from "../src/personas/index.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { axeViolations, colourRules } from "./axe.ts";
import { GateBrowser, leave } from "./browser.ts";
import { dataCases } from "./data-cases.ts";
import { everyKindFaults } from "./every-kind.ts";
import { firstScreens } from "./first-screen.ts";
import { firstVisit } from "./first-visit.ts";
import { enoughForName, nameInForcedColours } from "./forced-colours.ts";
import { faultsInPrint, overflowOf } from "./frames.ts";
import { ownCases } from "./own-cases.ts";
import { shareOf } from "./shards.ts";

/** The text spacing that WCAG 1.4.12 lets readers set. */
const wideSpacing =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}";

function siteOf(name: string): SiteInput {
  const site = dataCases[name];
  if (!site) throw new Error(`There is no case ${name}.`);
  return site;
}

/** So many pages lie on one sheet: a test stays well within its time limit on a busy machine too. */
const pagesOnSheet = 8;

/** A template's data cases in sheets, each with the names that it holds. */
function sheetsOf(slug: string) {
  // What owners arranged is looked at with every kind there is.
  const names = ownCases(slug).filter((name) => name !== "sections in an order of their owner's");
  return Array.from({ length: Math.ceil(names.length / pagesOnSheet) }, (_, index) => {
    const shown = names.slice(index * pagesOnSheet, (index + 1) * pagesOnSheet);
    return [shown.join(", "), Object.fromEntries(shown.map((name) => [name, siteOf(name)]))] as const;
  });
}

type Audit = readonly [name: string, width: number, scheme: "light" | "dark"];

const audits: readonly Audit[] = [
  ["nine of everything", 1200, "dark"],
  ["three of everything", 375, "dark"],
  ["data of every family", 768, "dark"],
  ["right to left", 1200, "light"],
  ["empty", 320, "light"],
];

/** What only a browser can tell of a template. A file holds a share of them, so that two run at a time. */
export function checkInBrowser(slugs: readonly string[]): void {
  let gate: GateBrowser;

  beforeAll(async () => {
    gate = await GateBrowser.start(slugs);
  });

  afterEach(() => gate.rest());

  afterAll(() => gate.stop());

  describe.each(slugs)("%s in a browser", (slug) => {
    test.each(sheetsOf(slug))(
      "never scrolls sideways at 320 and 1200 px, and prints everything unfolded, from sheet to sheet: %s",
      async (_names, sites) => {
        const changes = [
          { label: "320 px", width: 320 },
          { label: "1200 px", width: 1200 },
        ];
        expect(await overflowOf(gate, slug, sites, changes, { unfold: true })).toEqual({});
        expect(await faultsInPrint(gate)).toEqual([]);
      },
    );

    test("fits its persona at 375 and 768 px with double text and with wide spacing", async () => {
      const at = (width: number) => [
        { label: `${width} px`, width, fontSize: "" },
        { label: `${width} px with double text`, fontSize: "200%" },
      ];
      const spaced = { label: "375 px with wide spacing", width: 375, fontSize: "", css: wideSpacing };
      const changes = [...at(375), ...at(768), spaced, { label: "768 px with wide spacing", width: 768 }];
      expect(await overflowOf(gate, slug, { persona: personaFor(slug).site }, changes)).toEqual({});
    });

    test.each<Audit>(shareOf(slug, audits, audits.length))(
      "has no accessibility violation, nor one of colours when they change: %s at %i px, %s",
      async (name, width, scheme) => {
        await gate.open(slug, siteOf(name), width, scheme);
        await expectNoViolations(gate.page, scheme);
      },
    );

    test("shows its persona without script: no accessibility violation in either scheme, the order of the keyboard, the name in forced colours, another theme, at most two sheets of paper", async () => {
      const { still: page } = gate;
      await gate.open(slug, personaFor(slug).site, 375, "light", page);
      await expectNoViolations(page, "light");
      await page.setViewportSize({ width: 1200, height: 900 });
      expect(await nameInForcedColours(page)).toBeGreaterThan(enoughForName);
      const tops = await page.evaluate(() =>
        [...document.querySelectorAll("header, main > *, footer")].map((part) => part.getBoundingClientRect().top),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      const paper = await page.pdf({ format: "A4" });
      expect(paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await chooseTheme(page, "dark");
      await expect.poll(ground).not.toBe(before);
    });

    test("says name, title, present employer, place and a way to reach the person in the first screen, and keeps surnames whole on a phone, of 24 letters and of broad ones", async () => {
      expect(await firstScreens(gate, slug)).toEqual({ late: {}, broken: [], overName: {} });
    });

    // Long pages at four widths: longer than any other test, on a busy machine most of all.
    test(
      "holds every kind in an order of its owner's, with works of up to twenty pictures, and the page of a project",
      {
        timeout: 60_000,
      },
      async () => {
        const faults = await everyKindFaults(gate, slug);
        expect(faults, JSON.stringify(faults)).toEqual({});
      },
    );

    test("draws its screen first, asks only its own host, and nothing moves while faces arrive, at 375 and 1200 px; leads the keyboard past its head, remembers the theme, and stands still for people who asked for it", async () => {
      const { visitor, server } = gate;
      const address = await server.publish(slug, personaFor(slug).site);
      const onPhone = await firstVisit(gate, address, 375);
      await visitor.keyboard.press("Tab");
      expect(await visitor.evaluate(() => document.activeElement?.className)).toBe("skip");
      await chooseTheme(visitor, "dark");
      await leave(visitor);
      // Another visit of the same reader, who has nothing of the site but the theme.
      const onDesk = await firstVisit(gate, address, 1200);
      expect(await visitor.evaluate(chosenTheme)).toBe("t-dark");
      await chooseTheme(visitor, "auto");
      await expectStillness(visitor);
      await leave(visitor);
      for (const { shift, requests, leftOut } of [onPhone, onDesk]) {
        expect(leftOut).toEqual({ atFirst: true, atLast: 0 });
        expect(shift).toBeLessThan(0.0005);
        expect(requests.filter((url) => !url.startsWith(server.address) && !url.startsWith("data:"))).toEqual([]);
        const fonts = requests.filter((url) => url.endsWith(".woff2"));
        expect(fonts.length).toBeGreaterThan(0);
        expect(fonts.length).toBeLessThanOrEqual(3);
      }
    });
  });
}

/** Judges the open page by all rules, and by those of colours in the other scheme. */
async function expectNoViolations(page: Page, scheme: "light" | "dark"): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: scheme === "dark" ? "light" : "dark" });
  expect(await violations(page, colourRules)).toEqual([]);
}

/**
 * Presses a choice of the theme, by the browser's own pointer. What comes into view on the way to the switch gets its own
 * height first, so that the press meets what it is meant for.
 */
async function chooseTheme(page: Page, theme: "auto" | "dark"): Promise<void> {
  const { x, y } = await page.evaluate(placeOfChoice, theme);
  await page.mouse.click(x, y);
  expect(await page.evaluate(chosenTheme)).toBe(`t-${theme}`);
}

const chosenTheme = () => document.querySelector("input[name=theme]:checked")?.id;

/** Where a choice of the theme is pressed; throws for one that is not to be seen, or that something lies over. */
async function placeOfChoice(theme: string): Promise<{ x: number; y: number }> {
  const choice = document.querySelector<HTMLInputElement>(`#t-${theme}`);
  if (!choice?.checkVisibility({ visibilityProperty: true })) throw new Error(`The choice ${theme} is not to be seen.`);
  let [before, now] = [-1, -2];
  while (before !== now) {
    before = now;
    choice.scrollIntoView({ behavior: "instant", block: "center" });
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    now = document.documentElement.scrollHeight;
  }
  const { left, right, top, bottom } = choice.getBoundingClientRect();
  const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  if (hit !== choice && hit?.closest("label")?.control !== choice)
    throw new Error(`Over ${theme} lies ${hit?.outerHTML}`);
  return place;
}

/** Nothing on the open page moves any more once its reader asks for that, wherever it is scrolled to. */
async function expectStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(standsStill);
}

/** The engine drops the animations with the next frame after the preference has reached the page; runs inside the browser. */
async function standsStill(): Promise<void> {
  const nextFrame = () => new Promise((frame) => requestAnimationFrame(frame));
  while (!matchMedia("(prefers-reduced-motion: reduce)").matches) await nextFrame();
  scrollTo(0, 600);
  do await nextFrame();
  while (document.getAnimations().length > 0);
}

/** What axe objects to on the open page, by all rules or by some. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
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
