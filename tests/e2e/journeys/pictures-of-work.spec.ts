import type { Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, stillReader, test } from "../fixtures/test.ts";

/** A picture: a part of the page as it stands. */
async function aPicture(page: Page, name: string, width: number, height: number) {
  const buffer = await page.screenshot({ clip: { x: 100, y: 100, width, height } });
  return { name, mimeType: "image/png", buffer };
}

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

/** The picture where it stands in the page; its large view comes when it is pressed. */
const yardIn = (page: Page) => preview(page).getByRole("button", { name: "Two benches below a tree" });

test("pictures of work are chosen, ordered and described, and stand on the public page without a shift", async ({
  page,
  person,
  browser,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"), { template: "default" });
  await person.call("POST", `/websites/${site.id}/projects`, { title: "School yard", description: "With benches." });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=projects`);
  await page.getByRole("button", { name: /^School yard/ }).click();
  await expect(page.getByRole("button", { name: /^Choose pictures/ })).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles([
      await aPicture(page, "yard.png", 900, 600),
      await aPicture(page, "gate.png", 400, 600),
      await aPicture(page, "plan.png", 1000, 400),
    ]);
  const list = page.getByRole("list", { name: "Pictures" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("3 of 20")).toBeVisible();

  const describe = async (name: string, alt: string, caption: string) => {
    await list.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    const stored = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await list.getByLabel(`Describe this picture: ${name}`).fill(alt);
    await list.getByLabel(`Caption: ${name}`).fill(caption);
    await stored;
  };
  await describe("Picture 1", "Two benches below a tree", "The yard in May");
  await expectNoAxeViolations(page);
  await list.getByRole("button", { name: "Actions for Picture 3" }).click();
  await page.getByRole("menuitem", { name: "Make it the cover" }).click();
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(list.getByRole("listitem").nth(2)).toContainText("Cover");
  await list.getByRole("button", { name: "Reorder Picture 3" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picture 3 is over position 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Picture 3 is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Picture 3 is over position 1 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(list.getByRole("listitem").first()).toContainText("Cover");
  await expect(list.getByRole("listitem").nth(1)).toContainText("The yard in May");
  await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(yardIn(page)).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(yardIn(page)).toBeHidden();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(yardIn(page)).toBeVisible();

  const published = await person.call("PATCH", `/websites/${site.id}/builder`, { status: "published" });
  const { public_url: address } = published.body["website"] as { public_url: string };
  const visitor = await browser.newContext(stillReader);
  const visit = await visitor.newPage();
  await visit.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit.goto(address, { waitUntil: "networkidle" });
  const yard = visit.getByAltText("Two benches below a tree").first();
  await yard.scrollIntoViewIfNeeded();
  await expect(yard).toBeVisible();
  await expect
    .poll(() => yard.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await visit.locator("picture source[srcset*='480w']").count()).toBeGreaterThan(0);
  await expect(visit.getByText("The yard in May").first()).toBeAttached();
  const images = await visit
    .locator("#projects img")
    .evaluateAll((all) => all.map((image) => [image.getAttribute("alt"), image.hasAttribute("width")]));
  expect(images.map(([alt]) => alt).indexOf("Two benches below a tree")).toBe(1);
  expect(images.every(([, hasWidth]) => hasWidth)).toBe(true);
  await visit.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const shifts = await visit.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  await visitor.close();
});

test("pictures are put into a post where it is written, and readers get them in their sizes", async ({
  page,
  person,
  browser,
}) => {
  expect((await person.call("POST", "/subscription/start-trial", { plan: "pro" })).status).toBe(201);
  const site = await createSite(person, sampleText("Nadia Example"), { template: "default", status: "published" });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=blog&preview=false`);
  await page.getByRole("button", { name: "Add Blog Post" }).click();
  const dialog = page.getByRole("dialog");
  const content = dialog.getByRole("textbox", { name: "Content" });
  const tool = dialog.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Picture" });
  await dialog.getByLabel("Title").fill("A yard in May");
  await content.focus();
  await page.keyboard.type("Two benches.");
  await tool.click();
  await expect(dialog.getByRole("button", { name: "Choose pictures" })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Pictures for the text").setInputFiles(await aPicture(page, "yard.png", 1000, 600));
  await expect(content.locator("img")).toHaveCount(1);
  await expect(content).toBeFocused();
  await page.keyboard.type("And below a tree:");
  await tool.click();
  await dialog.getByRole("button", { name: "Insert Picture 1" }).click();
  await expect(content.locator("img[data-media]")).toHaveCount(2);
  await content.locator("img").first().click();
  await tool.click();
  await dialog.getByLabel("Description for those who cannot see it").fill("Two benches");
  await page.keyboard.press("Enter");
  await expect(content.locator("img").first()).toHaveAttribute("alt", "Two benches");
  await dialog.getByLabel("Status").selectOption("published");
  await dialog.getByRole("button", { name: "Save Blog Post" }).click();
  await expect(dialog).toBeHidden();

  const visitor = await browser.newContext(stillReader);
  const visit = await visitor.newPage();
  await visit.goto(`${site.public_url}/blog/a-yard-in-may`);
  await expect(visit.locator("figure picture source[srcset*='480w']")).toHaveCount(4);
  const image = visit.getByAltText("Two benches");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  await expect(image).toHaveAttribute("width", "1000");
  await expectNoAxeViolations(visit);
  await visitor.close();
});

test("a palette shows at once, is one step to take back, and stands on the public page", async ({
  page,
  person,
  browser,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"), { template: "default", status: "published" });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=design`);
  const accentOf = (root: ReturnType<typeof preview> | Page) =>
    root.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--accent"));
  const moss = page.getByRole("button", { name: "Moss palette" });
  const clay = page.getByRole("button", { name: "Clay palette" });
  await expect(moss).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: "Nadia Example" })).toBeVisible();
  const own = await accentOf(preview(page));
  await moss.click();
  await expect.poll(() => accentOf(preview(page))).not.toBe(own);
  const green = await accentOf(preview(page));
  await clay.click();
  await expect.poll(() => accentOf(preview(page))).not.toBe(green);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(moss).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => accentOf(preview(page))).toBe(green);

  await page.getByLabel("Accent as a number").fill("#ffd400");
  await expect(page.getByText(/was not taken: text in it could not be read/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes saved successfully")).toBeVisible();

  const visitor = await browser.newContext(stillReader);
  const visit = await visitor.newPage();
  await visit.goto(site.public_url);
  expect(await accentOf(visit)).toBe(green);
  await visitor.close();
});
