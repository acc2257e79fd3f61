// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aCheckout, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { PaymentPage } from "./payment-page.tsx";

beforeEach(resetClient);

const address = "/checkout/payment?session_id=s1";
const get = "GET /subscription/checkout-session/s1";
const pay = "POST /subscription/checkout-session/s1/pay";
const open = { [get]: { json: aCheckout() } };

const signIn = () => storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
const payButton = () => screen.findByRole("button", { name: "Pay $5" });

async function fillCard(number = "4242424242424242") {
  await userEvent.type(await screen.findByLabelText("Name on card"), "Ada Example");
  await userEvent.type(screen.getByLabelText("Card number"), number);
  await userEvent.type(screen.getByLabelText("Expiry date"), "1234");
  await userEvent.type(screen.getByLabelText("Security code"), "123");
}

test("R1.2.1-11 a guest is asked to sign in and comes back to this payment", async () => {
  stubApi({});
  await renderPage(<PaymentPage />, address);
  expect((await screen.findByRole("link", { name: "Sign in" })).getAttribute("href")).toBe(
    "/auth/login?redirect=%2Fcheckout%2Fpayment%3Fsession_id%3Ds1",
  );
});

describe("signed in", () => {
  beforeEach(signIn);

  test("the fields have the names that browsers fill cards by", async () => {
    stubApi(open);
    await renderPage(<PaymentPage />, address);
    await payButton();
    const hints = ["Name on card", "Card number", "Expiry date", "Security code"].map((label) =>
      screen.getByLabelText(label).getAttribute("autocomplete"),
    );
    expect(hints).toEqual(["cc-name", "cc-number", "cc-exp", "cc-csc"]);
    expect(screen.getByLabelText("Card number").getAttribute("inputmode")).toBe("numeric");
  });

  test("exactly the fixed amount is named, with the next charge", async () => {
    stubApi({ [get]: { json: aCheckout({ plan: "premium", billing_cycle: "annual", amount: 108 }) } });
    await renderPage(<PaymentPage />, address);
    expect(await screen.findByRole("button", { name: "Pay $108" })).toBeTruthy();
    expect(screen.getByText("Premium, billed annually")).toBeTruthy();
    expect(screen.getByText(/Then \$108 on .*2026 and every year after, until you cancel\./)).toBeTruthy();
  });

  test("an empty form says what is missing at each field and sends nothing", async () => {
    const calls = stubApi(open);
    await renderPage(<PaymentPage />, address);
    await userEvent.click(await payButton());
    expect(await screen.findByText("The card number field is required.")).toBeTruthy();
    expect(screen.getByText("The expiry date field is required.")).toBeTruthy();
    expect(screen.getByText("The security code field is required.")).toBeTruthy();
    expect(screen.getByText("The name on the card field is required.")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("a mistyped number and a past date are found before anything is sent", async () => {
    const calls = stubApi(open);
    await renderPage(<PaymentPage />, address);
    await fillCard("4242424242424241");
    await userEvent.clear(screen.getByLabelText("Expiry date"));
    await userEvent.type(screen.getByLabelText("Expiry date"), "0120");
    await userEvent.click(await payButton());
    expect(await screen.findByText("Your card number is not valid.")).toBeTruthy();
    expect(screen.getByText("Your card has expired. Please use another card.")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("the card is sent once, in the shape of the call, and the server's address is followed", async () => {
    const calls = stubApi({ ...open, [pay]: { json: { success: true, redirect: "/checkout/success?session_id=s1" } } });
    const { address: at } = await renderPage(<PaymentPage />, address);
    await fillCard();
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4242 4242 4242 4242");
    expect(screen.getByLabelText<HTMLInputElement>("Expiry date").value).toBe("12 / 34");
    expect(screen.getByText("Visa")).toBeTruthy();
    await userEvent.dblClick(await payButton());
    await waitFor(() => expect(at()).toBe("/checkout/success?session_id=s1"));
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([
      { card_number: "4242 4242 4242 4242", exp_month: 12, exp_year: 2034, cvc: "123", name: "Ada Example" },
    ]);
  });

  test("a declined card is said at its field, what was typed stays, and another card works", async () => {
    const answers = [
      refusal(422, "validation_failed", {
        errors: { card_number: ["Your card was declined. Please use another card."] },
      }),
    ];
    stubApi({
      ...open,
      [pay]: () => answers.shift() ?? { json: { success: true, redirect: "/checkout/success?session_id=s1" } },
    });
    const { address: at } = await renderPage(<PaymentPage />, address);
    await fillCard("4000000000000002");
    await userEvent.click(await payButton());
    expect(await screen.findByText("Your card was declined. Please use another card.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Card number"));
    expect(screen.getByLabelText<HTMLInputElement>("Name on card").value).toBe("Ada Example");
    await userEvent.clear(screen.getByLabelText("Card number"));
    await userEvent.type(screen.getByLabelText("Card number"), "4242424242424242");
    await userEvent.click(await payButton());
    await waitFor(() => expect(at()).toBe("/checkout/success?session_id=s1"));
  });

  test("an expiry that the server refuses is said at the expiry", async () => {
    stubApi({
      ...open,
      [pay]: refusal(422, "validation_failed", { errors: { exp_year: ["Your card has expired."] } }),
    });
    await renderPage(<PaymentPage />, address);
    await fillCard();
    await userEvent.click(await payButton());
    await screen.findByText("Your card has expired.");
    expect(screen.getByLabelText("Expiry date").getAttribute("aria-invalid")).toBe("true");
  });

  test("a lost connection is said above the form, and the form can be sent again", async () => {
    stubApi(open);
    await renderPage(<PaymentPage />, address);
    await fillCard();
    await userEvent.click(await payButton());
    expect((await screen.findByRole("alert")).textContent).toMatch(/you are never charged twice/);
    expect(await payButton()).toBeTruthy();
  });

  test("a checkout that is paid already goes to its result, also on the way back", async () => {
    stubApi({ [get]: { json: aCheckout({ status: "complete" }) } });
    const { address: at } = await renderPage(<PaymentPage />, address);
    await waitFor(() => expect(at()).toBe("/checkout/success?session_id=s1"));
  });

  test("an expired checkout leads back to its order", async () => {
    stubApi({ [get]: { json: aCheckout({ status: "expired" }) } });
    await renderPage(<PaymentPage />, address);
    expect(await screen.findByText("This checkout has expired")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the checkout" }).getAttribute("href")).toBe(
      "/checkout?plan=pro&billing=monthly",
    );
  });

  test.each(["/checkout/payment", "/checkout/payment?session_id=of-somebody-else"])(
    "%s has nothing to pay",
    async (at) => {
      stubApi({ "GET /subscription/checkout-session/of-somebody-else": refusal(404, "not_found") });
      await renderPage(<PaymentPage />, at);
      expect(await screen.findByText("There is nothing to pay here")).toBeTruthy();
    },
  );

  test("a checkout that cannot be loaded can be asked for again", async () => {
    const answers = [refusal(403, "forbidden")];
    stubApi({ [get]: () => answers.shift() ?? { json: aCheckout() } });
    await renderPage(<PaymentPage />, address);
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await payButton()).toBeTruthy();
  });
});
