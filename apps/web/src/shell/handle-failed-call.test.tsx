import { ApiError } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { toast } from "@vitrine/ui";
import { beforeEach, expect, test, vi } from "vitest";
import { onImpersonationEnded } from "../lib/impersonation/ended.ts";
import { queryClient } from "../lib/query-client.ts";
import { getSession, storeSignIn } from "../lib/session/session-store.ts";
import { createAppRouter } from "../router.tsx";
import { aUser } from "../testing/builders.ts";
import { renderPage, resetClient, stubBrowser } from "../testing/render-page.tsx";
import { stubApi } from "../testing/stub-api.ts";
import { handleFailedCall } from "./handle-failed-call.ts";
import { leaveAsGuest } from "./leave-as-guest.ts";
import { showProductEvents } from "./product-events.ts";

beforeEach(resetClient);

const refused = (sessionId: number | null) => ({
  error: new ApiError({ status: 401 }),
  definition: contract.websites.getWebsite,
  sessionId,
  quiet: false,
});

test("R1.8-36 R1.8-37 two calls that get 401 end the session once, with one toast", async () => {
  let releaseLogout = () => {};
  stubApi({
    "POST /logout": () =>
      new Promise((resolve) => {
        releaseLogout = () => resolve({ json: { success: true, message: "" } });
      }),
  });
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  await renderPage("page", "/dashboard");
  toast.error("Your page could not be saved.");
  await screen.findByText("Your page could not be saved.");
  const ways = { go: vi.fn(), leave: vi.fn(async () => undefined) };
  const first = handleFailedCall(refused(1), ways);
  const second = handleFailedCall(refused(1), ways);
  // The way to the landing page does not wait for the logout call.
  expect(ways.leave).toHaveBeenCalledTimes(1);
  releaseLogout();
  await Promise.all([first, second]);
  expect(await screen.findAllByText("Session expired. Please login again.")).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText("Your page could not be saved.")).toBeNull());
  expect(ways.leave).toHaveBeenCalledTimes(1);
  expect(ways.go).not.toHaveBeenCalled();
  expect(getSession().sessionId).toBeNull();
});

test.each([
  ["the session before", 1],
  ["a guest", null],
])("a late 401 of %s leaves the new session alone", async (_whose, sessionId) => {
  stubApi({});
  storeSignIn({ session_id: 3, user: aUser(), active_website: null, is_admin: false });
  const ways = { go: vi.fn(), leave: vi.fn(async () => undefined) };
  await handleFailedCall(refused(sessionId), ways);
  expect(getSession().sessionId).toBe(3);
  expect(ways.leave).not.toHaveBeenCalled();
});

test("an impersonation whose hour is over is led back by what shows it, and nobody is signed out", async () => {
  stubApi({});
  const user = aUser({ impersonation: { admin_id: 1, admin_name: "Root", expires_at: "2026-01-01T01:00:00Z" } });
  storeSignIn({ session_id: 1, user, active_website: null, is_admin: false });
  const leadBack = vi.fn();
  const stop = onImpersonationEnded(leadBack);
  const ways = { go: vi.fn(), leave: vi.fn(async () => undefined) };
  await handleFailedCall(refused(1), ways);
  expect(leadBack).toHaveBeenCalledTimes(1);
  expect(ways.leave).not.toHaveBeenCalled();
  expect(getSession().sessionId).toBe(1);
  stop();
  await handleFailedCall(refused(1), ways);
  expect(ways.leave).toHaveBeenCalledTimes(1);
});

test("an ended session leaves a page with unsaved work, and forgets answers only when nobody signed in meanwhile", async () => {
  stubBrowser();
  stubApi({});
  const router = createAppRouter(createMemoryHistory({ initialEntries: ["/terms"] }));
  await router.load();
  const ask = vi.fn(() => true);
  router.history.block({ blockerFn: ask });
  queryClient.setQueryData(["kept"], 1);
  await leaveAsGuest(router);
  expect(router.state.location.pathname).toBe("/");
  expect(ask).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(["kept"])).toBeUndefined();
  queryClient.setQueryData(["kept"], 2);
  const left = leaveAsGuest(router);
  storeSignIn({ session_id: 3, user: aUser(), active_website: null, is_admin: false });
  await left;
  expect(queryClient.getQueryData(["kept"])).toBe(2);
});

test.each([
  ["R1.8-42", "auth-error", "error"],
  ["R1.8-43", "verification-required", "info"],
  ["R1.8-44", "plan-selection-required", "info"],
])("%s %s shows its sentence as %s", (_id, name, tone) => {
  const show = vi.fn();
  const stop = showProductEvents(show);
  window.dispatchEvent(new CustomEvent(name, { detail: { message: "Hello" } }));
  stop();
  window.dispatchEvent(new CustomEvent(name, { detail: { message: "Later" } }));
  expect(show.mock.calls).toEqual([[tone, "Hello"]]);
});
