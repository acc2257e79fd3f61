// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProductAnalytics, SubscriptionAnalytics } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { ProductPage } from "../analytics/product-page.tsx";
import { RevenuePage } from "../subscription-analytics/revenue-page.tsx";

const span = { period: "week", from: "2026-01-01", to: "2026-01-07" } as const;

const product: ProductAnalytics = {
  ...span,
  totals: { sign_ups: 9, verifications: 7, websites_created: 4, public_views: 1200 },
  previous: { sign_ups: 21, verifications: 7, websites_created: 0, public_views: 0 },
  series: [{ date: "2026-01-07", sign_ups: 9, verifications: 7, websites_created: 4, public_views: 1200 }],
  funnel: [
    { step: "welcome", reached: 8 },
    { step: "upload_cv", reached: 6 },
  ],
  onboardings: { begun: 8, completed: 4, failed: 1, abandoned: 3 },
  templates: [
    { slug: "default", name: "Default", usage_count: 3, like_count: 1, view_count: 9, popularity_score: 12 },
    { slug: "modern", name: "Modern", usage_count: 9, like_count: 1, view_count: 9, popularity_score: 40 },
  ],
};

const revenue: SubscriptionAnalytics = {
  ...span,
  monthly_recurring_revenue: 312.5,
  paying: 40,
  trials: 5,
  totals: { new: 6, churned: 2, revenue: 61, refunds: 5 },
  previous: { new: 4, churned: 2, revenue: 71, refunds: 0 },
  trial_conversion: { started: 10, converted: 4 },
  by_plan: [{ plan: "pro", billing_cycle: "annual", count: 12, monthly_recurring_revenue: 48 }],
  launch_special: { total_spots: 100, spots_used: 27 },
  series: [{ date: "2026-01-07", new: 6, churned: 2, revenue: 61 }],
  cancel_reasons: [{ reason: "Too expensive", count: 2 }],
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

test("R1.2.10-01 analytics: sums with their change, the funnel, charts that are tables too, templates by score", async () => {
  const calls = stubApi({ "GET /admin/analytics": { json: { success: true, data: product } } });
  const { address } = await renderPage(<ProductPage />, "/admin/analytics?period=week");
  expect(await screen.findByText("12 fewer than in the 7 days before")).toBeTruthy();
  expect(screen.getByText(/8 began in the last 7 days: 4 completed, 1 failed, 3 were left/)).toBeTruthy();
  expect(screen.getByText("(75 %)")).toBeTruthy();
  expect(screen.getByRole("img", { name: /^1,200 views in the last 7 days/ })).toBeTruthy();
  const names = screen.getAllByRole("link").map((link) => link.textContent);
  expect(names.indexOf("Modern")).toBeLessThan(names.indexOf("Default"));
  await userEvent.click(screen.getByRole("radio", { name: "Year" }));
  await waitFor(() => expect(address()).toBe("/admin/analytics?period=year"));
  await waitFor(() => expect(calls.map(({ query }) => query.get("period"))).toEqual(["week", "year"]));
});

test("R1.1-23 subscription analytics: what comes in, who came and left, trials, plans, spots and reasons", async () => {
  stubApi({ "GET /admin/subscription-analytics": { json: { success: true, data: revenue } } });
  await renderPage(<RevenuePage />, "/admin/subscription-analytics?period=week");
  expect(await screen.findByText("$312.50")).toBeTruthy();
  for (const text of [
    "2 more than in the 7 days before",
    "$10 less than in the 7 days before",
    "Trials now; of 10 that began in this time 40 % paid",
    "27 of 100",
    "Pro, annual",
    "Too expensive",
  ]) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
  expect(screen.getByRole("img", { name: "$61 in the last 7 days, most on Wed, 7 Jan 2026: $61" })).toBeTruthy();
});
