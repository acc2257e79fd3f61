import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";

export type Violation = { id: string; nodes: { html: string; target: string }[] };

/** The rules that depend on colours; the others judge the same in every colour scheme. */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"];

/** The axe that the builder for Playwright carries, so that there is one version to keep; short, it starts faster. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const source = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe objects to on a page and in its frames, as they stand.
 *
 * The builder puts axe into a page anew for each look, opens a second page for the result and brings along what was
 * in order: four times the work. Here a document gets axe once, and only violations come back. It reaches frames of
 * the page's own host; the product has no others.
 * @param rules all of them when left out
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  const [main, ...frames] = page.frames();
  if (main) await inject(main);
  // A frame that has gone meanwhile shows nothing.
  await Promise.all(frames.map((frame) => inject(frame).catch(() => undefined)));
  return page.evaluate(run, rules);
}

async function inject(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  // Without a value of its own at the end the script would hand over the whole of axe.
  await frame.evaluate(`${source};void 0`);
}

type Axe = {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>;
};

/** Runs inside the browser; it may use nothing from this file. */
async function run(rules?: readonly string[]): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, target }) => ({ html: html.slice(0, 120), target: target.join(" ") })),
  }));
}
