import type { Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Buttons that nothing sets off from the page: without an edge, a ground of their own or a line below their words. */
const edgeless = (page: Page) =>
  page.locator("button, a[class*=min-h-], [role=menuitem]").evaluateAll((all) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return all.flatMap((one) => {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { borderStyle, backgroundColor, outlineStyle, textDecorationLine, color } = getComputedStyle(one);
      const isSetOff =
        borderStyle !== "none" ||
        outlineStyle !== "none" ||
        textDecorationLine !== "none" ||
        ![canvas, "rgba(0, 0, 0, 0)"].includes(backgroundColor) ||
        color !== getComputedStyle(document.body).color;
      return isSetOff ? [] : [(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40)];
    });
  });

/** How an element is drawn, as far as a forced palette lets it differ from its neighbours. */
const drawing = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const style = getComputedStyle(one);
      return [style.backgroundColor, style.color, style.borderStyle, style.outlineStyle, style.fontWeight].join(" ");
    });

test("in forced colours guests' pages have no barrier, and their buttons an edge", async ({ page }) => {
  for (const { address, ready } of [
    { address: "/", ready: "Choose a file" },
    { address: "/login", ready: "Sign in" },
    { address: "/register", ready: "Create account" },
  ]) {
    await page.goto(address);
    await page.locator("[data-prerendered]").waitFor({ state: "detached" });
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await edgeless(page), address).toEqual([]);
  }
});

test("in forced colours the builder tells the open section from the others", async ({ page, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${site.id}`);
  const sections = page.getByRole("navigation", { name: "Website sections" });
  await expect(sections.locator('[aria-current="true"], [aria-current="page"]')).toHaveCount(1);
  const nav = 'nav[aria-label="Website sections"]';
  const chosen = await drawing(page, `${nav} [aria-current]`);
  expect(chosen).not.toBe(await drawing(page, `${nav} button:not([aria-current])`));
  await expectNoAxeViolations(page);
});
