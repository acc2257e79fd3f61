import type { Page } from "@playwright/test";
import { createSites, currentPlan, fillCard, openCheckout, subscribe } from "../fixtures/billing.ts";
import { createPerson, newEmail, password } from "../fixtures/api-person.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { expect, signIn, test } from "../fixtures/test.ts";
import { goOnVerified } from "../fixtures/verified.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const saying = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

/** Every address that the page stands at from now on, also for a moment. */
function addressesOf(page: Page): string[] {
  const visited: string[] = [];
  page.on("framenavigated", (frame) => frame === page.mainFrame() && visited.push(frame.url()));
  return visited;
}

test("R2.2.3-10 R2.7-05 R2.8-14 R2.4-03 R2.4-04 R2.4-05 R2.4-10 R2.2.1-01 from the limit through the modal, a declined card and a good one, back to the creation that waited", async ({
  page,
  person,
}) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.goto("/dashboard");
  await button(page, "Create New Portfolio Website (1/1)").click();
  const modal = page.getByRole("dialog", { name: "Portfolio Limit Reached" });
  await expect(modal).toContainText("You've reached your portfolio limit of 1 for the Free plan.");
  await expect(modal).toContainText("1 / 1 portfolios");
  await expect(button(page, "Upgrade to Premium")).toBeVisible();
  await button(page, "Upgrade to Pro").click();
  await expect(saying(page, "Redirecting to upgrade checkout...")).toBeVisible();

  await expect(title(page, "Payment")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/payment\?session_id=/);
  const pending = await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"));
  expect(JSON.parse(pending ?? "{}")).toEqual({ type: "onboarding", timestamp: expect.any(Number) });
  await fillCard(page, "declined");
  await button(page, "Pay $5").click();
  await expect(saying(page, "Your card was declined. Please use another card.")).toBeVisible();
  await expect(page.getByLabel("Card number")).toBeFocused();
  expect(await currentPlan(person)).toBe("free");

  await fillCard(page, "visa");
  await button(page, "Pay $5").click();
  await expect(title(page, "Your Pro plan is active")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("checkout_completed"))).toBe("true");
  const reloaded = page.waitForResponse((answer) => answer.url().endsWith("/api/subscription/current"));
  const visited = addressesOf(page);
  await link(page, "Go to Dashboard").click();
  await reloaded;
  await expect(page.getByText(/^Welcome back!/)).toBeVisible();
  // The clean address stands for one second only.
  await expect.poll(() => visited.some((address) => address.endsWith("/dashboard"))).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("checkout_completed"))).toBeNull();
  await expect(page).toHaveURL(/\/onboarding/);
  expect(await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"))).toBeNull();
});

test("R2.3-01 R2.4-08 the sidebar checks the same limit, and its creation is not resumed", async ({ page, person }) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.goto("/subscription");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Create New Website" }).click();
  await expect(page.getByRole("dialog", { name: "Portfolio Limit Reached" })).toBeVisible();
  await button(page, "Upgrade to Pro").click();
  await expect(title(page, "Payment")).toBeVisible();
  const pending = await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"));
  expect(JSON.parse(pending ?? "{}")).toMatchObject({ type: "sidebar" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Ward portfolio" })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"))).toBeNull();
});

test("R2.7-02 R2.4-09 R2.4-11 back from the checkout the subscription is read anew; where that fails, free with one portfolio holds", async ({
  page,
  person,
}) => {
  await createSites(person, ["Ward portfolio"]);
  await subscribe(person, "pro");
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(button(page, "Create New Portfolio Website (1/3)")).toBeVisible();
  const checked = page.waitForResponse("**/api/subscription/current");
  await page.goto("/dashboard?from_checkout=1");
  await checked;
  await expect(page).toHaveURL(/\/dashboard$/);
  let reads = 0;
  await page.route("**/api/subscription/current", (route) => {
    reads += 1;
    if (reads === 1) return route.continue();
    return route.fulfill({ status: 500, json: { success: false, status: 500, message: "x", code: "server_error" } });
  });
  await page.goto("/dashboard?from_checkout=1");
  await expect.poll(() => reads).toBeGreaterThan(2);
  await expect(button(page, "Create New Portfolio Website (1/1)")).toBeVisible();
});

