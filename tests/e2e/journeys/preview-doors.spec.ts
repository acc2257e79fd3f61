import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("R2.2.1-02 the builder's Preview opens the site's preview in a new tab and says where it comes from", async ({
  page,
  person,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?preview=false`);
  // Until the builder has loaded, the top bar has a Preview of its own.
  await expect(page.getByRole("navigation", { name: "Website sections" })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Preview/ }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(new RegExp(`/cv/${site.id}/preview\\?from=builder$`));
  await expect(preview.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/builder/${site.id}`));
});
