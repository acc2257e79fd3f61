// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstBetaSettings, type BetaSettings } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { BetaSettingsPage } from "./beta-settings-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

test("R1.1-25 beta access is switched on after its consequence was read, and its message is written", async () => {
  let settings: BetaSettings = firstBetaSettings;
  const answer = () => ({
    json: { success: true, message: "Settings saved.", data: settings, users_without_access: 12 },
  });
  const calls = stubApi({
    "GET /admin/beta-settings": answer,
    "PUT /admin/beta-settings": ({ body }) => {
      settings = body as BetaSettings;
      return answer();
    },
  });
  await renderPage(<BetaSettingsPage />, "/admin/beta-settings");
  await userEvent.click(await screen.findByRole("switch", { name: "Beta access is off" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/12 users without access will be kept out/)).toBeTruthy();
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Switch on" }));
  expect(await screen.findByRole("switch", { name: "Beta access is on" })).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox"), "Soon.");
  await userEvent.click(screen.getByRole("button", { name: "Save message" }));
  await waitFor(() =>
    expect(settings).toEqual({ beta_access_enabled: true, message: "Soon.", auto_activate_new_users: false }),
  );
});

test("R1.1-25 a refusal says why, and the switch stays where it was", async () => {
  stubApi({
    "GET /admin/beta-settings": { json: { success: true, data: firstBetaSettings, users_without_access: 1 } },
    "PUT /admin/beta-settings": refusal(403, "forbidden", { message: "You are no admin any more." }),
  });
  await renderPage(<BetaSettingsPage />, "/admin/beta-settings");
  await userEvent.click(await screen.findByRole("switch", { name: "New users wait for access" }));
  expect((await screen.findByRole("alert")).textContent).toContain("You are no admin any more.");
  expect(screen.getByRole("switch", { name: "New users wait for access" })).toBeTruthy();
});
