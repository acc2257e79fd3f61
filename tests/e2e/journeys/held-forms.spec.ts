import type { Page, Route } from "@playwright/test";
import { newEmail, password } from "../fixtures/api-person.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** Submits a form whose request is held back, and tries to submit it again by mouse and keyboard. */
async function expectHeld(page: Page, button: string, method: string, path: string): Promise<void> {
  const held: Route[] = [];
  const hold = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    held.push(route);
    return undefined;
  };
  await page.route(`**/api${path}`, hold);
  await page.getByRole("button", { name: button, exact: true }).click();
  const busy = page.locator("button[type=submit][aria-busy=true]");
  await expect(busy, `${button} says that it works`).toHaveAttribute("aria-disabled", "true");
  await busy.click({ force: true });
  await page.keyboard.press("Enter");
  await expect.poll(() => held.length, `${button} sends once`).toBe(1);
  await held[0]?.abort();
  await expect(busy, `${button} is free again`).toHaveCount(0);
  await page.unroute(`**/api${path}`, hold);
}

test("R1.5-04 a guest's forms are sent once while their request is in flight", async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto("/login");
  await field("Email").fill(newEmail());
  await field("Password").fill(password);
  await expectHeld(page, "Sign in", "POST", "/login");
  await page.goto("/register");
  await field("Name").fill("Ada Example");
  await field("Email").fill(newEmail());
  await field("Password").fill(password);
  await field("Confirm password").fill(password);
  await page.getByRole("checkbox").first().check();
  await expectHeld(page, "Create account", "POST", "/register");
  await page.goto("/forgot-password");
  await field("Email").fill(newEmail());
  await expectHeld(page, "Send reset link", "POST", "/forgot-password");
});

test("R1.5-04 the forms of an account are sent once while their request is in flight", async ({ page, person }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await person.call("POST", "/user/onboarding-completed");
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  await person.call("POST", "/websites", { name: "Ward portfolio" });
  await signIn(page, person);
  await page.goto("/dashboard/settings");
  await field("Name").fill("Grace Example");
  await expectHeld(page, "Save Changes", "PATCH", "/user");
  await page.goto("/dashboard/settings?tab=security");
  await field("Current password").fill(password);
  await field("New password").fill("another horse battery");
  await field("Confirm new password").fill("another horse battery");
  await expectHeld(page, "Change password", "PUT", "/user/password");
  await page.goto("/dashboard/settings?tab=domain");
  await field("Your domain").fill("www.held.example");
  await expectHeld(page, "Add domain", "PUT", "/websites/*/domain");
  await page.goto("/dashboard/settings?tab=api");
  await field("Name").fill("Nightly copy");
  await expectHeld(page, "Create token", "POST", "/user/api-tokens");
});
