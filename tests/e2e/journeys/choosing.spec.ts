import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { axeViolations, expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

/** Opens the choice of a template for a site of a person's own. */
async function atChoice(page: Page, person: ApiPerson): Promise<void> {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/cv-builder/templates/${site.id}`);
}

test("R3.1-02 R3.2.3-06 R3.4-38 R3.4-47 R3.2.5-07 an owner chooses a template, fills its data, and strangers see it", async ({
  page,
  person,
}) => {
  const created = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = created.body["website"] as { id: number };
  const changes = { full_name: "Nadia Example", status: "published" };
  const published = await person.call("PATCH", `/websites/${id}/builder`, changes);
  const { public_url } = published.body["website"] as { public_url: string };
  await signIn(page, person);

  await page.goto(`/cv-builder/templates/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Choose Your Template" })).toBeVisible();
  await expect(page.getByAltText("Your website in Classic")).toBeVisible();
  await expect(page.locator("iframe[title^='Your website in']")).toHaveCount(0);
  await page.getByLabel("Look").selectOption("Balanced");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.locator("[data-template=modern]").click();
  await expect(page.locator('iframe[title="Preview of Default"]')).toBeVisible();
  await expect(page.locator('iframe[title="Preview of Modern"]')).toBeVisible();
  // Two pages have their landmarks each.
  const faults = await axeViolations(page);
  expect(faults.filter((fault) => !fault.startsWith("landmark-unique"))).toEqual([]);
  await page.getByRole("button", { name: "Compare" }).click();
  const tried = page.frameLocator('iframe[title="Preview of Modern"]').locator("body");
  await expect(tried).toContainText("Nadia Example");
  await page.getByRole("radio", { name: "Tablet" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByLabel("Zoom", { exact: true })).toHaveText("125%");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Apply Template" }).click();
  await expect(page.getByText('Template "Modern" applied successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/builder/${id}$`));

  const sections = page.getByRole("navigation", { name: "Website sections" });
  await sections.getByRole("button", { name: "Template Data" }).click();
  await page.getByLabel("Personal Tagline").fill("Order out of noise.");
  const shown = page.frameLocator('iframe[title^="Preview of"]').locator("body");
  await expect(shown).toContainText("Order out of noise.");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save Modern Template Data" }).click();
  await expect(page.getByText("Template data saved successfully!")).toBeVisible();

  await page.goto(`/cv/${id}/preview`);
  await expect(page.frameLocator("iframe").first().locator("body")).toContainText("Order out of noise.");
  await page.goto(public_url);
  await expect(page.locator("body")).toContainText("Order out of noise.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("R3.2.3-02 R3.2.3-08 the first screen shows the owner's site, and the questions wait in a sheet", async ({
    page,
    person,
  }) => {
    await atChoice(page, person);
    const cards = page.getByRole("region", { name: "Templates" }).getByRole("listitem");
    await expect(page.getByAltText("Your website in Classic")).toBeVisible();
    await expect(page.getByRole("radiogroup", { name: "Category" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Preview with Demo Data")).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("button", { name: "Apply Template" }).boundingBox();
    const first = await cards.first().boundingBox();
    const second = await cards.nth(1).boundingBox();
    expect(first && bar && first.y + first.height).toBeLessThan(bar?.y ?? 0);
    expect(second && second.y + 100).toBeLessThan(bar?.y ?? 0);
    await expectNoAxeViolations(page);

    const filters = page.getByRole("button", { name: /^Filters/ });
    await filters.tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByLabel("Look").selectOption("Balanced");
    await sheet.getByLabel("Length of your CV").selectOption("Short CV");
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();
    await expect(filters).toHaveAccessibleName("Filters 2 set");
    expect((await cards.first().boundingBox())?.y).toBe(first?.y);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Clear filters" }).tap();
    await expect(filters).toHaveAccessibleName("Filters");
    await expect(page.locator("[data-template=classic]")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ templates$/ })).toBeFocused();
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("R3.2.3-08 the bar over a preview takes two rows, whole for a thumb, the keyboard and a screen reader", async ({
    page,
    person,
  }) => {
    await atChoice(page, person);
    await page.getByRole("radio", { name: "Live Preview" }).tap();
    const preview = page.getByRole("region", { name: "Live Preview" });
    for (const name of ["Mobile", "Tablet", "Desktop"])
      await expect(preview.getByRole("radio", { name })).toBeVisible();
    const demo = preview.getByRole("checkbox", { name: "Preview with Demo Data", exact: true });
    await expect(demo).toBeVisible();
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const { tops, small } = await preview.evaluate(rowsAndSmallTargets);
      expect(tops.length, `rows at ${width} px: ${tops.join(", ")}`).toBeLessThanOrEqual(2);
      expect(small, `at ${width} px`).toEqual([]);
    }
    await demo.focus();
    const focused: (string | null)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab");
      focused.push(
        await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""),
      );
    }
    expect(focused).toEqual(["Compare", "Mobile", "Zoom out", "Zoom in"]);
    await expectNoAxeViolations(page);
  });
});

/** Where the rows of a pane's controls are, and those that a thumb misses within 22 px of their middle; runs inside the browser. */
function rowsAndSmallTargets(pane: Element): { tops: number[]; small: string[] } {
  const controls = [...pane.querySelectorAll("button, input")].map((control) => control.closest("label") ?? control);
  const middles = controls.map((control) => {
    const { left, width, top, height } = control.getBoundingClientRect();
    return { control, x: left + width / 2, y: top + height / 2 };
  });
  const isHit = (control: Element, x: number, y: number) => control.contains(document.elementFromPoint(x, y));
  const small = middles.filter(
    ({ control, x, y }) =>
      !([-21, 21].every((by) => isHit(control, x + by, y)) && [-21, 21].every((by) => isHit(control, x, y + by))),
  );
  return {
    tops: [...new Set(middles.map(({ y }) => Math.round(y / 8)))],
    small: small.map(({ control }) => control.ariaLabel ?? control.textContent ?? ""),
  };
}

test("R3.4-53 R2.7-18 the frame gets the website without private keys, and what was typed for another template", async ({
  page,
  person,
}) => {
  const created = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "modern" });
  const { id } = created.body["website"] as { id: number };
  const type = (category: string, data: Record<string, unknown>) =>
    person.call("PUT", `/websites/${id}/template-data/${category}`, { data });
  expect((await type("modern", { tagline: "Said aloud.", _draft: "kept", $mark: "kept" })).status).toBe(200);
  expect((await type("business", { leadership_philosophy: "Ask first.", _draft: "kept" })).status).toBe(200);
  await signIn(page, person);
  await page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener("message", ({ data }) => received.push(data));
  });

  await page.goto(`/builder/${id}`);
  const shown = page.frameLocator('iframe[title^="Preview of"]').locator("body");
  await expect(shown).toContainText("Said aloud.");
  await expect(shown).toContainText("Ask first.");
  const messages = await shown.evaluate(() => JSON.stringify((window as unknown as { received: unknown[] }).received));
  expect(messages).toContain('"type":"UPDATE_CV_DATA"');
  expect(messages).toContain("Said aloud.");
  expect(messages).not.toMatch(/"[_$]|kept/);
});
