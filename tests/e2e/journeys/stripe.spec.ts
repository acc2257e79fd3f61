import { createPerson } from "../fixtures/api-person.ts";
import { createSites, currentPlan } from "../fixtures/billing.ts";
import { startServer, type RunningServer } from "../fixtures/server.ts";
import { startStripeDouble, type StripeDouble } from "../fixtures/stripe-double.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

let stripe: StripeDouble;
let server: RunningServer;
test.beforeAll(async () => {
  stripe = await startStripeDouble();
  server = await startServer({
    environment: {
      STRIPE_SECRET_KEY: "sk_test_browser",
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
    },
  });
  await stripe.sendEventsTo(`${server.url}/api/webhooks/stripe`);
});
test.afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

test("a plan is paid on Stripe's page, a renewal that fails is told, and a new card in the portal brings it back", async ({
  page,
}) => {
  const person = await createPerson(server);
  await createSites(person, ["Bridges"]);
  await signIn(page, person);
  await page.goto(`${server.url}/checkout?plan=pro&billing=monthly`);
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.apiUrl}/pay/`));
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/`));
  expect(await currentPlan(person)).toBe("free");

  await page.goto(`${server.url}/checkout?plan=pro&billing=monthly`);
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByRole("radio", { name: "declined", exact: true }).check();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByRole("alert")).toHaveText("The card was declined.");
  await page.getByRole("radio", { name: "renewal" }).check();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/checkout/success`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pro");
  expect(await currentPlan(person)).toBe("pro");

  await stripe.passDays(32);
  await page.goto(`${server.url}/subscription`);
  await expect(page.getByText("Payment failed").first()).toBeVisible();
  expect(await currentPlan(person)).toBe("free");
  await expectNoAxeViolations(page);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText("The last payment for the Pro plan did not go through.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Update payment method" }).click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.apiUrl}/portal/`));
  await page.getByRole("radio", { name: "visa", exact: true }).check();
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page).toHaveURL(`${server.url}/subscription`);
  await expect(page.getByRole("heading", { name: "You are on the Pro plan" })).toBeVisible();
  await expect(page.getByText("Payment failed")).toBeHidden();
});
