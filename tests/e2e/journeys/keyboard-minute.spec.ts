import { newEmail, password } from "../fixtures/api-person.ts";
import { sampleName } from "../fixtures/first-minute.ts";
import { pressOn, tabTo, typeInto } from "../fixtures/keyboard.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { expect, test } from "../fixtures/test.ts";

test("keyboard alone: from the landing page over one's own site to its public address", async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  const email = newEmail();
  await page.goto("/");
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  await pressOn(page, button("Designer"));
  await expect(page.getByRole("heading", { level: 1, name: `${sampleName}, here is your site` })).toBeVisible({
    timeout: 60_000,
  });
  await pressOn(page, page.getByRole("link", { name: /^Keep it in/ }).first());
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await typeInto(page, page.getByLabel("Confirm password"), password);
  await pressOn(page, page.getByRole("checkbox", { name: /terms/ }), "Space");
  await pressOn(page, button("Create account"));
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();

  await page.goto(await mailedLink(server.dataDir, email));
  await pressOn(page, button("Edit Your Portfolio"));
  await expect(page).toHaveURL(/\/builder\/\d+/);
  await pressOn(page, button(/^Personal Info/));
  await typeInto(page, page.getByLabel("Introduction"), "I draw maps that people find their way with.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved successfully")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publish your site" });
  await expect(dialog).toBeVisible();
  const address = await dialog.getByLabel("Address").inputValue();
  await pressOn(page, dialog.getByRole("button", { name: "Publish now" }));
  await expect(page.getByText("Your site is public")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();

  const stranger = await browser.newPage({ baseURL: server.url });
  await stranger.goto(`/p/${address}`);
  await expect(stranger.getByText("I draw maps that people find their way with.").first()).toBeVisible();
  await stranger.close();
});
