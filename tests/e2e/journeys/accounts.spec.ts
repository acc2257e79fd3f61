import type { Page } from "@playwright/test";
import { callApi, newEmail, password, type ApiPerson } from "../fixtures/api-person.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const toastSaying = (page: Page, text: string) => page.getByText(text, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function registerByApi(url: string): Promise<string> {
  const email = newEmail();
  const person = { name: "Ada Example", email, password, password_confirmation: password, terms: true };
  expect((await callApi(url, "POST", "/register", person)).status).toBe(201);
  return email;
}

async function createSites(person: ApiPerson, names: string[]): Promise<void> {
  for (const name of names) expect((await person.call("POST", "/websites", { name })).status).toBe(201);
  await person.call("POST", "/user/onboarding-completed");
}

test("the landing page stands in the answer itself and keeps working once the application has taken over", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/")).text()).toContain("Your CV, set behind glass.");
  await page.goto("/");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/register/);
});

test("R1.2.8-01 R1.2.8-02 R1.2.8-04 R1.2.9-01 registering for a plan and verifying by the mailed link", async ({
  page,
  server,
}) => {
  const email = newEmail();
  await page.goto("/register?plan=free");
  await expect(page.getByRole("link", { name: "Vitrine, start page" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/login/);
  await expect(page.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  await page.getByLabel("Name", { exact: true }).fill("Ada Example");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel(/^Company/).fill("Riverside Hospital");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await expect(button(page, "Create account")).toBeDisabled();
  await page.getByRole("checkbox").check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email\/verify$/);
  await expect(page).toHaveTitle(/^Email Verification/);
  await expect(toastSaying(page, "Account created! Please check your email to verify your account.")).toBeVisible();
  await page.goto(await mailedLink(server.dataDir, email));
  // Both stand for three seconds, so that they are looked at together.
  const verified = page.getByRole("main").filter({ has: page.getByRole("heading", { name: "Email Verified!" }) });
  await expect(verified.getByRole("button", { name: "Continue to FREE Plan" })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding/);
});

test("R1.5-13 a weak password that keeps the rules is accepted, and no plan leads to the checkout after verifying", async ({
  page,
  server,
}) => {
  const email = newEmail();
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Ada Example");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("zvqwkjhx");
  await expect(page.getByText("Weak", { exact: true })).toBeVisible();
  await page.getByLabel("Confirm password").fill("zvqwkjhx");
  await page.getByRole("checkbox").check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email\/verify$/);
  await page.goto(await mailedLink(server.dataDir, email));
  await expect(button(page, "Continue to Dashboard")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout(\?|$)/);
});

test("R1.8-13 R1.8-14 R1.8-21 an unverified address is told so and gets a new mail", async ({ page, server }) => {
  const email = await registerByApi(server.url);
  await page.goto("/login");
  await fillLogin(page, email);
  await expect(page.getByText("Please verify your email address to continue.").first()).toBeVisible();
  await expect(page.getByText(/Check your spam folder/)).toBeVisible();
  await button(page, "Resend Verification Email").click();
  await expect(toastSaying(page, "Verification email sent! Please check your inbox.")).toBeVisible();
});

test("R1.2.7-01 R1.2.7-05 R1.8-20 a wrong password is refused, the right one leads to the page asked for", async ({
  page,
  person,
}) => {
  await createSites(person, ["Ward portfolio"]);
  await page.goto("/subscription");
  await expect(page).toHaveURL(/\/\?redirect=%2Fsubscription/);
  await page.getByRole("link", { name: "Sign In" }).first().click();
  // The start page, which stays until the form can be drawn, has a field for an email address too.
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  await fillLogin(page, person.email, "not the password");
  await expect(page.getByRole("alert").first()).toContainText("Invalid email or password");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByLabel("Keep me signed in for 30 days").check();
  const login = page.waitForRequest("**/api/login");
  await fillLogin(page, person.email);
  expect((await login).postDataJSON()).toMatchObject({ remember: true });
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(toastSaying(page, `Welcome back, ${person.name}!`)).toBeVisible();
});

test("R1.7-14 R1.7-15 a signed-in person is kept from guest pages, and leaves by Logout", async ({ page, person }) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  const call = page.waitForRequest("**/api/websites*");
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  const headers = await (await call).allHeaders();
  expect(headers).toMatchObject({ "x-requested-with": "XMLHttpRequest", "x-session": String(person.sessionId) });
  expect(headers["cookie"]).toContain(person.token);
  expect(headers["authorization"]).toBeUndefined();
  await button(page, /Account menu of/).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/(?:login)?$/);
  expect((await person.call("GET", "/user")).status).toBe(401);
});

test("an ended session is told once, and leads to the start page", async ({ page, person }) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Ward portfolio" })).toBeVisible();
  await person.call("POST", "/logout");
  await button(page, "More about Ward portfolio").click();
  await page.getByRole("menuitem", { name: "Delete Portfolio" }).click();
  await button(page, "Delete").click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toastSaying(page, "Session expired. Please login again.")).toHaveCount(1);
});

test("a forgotten password is replaced through the mailed link", async ({ page, person, server }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await button(page, "Send reset link").click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect.poll(() => mailedLink(server.dataDir, person.email)).toContain("/reset-password");
  await page.goto(await mailedLink(server.dataDir, person.email));
  await page.getByLabel("New password", { exact: true }).fill("another horse battery");
  await page.getByLabel("Confirm new password").fill("another horse battery");
  await button(page, "Save new password").click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, person.email, "another horse battery");
  await expect(toastSaying(page, `Welcome back, ${person.name}!`)).toBeVisible();
});

test("R2.2.2-02 R2.2.2-12 R2.2.2-13 R2.2.2-17 R2.2.2-19 R2.2.2-06 the collection grows from empty to a card that search finds", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto("/dashboard?skipOnboarding=1");
  await expect(page.getByRole("heading", { name: "No portfolios found" })).toBeVisible();
  await expect(button(page, "Create Your First Portfolio Website")).toBeVisible();
  await createSites(person, ["Ward portfolio"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your Portfolio Collection" })).toBeVisible();
  await expect(page.getByText("Total Portfolio Websites").locator("..")).toContainText("1");
  await page.getByPlaceholder("Search your portfolios...").fill("WARD");
  await expect(page.getByRole("heading", { name: "Ward portfolio" })).toBeVisible();
  await page.getByPlaceholder("Search your portfolios...").fill("unknown");
  await expect(page.getByText("No portfolios match your search.")).toBeVisible();
  await expect(button(page, "Create New Portfolio Website (1/1)")).toBeVisible();
});

test("R2.2.2-30 R2.2.2-31 R2.2.2-32 deleting asks first", async ({ page, person }) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.goto("/dashboard");
  const ask = async () => {
    await button(page, "More about Ward portfolio").click();
    await page.getByRole("menuitem", { name: "Delete Portfolio" }).click();
    await expect(page.getByRole("alertdialog", { name: "Delete Portfolio Website" })).toContainText("cannot be undone");
  };
  await ask();
  await button(page, "Cancel").click();
  await expect(page.getByRole("heading", { name: "Ward portfolio" })).toBeVisible();
  await ask();
  await button(page, "Delete").click();
  await expect(page.getByRole("heading", { name: "Ward portfolio" })).toBeHidden();
  await expect.poll(async () => (await person.call("GET", "/websites")).body["data"]).toEqual([]);
});
