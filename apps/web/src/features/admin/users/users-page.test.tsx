// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSession, storeSignIn } from "../../../lib/session/session-store.ts";
import { readStored } from "../../../lib/storage/client-storage.ts";
import { anAdminUser, anAdminWebsite, anAuditEntry, aPage } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { UsersPage } from "./users-page.tsx";

const admin = aUser({ id: 1, name: "Root", role: "admin" });
const amara = anAdminUser({ is_active: false });

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 11, user: admin, active_website: null, is_admin: true });
});

const shown = (user = amara) => ({
  json: {
    success: true,
    user,
    websites: [anAdminWebsite()],
    audit_log: [anAuditEntry({ action: "user.updated" })],
    sign_ins: [{ id: 1, outcome: "failed", method: "password", network: "192.0.2.0/24", at: "2026-01-05T09:30:00Z" }],
  },
});

function answers(user = amara, more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    "GET /admin/users": aPage([user], { total: 41, last_page: 3 }),
    "GET /admin/users/7": shown(user),
    ...more,
  });
}

const asked = (calls: ReturnType<typeof stubApi>, path: string) => calls.filter((call) => call.path === path);

test("a page that has no rows any more leads to the last one that has", async () => {
  const calls = stubApi({
    "GET /admin/users": ({ query }) =>
      query.get("page") === "3"
        ? aPage([amara], { page: 3, total: 41, last_page: 3 })
        : aPage([], { page: 9999, total: 41, last_page: 3 }),
  });
  const { address } = await renderPage(<UsersPage />, "/admin/users?page=9999&plan=pro");
  expect(await screen.findByText("41–41 of 41 users")).toBeTruthy();
  expect(address()).toBe("/admin/users?page=3&plan=pro");
  expect(asked(calls, "/admin/users").map(({ query }) => query.get("page"))).toEqual(["9999", "3"]);
});

test("R1.1-19 the list is searched, filtered, sorted and paged, all in the address", async () => {
  const calls = answers();
  const { address } = await renderPage(<UsersPage />, "/admin/users?plan=pro&plan2=x");
  expect(await screen.findByText("1–20 of 41 users")).toBeTruthy();
  expect(screen.getByText("Plan: Pro")).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search name or email" }), "ama");
  await waitFor(() => expect(address()).toContain("search=ama"));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(address()).toContain("page=2"));
  expect(address()).not.toContain("after=");
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  await waitFor(() => expect(address()).toContain("sort=-name"));
  expect(address()).not.toContain("page=");
  await userEvent.click(screen.getByRole("button", { name: "Remove Plan: Pro" }));
  await waitFor(() => expect(address()).not.toContain("plan=pro"));
  await waitFor(() =>
    expect(Object.fromEntries(asked(calls, "/admin/users").at(-1)?.query ?? [])).toEqual({
      page: "1",
      sort: "-name",
      search: "ama",
    }),
  );
});

test("R1.1-19 neighbouring pages are asked for by their places, the first one by its number", async () => {
  const meta = { page: 2, per_page: 20, total: 61, last_page: 4, after: "behind", before: "in-front" };
  const calls = answers(amara, { "GET /admin/users": { json: { success: true, data: [amara], meta } } });
  const { address } = await renderPage(<UsersPage />, "/admin/users?page=2");
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(address()).toContain("page=3&after=behind"));
  const last = asked(calls, "/admin/users").at(-1)?.query ?? [];
  expect(Object.fromEntries(last)).toEqual({ page: "3", after: "behind" });
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  await waitFor(() => expect(address()).not.toContain("after="));
  expect(address()).toMatch(/page=1$/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "50");
  await waitFor(() => expect(address()).not.toContain("page="));
});

test("R1.1-19 a row opens its user, who is edited and given access", async () => {
  const calls = answers(amara, {
    "PATCH /admin/users/7": { json: { success: true, message: "User saved.", user: amara } },
  });
  const { address } = await renderPage(<UsersPage />, "/admin/users");
  await userEvent.click(await screen.findByRole("button", { name: "Open Amara Okonkwo" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Amara Okonkwo" }));
  expect(address()).toContain("open=7");
  expect(drawer.getByRole("link", { name: "Ward portfolio" })).toBeTruthy();
  expect(drawer.getByText(/changed the user/)).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Grant beta access" }));
  expect(await screen.findByText("User saved.")).toBeTruthy();
  await userEvent.type(drawer.getByRole("textbox", { name: "Name" }), " II");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { is_active: true },
      { name: "Amara Okonkwo II" },
    ]),
  );
});

test("R1.1-19 what hurts is asked first, and a refusal is said in the server's words", async () => {
  const calls = answers(amara, {
    "PATCH /admin/users/7": refusal(409, "last_admin", { message: "One admin must stay." }),
    "DELETE /admin/users/7": { json: { success: true, message: "User deleted." } },
  });
  const { address } = await renderPage(<UsersPage />, "/admin/users?open=7");
  await userEvent.click(await screen.findByRole("button", { name: "Suspend" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Suspend Amara Okonkwo?" }));
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
  await userEvent.type(question.getByRole("textbox", { name: "Reason" }), "Casinos");
  await userEvent.click(question.getByRole("button", { name: "Suspend" }));
  expect((await question.findByRole("alert")).textContent).toContain("One admin must stay.");
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete user" }));
  const remove = within(await screen.findByRole("alertdialog"));
  expect(remove.getByRole<HTMLButtonElement>("button", { name: "Delete user" }).disabled).toBe(true);
  await userEvent.type(remove.getByRole("textbox"), "amara@example.org");
  await userEvent.click(remove.getByRole("button", { name: "Delete user" }));
  expect(await screen.findByText("User deleted.")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/admin/users"));
});

test("R1.3-14 R1.6-07 impersonating keeps the admin's user and token, and goes on as the other person", async () => {
  const impersonation = { admin_id: 1, admin_name: "Root", expires_at: "2026-01-01T01:00:00Z" };
  const user = aUser({ impersonation });
  const data = { session_id: 12, user, active_website: null, is_admin: false, impersonation };
  answers(amara, { "POST /admin/impersonate/7": { json: { success: true, data } } });
  const { address } = await renderPage(<UsersPage />, "/admin/users?open=7");
  await userEvent.click(await screen.findByRole("button", { name: "Impersonate" }));
  const question = within(await screen.findByRole("alertdialog", { name: "View Vitrine as Amara Okonkwo?" }));
  await userEvent.click(question.getByRole("button", { name: "Impersonate" }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
  expect(getSession()).toMatchObject({ sessionId: 12, user: { id: 7 } });
  expect(readStored("original_admin")).toEqual(admin);
  expect(readStored("original_session")).toBe(11);
});

test("one's own role and end are up to another admin", async () => {
  answers(anAdminUser({ ...admin }), { "GET /admin/users/1": shown(anAdminUser({ ...admin })) });
  await renderPage(<UsersPage />, "/admin/users?open=1");
  expect(await screen.findByText(/This is you/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Impersonate" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete user" })).toBeNull();
});

test("a list that cannot be loaded says so, and an empty search too", async () => {
  stubApi({ "GET /admin/users": refusal(403, "forbidden", { message: "Something broke." }) });
  await renderPage(<UsersPage />, "/admin/users");
  expect(await screen.findByText("Something broke.")).toBeTruthy();
  stubApi({ "GET /admin/users": aPage([]) });
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Nobody has registered yet")).toBeTruthy();
});
