// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstLaunchSpecial, presentPlans } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { rememberPendingCreate } from "../../lib/portfolios/pending-create.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aChangePreview, aPaidSubscription, aSubscription, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi, type StubbedCall } from "../../testing/stub-api.ts";
import { PlanChoicePage } from "./plan-choice-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

const current = "GET /subscription/current";
const preview = "POST /subscription/change-plan/preview";
const around = {
  "GET /user": { json: aUser() },
  "GET /subscription/plans": {
    json: { success: true, plans: presentPlans(firstLaunchSpecial), launch_special: firstLaunchSpecial },
  },
};
const column = async (name: string) => within(await screen.findByRole("region", { name }));
const changes = (calls: StubbedCall[]) => calls.filter(({ path }) => path === "/subscription/change-plan");

test("R2.2.1-06 R3.9-01 plan and billing default to pro and monthly", async () => {
  stubApi({ ...around, [current]: { json: aSubscription() } });
  await renderPage(<PlanChoicePage />, "/subscription/plans");
  expect((await column("Pro")).getByText("Selected")).toBeTruthy();
  expect((await column("Free")).getByText("Your plan", { selector: "span" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Monthly" }).getAttribute("aria-checked")).toBe("true");
});

test("R1.2.1-50 plan and billing of the address are preselected, and the cycle is kept in it", async () => {
  stubApi({ ...around, [current]: { json: aSubscription() } });
  const { address } = await renderPage(<PlanChoicePage />, "/subscription/plans?plan=premium&billing=annual");
  const premium = await column("Premium");
  expect(premium.getByText("Selected")).toBeTruthy();
  expect(premium.getByText("$9")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Annual" }).getAttribute("aria-checked")).toBe("true");
  await userEvent.click(screen.getByRole("radio", { name: "Monthly" }));
  await waitFor(() => expect(address()).toBe("/subscription/plans?plan=premium&billing=monthly"));
  await userEvent.click(premium.getByRole("button", { name: "Choose Premium" }));
  await waitFor(() => expect(address()).toBe("/checkout?plan=premium&billing=monthly"));
});

test("the plan that holds cannot be chosen again", async () => {
  stubApi({ ...around, [current]: { json: aPaidSubscription() } });
  await renderPage(<PlanChoicePage />, "/subscription/plans");
  const button = (await column("Pro")).getByRole<HTMLButtonElement>("button", { name: "Your plan" });
  expect(button.disabled).toBe(true);
  expect(screen.getByText("You are on the Pro plan, billed monthly.")).toBeTruthy();
});

test("an upgrade shows every amount first, charges exactly that preview and resumes the creation that waited", async () => {
  rememberPendingCreate("onboarding");
  const calls = stubApi({
    ...around,
    [current]: { json: aPaidSubscription() },
    [preview]: { json: aChangePreview() },
    "POST /subscription/change-plan": { json: { success: true, data: aPaidSubscription().data } },
  });
  const { address } = await renderPage(<PlanChoicePage />, "/subscription/plans?plan=premium");
  await userEvent.click((await column("Premium")).getByRole("button", { name: "Upgrade to Premium" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Unused time on Pro")).toBeTruthy();
  expect(dialog.getByRole("row", { name: "Due now $3.50" })).toBeTruthy();
  expect(changes(calls)).toEqual([]);
  await userEvent.dblClick(dialog.getByRole("button", { name: "Pay $3.50 and change" }));
  await waitFor(() => expect(address()).toBe("/dashboard?from_checkout=1"));
  expect(changes(calls).map(({ body }) => body)).toEqual([
    { plan: "premium", billing_cycle: "monthly", preview_id: "preview-1" },
  ]);
});

test("a downgrade says when, and what ends; nothing is due", async () => {
  stubApi({
    ...around,
    [current]: { json: aPaidSubscription() },
    [preview]: {
      json: aChangePreview({
        preview_id: null,
        kind: "to_free",
        plan: "free",
        effective_at: "2099-02-05T12:00:00Z",
        lines: [],
        amount_due: 0,
        next_charge: null,
        losses: ["Blog posts are hidden from your public sites."],
      }),
    },
    "POST /subscription/change-plan": { json: { success: true, data: aPaidSubscription().data } },
  });
  const { address } = await renderPage(<PlanChoicePage />, "/subscription/plans");
  await userEvent.click((await column("Free")).getByRole("button", { name: "Change to Free" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change from Pro to Free" }));
  expect(await dialog.findByText("Blog posts are hidden from your public sites.")).toBeTruthy();
  expect(dialog.getByText("Nothing is deleted.")).toBeTruthy();
  expect(dialog.getByText("Nothing more will be charged.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: /^Change on .*2099/ }));
  await waitFor(() => expect(address()).toBe("/subscription"));
  expect(await screen.findByText(/Your plan changes to Free on .*2099/)).toBeTruthy();
});

test("a refused payment stays in the dialog, leaves the plan, and a fresh preview is shown", async () => {
  const previews = [aChangePreview(), aChangePreview({ preview_id: "preview-2", amount_due: 3.4 })];
  stubApi({
    ...around,
    [current]: { json: aPaidSubscription() },
    [preview]: () => ({ json: previews.shift() }),
    "POST /subscription/change-plan": refusal(422, "validation_failed", {
      errors: { plan: ["Your card was declined. Please use another card."] },
    }),
  });
  const { address } = await renderPage(<PlanChoicePage />, "/subscription/plans");
  await userEvent.click((await column("Premium")).getByRole("button", { name: "Upgrade to Premium" }));
  await userEvent.click(await screen.findByRole("button", { name: "Pay $3.50 and change" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Your card was declined. Please use another card.");
  expect(await screen.findByRole("button", { name: "Pay $3.40 and change" })).toBeTruthy();
  expect(address()).toBe("/subscription/plans");
});

test("a preview that fails can be asked for again, and nothing can be confirmed without it", async () => {
  const answers = [refusal(502, "payment_provider_failed")];
  stubApi({
    ...around,
    [current]: { json: aPaidSubscription() },
    [preview]: () => answers.shift() ?? { json: aChangePreview() },
  });
  await renderPage(<PlanChoicePage />, "/subscription/plans");
  await userEvent.click((await column("Premium")).getByRole("button", { name: "Upgrade to Premium" }));
  expect(await screen.findByText("The change could not be worked out")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm the change" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("button", { name: "Pay $3.50 and change" })).toBeTruthy();
});

test("a change to come is taken back with one press", async () => {
  const calls = stubApi({
    ...around,
    [current]: { json: aPaidSubscription({ cancel_at_period_end: true }) },
    "POST /subscription/resume": {
      json: { success: true, message: "Your subscription goes on.", data: aPaidSubscription().data },
    },
  });
  await renderPage(<PlanChoicePage />, "/subscription/plans");
  await userEvent.click((await column("Pro")).getByRole("button", { name: "Keep Pro" }));
  expect(await screen.findByText("Your subscription goes on.")).toBeTruthy();
  expect(calls.some(({ path }) => path === "/subscription/resume")).toBe(true);
});

test("a failure is named and can be tried again", async () => {
  const answers = [refusal(403, "forbidden")];
  stubApi({ ...around, [current]: () => answers.shift() ?? { json: aSubscription() } });
  await renderPage(<PlanChoicePage />, "/subscription/plans");
  expect(await screen.findByText("Unable to load pricing")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await column("Pro")).toBeTruthy();
});
