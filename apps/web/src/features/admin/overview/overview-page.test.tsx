// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AdminOverview } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { anAuditEntry, aPage } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { OverviewPage } from "./overview-page.tsx";

const overview: AdminOverview = {
  users: { total: 1204, verified: 900, new_7_days: 8, new_30_days: 30 },
  websites: { total: 700, by_status: { draft: 300, private: 100, published: 300 } },
  trials: 5,
  paying: 40,
  past_due: 2,
  monthly_recurring_revenue: 312.5,
  waiting_list: { pending: 17, total: 60 },
  failed_onboardings: 1,
  latest_sign_ups: [
    {
      id: 9,
      name: "Bo",
      email: "bo@example.org",
      plan: "free",
      email_verified_at: null,
      created_at: "2026-01-05T12:00:00Z",
    },
  ],
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

test("R1.2.10-01 each figure leads to the list that it counts", async () => {
  stubApi({ "GET /admin/overview": { json: { success: true, data: overview } } });
  await renderPage(<OverviewPage />, "/admin");
  const figures = [
    ["Users 1,204", "/admin/users"],
    ["Published 300", "/admin/websites?status=published"],
    ["Recurring each month $312.50", "/admin/subscription-analytics"],
    ["Payment is late 2", "/admin/subscriptions?status=past_due"],
    ["Waiting for an invitation 17", "/admin/waiting-list?status=pending"],
    ["Bo", "/admin/users?open=9"],
  ] as const;
  await screen.findByText("1,204");
  for (const [name, place] of figures) {
    const link = screen.getAllByRole("link").find((one) => one.textContent === name.replace(/ (?=[\d$][\d,.]*$)/, ""));
    expect(link?.getAttribute("href"), name).toBe(place);
  }
});

test("R1.2.10-01 the audit log says who did what, and is narrowed in the address", async () => {
  const calls = stubApi({ "GET /admin/audit-log": aPage([anAuditEntry()]) });
  const { address } = await renderPage(<OverviewPage />, "/admin?tab=log");
  expect(await screen.findByRole("link", { name: "Ward portfolio" })).toBeTruthy();
  expect(screen.getByText(/from 203\.0\.113\.9/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "What was done" }), "user.deleted");
  await waitFor(() => expect(address()).toBe("/admin?tab=log&action=user.deleted"));
  await waitFor(() => expect(calls.at(-1)?.query.get("action")).toBe("user.deleted"));
});
