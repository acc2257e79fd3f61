// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReportedSite, SiteReport } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aPage } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { ReportsPage } from "./reports-page.tsx";

const site: ReportedSite = {
  website: { id: 10001, name: "Ward portfolio", status: "published", taken_down_at: null, public_url: "/p/ward" },
  owner: { id: 7, name: "Amara Okonkwo", email: "amara@example.org" },
  reports: 3,
  reporters: 2,
  categories: ["deception", "spam"],
  latest_at: "2026-01-05T09:30:00Z",
};
const report: SiteReport = {
  id: 4,
  category: "deception",
  message: "It asks for my password.",
  email: "eve@example.org",
  created_at: "2026-01-05T09:30:00Z",
  closed_at: null,
  outcome: null,
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

function answers() {
  return stubApi({
    "GET /admin/reports": aPage([site]),
    "GET /admin/reports/10001": { json: { success: true, site, reports: [report] } },
    "POST /admin/reports/10001/dismiss": { json: { success: true, message: "The reports are closed." } },
    "PATCH /admin/websites/10001": { json: { success: true, message: "The website was taken down.", website: {} } },
  });
}

test("reported websites are listed with how many people reported them, and narrowed to closed ones", async () => {
  const calls = answers();
  const { address } = await renderPage(<ReportsPage />, "/admin/reports?state=closed");
  expect(await screen.findByText("Scam or phishing, Spam or harmful software")).toBeTruthy();
  expect(calls.find(({ path }) => path === "/admin/reports")?.query.get("state")).toBe("closed");
  await userEvent.click(screen.getByRole("button", { name: "Open Ward portfolio" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Ward portfolio" }));
  expect(address()).toContain("open=10001");
  expect(await drawer.findByText("It asks for my password.")).toBeTruthy();
  expect(drawer.getByText(/by eve@example.org/)).toBeTruthy();
});

test("an admin dismisses reports, or takes the page down for what was reported", async () => {
  const calls = answers();
  await renderPage(<ReportsPage />, "/admin/reports?open=10001");
  await userEvent.click(await screen.findByRole("button", { name: "Dismiss reports" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Dismiss reports" }));
  expect(await screen.findByText("The reports are closed.")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Take down" }));
  const taking = within(await screen.findByRole("alertdialog"));
  expect(taking.getByRole<HTMLSelectElement>("combobox", { name: "Kind" }).value).toBe("deception");
  await userEvent.type(taking.getByRole("textbox", { name: "Reason" }), "Phishing");
  await userEvent.click(taking.getByRole("button", { name: "Take down" }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      status: "draft",
      reason: "Phishing",
      category: "deception",
    }),
  );
});