test("R2.2.2-33 R1.2.1-13 the dashboard asks for the subscription first, and without access nothing of it is loaded", async ({
  page,
  person,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/\?redirect=%2Fdashboard$/);
  await createSites(person, ["Ward portfolio"]);
  const { body } = await person.call("GET", "/subscription/current");
  const denied = { ...body, data: { ...(body["data"] as object), has_access: false } };
  await page.route("**/api/subscription/current", (route) => route.fulfill({ json: denied }));
  const lists: string[] = [];
  page.on("request", (request) => /\/api\/websites(\?|$)/.test(request.url()) && lists.push(request.url()));
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/checkout\?plan=pro&billing=monthly&flow=trial$/);
  expect(lists).toEqual([]);
});

test("R1.2.1-09 R1.2.1-10 R1.2.1-11 R1.2.1-12 what a guest may open, and where an account comes first", async ({
  page,
}) => {
  await page.goto("/checkout");
  await expect(title(page, "You chose the Pro plan")).toBeVisible();
  await expect(page.getByText("$5 per month")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.goto("/checkout?plan=premium&billing=annual");
  await expect(title(page, "You chose the Premium plan")).toBeVisible();
  await expect(page.getByText("$108 per year")).toBeVisible();
  await link(page, "Create account").click();
  await expect(page).toHaveURL(/\/auth\/register\?plan=premium&billing=annual$/);
  await page.goto("/checkout/payment?session_id=any");
  await expect(title(page, "Sign in to pay")).toBeVisible();
  await page.goto("/checkout/success?session_id=any");
  await expect(page).toHaveURL(/\/\?redirect=%2Fcheckout%2Fsuccess/);
});

test("R1.2.1-14 R1.2.1-52 R2.4-12 R2.4-13 R2.4-14 the trial starts without a card, once", async ({ page, person }) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.goto("/checkout?plan=pro&billing=monthly&flow=trial");
  await expect(title(page, "Try Pro for 14 days")).toBeVisible();
  const asked: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/api/subscription/current")) asked.push(new URL(request.frame().url()).pathname);
  });
  await button(page, "Start 14-day trial").click();
  await expect(saying(page, "Trial started successfully! You now have access to all Pro features.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Once on the way in, and once more a second later.
  await expect.poll(() => asked.filter((path) => path === "/dashboard").length).toBeGreaterThan(1);
  await expect(button(page, "Create New Portfolio Website (1/3)")).toBeVisible();
  await expect(page.getByText("Your Pro trial ends in 14 days")).toBeVisible();
  await page.goto("/checkout?plan=premium&billing=monthly&flow=trial");
  await expect(title(page, "Get Premium")).toBeVisible();
  await expect(page.getByText(/Your trial is running/)).toBeVisible();
  await expect(button(page, /trial/)).toHaveCount(0);
  await page.goto("/subscription/plans");
  await button(page, "End the trial").click();
  await expect(page.getByRole("dialog")).toContainText("The change takes place at once.");
  await button(page, "Change now").click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole("heading", { name: "You are on the Free plan" })).toBeVisible();
  await page.goto("/checkout?plan=pro&billing=monthly&flow=trial");
  await expect(page.getByText(/Your trial has been used/)).toBeVisible();
});

test("R1.2.9-09 R1.2.9-18 somebody new chooses a plan, verifies, tries it and is led on to the first portfolio", async ({
  page,
  server,
}) => {
  const email = newEmail();
  await page.goto("/auth/register?plan=premium&billing=annual");
  await page.getByLabel("Name", { exact: true }).fill("Ada Example");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox").check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email\/verify$/);
  await page.goto(await mailedLink(server.dataDir, email));
  await goOnVerified(page, "PREMIUM");
  await expect(page).toHaveURL(/\/checkout\?plan=premium&billing=annual&flow=trial$/);
  await expect(title(page, "Try Premium for 14 days")).toBeVisible();
  await button(page, "Start 14-day trial").click();
  await expect(saying(page, "Trial started successfully! You now have access to all Pro features.")).toHaveCount(1);
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("R2.2.1-05 R2.8-06 R2.8-07 when no checkout can be opened the subscription page takes over with the upgrade", async ({
  page,
  person,
}) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.route("**/api/subscription/checkout-session", (route) =>
    route.fulfill({
      status: 502,
      json: { success: false, status: 502, message: "", code: "payment_provider_failed" },
    }),
  );
  await page.goto("/dashboard");
  await button(page, "Create New Portfolio Website (1/1)").click();
  await button(page, "Upgrade to Pro").click();
  await expect(saying(page, "Failed to start upgrade process. Please try again.")).toBeVisible();
  await expect(page).toHaveURL(/\/subscription\?plan=pro&action=upgrade$/);
  const pending = await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"));
  expect(JSON.parse(pending ?? "{}")).toMatchObject({ type: "onboarding" });
  const panel = page.getByRole("region", { name: "Upgrade to Pro" });
  await expect(panel).toContainText("3 portfolios");
  await panel.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=pro&billing=monthly$/);
  await button(page, "Continue to payment").click();
  await expect(page.getByRole("region", { name: "Go on" }).getByRole("alert")).toHaveText(
    "Failed to create checkout session.",
  );
  await page.unroute("**/api/subscription/checkout-session");
  await button(page, "Continue to payment").click();
  await expect(title(page, "Payment")).toBeVisible();
});

