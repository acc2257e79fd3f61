// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AdminSubscriptionDetail } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { anAdminSubscription, aPage } from "../../../testing/admin-builders.ts";
import { anInvoice, aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { SubscriptionsPage } from "./subscriptions-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

function aDetail(part: Partial<AdminSubscriptionDetail> = {}): AdminSubscriptionDetail {
  const { pdf_path: _, ...invoice } = anInvoice();
  return {
    subscription: anAdminSubscription(),
    payment_method: { brand: "Visa", last4: "4242" },
    refundable: null,
    invoices: [invoice],
    history: [{ kind: "subscribed", plan: "pro", price: 5, reason: null, at: "2026-01-05T12:00:00Z" }],
    audit_log: [],
    ...part,
  };
}

function answers(detail: AdminSubscriptionDetail, more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    "GET /admin/subscriptions": aPage([detail.subscription]),
    "GET /admin/subscriptions/1": { json: { success: true, data: detail } },
    ...more,
  });
}

const bodies = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method !== "GET").map(({ body }) => body);

test("R1.1-22 a subscription is found, changed with a note, and cancelled", async () => {
  const detail = aDetail();
  const calls = answers(detail, {
    "PATCH /admin/subscriptions/1": { json: { success: true, message: "Plan changed.", data: detail.subscription } },
    "POST /admin/subscriptions/1/cancel": refusal(409, "invalid_state", { message: "It has ended already." }),
  });
  await renderPage(<SubscriptionsPage />, "/admin/subscriptions?status=active");
  expect(await screen.findByText("Status: Active")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Open Pro of Amara Okonkwo" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Pro of Amara Okonkwo" }));
  expect(drawer.getByText("Visa ending in 4242")).toBeTruthy();
  const save = drawer.getByRole<HTMLButtonElement>("button", { name: "Save changes" });
  await userEvent.selectOptions(drawer.getByRole("combobox", { name: "Plan" }), "premium");
  expect(save.disabled).toBe(true);
  await userEvent.type(drawer.getByRole("textbox", { name: "Note" }), "Asked by mail");
  await userEvent.click(save);
  expect(await screen.findByText("Plan changed.")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Cancel at the end of the period" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel Amara Okonkwo's Pro plan?" }));
  expect(question.getByText(/stays active until 5 Feb 2026/)).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Cancel plan" }));
  expect((await question.findByRole("alert")).textContent).toContain("It has ended already.");
  expect(bodies(calls)).toEqual([
    { plan: "premium", note: "Asked by mail" },
    { at: "period_end", reason: null },
  ]);
});

test.each([
  ["within the guarantee a plain question", Date.now() + 86_400_000, "Refund", { force: false, reason: null }],
  [
    "later only with a reason, and forced",
    Date.now() - 86_400_000,
    "Refund after all",
    { force: true, reason: "Goodwill" },
  ],
])("R1.1-22 money is given back: %s", async (_when, until, confirm, sent) => {
  const refundable = { amount: 5, paid_at: "2026-01-05T12:00:00Z", until: new Date(until).toISOString() };
  const calls = answers(aDetail({ refundable }), {
    "POST /admin/subscriptions/1/refund": { json: { success: true, message: "Refunded.", data: { amount: 5 } } },
  });
  await renderPage(<SubscriptionsPage />, "/admin/subscriptions?open=1");
  await userEvent.click(await screen.findByRole("button", { name: "Refund" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Give $5 back to Amara Okonkwo?" }));
  expect(question.getByText(sent.force ? /guarantee ended on/ : /guarantee lasts until/)).toBeTruthy();
  expect(question.getByText(/the plan is not renewed; it holds until its period ends/)).toBeTruthy();
  const button = question.getByRole<HTMLButtonElement>("button", { name: confirm });
  expect(button.disabled).toBe(sent.force);
  if (sent.reason) await userEvent.type(question.getByRole("textbox"), sent.reason);
  await userEvent.click(button);
  await waitFor(() => expect(bodies(calls)).toEqual([sent]));
});

test("R1.1-22 a trial is made longer", async () => {
  const trial = anAdminSubscription({
    status: "trialing",
    trial_ends_at: "2026-02-01T12:00:00Z",
    provider_subscription_id: null,
  });
  const calls = answers(aDetail({ subscription: trial, invoices: [] }), {
    "PATCH /admin/subscriptions/1": { json: { success: true, message: "Trial moved.", data: trial } },
  });
  await renderPage(<SubscriptionsPage />, "/admin/subscriptions?open=1");
  const end = await screen.findByLabelText("Trial ends on");
  await userEvent.clear(end);
  await userEvent.type(end, "2026-03-01");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "Ill");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(bodies(calls)).toEqual([{ trial_ends_at: "2026-03-01T23:59:59Z", note: "Ill" }]));
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
});
