import { newEmail } from "../fixtures/api-person.ts";
import { freePort } from "../fixtures/free-port.ts";
import { startIdentityProvider, type IdentityProvider } from "../fixtures/identity-provider.ts";
import { startServer, type RunningServer } from "../fixtures/server.ts";
import { expect, test } from "../fixtures/test.ts";

let origin: string;
let identity: IdentityProvider;
let server: RunningServer;
test.beforeAll(async () => {
  // The provider must know where it sends people back to before the server starts.
  const port = await freePort();
  origin = `http://localhost:${port}`;
  identity = await startIdentityProvider(["google", "linkedin"].map((name) => `${origin}/api/auth/${name}/callback`));
  server = await startServer({
    port,
    environment: {
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
      GOOGLE_ISSUER: identity.issuer,
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await identity.stop();
});

test("R1.2.7-03 R1.2.7-04 where Google is configured it signs people up and in; LinkedIn, which is not, says so", async ({
  page,
}) => {
  const email = newEmail();
  await identity.setPerson({ sub: "grace", email, email_verified: true, name: "Grace Example" });
  await page.goto(`${origin}/register`);
  await page.getByRole("link", { name: "Google" }).click();
  await expect(page.getByText("Welcome back, Grace Example!")).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(page.url()).not.toContain("social_code");

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/subscription`);
  await expect(page).toHaveURL(/redirect=%2Fsubscription/);
  await page.goto(`${origin}/login?redirect=%2Fsubscription`);
  await page.getByRole("button", { name: "LinkedIn" }).click();
  await expect(page.getByText("LinkedIn login is coming soon!")).toBeVisible();
  await page.getByRole("link", { name: "Google" }).click();
  await expect(page).toHaveURL(/\/(subscription|onboarding)$/);
  const stored = await page.evaluate(() => localStorage.getItem("auth_user"));
  expect(stored).toContain(email);
});

test("whoever refuses at the provider comes back to the sign-in page, which says so", async ({ page }) => {
  await identity.setPerson(null);
  await page.goto(`${origin}/login`);
  await page.getByRole("link", { name: "Google" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole("alert").first()).toContainText("The sign-in was cancelled.");
});