test("R2.2.3-11 R2.2.3-17 while the checkout is opened both buttons say so and nothing closes the modal", async ({
  page,
  person,
}) => {
  await createSites(person, ["Ward portfolio"]);
  await signIn(page, person);
  await page.route("**/api/subscription/checkout-session", () => new Promise(() => undefined));
  await page.goto("/dashboard");
  const create = button(page, "Create New Portfolio Website (1/1)");
  await create.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The modal listens for presses outside a task after it is drawn, later on a busy machine: pressed until it heard.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog")).toBeHidden({ timeout: 1000 });
  }).toPass();
  await create.click();
  await button(page, "Upgrade to Pro").click();
  await expect(button(page, "Processing...")).toHaveCount(2);
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("reload, the way back, a second tab and a second press at any step buy one plan once", async ({
  page,
  person,
  context,
}) => {
  await signIn(page, person);
  await page.goto("/checkout?plan=premium&billing=annual");
  await page.reload();
  await button(page, "Continue to payment").click();
  await expect(button(page, "Pay $108")).toBeVisible();
  const paymentAddress = page.url();
  await page.reload();
  await page.goBack();
  await expect(title(page, "Get Premium")).toBeVisible();
  await page.goForward();
  await fillCard(page, "visa");
  const secondTab = await context.newPage();
  await signIn(secondTab, person);
  await secondTab.goto(paymentAddress);
  await fillCard(secondTab, "visa");
  await button(page, "Pay $108").dblclick();
  await expect(title(page, "Your Premium plan is active")).toBeVisible();
  await button(secondTab, "Pay $108").click();
  await expect(title(secondTab, "Your Premium plan is active")).toBeVisible();
  await page.goto(paymentAddress);
  await expect(title(page, "Your Premium plan is active")).toBeVisible();
  await page.goto("/checkout?plan=premium&billing=annual");
  await expect(title(page, "You are on the Premium plan")).toBeVisible();
  const invoices = (await person.call("GET", "/subscription/invoices")).body["data"];
  expect(invoices).toHaveLength(1);
});

test("a lost connection while paying loses nothing that was typed, and the next press pays", async ({
  page,
  person,
  context,
}) => {
  await signIn(page, person);
  await page.goto(await openCheckout(person, "pro"));
  await fillCard(page, "visa");
  await context.setOffline(true);
  await button(page, "Pay $5").click();
  await expect(page.getByRole("alert")).toContainText("you are never charged twice");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await context.setOffline(false);
  await button(page, "Pay $5").click();
  await expect(title(page, "Your Pro plan is active")).toBeVisible();
});

test("a session that ended before the press is told once, and nothing is charged", async ({ page, person }) => {
  await signIn(page, person);
  await page.goto(await openCheckout(person, "pro"));
  await fillCard(page, "visa");
  await person.call("POST", "/logout");
  await button(page, "Pay $5").click();
  await expect(saying(page, "Session expired. Please login again.")).toHaveCount(1);
  await expect(page).toHaveURL(/\/$/);
});

test("somebody else's checkout, payment and result are as if they did not exist", async ({ page, person, server }) => {
  const stranger = await createPerson(server, "Bo Stranger");
  const address = await openCheckout(stranger, "pro");
  await signIn(page, person);
  await page.goto(address);
  await expect(title(page, "There is nothing to pay here")).toBeVisible();
  await page.goto(address.replace("/payment", "/success"));
  await expect(title(page, "There is no checkout here")).toBeVisible();
});

test("keyboard alone: from the checkout to the active plan", async ({ page, person }) => {
  await signIn(page, person);
  await page.goto("/checkout?plan=pro&billing=monthly");
  await expect(button(page, "Continue to payment")).toBeEnabled();
  await button(page, "Continue to payment").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name on card").focus();
  for (const text of ["Ada Example", "4242424242424242", "1234", "123"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(button(page, "Pay $5")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page, "Your Pro plan is active")).toBeVisible();
});
