import { emptyLook } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cssFault } from "../src/custom-css/css-guard.ts";
import { aFullSite } from "./a-site.ts";
import { GateBrowser } from "./browser.ts";

let gate: GateBrowser;

beforeAll(async () => {
  gate = await GateBrowser.start(["default"]);
});

afterAll(() => gate.stop());

/** What somebody would write to pass the page off as another one: each is CSS that is taken. */
test.each([
  ["a sheet over everything", "main { position: absolute; inset: 0; height: 900vh; z-index: 100; background: #fff }"],
  [
    "words that ask for a password over everything",
    `main::after { content: "Your session has ended. Write your password to login@example.test."; position: absolute;
     inset: -100vh -100vw; z-index: 100; background: #fff; font-size: 2rem }`,
  ],
  ["a layer that takes the presses", "main::before { content: ''; position: absolute; inset: -9999px; z-index: 100 }"],
  [
    "content that is drawn over its end",
    "main { margin-block-end: -100vh; background: #fff; padding-block-end: 100vh }",
  ],
  ["content that is turned and stretched", "main { transform: scale(20) rotate(3deg); transform-origin: top }"],
  ["siblings of the content", ":scope ~ * { display: none } * + footer { display: none } :scope + * { opacity: 0 }"],
  [
    "the page around it",
    "html, body, :root, .site { display: none; visibility: hidden; opacity: 0; filter: blur(9px) }",
  ],
  [
    "a blend over the ground",
    "main { mix-blend-mode: difference; backdrop-filter: blur(40px); position: sticky; top: 0 }",
  ],
])("%s leaves the page's mark and the way to report it in front and in reach", async (_what, css) => {
  expect(cssFault(css)).toBeNull();
  await gate.open("default", aFullSite(2, { look: { ...emptyLook, css } }), 375);
  const { page } = gate;
  const asked: string[] = [];
  const keep = (request: { url: () => string }) => asked.push(request.url());
  page.on("request", keep);
  const report = page.locator("a.report");
  await report.scrollIntoViewIfNeeded();
  expect(await page.locator(".made").isVisible()).toBe(true);
  // Playwright presses only what nothing lies over.
  await report.click({ trial: true, timeout: 5000 });
  expect(await report.evaluate(looksOf)).toEqual({ opacity: "1", filter: "none", visibility: "visible" });
  // The choice of the theme is the only thing to fill in.
  expect(await page.locator("input:not([type=radio]), textarea, form").count()).toBe(0);
  expect(asked.filter((url) => !url.startsWith(gate.server.address) && !url.startsWith("data:"))).toEqual([]);
  page.off("request", keep);
});

/** How an element is drawn, with all that it stands in; runs inside the browser. */
function looksOf(element: Element) {
  const all: CSSStyleDeclaration[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) all.push(getComputedStyle(each));
  return {
    opacity: all.map(({ opacity }) => opacity).toSorted()[0],
    filter: all.map(({ filter }) => filter).find((filter) => filter !== "none") ?? "none",
    visibility: all.map(({ visibility }) => visibility).find((visibility) => visibility !== "visible") ?? "visible",
  };
}
