import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { limitErrorToModal } from "../lib/portfolios/limit-errors.ts";
import { closeUpgradeModal, limitReached, openUpgradeModal } from "../lib/portfolios/upgrade-store.ts";
import { applyTemplate } from "../lib/templates/apply-template.ts";
import { readStored } from "../lib/storage/client-storage.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { refusal, stubApi } from "../testing/stub-api.ts";
import { UpgradeModal } from "./upgrade-modal.tsx";
import { shownCards } from "./upgrade-offer.tsx";

const atLimit = limitReached({
  plan: "free",
  planDisplay: "Free",
  count: 1,
  limit: 1,
  isOnTrial: false,
  actionType: "sidebar",
});

/** Presses beside the panel, once the dialog listens for that (it waits a tick after it opened). */
async function pressOverlay() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector(".bg-scrim") ?? document.body);
}

beforeEach(() => {
  resetClient();
  closeUpgradeModal();
});

test("R2.2.3-04 R2.2.3-05 R2.2.3-06 R2.2.3-07 R2.2.3-08 R2.2.3-09 R2.9-03 compares the plans with their fixed prices", async () => {
  await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal(atLimit);
  const pro = await screen.findByRole("region", { name: "Pro" });
  const premium = screen.getByRole("region", { name: "Premium" });
  expect(screen.getByText("Current Plan").nextElementSibling?.textContent).toBe("Free");
  for (const text of [
    "Recommended",
    "$5/month",
    "Blog functionality",
    "Remove branding",
    "Basic analytics",
    "3 portfolios",
  ]) {
    expect(pro.textContent).toContain(text);
  }
  for (const text of [
    "$12/month",
    "Advanced analytics",
    "Priority support",
    "Custom domains",
    "API access",
    "10 portfolios",
  ]) {
    expect(premium.textContent).toContain(text);
  }
  expect(premium.textContent).not.toContain("Recommended");
});

test("R2.2.3-01 R2.2.3-02 a template beyond the plan opens it with its own title and message, and no creation waits", async () => {
  const refused = { required_plan: "premium", template_slug: "nexus-3d", checkout_url: "/checkout?billing=monthly" };
  stubApi({
    "PUT /websites/7/template": refusal(403, "template_requires_upgrade", { data: refused }),
  });
  const { address } = await renderPage(<UpgradeModal />, "/templates/7");
  await expect(applyTemplate({ id: 7, version: 1 }, "nexus-3d")).rejects.toThrow();
  expect(await screen.findByRole("dialog", { name: "Ready to Unlock More?" })).toBeTruthy();
  expect(screen.getByText("Upgrade your plan to continue building your professional presence.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Premium" }).textContent).toContain("Recommended");
  expect(screen.queryByText("Current Usage")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Upgrade to Premium" }));
  await waitFor(() => expect(address()).toBe("/checkout?billing=monthly&plan=premium"));
  expect(readStored("pending_create_portfolio")).toBeNull();
});

