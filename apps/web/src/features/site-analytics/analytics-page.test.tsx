// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PlanName, SiteAnalytics } from "@vitrine/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aSummary, aUser, aWebsiteList } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { AnalyticsPage } from "./analytics-page.tsx";
import { analyticsQuery } from "./analytics-query.ts";

const site = aSummary({ status: "published", subdomain: "ward" });
const path = `/websites/${site.id}/analytics`;

const basic: SiteAnalytics = {
  period: "month",
  from: "2026-11-19T00:00:00Z",
  to: "2026-11-21T12:00:00Z",
  views: 1209,
  visitors: 31,
  previous: { views: 1221, visitors: 30 },
  series: [
    { date: "2026-11-19", views: 1000, visitors: 20 },
    { date: "2026-11-20", views: 200, visitors: 10 },
    { date: "2026-11-21", views: 9, visitors: 1 },
  ],
};

const advanced: SiteAnalytics = {
  ...basic,
  referrers: [{ referrer: "news.example", views: 9, visitors: 3 }],
  countries: [{ country: "NL", views: 7, visitors: 2 }],
  devices: [{ device: "phone", views: 4, visitors: 1 }],
  top_posts: [],
  contact_messages: 2,
};

beforeEach(() => resetClient());
afterEach(() => vi.useRealTimers());

async function open(plan: PlanName, reply: Parameters<typeof stubApi>[0][string]) {
  const user = aUser({ current_plan: plan });
  storeSignIn({ session_id: 1, user, active_website: null, is_admin: false });
  const meta = { page: 1, per_page: 20, total: 0, last_page: 1, unread: 3 };
  const calls = stubApi({
    "GET /websites": { json: aWebsiteList([site]) },
    [`GET /websites/${site.id}/messages`]: { json: { success: true, data: [], meta } },
    [`GET ${path}`]: reply,
  });
  await renderPage(<AnalyticsPage websiteId={site.id} search={{}} />, path);
  return { asked: () => calls.filter((call) => call.path === path).map((call) => call.query.get("period")) };
}

test("R2.7-15 R2.2.3-19 pro sees a month of views and visitors, what changed, and what premium adds", async () => {
  const { asked } = await open("pro", { json: { success: true, data: basic } });
  expect(await screen.findByText("12 fewer than in the 30 days before")).toBeTruthy();
  expect(screen.getByText("1 more than in the 30 days before")).toBeTruthy();
  expect(asked()).toEqual(["month"]);
  expect(
    screen.getByRole("img", { name: "1,209 views in the last 30 days, most on Thu, 19 Nov 2026: 1000" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upgrade to Premium" })).toBeTruthy();
  expect(screen.queryByText("Where did visitors come from?")).toBeNull();
  expect(await screen.findByRole("link", { name: "Messages 3 new" })).toBeTruthy();
});

test("a chart is a table as well", async () => {
  await open("pro", { json: { success: true, data: basic } });
  const [button] = await screen.findAllByRole("button", { name: "Show as table" });
  if (button) await userEvent.click(button);
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "DayViews",
    "Sat, 21 Nov 20269",
    "Fri, 20 Nov 2026200",
    "Thu, 19 Nov 20261,000",
  ]);
});

test("R2.2.3-19 premium sees sources, countries, devices and posts, and whom the countries are owed to", async () => {
  await open("premium", { json: { success: true, data: advanced } });
  expect(await screen.findByText("news.example")).toBeTruthy();
  expect(screen.getByText("Netherlands")).toBeTruthy();
  expect(screen.getByText("Phone")).toBeTruthy();
  expect(screen.getByText("No post was opened in this time.")).toBeTruthy();
  expect(screen.getByText(/Statistics data: NRO \(nro\.net\), CC BY 4\.0/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Upgrade/ })).toBeNull();
});

test("R2.2.3-19 free sees which plan has analytics, and nothing is asked", async () => {
  const { asked } = await open("free", refusal(403, "feature_requires_upgrade"));
  expect(await screen.findByRole("link", { name: "Upgrade to Pro" })).toBeTruthy();
  expect(asked()).toEqual([]);
});

test("a plan that ended meanwhile is told like the free one", async () => {
  await open("pro", refusal(403, "feature_requires_upgrade"));
  expect(await screen.findByRole("link", { name: "Upgrade to Pro" })).toBeTruthy();
});

test("R2.8-36 a failure says so, and can be tried again", async () => {
  const { asked } = await open("pro", refusal(404, "not_found"));
  expect(await screen.findByText("Failed to get analytics")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(asked()).toHaveLength(2);
});

test("R2.7-15 R2.9-08 figures are kept for ten minutes, for each period", async () => {
  const calls = stubApi({ [`GET ${path}`]: { json: { success: true, data: basic } } });
  vi.useFakeTimers();
  const ask = (period: "month" | "week") => queryClient.fetchQuery(analyticsQuery(site.id, period));
  await ask("month");
  vi.setSystemTime(Date.now() + 599_000);
  await ask("month");
  expect(calls).toHaveLength(1);
  await ask("week");
  expect(calls).toHaveLength(2);
  vi.setSystemTime(Date.now() + 1_000);
  await ask("month");
  expect(calls).toHaveLength(3);
});
