import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aSubscription, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { CheckoutPage } from "./checkout-page.tsx";
import { SubscriptionPage } from "./subscription-page.tsx";

beforeEach(resetClient);

const signIn = () => storeSignIn({ token: "t", user: aUser(), active_website: null, is_admin: false });

describe("subscription", () => {
  test("says plan, use and limit", async () => {
    signIn();
    stubApi({ "GET /subscription/current": { json: aSubscription(3, 2) } });
    await renderPage(<SubscriptionPage />, "/subscription");
    expect(await screen.findByText("You are on the Free plan")).toBeTruthy();
    expect(screen.getByText("2 / 3 portfolios")).toBeTruthy();
    expect(screen.queryByText(/cannot be changed online/)).toBeNull();
  });

  test("R1.2.1-15 names the plan that was asked for, and is honest about it", async () => {
    signIn();
    stubApi({ "GET /subscription/current": { json: aSubscription() } });
    await renderPage(<SubscriptionPage />, "/subscription?plan=pro&action=upgrade");
    expect(await screen.findByText("The plan you asked for")).toBeTruthy();
    expect(screen.getByText(/cannot be changed online/)).toBeTruthy();
  });

  test("a failure can be retried", async () => {
    signIn();
    const answers = [refusal(403, "forbidden")];
    stubApi({ "GET /subscription/current": () => answers.shift() ?? { json: aSubscription() } });
    await renderPage(<SubscriptionPage />, "/subscription");
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("You are on the Free plan")).toBeTruthy();
  });
});

describe("checkout", () => {
  test("leads a guest to an account with plan and billing kept", async () => {
    await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=annual");
    expect(await screen.findByText("You chose the Pro plan")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create account" }).getAttribute("href")).toBe(
      "/auth/register?plan=pro&billing=annual",
    );
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/auth/login?plan=pro&billing=annual",
    );
  });

  test("lets a member go on with the plan that holds", async () => {
    signIn();
    stubApi({ "GET /subscription/current": { json: aSubscription() } });
    const { address } = await renderPage(<CheckoutPage />, "/checkout?plan=pro&billing=monthly&flow=trial");
    await userEvent.click(await screen.findByRole("button", { name: "Continue with Free" }));
    expect(address()).toBe("/dashboard");
  });

  test("without access it says so instead of going in circles", async () => {
    signIn();
    const denied = aSubscription();
    denied.data.has_access = false;
    stubApi({ "GET /subscription/current": { json: denied } });
    await renderPage(<CheckoutPage />, "/checkout");
    expect(await screen.findByText("Please complete your subscription to access this feature")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
  });
});
