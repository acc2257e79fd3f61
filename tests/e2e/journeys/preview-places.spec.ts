import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const roles = ["Ward nurse", "Night nurse"];

async function createSite(person: ApiPerson): Promise<number> {
  const created = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = created.body["website"] as { id: number };
  for (const position of roles) {
    const description = `As ${position} I kept the books.`;
    const job = { position, name: "Riverside Hospital", description, start_date: "2019-03", is_current: true };
    expect((await person.call("POST", `/websites/${id}/experiences`, job)).status).toBe(201);
  }
  const training = [{ name: "First aid", organization: "Red Cross", date: "2020", description: "" }];
  const changes = { full_name: "Nadia Example", training };
  expect((await person.call("PATCH", `/websites/${id}/builder`, changes)).status).toBe(200);
  return id;
}

const site = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const form = (page: Page) => page.getByRole("dialog", { name: "Edit Experience" });

test("a press on an entry of the preview opens its form, by mouse and by keyboard, and the preview follows the edit", async ({
  page,
  person,
}) => {
  const id = await createSite(person);
  await signIn(page, person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/builder/${id}`);
  await site(page).getByText("As Night nurse I kept the books.").click();
  await expect(form(page).getByLabel("Job Title")).toHaveValue("Night nurse");
  await form(page).getByLabel("Job Title").fill("Charge nurse");
  await form(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(form(page)).toBeHidden();
  await expect(site(page).getByRole("heading", { name: "Charge nurse" })).toBeVisible();
  await expect(site(page).getByRole("heading", { name: "Ward nurse" })).toBeVisible();

  const stop = site(page).locator("[data-stop][tabindex='0']");
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press("ArrowDown");
  const name = await site(page).locator("[data-stop]:focus").textContent();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Job Title")).toHaveValue(name?.trim() ?? "");
  await page.keyboard.press("Escape");
  await expect(form(page)).toBeHidden();

  await site(page).getByText("First aid").first().click();
  await expect(page.getByRole("heading", { name: "More from your CV" })).toBeVisible();
  await expect(page.getByRole("form", { name: "Edit training" }).getByLabel("Name")).toBeFocused();
});
