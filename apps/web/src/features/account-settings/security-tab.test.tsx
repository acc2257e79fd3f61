import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSession, storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { SettingsPage } from "./settings-page.tsx";

const here = "/dashboard/settings?tab=security";
const thisDevice = {
  id: 1,
  device: "Firefox on Linux",
  is_current: true,
  remember: false,
  created_at: "2026-01-01T00:00:00Z",
  last_used_at: "2026-01-02T00:00:00Z",
  expires_at: "2026-01-03T00:00:00Z",
};
const sessions = (hasPassword: boolean) => ({
  json: { success: true, data: [thisDevice], has_password: hasPassword },
});
const done = (message: string) => ({ json: { success: true, message } });

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

test("an admin who looks through somebody's eyes is told that their security is closed, and asks the server nothing", async () => {
  const impersonation = { admin_id: 9, admin_name: "Root", expires_at: "2026-01-01T01:00:00Z" };
  storeSignIn({ session_id: 1, user: aUser({ impersonation }), active_website: null, is_admin: false });
  const calls = stubApi({});
  await renderPage(<SettingsPage />, here);
  expect(await screen.findByText("Closed while you view as Amara Okonkwo")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("somebody without a password asks for a link to choose one", async () => {
  const calls = stubApi({ "GET /user/sessions": sessions(false), "POST /forgot-password": done("") });
  await renderPage(<SettingsPage />, here);
  await userEvent.click(await screen.findByRole("button", { name: "Mail me a link to choose a password" }));
  expect(await screen.findByText("We mailed you a link to choose a password.")).toBeTruthy();
  expect(calls.find(({ path }) => path === "/forgot-password")?.body).toEqual({ email: "amara@example.org" });
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("somebody without a password deletes the account by typing the address", async () => {
  const calls = stubApi({
    "GET /user/sessions": sessions(false),
    "DELETE /user": done("Your account has been deleted."),
  });
  const { address } = await renderPage(<SettingsPage />, here);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete your account?" }));
  const confirm = () => dialog.getByRole<HTMLButtonElement>("button", { name: "Delete account" });
  await user.type(dialog.getByLabelText("Your email address"), "amara@example.or");
  expect(confirm().disabled).toBe(true);
  await user.type(dialog.getByLabelText("Your email address"), "g");
  await user.click(confirm());
  await waitFor(() => expect(address()).toBe("/"));
  expect(getSession().sessionId).toBeNull();
  expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({ confirm: true });
});

test("a refused deletion says why at the field and keeps the session", async () => {
  stubApi({
    "GET /user/sessions": sessions(true),
    "DELETE /user": refusal(409, "last_admin", { message: "The only administrator cannot be removed." }),
  });
  await renderPage(<SettingsPage />, here);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  await user.type(screen.getByLabelText("Your password"), "correct horse{Enter}");
  expect(await screen.findByText("The only administrator cannot be removed.")).toBeTruthy();
  expect(getSession().sessionId).toBe(1);
});

test("the new password is checked before it is sent, and a list that cannot be read can be asked for again", async () => {
  let works = false;
  const calls = stubApi({
    "GET /user/sessions": () => (works ? sessions(true) : refusal(404, "not_found")),
  });
  await renderPage(<SettingsPage />, here);
  const user = userEvent.setup();
  works = true;
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  await user.type(await screen.findByLabelText("Current password"), "correct horse");
  await user.type(screen.getByLabelText("New password"), "another horse");
  await user.type(screen.getByLabelText("Confirm new password"), "something else");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("The password confirmation does not match.")).toBeTruthy();
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
});
