// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { planWantedAt, wantPlanAt } from "../../lib/plans/wanted-at.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aPaidSubscription, aQuote, aSubscription, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi, type StubbedCall } from "../../testing/stub-api.ts";
import { CheckoutPage } from "./checkout-page.tsx";

beforeEach(resetClient);

const signIn = () => storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });

const user = { "GET /user": { json: aUser() } };
const quote = { "GET /subscription/quote": { json: aQuote() } };
const free = { "GET /subscription/current": { json: aSubscription() } };
const session = {
  "POST /subscription/checkout-session": {
    json: { success: true, checkout_url: "/checkout/payment?session_id=s1", message: "", session_id: "s1" },
  },
};

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const posts = (calls: StubbedCall[]) => calls.filter(({ method }) => method === "POST");

describe("as a guest", () => {
  test("R1.2.1-09 the choice and its price are shown, and an account comes first", async () => {
    stubApi(quote);
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=annual");
    expect(await screen.findByText("You chose the Pro plan")).toBeTruthy();
    expect(await screen.findByText(/\$5 per month/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create account" }).getAttribute("href")).toBe(
      "/auth/register?plan=pro&billing=annual",
    );
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/auth/login?plan=pro&billing=annual&redirect=%2Fcheckout%3Fplan%3Dpro%26billing%3Dannual",
    );
  });

  test("the free plan has no price to show", async () => {
    const calls = stubApi({});
    await renderPage(<CheckoutPage />, "/checkout?plan=free");
    expect(await screen.findByText("You chose the Free plan")).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe("signed in", () => {
  beforeEach(signIn);

  test("R1.2.1-10 plan and billing default to pro and monthly; the price of the server is opened as a checkout", async () => {
    const calls = stubApi({ ...free, ...quote, ...session });
    const { address } = await renderPage(<CheckoutPage />, "/checkout");
    expect(await screen.findByRole("heading", { level: 1, name: "Get Pro" })).toBeTruthy();
    await userEvent.click(await button("Continue to payment"));
    await waitFor(() => expect(address()).toBe("/checkout/payment?session_id=s1"));
    expect(posts(calls)[0]?.body).toEqual({ plan: "pro", billing_cycle: "monthly" });
    expect(posts(calls)[0]?.headers.get("Idempotency-Key")).toBeTruthy();
  });

  test("two quick presses open one checkout", async () => {
    const calls = stubApi({
      ...free,
      ...quote,
      "POST /subscription/checkout-session": () => new Promise(() => undefined),
    });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro");
    await userEvent.dblClick(await button("Continue to payment"));
    expect(posts(calls)).toHaveLength(1);
    expect(await button("Processing...")).toBeTruthy();
  });

  test("R2.8-08 a failure is said where the button is, and can be tried again with the same key", async () => {
    const answers = [refusal(502, "payment_provider_failed")];
    const calls = stubApi({
      ...free,
      ...quote,
      "POST /subscription/checkout-session": () => answers.shift() ?? session["POST /subscription/checkout-session"],
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro");
    await userEvent.click(await button("Continue to payment"));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to create checkout session.");
    await userEvent.click(await button("Continue to payment"));
    await waitFor(() => expect(address()).toContain("/checkout/payment"));
    const keys = posts(calls).map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toBe(keys[1]);
  });

  test("the cycle is kept in the address, and asks for its own price", async () => {
    const calls = stubApi({ ...free, ...quote, ...session });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=premium&billing=monthly");
    await userEvent.click(await screen.findByRole("radio", { name: "Annual" }));
    await waitFor(() => expect(address()).toBe("/checkout?plan=premium&billing=annual"));
    await userEvent.click(await button("Continue to payment"));
    await waitFor(() => expect(posts(calls)[0]?.body).toEqual({ plan: "premium", billing_cycle: "annual" }));
  });

  test("while the price of another cycle is awaited, the one before it cannot be bought", async () => {
    stubApi({
      ...free,
      "GET /subscription/quote": ({ query }) =>
        query.get("billing_cycle") === "annual" ? new Promise(() => undefined) : { json: aQuote() },
    });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro");
    const pay = await screen.findByRole<HTMLButtonElement>("button", { name: "Continue to payment" });
    await waitFor(() => expect(pay.disabled).toBe(false));
    await userEvent.click(screen.getByRole("radio", { name: "Annual" }));
    expect(pay.disabled).toBe(true);
  });

  test("without a price nothing can be bought; it can be asked for again", async () => {
    const answers = [refusal(404, "not_found")];
    stubApi({ ...free, "GET /subscription/quote": () => answers.shift() ?? { json: aQuote() } });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro");
    expect(await screen.findByText("Unable to load pricing")).toBeTruthy();
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Continue to payment" })).disabled).toBe(true);
    await userEvent.click(await button("Try Again"));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue to payment" }).disabled).toBe(false),
    );
  });

  test("an offer code is checked at once, kept in the address and sent along", async () => {
    const calls = stubApi({
      ...free,
      ...session,
      "GET /subscription/quote": ({ query }) => {
        const code = query.get("offer_code");
        if (code === "WRONG") return refusal(422, "validation_failed", { errors: { offer_code: ["No such code."] } });
        return { json: aQuote(code ? { amount: 3, offer: { name: "Friends", code } } : {}) };
      },
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro");
    await userEvent.click(await button("Add an offer code"));
    await userEvent.type(screen.getByLabelText(/Offer code/), "WRONG{Enter}");
    expect(await screen.findByText("No such code.")).toBeTruthy();
    expect((await screen.findAllByText("$5")).length).toBeGreaterThan(0);
    await userEvent.clear(screen.getByLabelText(/Offer code/));
    await userEvent.type(screen.getByLabelText(/Offer code/), "FRIENDS{Enter}");
    expect(await screen.findByText("Friends")).toBeTruthy();
    expect(address()).toBe("/checkout?plan=pro&offer_code=FRIENDS");
    await userEvent.click(await button("Continue to payment"));
    await waitFor(() =>
      expect(posts(calls)[0]?.body).toEqual({ plan: "pro", billing_cycle: "monthly", offer_code: "FRIENDS" }),
    );
  });

  test("R1.2.1-52 the trial checkout starts the trial without a card", async () => {
    const calls = stubApi({
      ...free,
      ...quote,
      ...user,
      "POST /subscription/start-trial": {
        status: 201,
        json: {
          success: true,
          data: aPaidSubscription({ status: "trialing" }).data,
          redirect: "/dashboard?trial=started",
        },
      },
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=premium&billing=monthly&flow=trial");
    expect(await screen.findByRole("heading", { level: 1, name: "Try Premium for 14 days" })).toBeTruthy();
    expect(await screen.findByText("No card is asked for.")).toBeTruthy();
    await userEvent.click(await button("Start 14-day trial"));
    await waitFor(() => expect(address()).toBe("/dashboard?trial=started"));
    expect(posts(calls)[0]?.body).toEqual({ plan: "premium", billing_cycle: "monthly" });
  });

  test("a newcomer, who is led on to onboarding, is told of the trial at once", async () => {
    const newcomer = aUser({ onboarding_completed_at: null });
    stubApi({
      ...free,
      ...quote,
      "GET /user": { json: newcomer },
      "POST /subscription/start-trial": {
        status: 201,
        json: { success: true, data: aPaidSubscription().data, redirect: "/dashboard?trial=started" },
      },
    });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    await userEvent.click(await button("Start 14-day trial"));
    expect(
      await screen.findByText("Trial started successfully! You now have access to all Pro features."),
    ).toBeTruthy();
  });

  test("whoever came from a page that needs the plan goes back there with the trial", async () => {
    wantPlanAt("/builder/7?section=blog", "Go to the blog");
    stubApi({
      ...free,
      ...quote,
      ...user,
      "POST /subscription/start-trial": {
        status: 201,
        json: { success: true, data: aPaidSubscription().data, redirect: "/dashboard?trial=started" },
      },
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly");
    await userEvent.click(await button("Start 14-day trial"));
    await waitFor(() => expect(address()).toBe("/builder/7?section=blog"));
    expect(
      await screen.findByText("Trial started successfully! You now have access to all Pro features."),
    ).toBeTruthy();
    expect(planWantedAt()).toBeNull();
  });

  test("a purchase in another tab is seen when this one is refused", async () => {
    const standings = [aSubscription(), aPaidSubscription()];
    stubApi({
      ...quote,
      ...user,
      "GET /subscription/current": () => ({ json: standings.length > 1 ? standings.shift() : standings[0] }),
      "POST /subscription/checkout-session": refusal(409, "already_subscribed", { message: "You have this plan." }),
    });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly");
    await userEvent.click(await button("Continue to payment"));
    expect(await screen.findByRole("heading", { name: "You are on the Pro plan" })).toBeTruthy();
  });

  test("a used trial is not offered again", async () => {
    const used = aSubscription();
    used.data.trial.available = false;
    stubApi({ "GET /subscription/current": { json: used }, ...quote });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    expect(await screen.findByText(/Your trial has been used/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /trial/ })).toBeNull();
  });

  test("Continue with Free goes on without a purchase", async () => {
    const calls = stubApi({ ...free, ...quote });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    await userEvent.click(await screen.findByRole("link", { name: "Continue with Free" }));
    await waitFor(() => expect(address()).toBe("/dashboard"));
    expect(posts(calls)).toEqual([]);
  });

  test("an ended subscription is taken up again, or left behind for free", async () => {
    const calls = stubApi({
      ...quote,
      ...user,
      "GET /subscription/current": { json: aPaidSubscription({ status: "canceled" }) },
      "POST /subscription/change-plan": { json: { success: true, data: aSubscription().data } },
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    expect(await screen.findByText("Please complete your subscription to access this feature")).toBeTruthy();
    expect(await button("Continue to payment")).toBeTruthy();
    await userEvent.click(await button("Continue with Free"));
    await waitFor(() => expect(address()).toBe("/dashboard"));
    expect(posts(calls)[0]).toMatchObject({ path: "/subscription/change-plan", body: { plan: "free" } });
  });

  test("a failed payment is put right in the billing portal", async () => {
    stubApi({
      ...quote,
      "GET /subscription/current": { json: aPaidSubscription({ status: "past_due" }) },
      "POST /subscription/billing-portal": { json: { success: true, url: "/subscription/billing" } },
    });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    await userEvent.click(await button("Update payment method"));
    await waitFor(() => expect(address()).toBe("/subscription/billing"));
  });

  test("who has exactly this plan is told so; another plan is changed, not bought", async () => {
    const calls = stubApi({ ...quote, "GET /subscription/current": { json: aPaidSubscription() } });
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly");
    expect(await screen.findByRole("heading", { name: "You are on the Pro plan" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Manage subscription" }).getAttribute("href")).toBe("/subscription");
    expect(posts(calls)).toEqual([]);
  });

  test("R1.2.1-50 another plan leads to the plan choice with plan and billing", async () => {
    stubApi({ ...quote, "GET /subscription/current": { json: aPaidSubscription() } });
    await renderPage(<CheckoutPage />, "/checkout?plan=premium&billing=annual");
    expect((await screen.findByRole("link", { name: "See the change" })).getAttribute("href")).toBe(
      "/subscription/plans?plan=premium&billing=annual",
    );
  });
});
