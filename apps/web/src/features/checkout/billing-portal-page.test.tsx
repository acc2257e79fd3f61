// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aPaidSubscription, aSubscription, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { BillingPortalPage } from "./billing-portal-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

const current = "GET /subscription/current";
const problem = { payment_problem: { amount: 5, since: "2026-01-05T12:00:00Z", next_attempt_at: null } };

async function fillCard() {
  await userEvent.type(await screen.findByLabelText("Name on card"), "Ada Example");
  await userEvent.type(screen.getByLabelText("Card number"), "5555555555554444");
  await userEvent.type(screen.getByLabelText("Expiry date"), "1234");
  await userEvent.type(screen.getByLabelText("Security code"), "123");
}

test("the card is replaced, and what is open is named before it is paid", async () => {
  const calls = stubApi({
    "GET /user": { json: aUser() },
    [current]: { json: aPaidSubscription({ status: "past_due" }, problem) },
    "PUT /subscription/payment-method": {
      json: { success: true, message: "Your card has been replaced.", data: aPaidSubscription().data },
    },
  });
  const { address } = await renderPage(<BillingPortalPage />, "/subscription/billing");
  expect(await screen.findByText(/\$5 is open since/)).toBeTruthy();
  expect(screen.getByText("Visa ending in 4242")).toBeTruthy();
  await fillCard();
  await userEvent.click(screen.getByRole("button", { name: "Save card and pay $5" }));
  await waitFor(() => expect(address()).toBe("/subscription"));
  expect(await screen.findByText("Your card has been replaced.")).toBeTruthy();
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ exp_month: 12, exp_year: 2034 });
});

test("a declined card is said at its field and the old one stays", async () => {
  stubApi({
    [current]: { json: aPaidSubscription() },
    "PUT /subscription/payment-method": refusal(422, "validation_failed", {
      errors: { card_number: ["Your card was declined. Please use another card."] },
    }),
  });
  await renderPage(<BillingPortalPage />, "/subscription/billing");
  await fillCard();
  await userEvent.click(screen.getByRole("button", { name: "Save card" }));
  expect(await screen.findByText("Your card was declined. Please use another card.")).toBeTruthy();
  expect(screen.getByText("Visa ending in 4242")).toBeTruthy();
});

test("who never paid has no card to look after", async () => {
  stubApi({ [current]: { json: aSubscription() } });
  await renderPage(<BillingPortalPage />, "/subscription/billing");
  expect(await screen.findByText(/there is no card to look after/)).toBeTruthy();
  expect(screen.queryByLabelText("Card number")).toBeNull();
});