test("R2.7-05 R2.8-14 R2.4-03 a checkout is opened, and the creation remembered before the page is left", async () => {
  const calls = stubApi({
    "POST /subscription/checkout-session": {
      json: { success: true, checkout_url: "/checkout/payment?session_id=s1", message: "", session_id: "s1" },
    },
  });
  const { address } = await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal({ ...atLimit, actionType: "manual" });
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Pro" }));
  await waitFor(() => expect(address()).toBe("/checkout/payment?session_id=s1"));
  expect(calls[0]?.body).toEqual({ plan: "pro", billing_cycle: "monthly" });
  expect(calls[0]?.headers.get("Idempotency-Key")).toBeTruthy();
  expect(readStored("pending_create_portfolio")?.type).toBe("manual");
  expect(await screen.findByText("Redirecting to upgrade checkout...")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("R2.7-06 the address of an earlier limit error is used, with the plan added", async () => {
  const calls = stubApi({});
  const { address } = await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal({ ...atLimit, checkoutUrl: "/checkout?billing=monthly" });
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
  await waitFor(() => expect(address()).toBe("/checkout?billing=monthly&plan=premium"));
  expect(calls).toEqual([]);
});

test("R2.8-06 R2.8-07 when no checkout can be opened the subscription page takes over", async () => {
  stubApi({ "POST /subscription/checkout-session": refusal(502, "payment_provider_failed") });
  const { address } = await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal({ ...atLimit, actionType: "onboarding" });
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Pro" }));
  await waitFor(() => expect(address()).toBe("/subscription?plan=pro&action=upgrade"));
  expect(screen.getByText("Failed to start upgrade process. Please try again.")).toBeTruthy();
  expect(readStored("pending_create_portfolio")?.type).toBe("onboarding");
});

test("who pays already is led to the change and its cost, not to a second purchase", async () => {
  const calls = stubApi({});
  const { address } = await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal(
    limitReached({ plan: "pro", planDisplay: "Pro", count: 3, limit: 3, isOnTrial: false, actionType: "onboarding" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
  await waitFor(() => expect(address()).toBe("/subscription?plan=premium&action=upgrade"));
  expect(calls).toEqual([]);
});

test("R2.2.3-11 while loading both say so, nothing closes it and a second press does nothing", async () => {
  const calls = stubApi({ "POST /subscription/checkout-session": () => new Promise(() => undefined) });
  await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal(atLimit);
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Pro" }));
  const busy = await screen.findAllByRole("button", { name: "Processing..." });
  expect(busy).toHaveLength(2);
  for (const button of busy) await userEvent.click(button);
  await userEvent.keyboard("{Escape}");
  await pressOverlay();
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close" }).disabled).toBe(true);
  expect(calls).toHaveLength(1);
});

test("R2.2.3-17 a press on the overlay closes it, unless that is switched off", async () => {
  await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal({ ...atLimit, closeOnOverlay: false });
  await screen.findByRole("dialog");
  await pressOverlay();
  expect(screen.getByRole("dialog")).toBeTruthy();
  closeUpgradeModal();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  openUpgradeModal(atLimit);
  await screen.findByRole("dialog");
  await pressOverlay();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["R2.2.3-12", "I'll upgrade later"],
  ["R2.2.3-16", "Close"],
])("%s %s closes it", async (_id, name) => {
  await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal(atLimit);
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("R2.2.3-15 Escape closes it", async () => {
  await renderPage(<UpgradeModal />, "/dashboard");
  openUpgradeModal(atLimit);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["free", "pro", ["pro", "premium"]],
  ["pro", "premium", ["premium"]],
  ["pro", "pro", ["pro", "premium"]],
  ["premium", "premium", []],
] as const)("R2.2.3-13 R2.2.3-14 on %s with %s suggested", (currentPlan, suggestedPlan, cards) => {
  expect(shownCards({ currentPlan, suggestedPlan })).toEqual(cards);
});

test("R2.3-02 R2.4-15 the server's limit error becomes the modal's data", () => {
  const data = {
    current_plan: "pro",
    current_count: 3,
    limit: 3,
    suggested_plan: "premium",
    current_plan_display: "Pro",
    checkout_url: "/checkout?billing=monthly",
    is_on_trial: true,
    upgrade_benefits: ["10 portfolios"],
  };
  expect(limitErrorToModal("Full.", data, "manual")).toEqual({
    title: "Portfolio Limit Reached",
    message: "Full.",
    currentPlan: "pro",
    currentPlanDisplay: "Pro",
    currentCount: 3,
    limit: 3,
    suggestedPlan: "premium",
    checkoutUrl: "/checkout?billing=monthly",
    isOnTrial: true,
    upgradeBenefits: ["10 portfolios"],
    actionType: "manual",
  });
  expect(limitErrorToModal("Full.", {}, "manual")).toBeNull();
});
