import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const phone = { width: 375, height: 760 };

async function open(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
}

/** Distance of a section from the top of the window once scrolling has come to rest, in pixels. */
async function restingTop(page: Page, id: string): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      const isStill = top === last;
      last = top;
      return isStill;
    })
    .toBe(true);
  return last;
}

test("R1.2.3-04 R1.2.3-24 See Demo scrolls to the demo and stops 80 px below the window's edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.getByRole("button", { name: "See Demo" }).click();
  await expect(page.locator("#demo")).toBeInViewport();
  expect(Math.abs((await restingTop(page, "demo")) - 80)).toBeLessThanOrEqual(1);
});

test("R1.2.3-05 R1.2.3-06 R1.2.3-07 the phone's menu opens, and closes on Escape and outside", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const menu = page.locator("#landing-menu");
  const opener = page.getByRole("button", { name: "Open menu" });
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(menu).toBeHidden();
});

test("R1.2.3-10 how it works, in four steps", async ({ page }) => {
  await open(page);
  await expect(page.locator("#how-it-works").getByRole("heading", { level: 3 })).toContainText([
    "Upload your CV",
    "AI analyzes and converts",
    "Customize and preview",
    "Publish and share",
  ]);
});

test("R1.2.4-08 six cards stand in for the templates until they come", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/templates?*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await page.locator("#templates").scrollIntoViewIfNeeded();
  const skeleton = page.getByRole("status", { name: "Loading templates" }).locator("> *");
  await expect(skeleton).toHaveCount(6);
  answer();
  await expect(page.locator("#templates article").first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test("R1.2.4-10 the strip of categories scrolls in steps of 200 px", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.locator("#templates").scrollIntoViewIfNeeded();
  const strip = page.getByRole("group", { name: "Category" });
  await strip.scrollIntoViewIfNeeded();
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await page.getByRole("button", { name: "Later categories" }).click();
  await expect.poll(left).toBe(200);
  await page.getByRole("button", { name: "Earlier categories" }).click();
  await expect.poll(left).toBe(0);
});
