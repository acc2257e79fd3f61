import { ApiError } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { getSession, storeSignIn } from "../lib/session/session-store.ts";
import { aUser } from "../testing/builders.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { stubApi } from "../testing/stub-api.ts";
import { handleFailedCall } from "./handle-failed-call.ts";
import { showProductEvents } from "./product-events.ts";

beforeEach(resetClient);

test("R1.8-36 R1.8-37 two calls that get 401 end the session once, with one toast", async () => {
  let releaseLogout = () => {};
  stubApi({
    "POST /logout": () =>
      new Promise((resolve) => {
        releaseLogout = () => resolve({ json: { success: true, message: "" } });
      }),
  });
  storeSignIn({ token: "t", user: aUser(), active_website: null, is_admin: false });
  await renderPage("page", "/dashboard");
  const go = vi.fn();
  const call = { error: new ApiError({ status: 401 }), definition: contract.websites.getWebsite, quiet: false };
  const first = handleFailedCall(call, go);
  const second = handleFailedCall(call, go);
  releaseLogout();
  await Promise.all([first, second]);
  expect(await screen.findAllByText("Session expired. Please login again.")).toHaveLength(1);
  expect(go.mock.calls).toEqual([["/"]]);
  expect(getSession().token).toBeNull();
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
