import type { Page } from "@playwright/test";
import { axeViolations, colourRules } from "@vitrine/templates/axe";
import type { Scheme, Size } from "./shot.ts";

/** A tablet shows the builder as a phone does, wider: what axe finds there it finds on the phone. */
const widthsForAxe: readonly number[] = [1280, 375];

/** What is wrong with the page as it stands: by axe, in the second scheme by its colours alone, and by its width. */
export async function judge(page: Page, { width }: Size, scheme: Scheme): Promise<string[]> {
  const rules = scheme === "light" ? undefined : colourRules;
  const violations = widthsForAxe.includes(width) ? await axeViolations(page, rules) : [];
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(", ")}`),
    ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : []),
  ];
}
