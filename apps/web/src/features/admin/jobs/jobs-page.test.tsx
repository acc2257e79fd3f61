import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DeadJob, LaneFigures } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { JobsPage } from "./jobs-page.tsx";

const id = "0b3c9f0e-6a3f-4b52-9a55-2f6c5a1f0d11";
const dead: DeadJob = {
  id,
  lane: "account-mail",
  kind: "reset-password",
  attempts: 41,
  reason: "The other side refused the connection (ECONNREFUSED)",
  created_at: "2026-11-20T10:00:00Z",
  died_at: "2026-11-21T16:00:00Z",
};
const lane: LaneFigures = {
  lane: "read-cv",
  waiting: 12,
  oldest_waiting_at: new Date(Date.now() - 125_000).toISOString(),
  running: 2,
  pausing: 0,
  dead: 0,
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

function answers(jobs: { lanes: LaneFigures[]; dead: DeadJob[] }, more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({ "GET /admin/jobs": () => ({ json: { success: true, data: jobs } }), ...more });
}

test("lanes say what waits and since when; a dead job says what, how often and why", async () => {
  answers({ lanes: [lane], dead: [dead] });
  await renderPage(<JobsPage />, "/admin/jobs");
  const row = within(await screen.findByRole("row", { name: /Reading CVs/ }));
  expect(row.getAllByRole("cell").map((cell) => cell.lastChild?.textContent)).toEqual(["12", "2 min", "2", "0", "0"]);
  const entry = within(screen.getByRole("list", { name: "Failed for good" }));
  expect(entry.getByText("Reset password")).toBeTruthy();
  expect(entry.getByText(/Account mail · 41 tries/)).toBeTruthy();
  expect(entry.getByText(dead.reason)).toBeTruthy();
});

test("a dead job is tried again, and dropped after a question", async () => {
  const jobs = { lanes: [lane], dead: [dead] };
  const calls = answers(jobs, {
    [`POST /admin/jobs/${id}/retry`]: refusal(404, "not_found", { message: "The job is gone." }),
    [`DELETE /admin/jobs/${id}`]: { json: { success: true, message: "The job was dropped." } },
  });
  await renderPage(<JobsPage />, "/admin/jobs");
  await userEvent.click(await screen.findByRole("button", { name: "Try again: Reset password" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The job is gone.");
  await userEvent.click(screen.getByRole("button", { name: "Drop: Reset password" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  jobs.dead = [];
  await userEvent.click(dialog.getByRole("button", { name: "Drop job" }));
  expect(await screen.findByText("No failed jobs")).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1));
});
