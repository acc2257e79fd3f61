import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSession, storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { BetaAccessPage } from "./beta-access-page.tsx";

const status = (hasAccess: boolean) => ({
  json: { success: true, data: { beta_access_enabled: true, has_access: hasAccess, granted_seen: false } },
});
const seenAt = "2026-02-01T00:00:00Z";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ is_active: false }), active_website: null, is_admin: false });
});

test("somebody without access is told so, can ask again, and is let in when it is granted", async () => {
  let isGranted = false;
  stubApi({
    "GET /beta-access/status": () => status(isGranted),
    "POST /user/beta-access-seen": {
      json: { success: true, user: aUser({ is_active: true, beta_access_granted_seen_at: seenAt }) },
    },
  });
  const { address } = await renderPage(<BetaAccessPage />, "/beta-access-required");
  const user = userEvent.setup();
  expect(await screen.findByRole("heading", { name: "Beta access required" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(screen.getByRole("heading", { name: "Beta access required" })).toBeTruthy();
  isGranted = true;
  await user.click(await screen.findByRole("button", { name: "Check again" }));
  expect(await screen.findByRole("heading", { name: "Access granted" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
  expect(getSession().user).toMatchObject({ is_active: true, beta_access_granted_seen_at: seenAt });
});

test("a grant that could not be noted keeps the person on the page, with the reason", async () => {
  stubApi({
    "GET /beta-access/status": status(true),
    "POST /user/beta-access-seen": refusal(409, "invalid_state", { message: "Beta access has not been granted yet." }),
  });
  const { address } = await renderPage(<BetaAccessPage />, "/beta-access-required");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Beta access has not been granted yet.")).toBeTruthy();
  expect(address()).toBe("/beta-access-required");
});

test("R1.1-25 the words of an admin stand in place of the usual sentence", async () => {
  const data = { beta_access_enabled: true, has_access: false, granted_seen: false, message: "We open in May." };
  stubApi({ "GET /beta-access/status": { json: { success: true, data } } });
  await renderPage(<BetaAccessPage />, "/beta-access-required");
  expect(await screen.findByText("We open in May.")).toBeTruthy();
  expect(screen.queryByText(/one after the other/)).toBeNull();
});

test("one can leave by Logout", async () => {
  stubApi({ "GET /beta-access/status": status(false), "POST /logout": { json: { success: true, message: "" } } });
  const { address } = await renderPage(<BetaAccessPage />, "/beta-access-required");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Logout" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(getSession().sessionId).toBeNull();
});
