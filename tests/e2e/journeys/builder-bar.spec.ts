import type { Locator, Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

const sections = (page: Page) => page.getByRole("navigation", { name: "Website sections" });
const openSection = (page: Page, name: string) =>
  sections(page)
    .getByRole("button", { name: new RegExp(`^${name}(\\s*\\d+)?$`) })
    .click();
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

/** Whether an element of the preview stands within what its frame shows. */
const isInView = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });

async function openBuilder(page: Page, person: Parameters<typeof signIn>[1], query = "") {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${site.id}${query}`);
  await expect(sections(page)).toBeVisible();
  return site;
}

test("the bar says in words what is behind it, and what it opens stays open at every width of the window", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBuilder(page, person);
  const bar = page.getByRole("banner");
  for (const name of ["Export", "More", "Save Changes", "Publish"]) {
    await expect(bar.getByRole("button", { name, exact: true })).toBeVisible();
    await expect(bar.getByRole("button", { name, exact: true })).toContainText(name);
  }
  const opened = [
    { menu: "More", item: /^Versions/, title: "Versions" },
    { menu: "More", item: /^Update from a newer CV/, title: "Update from a newer CV" },
    { menu: "Export", item: /^What a machine reads/, title: "What a machine reads" },
  ];
  for (const { menu, item, title } of opened) {
    await page.getByRole("button", { name: menu, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    for (const width of [1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("[data-bar=bottom]")).toBeVisible({ visible: width < 1024 });
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const publishing = page.getByRole("dialog", { name: "Publish your site" });
  await expect(publishing).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.locator("[data-bar=bottom]")).toBeVisible();
  await expect(publishing).toBeVisible();
});

test("the preview shows the page at 100 % or as a whole, follows the field and the entry, and begins a template at its top", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBuilder(page, person);
  const panel = page.getByRole("region", { name: "Live Preview" });
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  const frame = page.locator('iframe[title^="Preview of"]');
  const zoom = panel.getByRole("button", { name: /^Zoom: \d+ %$/ });
  await expect(zoom).not.toHaveAccessibleName("Zoom: 100 %");
  await zoom.click();
  await expect(zoom).toHaveAccessibleName("Zoom: 100 %");
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1280);
  await zoom.click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(700);

  await page.getByLabel("Location").focus();
  await expect.poll(() => isInView(preview(page).locator("#contact"))).toBe(true);
  await page.getByLabel("Full Name").focus();
  await expect.poll(() => isInView(preview(page).locator("header h1").first())).toBe(true);

  await openSection(page, "Education");
  await page.getByRole("list", { name: "Education" }).getByRole("button").filter({ hasText: /\w/ }).first().click();
  await expect(page.getByRole("dialog", { name: "Edit Education" })).toBeVisible();
  await expect.poll(() => isInView(preview(page).locator("#education"))).toBe(true);
  await page.keyboard.press("Escape");

  await openSection(page, "Template");
  await preview(page)
    .locator("body")
    .evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("button", { name: "Preview Minimal Pro" }).click();
  await expect
    .poll(() =>
      preview(page)
        .locator("body")
        .evaluate(() => Math.round(window.scrollY)),
    )
    .toBe(0);
});

test("a screen that is opened is heard: its title has the focus, and a form has it in its first field", async ({
  page,
  person,
}) => {
  await openBuilder(page, person);
  await openSection(page, "Experience");
  await expect(page.getByRole("heading", { level: 2, name: "Work Experience" })).toBeFocused();
  await page.getByRole("button", { name: "Add Experience" }).click();
  await expect(page.getByRole("dialog", { name: "Add Experience" }).getByLabel("Job Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add Experience" })).toBeFocused();
});

test("a year is a date, and the box of the present is ticked where the text says so", async ({ page, person }) => {
  const site = await openBuilder(page, person, "?section=experience");
  await page.getByRole("button", { name: "Add Experience" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Experience" });
  await dialog.getByLabel("Job Title").fill("Matron");
  await dialog.getByLabel("Company").fill("Coast Clinic");
  await dialog.getByLabel("Start Date").fill("2019");
  await dialog.getByLabel("I currently work here").check();
  await dialog.getByRole("button", { name: "Add Experience" }).click();
  await expect(page.getByRole("list", { name: "Work Experience" })).toContainText("2019 - Present");
  await expect(preview(page).getByText(/2019/).first()).toBeAttached();
  const { body } = await person.call("GET", `/websites/${site.id}`);
  const { experience } = body["website"] as { experience: { position: string; date: string }[] };
  expect(experience.find(({ position }) => position === "Matron")?.date).toBe("2019 - Present");
  await page.getByRole("button", { name: /^Matron/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Experience" });
  await expect(edit.getByLabel("Start Date")).toHaveValue("2019");
  await expect(edit.getByLabel("I currently work here")).toBeChecked();
  await edit.getByLabel("I currently work here").uncheck();
  await edit.getByLabel("End Date").fill("2018");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit.getByText("End date must be after start date")).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [width, height] of [
  [375, 812],
  [800, 800],
  [1280, 800],
] as const) {
  test(`at ${width} px toasts lie over no bar, with a form open and without`, async ({ page, person }) => {
    await page.setViewportSize({ width, height });
    await openBuilder(page, person, "?section=experience&preview=false");
    const shown = () =>
      page.evaluate(() => {
        const toasts = [...document.querySelectorAll("section[aria-label=Notifications] li")];
        const covered = toasts.flatMap((toast) => {
          const a = toast.getBoundingClientRect();
          return [...document.querySelectorAll("[data-bar]")].flatMap((bar) => {
            const b = bar.getBoundingClientRect();
            const isOver = a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
            return isOver ? [bar.getAttribute("data-bar")] : [];
          });
        });
        return { isSaid: toasts.length > 0, covered };
      });
    await expect(page.getByRole("button", { name: "Add Experience" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect.poll(shown, { intervals: [100] }).toEqual({ isSaid: true, covered: [] });
    await page.getByRole("button", { name: "Add Experience" }).click();
    await expect(page.getByRole("dialog", { name: "Add Experience" })).toBeVisible();
    await expect.poll(async () => (await shown()).isSaid).toBe(false);
    await page.keyboard.press("Control+s");
    await expect.poll(shown, { intervals: [100] }).toEqual({ isSaid: true, covered: [] });
  });
}

test("on narrow phones the bar of a published site with lines to place is one row", async ({ page, person }) => {
  const rest = "REFERENCES\n\nWilling to work nights\nOwns a boat\n";
  const site = await createSite(person, `${sampleText("Nadia Example")}\n\n${rest}`, { status: "published" });
  await signIn(page, person);
  for (const width of [375, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/builder/${site.id}`);
    await expect(page.getByRole("button", { name: /^Not placed/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Visibility: Published" })).toBeVisible();
    const { height = 0 } = (await page.locator("[data-bar=tools]").boundingBox()) ?? {};
    expect([width, height < 60]).toEqual([width, true]);
  }
});
