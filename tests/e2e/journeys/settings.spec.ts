import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { callApi, password } from "../fixtures/api-person.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name });
const says = (page: Page, text: string) => page.getByText(text, { exact: true });

test.beforeEach(async ({ page, person }) => {
  await person.call("POST", "/user/onboarding-completed");
  await signIn(page, person);
});

test("the account menu leads to the settings, where the name and the theme are changed", async ({ page, person }) => {
  await page.goto("/dashboard");
  await button(page, /Account menu of/).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(button(page, "Saved")).toBeDisabled();
  await page.getByLabel("Name", { exact: true }).fill("Grace Example");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await button(page, "Save Changes").click();
  await expect(says(page, "Your profile has been saved.")).toBeVisible();
  await expect(button(page, /Account menu of Grace Example/)).toBeVisible();
  expect((await person.call("GET", "/user")).body["name"]).toBe("Grace Example");
  await page.getByLabel("Name", { exact: true }).fill(" ");
  await button(page, "Save Changes").click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("radio", { name: "Dark" }).or(button(page, "Dark")).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("changing the password asks for the present one and signs other devices out", async ({ page, person, server }) => {
  const other = await callApi(server.url, "POST", "/login", { email: person.email, password });
  await page.goto("/dashboard/settings?tab=security");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("another horse battery");
  await page.getByLabel("Confirm new password").fill("another horse battery");
  await button(page, "Change password").click();
  await expect(page.getByText("The current password is not right.").first()).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.getByLabel("Current password").fill(password);
  await button(page, "Change password").click();
  await expect(says(page, "Your password has been changed.")).toBeVisible();
  const headers = { Authorization: `Bearer ${String(other.body["token"])}` };
  expect((await callApi(server.url, "GET", "/user", undefined, headers)).status).toBe(401);
  expect((await person.call("GET", "/user")).status).toBe(200);
});

test("other devices are listed and can be signed out, one or all", async ({ page, person, server }) => {
  const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0" };
  await callApi(server.url, "POST", "/login", { email: person.email, password }, agent);
  await page.goto("/dashboard/settings?tab=security");
  await button(page, "Sign out Firefox on Linux").click();
  await expect(says(page, "That device has been signed out.")).toBeVisible();
  await expect(page.getByText("Firefox on Linux")).toHaveCount(0);
  await button(page, "Sign out everywhere").click();
  await expect(page).toHaveURL(/\/$/);
  expect((await person.call("GET", "/user")).status).toBe(401);
});

test("one's own data is saved as a file", async ({ page, person }) => {
  await person.call("POST", "/websites", { name: "Ward portfolio", intro: "Nine years on wards" });
  await page.goto("/dashboard/settings?tab=security");
  const download = page.waitForEvent("download");
  await button(page, "Export my data").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vitrine-account-\d+\.json$/);
  const content = readFileSync(await file.path(), "utf8");
  expect(content).toContain("Nine years on wards");
  expect(content).toContain(person.email);
});

test("deleting the account asks for the password and leaves nothing behind", async ({ page, person, server }) => {
  await page.goto("/dashboard/settings?tab=security");
  await button(page, "Delete my account").click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await dialog.getByLabel("Your password", { exact: true }).fill("wrong");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/$/);
  const again = await callApi(server.url, "POST", "/login", { email: person.email, password });
  expect(again.status).toBe(401);
});

test("R1.2.1-48 R1.2.1-49 the tabs have addresses of their own: domain, billing, api; and support is beside them", async ({
  page,
}) => {
  await page.goto("/dashboard/settings?tab=domain");
  await expect(page.getByRole("tab", { name: "Domain" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Custom domains are part of Premium" })).toBeVisible();
  await page.getByRole("tab", { name: "Billing" }).click();
  await expect(page).toHaveURL(/tab=billing$/);
  await expect(page.getByText("You are on the Free plan")).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage subscription" })).toHaveAttribute("href", "/subscription");
  await page.getByRole("tab", { name: "API" }).click();
  await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toHaveAttribute(
    "href",
    "/subscription?plan=premium&action=upgrade",
  );
  await page.goto("/dashboard/support");
  await expect(page.getByRole("heading", { name: "Support" })).toBeVisible();
});

test("a premium user makes a token, sees its secret once, and deletes it", async ({ page, person, server }) => {
  expect((await person.call("POST", "/subscription/start-trial", { plan: "premium" })).status).toBe(201);
  await page.goto("/dashboard/settings?tab=api");
  await page.getByLabel("Name", { exact: true }).fill("Nightly copy");
  await button(page, "Create token").click();
  const dialog = page.getByRole("dialog", { name: "Your new token" });
  const secret = await dialog.getByLabel("Token").inputValue();
  const asProgram = { Authorization: `Bearer ${secret}` };
  expect((await callApi(server.url, "GET", "/websites", undefined, asProgram)).status).toBe(200);
  expect((await callApi(server.url, "GET", "/user", undefined, asProgram)).status).toBe(403);
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(dialog.getByLabel("Token")).toHaveValue(secret);
  await button(dialog, "Done").click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await button(page, "Delete Nightly copy").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  expect((await callApi(server.url, "GET", "/websites", undefined, asProgram)).status).toBe(401);
});
