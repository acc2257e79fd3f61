import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { UpgradeModal } from "../../shell/upgrade-modal.tsx";
import { aSubscription, aSummary, aUser, aWebsiteList } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { DashboardPage } from "./dashboard-page.tsx";

const ward = aSummary({ id: 10001, name: "Ward portfolio", intro: "Nine years on medical wards", subdomain: "amara" });
const bare = aSummary({ id: 10002, name: "Reading list" });

beforeEach(() => {
  resetClient();
  const user = aUser({ active_website_id: ward.id });
  storeSignIn({ session_id: 1, user, active_website: null, is_admin: false });
});

type Options = { limit?: number; address?: string; replies?: Parameters<typeof stubApi>[0]; createdThisMonth?: number };

async function open(websites: ReturnType<typeof aSummary>[], options: Options = {}) {
  const { limit = 3, address = "/dashboard", replies = {}, createdThisMonth = 0 } = options;
  const calls = stubApi({
    "GET /websites": { json: aWebsiteList(websites, createdThisMonth) },
    "GET /subscription/current": { json: aSubscription(limit, websites.length) },
    ...replies,
  });
  const page = await renderPage(
    <>
      <DashboardPage />
      <UpgradeModal />
    </>,
    address,
  );
  await screen.findByText("Your Portfolio Collection");
  return { ...page, calls };
}

const card = (name: string) => within(screen.getByRole("article", { name }));

afterEach(() => vi.useRealTimers());

/** Milliseconds until something has happened, by the page's own clock: on a busy machine it goes slower. */
async function msUntil(look: () => void): Promise<number> {
  const begun = Date.now();
  await waitFor(look);
  return Date.now() - begun;
}

