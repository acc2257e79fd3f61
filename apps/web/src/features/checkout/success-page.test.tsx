// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSession, storeSignIn } from "../../lib/session/session-store.ts";
import { wantPlanAt } from "../../lib/plans/wanted-at.ts";
import { readStored } from "../../lib/storage/client-storage.ts";
import { aCheckout, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { SuccessPage } from "./success-page.tsx";

const address = "/checkout/success?session_id=s1";
const get = "GET /subscription/checkout-session/s1";
const user = { "GET /user": { json: aUser({ current_plan: "pro" }) } };

beforeEach(() => {
  resetClient();
  vi.useFakeTimers();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing is promised before the server says that the checkout is complete; it is asked every 2 seconds", async () => {
  let status: "open" | "complete" = "open";
  const calls = stubApi({ ...user, [get]: () => ({ json: aCheckout({ status }) }) });
  await renderPage(<SuccessPage />, address);
  await pass(100);
  expect(screen.getByText("Confirming your payment")).toBeTruthy();
  await pass(4000);
  const asked = calls.filter(({ path }) => path.endsWith("/s1")).length;
  expect(asked).toBe(3);
  expect(readStored("checkout_completed")).toBeNull();
  status = "complete";
  await pass(2100);
  expect(screen.getByRole("heading", { name: "Your Pro plan is active" })).toBeTruthy();
  expect(screen.getByText(/\$5 paid, billed monthly\./)).toBeTruthy();
  expect(readStored("checkout_completed")).toBe(true);
  expect(getSession().user?.current_plan).toBe("pro");
  expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard?from_checkout=1");
});

test("whoever paid because a page asked for the plan goes back to that page, once", async () => {
  wantPlanAt("/builder/7?section=blog", "Go to the blog");
  stubApi({ ...user, [get]: { json: aCheckout({ status: "complete" }) } });
  const page = await renderPage(<SuccessPage />, address);
  await pass(100);
  expect(screen.getByRole("link", { name: "Go to Dashboard" })).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Go to the blog" }));
  await pass(100);
  expect(page.address()).toBe("/builder/7?section=blog");
  cleanup();
  await renderPage(<SuccessPage />, address);
  await pass(100);
  expect(screen.getByRole("link", { name: "Go to Dashboard" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Go to the blog" })).toBeNull();
});

test("after 30 seconds it says that the answer is late, asks no longer, and asks again when told to", async () => {
  let status: "open" | "complete" = "open";
  const calls = stubApi({ ...user, [get]: () => ({ json: aCheckout({ status }) }) });
  await renderPage(<SuccessPage />, address);
  await pass(30_100);
  expect(screen.getByText("Your payment is still being confirmed")).toBeTruthy();
  const asked = calls.length;
  await pass(10_000);
  expect(calls.length).toBe(asked);
  status = "complete";
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  await pass(100);
  expect(screen.getByRole("heading", { name: "Your Pro plan is active" })).toBeTruthy();
});

test("a broken connection in between does not end the waiting", async () => {
  const answers = [refusal(500, "server_error"), refusal(500, "server_error")];
  stubApi({ ...user, [get]: () => answers.shift() ?? { json: aCheckout({ status: "complete" }) } });
  await renderPage(<SuccessPage />, address);
  await pass(4100);
  expect(screen.getByRole("heading", { name: "Your Pro plan is active" })).toBeTruthy();
});

test.each([
  ["an expired one", { json: aCheckout({ status: "expired" }) }, "This checkout has expired"],
  ["somebody else's", refusal(404, "not_found"), "There is no checkout here"],
])("%s is no success", async (_name, answer, title) => {
  stubApi({ [get]: answer });
  await renderPage(<SuccessPage />, address);
  await pass(100);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the checkout" }).getAttribute("href")).toBe("/checkout");
  expect(readStored("checkout_completed")).toBeNull();
});

test("without a checkout in the address nothing is asked", async () => {
  const calls = stubApi({});
  await renderPage(<SuccessPage />, "/checkout/success");
  expect(screen.getByRole("heading", { name: "There is no checkout here" })).toBeTruthy();
  expect(calls).toEqual([]);
});
