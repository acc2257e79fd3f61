import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { stubApi } from "../../testing/stub-api.ts";
import { SettingsPage } from "./settings-page.tsx";

const token = {
  id: 3,
  name: "Backup",
  abilities: ["read"],
  last_used_at: null,
  expires_at: null,
  created_at: "2026-01-01T00:00:00Z",
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ current_plan: "free" }), active_website: null, is_admin: false });
});

test("after a downgrade the tokens are seen and can be deleted, and none can be made", async () => {
  const calls = stubApi({
    "GET /user/api-tokens": { json: { success: true, data: [token] } },
    "DELETE /user/api-tokens/3": { json: { success: true, message: "The token has been deleted." } },
  });
  await renderPage(<SettingsPage />, "/dashboard/settings?tab=api");
  await userEvent.click(await screen.findByRole("button", { name: "Delete Backup" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The token has been deleted.")).toBeTruthy();
  expect(calls.some(({ method, path }) => method === "DELETE" && path === "/user/api-tokens/3")).toBe(true);
  expect(screen.queryByText("New token")).toBeNull();
});
