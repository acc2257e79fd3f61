// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { impersonationPollMs } from "@vitrine/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginImpersonation } from "../../lib/impersonation/impersonation.ts";
import { reportImpersonationEnded } from "../../lib/impersonation/ended.ts";
import { queryClient } from "../../lib/query-client.ts";
import { checkSession } from "../../lib/session/check-session.ts";
import { getSession, storeSignIn } from "../../lib/session/session-store.ts";
import { readStored } from "../../lib/storage/client-storage.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi, type StubbedCall } from "../../testing/stub-api.ts";
import { ImpersonationBar } from "./impersonation-bar.tsx";

const admin = aUser({ id: 1, name: "Root", role: "admin" });
const impersonation = { admin_id: 1, admin_name: "Root", expires_at: "2026-01-01T01:00:00Z" };
const person = aUser({ impersonation });
const restored = {
  json: { success: true, data: { user: admin, session_id: 11, active_website: null, is_admin: true } },
};
const stopped = { json: { success: true, data: { admin_id: 1 } } };
const status = (isImpersonating: boolean) => ({
  json: { success: true, data: { is_impersonating: isImpersonating, admin: null, user: null, expires_at: null } },
});

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 11, user: admin, active_website: null, is_admin: true });
  beginImpersonation({ session_id: 12, user: person, active_website: null, is_admin: false });
});
afterEach(() => vi.useRealTimers());

const sessionOf = ({ headers }: StubbedCall) => headers.get("X-Session");
const proofs = (calls: StubbedCall[]) => calls.filter(({ path }) => path === "/admin/restore-session").map(sessionOf);

async function open(replies: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /admin/impersonate/status": status(true), ...replies });
  const leave = vi.fn(async () => undefined);
  const page = await renderPage(<ImpersonationBar user={person} leave={leave} />, "/dashboard");
  return { calls, leave, ...page };
}

const switchBack = async () => userEvent.click(await screen.findByRole("button", { name: "Switch Back to Admin" }));

test("R1.2.2-25 R1.2.2-26 R1.4-34 R1.8-35 the bar names both, and leads back to the admin's own session", async () => {
  const { calls, leave, address } = await open({
    "POST /admin/impersonate/stop": stopped,
    "POST /admin/restore-session": restored,
  });
  queryClient.setQueryData(["theirs"], 1);
  expect((await screen.findByText(/Viewing as/)).textContent).toBe("Viewing as Amara Okonkwo (admin Root)");
  await switchBack();
  expect(await screen.findByText("Switched back to admin: Root")).toBeTruthy();
  expect(getSession()).toMatchObject({ sessionId: 11, user: { id: 1 } });
  expect([readStored("original_admin"), readStored("original_session")]).toEqual([null, null]);
  expect(queryClient.getQueryData(["theirs"])).toBeUndefined();
  expect(calls.filter(({ path }) => path.endsWith("/stop")).map(sessionOf)).toEqual(["12"]);
  expect(calls.find(({ path }) => path.endsWith("/restore-session"))?.body).toEqual({ admin_id: 1 });
  expect(proofs(calls)).toEqual(["11"]);
  expect(address()).toBe("/admin/users");
  expect(leave).not.toHaveBeenCalled();
});

test("R1.4-34 when the admin's own session is no longer valid, the impersonation just stopped is the proof", async () => {
  const { calls } = await open({
    "POST /admin/impersonate/stop": stopped,
    "POST /admin/restore-session": (call) => (sessionOf(call) === "11" ? refusal(403, "restore_denied") : restored),
  });
  await switchBack();
  expect(await screen.findByText("Switched back to admin: Root")).toBeTruthy();
  expect(proofs(calls)).toEqual(["11", "12"]);
});

test("R1.8-33 when stopping fails it says so and nothing changes", async () => {
  const { calls } = await open({ "POST /admin/impersonate/stop": refusal(500, "server_error") });
  await switchBack();
  expect(await screen.findByText("Failed to stop impersonation")).toBeTruthy();
  expect(getSession().sessionId).toBe(12);
  expect(readStored("original_session")).toBe(11);
  expect(proofs(calls)).toEqual([]);
});

test("R1.4-35 R1.8-34 when there is no way back the person is logged out", async () => {
  const { calls, leave } = await open({
    "POST /admin/impersonate/stop": stopped,
    "POST /admin/restore-session": refusal(403, "restore_denied"),
    "POST /logout": { json: { success: true, message: "" } },
  });
  await switchBack();
  expect(await screen.findByText("Impersonation stopped. Please log in as admin.")).toBeTruthy();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(getSession().sessionId).toBeNull();
  expect(readStored("original_session")).toBeNull();
  // Neither of the two sessions outlives the browser's own knowledge of it.
  expect(calls.filter(({ path }) => path === "/logout").map(sessionOf)).toEqual(["12", "11"]);
});

test("R1.4-33 the status is asked every 30 seconds, and an end elsewhere leads back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isImpersonating = true;
  const askedAt: number[] = [];
  await open({
    "GET /admin/impersonate/status": () => {
      askedAt.push(Date.now());
      return status(isImpersonating);
    },
    "POST /admin/impersonate/stop": refusal(401, "unauthenticated"),
    "POST /admin/restore-session": restored,
  });
  await waitFor(() => expect(askedAt).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(impersonationPollMs + 1000));
  const [first = 0, second = 0] = askedAt;
  expect(Math.round((second - first) / 10_000)).toBe(impersonationPollMs / 10_000);
  isImpersonating = false;
  await act(() => vi.advanceTimersByTimeAsync(impersonationPollMs));
  expect(await screen.findByText("Switched back to admin: Root")).toBeTruthy();
});

test("a call that is refused because the hour is over leads back instead of signing out", async () => {
  await open({
    "POST /admin/impersonate/stop": refusal(401, "unauthenticated"),
    "POST /admin/restore-session": restored,
  });
  await screen.findByText(/Viewing as/);
  expect(reportImpersonationEnded()).toBe(true);
  expect(await screen.findByText("Switched back to admin: Root")).toBeTruthy();
});

test("an impersonation that ended while the browser was closed opens the admin's own session", async () => {
  stubApi({
    "GET /user": refusal(401, "unauthenticated"),
    "POST /admin/impersonate/stop": refusal(401, "unauthenticated"),
    "POST /admin/restore-session": restored,
  });
  await checkSession();
  expect(getSession()).toMatchObject({ sessionId: 11, user: { id: 1 } });
});
