// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstLaunchSpecial, presentPlans } from "@vitrine/model";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import {
  aChangePreview,
  anInvoice,
  anInvoiceList,
  aPaidSubscription,
  aSubscription,
  aUser,
} from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi, type StubbedCall } from "../../testing/stub-api.ts";
import { SubscriptionPage } from "./subscription-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

const current = "GET /subscription/current";
const around = {
  "GET /user": { json: aUser() },
  "GET /subscription/invoices": { json: anInvoiceList([]) },
  "GET /subscription/plans": {
    json: { success: true, plans: presentPlans(firstLaunchSpecial), launch_special: firstLaunchSpecial },
  },
};
const bodies = (calls: StubbedCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

describe("the plan", () => {
  test("says plan, use and limit; a free account has no bills", async () => {
    const calls = stubApi({ [current]: { json: aSubscription(3, 2) } });
    await renderPage(<SubscriptionPage />, "/subscription");
    expect(await screen.findByRole("heading", { name: /You are on the Free plan/ })).toBeTruthy();
    expect(screen.getByText("2 / 3 portfolios")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Invoices" })).toBeNull();
    expect(screen.getByRole("link", { name: "Choose a plan" }).getAttribute("href")).toBe(
      "/subscription/plans?plan=pro&billing=monthly",
    );
    expect(calls.map(({ path }) => path)).toEqual(["/subscription/current"]);
  });

  test("more portfolios than the plan has are explained", async () => {
    stubApi({ [current]: { json: aSubscription(1, 3) } });
    await renderPage(<SubscriptionPage />, "/subscription");
    expect(await screen.findByText("3 / 1 portfolios")).toBeTruthy();
    expect(screen.getByText(/All of them stay readable/)).toBeTruthy();
  });

  test("a failure can be retried", async () => {
    const answers = [refusal(403, "forbidden")];
    stubApi({ [current]: () => answers.shift() ?? { json: aSubscription() } });
    await renderPage(<SubscriptionPage />, "/subscription");
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("You are on the Free plan")).toBeTruthy();
  });
});

describe("the upgrade that the address asks for", () => {
  test("R2.2.1-05 R1.2.1-15 is highlighted and leads to the checkout", async () => {
    stubApi({ ...around, [current]: { json: aSubscription() } });
    const { address } = await renderPage(<SubscriptionPage />, "/subscription?plan=premium&action=upgrade");
    const panel = within(await screen.findByRole("region", { name: "Upgrade to Premium" }));
    expect(panel.getByText("Custom domains")).toBeTruthy();
    expect(panel.getByText("$12")).toBeTruthy();
    await userEvent.click(panel.getByRole("button", { name: "Upgrade to Premium" }));
    await waitFor(() => expect(address()).toBe("/checkout?plan=premium&billing=monthly"));
  });

  test("who pays already sees what the change costs before it is confirmed", async () => {
    const calls = stubApi({
      ...around,
      [current]: { json: aPaidSubscription() },
      "POST /subscription/change-plan/preview": { json: aChangePreview() },
      "POST /subscription/change-plan": { json: { success: true, data: aPaidSubscription().data } },
    });
    await renderPage(<SubscriptionPage />, "/subscription?plan=premium&action=upgrade");
    await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change from Pro to Premium" }));
    expect(await dialog.findByText("-$2.50")).toBeTruthy();
    expect(dialog.getByText("$6")).toBeTruthy();
    expect(bodies(calls, "/subscription/change-plan")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Pay $3.50 and change" }));
    expect(await screen.findByText("You are on the Premium plan.")).toBeTruthy();
    expect(bodies(calls, "/subscription/change-plan")).toEqual([
      { plan: "premium", billing_cycle: "monthly", preview_id: "preview-1" },
    ]);
    // Of the change that has taken place there is none to look at.
    expect(bodies(calls, "/subscription/change-plan/preview")).toHaveLength(1);
  });

  test("without the action, or for the plan that holds, nothing is pushed", async () => {
    stubApi({ ...around, [current]: { json: aPaidSubscription() } });
    await renderPage(<SubscriptionPage />, "/subscription?plan=pro&action=upgrade");
    await screen.findByText("Visa ending in 4242");
    expect(screen.queryByRole("region", { name: /Upgrade/ })).toBeNull();
  });
});

describe("ending and resuming", () => {
  test("cancelling takes an optional reason and says until when the plan holds", async () => {
    const calls = stubApi({
      ...around,
      [current]: { json: aPaidSubscription() },
      "POST /subscription/cancel": {
        json: {
          success: true,
          message: "Your subscription ends with the paid period.",
          data: aPaidSubscription({ cancel_at_period_end: true }).data,
        },
      },
    });
    await renderPage(<SubscriptionPage />, "/subscription");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel subscription" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel the Pro plan?" }));
    expect(document.activeElement?.textContent).toBe("Keep the plan");
    await userEvent.type(dialog.getByLabelText(/What could have been better/), " Too dear ");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
    expect(await screen.findByText("Your subscription ends with the paid period.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(bodies(calls, "/subscription/cancel")).toEqual([{ reason: "Too dear" }]);
  });

  test("a refusal stays in the dialog with what was typed", async () => {
    stubApi({
      ...around,
      [current]: { json: aPaidSubscription() },
      "POST /subscription/cancel": refusal(409, "invalid_state", { message: "There is nothing to cancel." }),
    });
    await renderPage(<SubscriptionPage />, "/subscription");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel subscription" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByLabelText(/What could have been better/), "Kept");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("There is nothing to cancel.");
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/What could have been better/).value).toBe("Kept");
  });

  test("what is to end can be resumed, and is not cancelled twice", async () => {
    const answers = [aPaidSubscription({ cancel_at_period_end: true }), aPaidSubscription()];
    stubApi({
      ...around,
      [current]: () => ({ json: answers.length > 1 ? answers.shift() : answers[0] }),
      "POST /subscription/resume": {
        json: { success: true, message: "Your subscription goes on.", data: aPaidSubscription().data },
      },
    });
    await renderPage(<SubscriptionPage />, "/subscription");
    expect(await screen.findByText(/Your Pro plan ends on/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Resume subscription" }));
    expect(await screen.findByText("Your subscription goes on.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Cancel subscription" })).toBeTruthy();
  });
});

