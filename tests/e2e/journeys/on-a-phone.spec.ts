import type { Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

/** As the button or the swipe of a phone. Steps within a page load nothing that could be waited for. */
const stepBack = (page: Page) => page.evaluate(() => window.history.back());

test("on a phone Back closes what is open, asks where words would be lost, and then leaves the page", async ({
  page,
  person,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  await signIn(page, person);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Edit Portfolio" }).click();
  const builder = new RegExp(`/builder/${site.id}`);
  await expect(page).toHaveURL(builder);

  const sheet = page.getByRole("dialog", { name: "Share your site" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(sheet).toBeVisible();
  await stepBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(builder);

  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: /^Skills/ })
    .click();
  await page.getByRole("button", { name: "Add Skill Category" }).click();
  const form = page.getByRole("dialog", { name: "Add Skill Category" });
  await form.getByRole("textbox").first().fill("Patience");
  await stepBack(page);
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await expect(question).toBeVisible();
  await stepBack(page);
  await expect(question).toBeHidden();
  await expect(form.getByRole("textbox").first()).toHaveValue("Patience");
  await stepBack(page);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(builder);

  await stepBack(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("on a phone a long address in a text makes the page of the fields no wider", async ({ page, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  const intro =
    "More at https://a-hospital.example/people/nadia/with-a-name-that-goes-on-for-a-while.html, and soon here.";
  await person.call("PATCH", `/websites/${site.id}/builder`, { intro });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=personal`);
  await expect(page.getByLabel("Introduction")).toHaveValue(intro);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test("on a narrow phone every tool of the preview is within the window", async ({ page, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}`);
  await page.getByText("Preview", { exact: true }).last().click();
  const close = page.getByRole("button", { name: "Close Live Preview" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
});

test("on a phone the builder's bar is one row, whatever it says", async ({ page, person }) => {
  const unplaced = "\n\nReferences\n\nWilling to travel and to work nights\n";
  const site = await createSite(person, `${sampleText("Nadia Example")}${unplaced}`, { status: "published" });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=personal`);
  await expect(page.getByRole("button", { name: /^Not placed/ })).toBeVisible();
  await page.getByLabel("Introduction").fill("Nurse with ten years on surgical wards.");
  await expect(page.locator('[data-keep="kept"] svg').first()).toBeVisible();
  expect((await page.locator("[data-bar=tools]").boundingBox())?.height).toBeLessThan(60);
});

test("on a phone the tools of a post stay in view at the end of a long text", async ({ page, person }) => {
  expect((await person.call("POST", "/subscription/start-trial", { plan: "pro" })).status).toBe(201);
  const site = await createSite(person, sampleText("Nadia Example"));
  const content = "<p>Handover takes time that nobody has.</p>".repeat(40);
  await person.call("POST", `/websites/${site.id}/blog-posts`, { title: "On handover", content });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=blog`);
  await page.getByRole("button", { name: "Edit On handover" }).click();
  const text = page.getByRole("textbox", { name: "Content" });
  await text.focus();
  await page.keyboard.press("ControlOrMeta+End");
  const bold = page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Bold" });
  await expect(bold).toBeInViewport({ ratio: 1 });
  await bold.click();
  await page.keyboard.type("Try it.");
  await expect(text.locator("strong")).toHaveText("Try it.");
  // One tool is cut at every width, so that it is seen that there are more.
  for (const width of [320, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 812 });
    const shown = await page.getByRole("toolbar", { name: "Formatting" }).evaluate((toolbar) => {
      const end = toolbar.getBoundingClientRect().right;
      return [...toolbar.querySelectorAll("button")].map((button) => {
        const { left, width: whole } = button.getBoundingClientRect();
        return Math.min(1, Math.max(0, (end - left) / whole));
      });
    });
    expect(
      shown.some((share) => share > 0.3 && share < 0.8),
      `${width}: ${shown.join(" ")}`,
    ).toBe(true);
  }
});
