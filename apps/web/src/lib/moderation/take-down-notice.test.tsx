// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Restriction } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { storeSignIn } from "../session/session-store.ts";
import { TakeDownNotice } from "./take-down-notice.tsx";

const restriction: Restriction = {
  category: "impersonation",
  reason: "It shows somebody else.",
  since: "2026-01-04T09:30:00Z",
  appeals: [],
  can_appeal: true,
};
const open = { id: 1, message: "Me.", status: "open", answer: null, answered_at: null } as const;

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

test("an owner reads why, objects, and keeps the words when they could not be sent", async () => {
  let told = restriction;
  let isBusy = true;
  stubApi({
    "GET /websites/10001/take-down": () => ({ json: { success: true, data: told } }),
    "POST /websites/10001/appeals": () => {
      if (isBusy) return refusal(503, "unavailable", { message: "Vitrine is busy." });
      const appeal = { ...open, created_at: restriction.since };
      told = { ...restriction, appeals: [appeal], can_appeal: false };
      return { status: 201, json: { success: true, message: "It has arrived.", appeal } };
    },
  });
  await renderPage(<TakeDownNotice website={{ id: 10001, name: "Ward portfolio" }} />, "/dashboard");
  expect(await screen.findByText(/It shows somebody else\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Object" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Object to the take-down" }));
  const words = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Why this is a mistake" });
  await userEvent.type(words, "Me.");
  await userEvent.click(dialog.getByRole("button", { name: "Send objection" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Vitrine is busy.");
  expect(words.value).toBe("Me.");
  isBusy = false;
  await userEvent.click(dialog.getByRole("button", { name: "Send objection" }));
  expect(await screen.findByText("We have your objection and answer by mail.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
});
