import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { UpgradeModal } from "../../shell/upgrade-modal.tsx";
import { aSubscription, aSummary, aUser, aWebsiteList } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { DashboardPage } from "./dashboard-page.tsx";

const ward = aSummary({ id: 10001, name: "Ward portfolio" });

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({}), active_website: null, is_admin: false });
});

async function open(limit: number, replies: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    "GET /websites": { json: aWebsiteList([ward]) },
    "GET /subscription/current": { json: aSubscription(limit, 1) },
    ...replies,
  });
  await renderPage(
    <>
      <DashboardPage />
      <UpgradeModal />
    </>,
    "/dashboard",
  );
  await screen.findByText("Your Portfolio Collection");
  return calls;
}

async function choose(name: RegExp) {
  const card = within(screen.getByRole("article", { name: "Ward portfolio" }));
  await userEvent.click(card.getByRole("button", { name: "More about Ward portfolio" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

const clones = (calls: Awaited<ReturnType<typeof open>>) => calls.filter(({ path }) => path.endsWith("/clone"));

test("R2.7-14 a clone is asked for once, with a key, and the list is read again", async () => {
  const calls = await open(3, {
    "POST /websites/10001/clone": {
      status: 201,
      json: { success: true, website: { ...ward, name: "Ward portfolio (Copy)" } },
    },
  });
  await choose(/^Clone/);
  expect(await screen.findByText("Ward portfolio (Copy) has been created as a draft")).toBeTruthy();
  expect(clones(calls)).toHaveLength(1);
  expect(clones(calls)[0]?.headers.get("Idempotency-Key")).toMatch(/^[a-f0-9]{32}$/);
  await waitFor(() =>
    expect(calls.filter(({ method, path }) => method === "GET" && path === "/websites")).toHaveLength(2),
  );
});

test("R2.7-14 at the limit the upgrade is offered, and nothing is asked for", async () => {
  const calls = await open(1);
  await choose(/^Clone/);
  expect(await screen.findByRole("dialog", { name: "Portfolio Limit Reached" })).toBeTruthy();
  expect(clones(calls)).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("R2.8-33 R2.8-34 failures without a sentence of the server's have their own", async () => {
  await open(3, {
    "POST /websites/10001/clone": refusal(500, "server_error"),
    "GET /websites/10001/export": refusal(500, "server_error"),
  });
  await choose(/^Clone/);
  expect(await screen.findByText("Failed to clone website")).toBeTruthy();
  await choose(/^PDF/);
  expect(await screen.findByText("Failed to export website")).toBeTruthy();
});

test("R2.7-16 R2.8-34 the server's own words come first, and a file is saved under the website's name", async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const calls = await open(3, {
    "GET /websites/10001/export": ({ query }) =>
      query.get("format") === "pdf"
        ? refusal(422, "validation_failed", { errors: { format: ["A PDF cannot show some letters."] } })
        : { json: {} },
  });
  await choose(/^PDF/);
  expect(await screen.findByText("A PDF cannot show some letters.")).toBeTruthy();
  await choose(/^JSON/);
  expect(await screen.findByText("website-10001.json has been saved as a file.")).toBeTruthy();
  expect(saved).toEqual(["website-10001.json"]);
  expect(calls.filter(({ path }) => path.endsWith("/export")).map(({ headers }) => headers.get("X-Session"))).toEqual([
    "1",
    "1",
  ]);
});
