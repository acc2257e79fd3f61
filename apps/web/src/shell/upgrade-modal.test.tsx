import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import {
  closeUpgradeModal,
  limitErrorToModal,
  limitReached,
  openUpgradeModal,
} from "../lib/portfolios/upgrade-store.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { shownCards, UpgradeModal } from "./upgrade-modal.tsx";

const atLimit = limitReached({
  plan: "free",
  planDisplay: "Free",
  count: 1,
  limit: 1,
  isOnTrial: false,
  actionType: "sidebar",
});

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
