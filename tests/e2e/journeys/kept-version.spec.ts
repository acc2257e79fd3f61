import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

/** A template that changed since is what its owner's next deploy brings; the answer says so beforehand. */
const changedSince = (answer: { template_version: Record<string, unknown> }) => ({
  ...answer,
  template_version: {
    ...answer.template_version,
    is_pinned: true,
    is_current: false,
    is_available: true,
    pinned_at: "2026-01-05T08:00:00.000Z",
  },
});

test("a kept version of a template is shown as it is published, a press shows the newest, and a window made wide again brings both back", async ({
  page,
  person,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await page.route(`**/api/websites/${site.id}/template-version`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changedSince(await response.json()) });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, person);
  await page.goto(`/builder/${site.id}`);
  const published = page.frameLocator('iframe[title$="as it is published"]');
  await expect(published.getByRole("heading", { level: 1, name: "Nadia Example" })).toBeVisible();
  await expect(page.getByText("As your site keeps it, with what is saved")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Show the newest version" }).click();
  const newest = page.frameLocator(
    'iframe[title="Preview of Nadia Example"], iframe[title^="Preview of"]:not([hidden])',
  );
  await expect(newest.getByRole("heading", { level: 1, name: "Nadia Example" })).toBeVisible();
  await page.getByRole("button", { name: "Show the kept version" }).click();
  await expect(published.getByRole("heading", { level: 1, name: "Nadia Example" })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("region", { name: "Live Preview" })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Show the newest version" }).click();
  await expect(newest.getByRole("heading", { level: 1, name: "Nadia Example" })).toBeVisible();
});
