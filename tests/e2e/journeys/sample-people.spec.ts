import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

test("a site that began with a sample person is published only once nothing of that person is left", async ({
  page,
  person,
}) => {
  const made = await person.call("POST", "/onboarding/create-website", { type: "demo", template_slug: "default" });
  const website = made.body["website"] as { id: number };
  const path = `/websites/${website.id}`;
  const refused = await person.call("PATCH", `${path}/builder`, { status: "published" });
  expect(refused.status).toBe(422);
  expect(refused.body["errors"]).toMatchObject({ status: [expect.stringContaining("sample person")] });

  await signIn(page, person);
  await page.goto(`/builder/${website.id}?section=personal`);
  await expect(page.getByText(/^Still the sample person’s: Full name, Introduction, About, Picture/)).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Website sections" });
  await expect(sections.getByRole("button", { name: /^Experience .*sample person/ })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish your site" });
  await expect(dialog.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await expectNoAxeViolations(page);
  await dialog.getByRole("alert").getByRole("button", { name: "Experience" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Work Experience" })).toBeFocused();

  // The owner's own words; nobody else on this server has the name, so that its address is free.
  const own = { full_name: "Odalys Example", intro: "A nurse.", description: "", flat_picture: null };
  const contact = { email: "odalys@example.test", title: "Charge nurse", phone: "", description: "" };
  const changed = await person.call("PATCH", `${path}/builder`, { ...own, contact, template_data: {} });
  expect(changed.status).toBe(200);
  await page.goto(`/builder/${website.id}?section=personal`);
  await expect(sections).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: /^Remove all \d+ sample entries$/ }).click();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await expect(page.getByText("The sample person’s entries are removed.")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Your site is public")).toBeVisible();
});