describe("card and invoices", () => {
  test("a failed payment is said first and leads to the billing portal", async () => {
    const problem = { payment_problem: { amount: 5, since: "2026-01-05T12:00:00Z", next_attempt_at: null } };
    stubApi({
      ...around,
      [current]: { json: aPaidSubscription({ status: "past_due" }, problem) },
      "POST /subscription/billing-portal": { json: { success: true, url: "/subscription/billing" } },
    });
    const { address } = await renderPage(<SubscriptionPage />, "/subscription");
    expect(await screen.findByText(/A payment of \$5 failed on/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Update payment method" }));
    await waitFor(() => expect(address()).toBe("/subscription/billing"));
  });

  test("each invoice is saved as PDF with the token", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    const calls = stubApi({
      ...around,
      [current]: { json: aPaidSubscription() },
      "GET /subscription/invoices": { json: anInvoiceList([anInvoice(), anInvoice({ id: 2, number: "V-2026-0002" })]) },
      "GET /subscription/invoices/2/pdf": { json: {} },
    });
    await renderPage(<SubscriptionPage />, "/subscription");
    await userEvent.click(await screen.findByRole("button", { name: "Download invoice V-2026-0002 as PDF" }));
    await waitFor(() => expect(saved).toEqual(["V-2026-0002.pdf"]));
    expect(calls.at(-1)?.headers.get("X-Session")).toBe("1");
    vi.restoreAllMocks();
  });

  test("older invoices are on further pages", async () => {
    stubApi({
      ...around,
      [current]: { json: aPaidSubscription() },
      "GET /subscription/invoices": ({ query }) => {
        const page = Number(query.get("page"));
        return { json: anInvoiceList([anInvoice({ id: page, number: `V-${page}` })], { page, last_page: 2 }) };
      },
    });
    await renderPage(<SubscriptionPage />, "/subscription");
    await screen.findByText("V-1");
    await userEvent.click(screen.getByRole("button", { name: "Older" }));
    expect(await screen.findByText("V-2")).toBeTruthy();
    expect(screen.getByText("Page 2 of 2")).toBeTruthy();
  });
});
