import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { SettingsPage } from "./settings-page.tsx";

const sessions = { json: { success: true, data: [], has_password: true } };
const change = { email: "new@example.org", is_new_confirmed: false, is_old_confirmed: false, takes_effect_at: null };

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

test("another address is asked for with the password, waits to be confirmed, and can be given up", async () => {
  let pending: typeof change | null = null;
  let isRight = false;
  const calls = stubApi({
    "GET /user/sessions": sessions,
    "GET /user/email": () => ({ json: { success: true, data: pending } }),
    "POST /user/email": () => {
      if (!isRight) return refusal(422, "validation_failed", { errors: { password: ["The password is not right."] } });
      pending = change;
      return { json: { success: true, message: "We have mailed both addresses.", data: change } };
    },
    "DELETE /user/email": () => {
      pending = null;
      return { json: { success: true, message: "Your address stays as it is." } };
    },
  });
  await renderPage(<SettingsPage />, "/dashboard/settings");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Change email address" }));
  await user.type(await screen.findByLabelText("New email"), "new@example.org");
  await user.type(screen.getByLabelText("Your password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Send the mails" }));
  expect(await screen.findByText("The password is not right.")).toBeTruthy();
  isRight = true;
  await user.click(screen.getByRole("button", { name: "Send the mails" }));
  expect(await screen.findByText("Waiting to become new@example.org")).toBeTruthy();
  expect(calls.findLast(({ method, path }) => method === "POST" && path === "/user/email")?.body).toEqual({
    email: "new@example.org",
    password: "correct horse",
  });
  await user.click(screen.getByRole("button", { name: "Keep my address" }));
  expect(await screen.findByText("Your address stays as it is.")).toBeTruthy();
  expect(screen.queryByText("Waiting to become new@example.org")).toBeNull();
});