describe("what is shown", () => {
  test("R2.2.2-01 R2.2.2-04 R2.2.2-07 R2.2.2-08 R2.6-02 greeting, counts and real figures", async () => {
    await open([ward, bare], { limit: 5, createdThisMonth: 2 });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome back, Amara Okonkwo");
    expect(await screen.findByRole("button", { name: "Create New Portfolio Website (2/5)" })).toBeTruthy();
    expect(screen.getByText("+2 this month")).toBeTruthy();
    expect(screen.getByText("50% published")).toBeTruthy();
  });

  test("R2.6-03 without a readable limit it is 1", async () => {
    await open([ward], { replies: { "GET /subscription/current": refusal(403, "forbidden") } });
    expect(await screen.findByRole("button", { name: "Create New Portfolio Website (1/1)" })).toBeTruthy();
  });

  test("R2.2.2-22 R2.2.2-23 R2.2.2-24 R2.2.2-26 R2.2.2-27 R2.2.2-28 each card says what it is", async () => {
    await open([ward, bare]);
    expect(card("Ward portfolio").getByText("Active")).toBeTruthy();
    expect(card("Ward portfolio").getByText("Published")).toBeTruthy();
    expect(card("Ward portfolio").getByText("amara")).toBeTruthy();
    expect(card("Ward portfolio").getByRole("button", { name: "Preview Ward portfolio" })).toBeTruthy();
    expect(card("Reading list").queryByText("Active")).toBeNull();
    expect(card("Reading list").getByText("Draft")).toBeTruthy();
    expect(card("Reading list").getByText("No description added yet")).toBeTruthy();
    expect(card("Reading list").getByText("No URL set")).toBeTruthy();
    expect(card("Reading list").getByText(/^Updated .*2026/)).toBeTruthy();
  });

  test("R2.2.2-05 R2.2.2-17 R2.2.2-19 R2.2.2-20 empty", async () => {
    await open([]);
    expect(screen.getByText("No portfolios found")).toBeTruthy();
    expect(screen.getByText("Create your first portfolio to get started.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Create Your First Portfolio Website" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Create Manually" })).toHaveLength(2);
    expect(screen.queryByText(/\(0\//)).toBeNull();
  });

  test("R2.2.2-13 R2.2.2-18 searching without a match", async () => {
    await open([ward, bare]);
    await userEvent.type(screen.getByPlaceholderText("Search your portfolios..."), "zebra");
    expect(screen.getByText("No portfolios match your search.")).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
  });

  test("R2.8-01 a failed list says so and can be retried", async () => {
    const answers = [refusal(404, "not_found"), { json: aWebsiteList([ward]) }];
    stubApi({
      "GET /websites": () => answers.shift() ?? { json: aWebsiteList([ward]) },
      "GET /subscription/current": { json: aSubscription() },
    });
    await renderPage(<DashboardPage />, "/dashboard");
    expect(await screen.findByText("Failed to load data")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("article", { name: "Ward portfolio" })).toBeTruthy();
  });
});

describe("creating", () => {
  test("R2.2.2-02 R2.2.2-03 R2.2.2-04 both ways are offered with what is used, and by hand leads to the form", async () => {
    const { address } = await open([ward, bare]);
    expect(await screen.findByRole("button", { name: "Create New Portfolio Website (2/3)" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Create Manually (2/3)" }));
    expect(await screen.findByText("Starting manual portfolio creation...")).toBeTruthy();
    expect(address()).toBe("/create-website");
  });

  test.each([
    ["R2.8-04", /^Create New Portfolio Website/, "Failed to start onboarding. Please try again."],
    ["R2.8-05", /^Create Manually/, "Failed to start manual creation. Please try again."],
  ])("%s a check that fails says so and starts nothing", async (_id, name, sentence) => {
    const { address } = await open([ward]);
    queryClient.removeQueries({ queryKey: ["websites", "list"] });
    stubApi({ "GET /websites": refusal(404, "not_found") });
    await userEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(address()).toBe("/dashboard");
  });

  test("R2.4-05 R2.4-06 a creation by hand is resumed by hand", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    writeStored("pending_create_portfolio", { type: "manual", timestamp: Date.now() });
    const { address } = await open([ward]);
    expect(await screen.findByText(/^Welcome back! /)).toBeTruthy();
    expect(await msUntil(() => expect(address()).toBe("/create-website"))).toBeLessThan(1500);
    expect(readStored("pending_create_portfolio")).toBeNull();
  });

  test("whoever left the page within that second is not called back", async () => {
    writeStored("pending_create_portfolio", { type: "manual", timestamp: Date.now() });
    const timers = vi.spyOn(globalThis, "setTimeout");
    const { address } = await open([ward]);
    await screen.findByText(/^Welcome back! /);
    cleanup();
    const restarts = timers.mock.calls.filter(([, wait]) => wait === 1000).map(([task]) => task);
    timers.mockRestore();
    for (const task of restarts) task();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(restarts.length).toBeGreaterThan(0);
    expect(address()).toBe("/dashboard");
  });

  test("R2.2.1-08 R2.8-12 within the limit goes to onboarding", async () => {
    const { address } = await open([ward]);
    await userEvent.click(screen.getByRole("button", { name: /^Create New Portfolio Website/ }));
    expect(await screen.findByText("Starting AI-powered portfolio creation...")).toBeTruthy();
    expect(address()).toBe("/onboarding");
  });

  test("R2.5-01 R2.5-02 R2.5-03 R2.2.3-03 R2.4-03 at the limit the modal opens, and leaving remembers the creation", async () => {
    const { address } = await open([ward], { limit: 1 });
    await userEvent.click(screen.getByRole("button", { name: /^Create New Portfolio Website/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Portfolio Limit Reached" }));
    expect(dialog.getByText("You've reached your portfolio limit of 1 for the Free plan.")).toBeTruthy();
    expect(dialog.getByText("1 / 1 portfolios")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Upgrade to Pro" }));
    expect(address()).toBe("/subscription?plan=pro&action=upgrade");
    expect(readStored("pending_create_portfolio")).toMatchObject({ type: "onboarding" });
  });

  test("R2.4-05 a remembered creation starts again after a second", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    writeStored("pending_create_portfolio", { type: "onboarding", timestamp: Date.now() });
    const { address } = await open([ward]);
    expect(await screen.findByText(/^Welcome back! /)).toBeTruthy();
    const started = () => expect(screen.getByText("Starting AI-powered portfolio creation...")).toBeTruthy();
    expect(await msUntil(started)).toBeLessThan(1500);
    await waitFor(() => expect(address()).toBe("/onboarding"));
  });
});

describe("deleting", () => {
  const startDeleting = async () => {
    await userEvent.click(screen.getByRole("button", { name: "More about Reading list" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete Portfolio" }));
    return within(await screen.findByRole("alertdialog", { name: "Delete Portfolio Website" }));
  };

  test("R2.2.2-25 R2.2.2-30 R2.2.2-31 R2.2.2-32 asks first, starts on Cancel, and cancelling deletes nothing", async () => {
    const { calls } = await open([ward, bare]);
    const dialog = await startDeleting();
    expect(dialog.getByText(/cannot be undone/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  });

  test("R2.8-09 removes the card", async () => {
    let websites = [ward, bare];
    await open(websites, {
      replies: {
        "GET /websites": () => ({ json: aWebsiteList(websites) }),
        "DELETE /websites/10002": () => {
          websites = [ward];
          return { json: { success: true, message: "", active_website: null } };
        },
      },
    });
    await userEvent.click((await startDeleting()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Portfolio website deleted successfully")).toBeTruthy();
    expect(screen.queryByRole("article", { name: "Reading list" })).toBeNull();
  });

  test("R2.8-03 a failure says so and keeps the card", async () => {
    await open([ward, bare]);
    await userEvent.click((await startDeleting()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete portfolio website")).toBeTruthy();
    expect(screen.getByRole("article", { name: "Reading list", hidden: true })).toBeTruthy();
  });
});

describe("opening and coming back", () => {
  test("R2.2.2-29 R2.8-10 editing makes the portfolio active and opens its builder", async () => {
    const active = {
      id: bare.id,
      name: bare.name,
      subdomain: null,
      domain: null,
      status: "draft",
      template_slug: "default",
    };
    const { address } = await open([ward, bare], {
      replies: {
        "POST /websites/10002/switch": {
          json: { success: true, website: bare, active_website: active, user: aUser({ active_website_id: bare.id }) },
        },
      },
    });
    await userEvent.click(card("Reading list").getByRole("button", { name: "Edit Portfolio" }));
    expect(await screen.findByText("Opening Reading list in Portfolio Website Builder")).toBeTruthy();
    expect(address()).toBe("/builder/10002");
    expect(readStored("active_website")).toEqual(active);
  });

  test("R2.8-02 a failed switch says so and stays", async () => {
    const { address } = await open([ward, bare]);
    await userEvent.click(card("Reading list").getByRole("button", { name: "Edit Portfolio" }));
    expect(await screen.findByText("Failed to open Portfolio Website Builder")).toBeTruthy();
    expect(address()).toBe("/dashboard");
  });

  test("R2.8-11 the preview opens in a new tab and says so", async () => {
    const opened = vi.fn();
    vi.stubGlobal("open", opened);
    await open([ward, bare]);
    await userEvent.click(screen.getByRole("button", { name: "Preview Ward portfolio" }));
    expect(await screen.findByText("Opening preview for Ward portfolio")).toBeTruthy();
    expect(opened).toHaveBeenCalledWith("/cv/10001/preview", "_blank", "noopener");
  });

  test("another portfolio can be made the active one from its menu", async () => {
    await open([ward, bare], {
      replies: {
        "POST /websites/10002/switch": {
          json: { success: true, website: bare, active_website: null, user: aUser({ active_website_id: bare.id }) },
        },
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "More about Ward portfolio" }));
    expect(screen.queryByRole("menuitem", { name: "Make active" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "More about Reading list" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Make active" }));
    expect(await screen.findByText("Reading list is your active website now")).toBeTruthy();
  });

  test.each([
    ["R2.4-09 R2.4-11 a from_checkout query", "/dashboard?from_checkout=1", false],
    ["R1.2.1-14 from=checkout", "/dashboard?from=checkout", false],
    ["R2.4-10 the checkout-completed marker", "/dashboard", true],
  ])("%s drops the cached subscription, asks anew and leaves no trace", async (_title, from, hasMarker) => {
    queryClient.setQueryData(subscriptionQuery.queryKey, aSubscription(1, 1).data);
    if (hasMarker) writeStored("checkout_completed", true);
    const { address } = await open([ward], { address: from, limit: 3 });
    expect(await screen.findByRole("button", { name: "Create New Portfolio Website (1/3)" })).toBeTruthy();
    expect(address()).toBe("/dashboard");
    expect(readStored("checkout_completed")).toBeNull();
  });

  test("without any of these the cached subscription serves", async () => {
    queryClient.setQueryData(subscriptionQuery.queryKey, aSubscription(1, 1).data);
    const { calls } = await open([ward], { limit: 3 });
    expect(await screen.findByRole("button", { name: "Create New Portfolio Website (1/1)" })).toBeTruthy();
    expect(calls.some(({ path }) => path === "/subscription/current")).toBe(false);
  });

  test("R2.4-12 R2.4-13 R2.4-14 a started trial is told once, and the subscription is read again after a second", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { address, calls } = await open([ward], { address: "/dashboard?trial=started" });
    expect(
      await screen.findByText("Trial started successfully! You now have access to all Pro features."),
    ).toBeTruthy();
    expect(address()).toBe("/dashboard");
    const readings = () => calls.filter(({ path }) => path === "/subscription/current").length;
    await waitFor(() => expect(readings()).toBe(1));
    expect(await msUntil(() => expect(readings()).toBe(2))).toBeLessThan(1500);
  });
});
