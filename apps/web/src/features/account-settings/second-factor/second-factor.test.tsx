import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { SettingsPage } from "../settings-page.tsx";

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

test("an app is set up by picture or secret and a first code; the recovery codes are shown once", async () => {
  const setUp = { secret: "ABCDEFGHIJKLMNOP", address: "otpauth://totp/x", qr_svg: "<svg></svg>" };
  let isOn = false;
  const calls = stubApi({
    "GET /user/sessions": sessions,
    "GET /user/second-factor": () =>
      standing(isOn ? { app: { added_at: "2026-01-01T00:00:00Z" }, recovery_codes_left: 10 } : {}),
    "POST /user/second-factor/app": done({ data: setUp }),
    "POST /user/second-factor/app/confirm": ({ body }) => {
      isOn = JSON.stringify(body).includes("123456");
      return isOn
        ? done({ recovery_codes: codes })
        : refusal(422, "validation_failed", { errors: { code: ["That code is not right."] } });
    },
  });
  await renderPage(<SettingsPage />, here);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Set up app" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set up your authenticator app" }));
  expect(dialog.getByText("ABCD EFGH IJKL MNOP")).toBeTruthy();
  expect(dialog.getByRole("img").getAttribute("src")).toMatch(/^data:image\/svg\+xml/);
  // A phone cannot scan its own screen.
  await user.click(dialog.getByRole("button", { name: "Copy the secret" }));
  expect(await navigator.clipboard.readText()).toBe(setUp.secret);
  const field = dialog.getByLabelText("Code from the app");
  await user.type(field, "000000{Enter}");
  expect(await dialog.findByText("That code is not right.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "123456{Enter}");
  const kept = within(await screen.findByRole("dialog", { name: "Keep your recovery codes" }));
  for (const code of codes) expect(kept.getByText(code)).toBeTruthy();
  expect(kept.getByRole("link", { name: "Download as a file" }).getAttribute("download")).toBe(
    "vitrine-recovery-codes.txt",
  );
  await user.click(kept.getByRole("button", { name: "I have kept them" }));
  expect(screen.queryByText(codes[0] ?? "")).toBeNull();
  expect(await screen.findByText(/^10 are left/)).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith("/confirm"))).toHaveLength(2);
});
