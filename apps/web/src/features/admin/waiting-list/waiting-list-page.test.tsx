// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aPage, aWaitingEntry } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { WaitingListPage } from "./waiting-list-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

test("R1.1-21 somebody who waits is invited, renamed and taken off the list", async () => {
  let entry = aWaitingEntry();
  const calls = stubApi({
    "GET /admin/waiting-list": () => aPage([entry]),
    "GET /admin/waiting-list/3": () => ({ json: { success: true, data: entry } }),
    "POST /admin/waiting-list/3/invite": () => {
      entry = aWaitingEntry({ status: "invited", invited_at: "2026-01-02T00:00:00Z" });
      return { json: { success: true, message: "The invitation has been sent.", data: entry } };
    },
    "PATCH /admin/waiting-list/3": { json: { success: true, message: "Saved.", data: entry } },
    "DELETE /admin/waiting-list/3": refusal(404, "not_found", { message: "It is gone already." }),
  });
  await renderPage(<WaitingListPage />, "/admin/waiting-list");
  await userEvent.click(await screen.findByRole("button", { name: "Open wen@example.org" }));
  const drawer = within(await screen.findByRole("dialog", { name: "wen@example.org" }));
  expect(drawer.getByText("spring")).toBeTruthy();
  expect(drawer.getByText("LinkedIn")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Invite" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("The invitation has been sent.")).toBeTruthy();
  expect(await drawer.findByRole("button", { name: "Invite again" })).toBeTruthy();
  await userEvent.type(drawer.getByRole("textbox", { name: "Name" }), "dy");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "Wendy" }));
  await userEvent.click(drawer.getByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  expect((await question.findByRole("alert")).textContent).toContain("It is gone already.");
});

test("R1.1-21 a sign-up that the list does not show opens by its address", async () => {
  stubApi({
    "GET /admin/waiting-list": aPage([]),
    "GET /admin/waiting-list/3": { json: { success: true, data: aWaitingEntry({ status: "invited" }) } },
  });
  const { address } = await renderPage(<WaitingListPage />, "/admin/waiting-list?status=pending&open=3");
  const drawer = within(await screen.findByRole("dialog", { name: "wen@example.org" }));
  expect(drawer.getByRole("button", { name: "Mark as waiting" })).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(address()).toBe("/admin/waiting-list?status=pending"));
});

test("a long list shows as many rows as its address asks for, and begins anew when that changes", async () => {
  const { json } = aPage([aWaitingEntry()]);
  const long = { json: { ...json, meta: { page: 3, per_page: 20, total: 120, last_page: 6 } } };
  const calls = stubApi({ "GET /admin/waiting-list": long });
  const { address } = await renderPage(<WaitingListPage />, "/admin/waiting-list?page=3&rows=7");
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Rows per page" }), "50");
  await waitFor(() => expect(address()).toBe("/admin/waiting-list?rows=50"));
  await waitFor(() => expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({ page: "1", per_page: "50" }));
});

test("R1.1-21 the export is of what the list is narrowed to", async () => {
  const calls = stubApi({
    "GET /admin/waiting-list": aPage([aWaitingEntry()]),
    "GET /admin/waiting-list/export": { json: {} },
  });
  const saved = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  await renderPage(<WaitingListPage />, "/admin/waiting-list?status=pending&search=wen&page=2");
  await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith("waiting-list.csv"));
  const query = calls.find(({ path }) => path.endsWith("/export"))?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({ status: "pending", search: "wen" });
});
