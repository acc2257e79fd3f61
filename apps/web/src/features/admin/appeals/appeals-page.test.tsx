// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AdminAppeal } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aPage } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { AppealsPage } from "./appeals-page.tsx";

const appeal: AdminAppeal = {
  id: 5,
  message: "I am the person in the picture.",
  status: "open",
  answer: null,
  created_at: "2026-01-05T09:30:00Z",
  answered_at: null,
  kind: "website",
  owner: { id: 7, name: "Amara Okonkwo", email: "amara@example.org" },
  website: { id: 10001, name: "Ward portfolio" },
  category: "impersonation",
  reason: "It shows somebody else.",
  since: "2026-01-04T09:30:00Z",
  admin_name: "Root",
  is_in_force: true,
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

test.each([
  ["Lift", "Lift and answer", "lift"],
  ["Uphold", "Uphold and answer", "uphold"],
])("an objection is read with the decision and answered: %s", async (button, confirm, decision) => {
  const calls = stubApi({
    "GET /admin/appeals": aPage([appeal]),
    "GET /admin/appeals/5": { json: { success: true, appeal } },
    "POST /admin/appeals/5/answer": { json: { success: true, message: "Your answer is on its way.", appeal } },
  });
  await renderPage(<AppealsPage />, "/admin/appeals");
  await userEvent.click(await screen.findByRole("button", { name: "Open Ward portfolio" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Ward portfolio" }));
  expect(await drawer.findByText("It shows somebody else.")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: button }));
  const question = within(await screen.findByRole("alertdialog"));
  const send = question.getByRole<HTMLButtonElement>("button", { name: confirm });
  expect(send.disabled).toBe(true);
  await userEvent.type(question.getByRole("textbox", { name: "Answer" }), "We looked again.");
  await userEvent.click(send);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ decision, answer: "We looked again." }),
  );
  expect(await screen.findByText("Your answer is on its way.")).toBeTruthy();
});
