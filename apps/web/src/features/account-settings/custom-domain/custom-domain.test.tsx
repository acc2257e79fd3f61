// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CustomDomain, PlanName, WebsiteSummary } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aSummary, aUser, aWebsiteList } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { SettingsPage } from "../settings-page.tsx";

const none: CustomDomain = { domain: null, status: null, records: [], checked_at: null, url: null };
const pending: CustomDomain = { ...none, domain: "jane.example", status: "pending" };
const data = (domain: CustomDomain) => ({ json: { success: true, data: domain } });
const websites = [aSummary({ id: 1, name: "First" }), aSummary({ id: 2, name: "Second" })];

beforeEach(resetClient);

async function open(plan: PlanName, listed: WebsiteSummary[], replies: Parameters<typeof stubApi>[0] = {}) {
  storeSignIn({ session_id: 1, user: aUser({ current_plan: plan }), active_website: null, is_admin: false });
  const calls = stubApi({ "GET /websites": { json: aWebsiteList(listed) }, ...replies });
  await renderPage(<SettingsPage />, "/dashboard/settings?tab=domain");
  return calls;
}

test("with several websites the one with a domain is chosen first, and stays chosen when it is given up", async () => {
  let second = pending;
  await open("premium", websites, {
    "GET /websites/1/domain": data(none),
    "GET /websites/2/domain": () => data(second),
    "DELETE /websites/2/domain": () => {
      second = none;
      return { json: { success: true, message: "The domain has been removed." } };
    },
  });
  const chooser = await screen.findByLabelText<HTMLSelectElement>("Website");
  expect(
    within(chooser)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["First", "Second (jane.example)"]);
  expect(screen.getByRole("heading", { name: "jane.example" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Remove jane.example" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByLabelText("Your domain")).toBeTruthy();
  expect(chooser.value).toBe("2");
});

test("a domain that another website has is refused at its field", async () => {
  const taken = "This domain is connected to another website. Remove it there first.";
  const calls = await open("premium", websites.slice(0, 1), {
    "GET /websites/1/domain": data(none),
    "PUT /websites/1/domain": refusal(422, "validation_failed", { message: taken, errors: { domain: [taken] } }),
  });
  const field = await screen.findByLabelText("Your domain");
  await userEvent.type(field, "https://Jane.example/cv{Enter}");
  expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ domain: "jane.example" });
});

test("after a downgrade the domain is kept, paused, and can be given up", async () => {
  const calls = await open("pro", [aSummary({ id: 1, domain: "jane.example" })], {
    "DELETE /websites/1/domain": { json: { success: true, message: "The domain has been removed." } },
    "GET /websites/1/domain": data(none),
  });
  expect(await screen.findByRole("heading", { name: "Custom domains are part of Premium" })).toBeTruthy();
  expect(screen.getByText(/^Paused, and kept for you/)).toBeTruthy();
  expect(screen.queryByLabelText("Your domain")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remove jane.example" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("The domain has been removed.")).toBeTruthy();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});
