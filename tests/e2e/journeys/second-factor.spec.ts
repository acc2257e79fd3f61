import type { CDPSession, Page } from "@playwright/test";
import { password } from "../fixtures/api-person.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A device with passkeys in Chromium, whose person is there and known to it. */
async function aDevice(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
}

/** Makes the browser one that offers no passkey in a field, so that nothing signs in before the button is pressed. */
async function offersNothingInFields(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function addPasskey(page: Page) {
  await page.goto("/dashboard/settings?tab=security");
  await button(page, "Add a passkey").click();
  await page.getByLabel("Name", { exact: true }).fill("My phone");
  await button(page, "Continue").click();
  const codes = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectNoAxeViolations(page);
  const first = await codes.getByRole("listitem").first().textContent();
  await button(page, "I have kept them").click();
  await expect(button(page, "Rename My phone")).toBeVisible();
  return first ?? "";
}

test("a passkey is added, signs in alone, and is the second step after the password", async ({ page, person }) => {
  await person.call("POST", "/user/onboarding-completed");
  await signIn(page, person);
  await aDevice(page);
  const recoveryCode = await addPasskey(page);
  await offersNothingInFields(page);
  await button(page, "Sign out everywhere").click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/login");
  await button(page, "Sign in with a passkey").click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/dashboard/settings?tab=security");
  await button(page, "Sign out everywhere").click();
  await expect(page).toHaveURL(/\/$/);

  const elsewhere = await page.context().browser()?.newContext();
  if (!elsewhere) throw new Error("There is no browser.");
  const other = await elsewhere.newPage();
  await other.goto(new URL("/login", page.url()).href);
  await other.getByLabel("Email", { exact: true }).fill(person.email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await button(other, "Sign in").click();
  await expect(other.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await expectNoAxeViolations(other);
  await button(other, "Use a recovery code").click();
  await other.getByLabel("Recovery code", { exact: true }).fill(recoveryCode);
  await button(other, "Continue").click();
  await expect(other).toHaveURL(/\/dashboard/);
  await elsewhere.close();
});
