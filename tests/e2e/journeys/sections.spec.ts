import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

type Json = Record<string, unknown>;

async function createWebsite(person: ApiPerson): Promise<{ id: number; subdomain: string }> {
  const { body } = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = body["website"] as { id: number };
  const subdomain = `ward-${id}`;
  const changes = { full_name: "Nadia Example", subdomain, awards: [{ title: "Golden thermometer" }] };
  expect((await person.call("PATCH", `/websites/${id}/builder`, changes)).status).toBe(200);
  const job = { position: "Nurse", name: "Riverside Hospital", start_date: "2019-03", is_current: true };
  expect((await person.call("POST", `/websites/${id}/experiences`, job)).status).toBe(201);
  const skill = { title: "Care", info: ["Triage"] };
  expect((await person.call("POST", `/websites/${id}/skills`, skill)).status).toBe(201);
  return { id, subdomain };
}

const labelsOf = async (person: ApiPerson, id: number) => {
  const { body } = await person.call("GET", `/websites/${id}/sections`);
  return (body["data"] as Json[]).map(({ label, visible }) => (visible ? label : `(${String(label)})`));
};

const site = (page: Page) => page.frameLocator('iframe[title^="Preview of"]').locator("body");
const list = (page: Page) => page.getByRole("list", { name: "Sections" });
const rows = async (page: Page) =>
  (
    await list(page)
      .getByRole("button", { name: /^Reorder / })
      .all()
  ).length === 0
    ? []
    : list(page)
        .getByRole("button", { name: /^Reorder / })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")?.replace("Reorder ", "")));

async function openSections(page: Page, id: number): Promise<void> {
  await page.goto(`/builder/${id}?section=sections`);
  await expect(page.getByRole("heading", { name: "Sections", level: 2 })).toBeVisible();
}

const headings = (page: Page) => site(page).locator("main h2").allTextContents();

test("a section is added, named, filled, moved by keyboard, hidden, kept over a reload and shown in public", async ({
  page,
  person,
}) => {
  const { id, subdomain } = await createWebsite(person);
  await signIn(page, person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSections(page, id);
  await expect(list(page).getByRole("button", { name: "Reorder Awards" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Add section" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: /^Text / }).click();
  await page.getByLabel("Title").fill("Why I nurse");
  await page.getByLabel("Title").press("Enter");
  await page.getByRole("button", { name: "Add text" }).click();
  const form = page.getByRole("form", { name: "New text" });
  await form.getByLabel("Text").fill("People sleep better when somebody watches.");
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Add text" }).click();
  await expect(site(page)).toContainText("People sleep better when somebody watches.");
  await expect(site(page).getByRole("heading", { name: "Why I nurse" })).toBeVisible();

  await page.getByRole("button", { name: "All sections" }).click();
  const before = await rows(page);
  expect(before.at(-1)).toBe("Why I nurse");
  const handle = list(page).getByRole("button", { name: "Reorder Why I nurse" });
  await handle.focus();
  await page.keyboard.press("Space");
  for (let place = before.length; place > 1; place -= 1) {
    await expect(page.getByText(`Why I nurse is over position ${place} of ${before.length}.`)).toBeAttached();
    await page.keyboard.press("ArrowUp");
  }
  await expect(page.getByText(`Why I nurse is over position 1 of ${before.length}.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await rows(page))[0]).toBe("Why I nurse");
  await expect
    .poll(async () => (await headings(page)).findIndex((text) => text.includes("Why I nurse")))
    .toBeLessThan(2);

  await list(page).getByRole("button", { name: "Hide Awards" }).click();
  await expect(site(page).getByText("Golden thermometer")).toHaveCount(0);
  await list(page).getByRole("button", { name: "Actions for Experience" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "New title of Experience" }).fill("Wards");
  await page.keyboard.press("Enter");
  await expect(site(page).getByRole("heading", { name: "Wards" })).toBeVisible();

  await expect.poll(() => labelsOf(person, id)).toContain("Wards");
  await page.reload();
  await expect(list(page).getByRole("button", { name: "Show Awards" })).toBeVisible();
  const labels = await labelsOf(person, id);
  expect(labels[0]).toBe("Why I nurse");
  expect(labels).toContain("(Awards)");

  expect((await person.call("PATCH", `/websites/${id}/builder`, { status: "published" })).status).toBe(200);
  await page.goto(`/p/${subdomain}`);
  await expect(page.getByRole("heading", { name: "Why I nurse" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wards" })).toBeVisible();
  await expect(page.getByText("Golden thermometer")).toHaveCount(0);
});

test("a removed section comes back by undo with its entries, and another tab hears of it", async ({ page, person }) => {
  const { id } = await createWebsite(person);
  await signIn(page, person);
  await openSections(page, id);
  const other = await page.context().newPage();
  await openSections(other, id);
  await list(page).getByRole("button", { name: "Actions for Awards" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(list(page).getByRole("button", { name: "Reorder Awards" })).toHaveCount(0);
  await expect(list(other).getByRole("button", { name: "Reorder Awards" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo last change" }).click();
  await expect(list(page).getByRole("button", { name: "Reorder Awards" })).toBeVisible();
  await expect(list(other).getByRole("button", { name: "Reorder Awards" })).toBeVisible();
  await expect
    .poll(async () => (await person.call("GET", `/websites/${id}`)).body["website"] as Json)
    .toMatchObject({ awards: [{ title: "Golden thermometer" }] });

  // Both tabs go on: each change of its own, and neither loses the other's.
  await list(page).getByRole("button", { name: "Hide Skills" }).click();
  await list(other).getByRole("button", { name: "Hide Awards" }).click();
  await expect.poll(() => labelsOf(person, id)).toEqual(expect.arrayContaining(["(Skills)", "(Awards)"]));
  await expect(list(page).getByRole("button", { name: "Show Awards" })).toBeVisible();
  await expect(list(other).getByRole("button", { name: "Show Skills" })).toBeVisible();
});

test("a section pressed in the preview opens it, and a phone reaches the list", async ({ page, person }) => {
  const { id } = await createWebsite(person);
  const { body } = await person.call("POST", `/websites/${id}/sections`, { kind: "text", title: "Manifesto" });
  const { id: section } = body["section"] as { id: number };
  const entry = { fields: { text: "Less, but better." } };
  expect((await person.call("POST", `/websites/${id}/sections/${section}/entries`, entry)).status).toBe(201);
  await signIn(page, person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/builder/${id}`);
  await site(page).getByText("Less, but better.").click();
  await expect(page.getByRole("form", { name: "Edit text" }).getByLabel("Text")).toHaveValue("Less, but better.");
  await page.setViewportSize({ width: 375, height: 812 });
  await openSections(page, id);
  await expect(list(page).getByRole("button", { name: "Reorder Manifesto" })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
