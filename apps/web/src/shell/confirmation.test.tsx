import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../lib/session/session-store.ts";
import { aUser } from "../testing/builders.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { refusal, stubApi } from "../testing/stub-api.ts";
import { ConfirmationDialog } from "../features/confirmation/confirmation-dialog.tsx";
import { SettingsPage } from "../features/account-settings/settings-page.tsx";

const here = "/dashboard/settings?tab=security";
const sessions = { json: { success: true, data: [], has_password: true } };
const codes = Array.from({ length: 10 }, (_, index) => `abcd-2345-efgh-67i${"abcdefghij"[index] ?? ""}`);
const standing = (changes: Record<string, unknown> = {}) => ({
  json: { success: true, data: { app: null, passkeys: [], recovery_codes_left: 0, is_required: false, ...changes } },
});
const done = (rest: Record<string, unknown>) => ({ json: { success: true, message: "Done.", ...rest } });

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

const page = () => (
  <>
    <SettingsPage />
    <ConfirmationDialog />
  </>
);

test("a call that is to be confirmed asks once, then goes on by itself", async () => {
  let isConfirmed = false;
  const calls = stubApi({
    "GET /user/sessions": sessions,
    "GET /user/second-factor": standing({ app: { added_at: "2026-01-01T00:00:00Z" }, recovery_codes_left: 4 }),
    "POST /user/second-factor/recovery-codes": () =>
      isConfirmed ? done({ recovery_codes: codes }) : refusal(403, "confirmation_required", { data: {} }),
    "POST /user/confirm/options": done({ data: { methods: ["code"], challenge: "c1", passkey_options: null } }),
    "POST /user/confirm": () => {
      isConfirmed = true;
      return done({});
    },
  });
  await renderPage(page(), here);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Make new codes" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Make new codes" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
  await user.type(await dialog.findByLabelText("Code from your authenticator app"), "123456{Enter}");
  expect(await screen.findByRole("dialog", { name: "Keep your recovery codes" })).toBeTruthy();
  expect(calls.find(({ path }) => path === "/user/confirm")?.body).toEqual({ code: "123456", challenge: "c1" });
  expect(calls.filter(({ path }) => path.endsWith("recovery-codes"))).toHaveLength(2);
});

test("who would rather not confirm is told so, and nothing happens", async () => {
  const calls = stubApi({
    "GET /user/sessions": sessions,
    "GET /user/second-factor": standing(),
    "POST /user/second-factor/app": refusal(403, "confirmation_required", { message: "Please confirm." }),
    "POST /user/confirm/options": done({ data: { methods: ["password"], challenge: "c1", passkey_options: null } }),
  });
  await renderPage(page(), here);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Set up app" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  expect(await within(dialog).findByLabelText("Your password")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(await screen.findByText("Please confirm.")).toBeTruthy();
  expect(calls.filter(({ path }) => path === "/user/second-factor/app")).toHaveLength(1);
});
