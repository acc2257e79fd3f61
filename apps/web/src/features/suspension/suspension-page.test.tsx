// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { SuspensionPage } from "./suspension-page.tsx";

beforeEach(() => resetClient());

test("the mailed link tells why, and takes an objection without a sign-in", async () => {
  const data = { category: "spam", reason: "Casinos.", since: "2026-01-04T09:30:00Z", appeals: [], can_appeal: true };
  const calls = stubApi({
    "POST /suspension": { json: { success: true, data } },
    "POST /suspension/appeals": { status: 201, json: { success: true, message: "We have it.", appeal: {} } },
  });
  await renderPage(<SuspensionPage token="secret" />, "/suspension");
  expect(await screen.findByText(/Casinos\./)).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Why this is a mistake" }), "It was not me.");
  await userEvent.click(screen.getByRole("button", { name: "Send objection" }));
  expect((await screen.findByRole("status")).textContent).toContain("We have it.");
  expect(calls.at(-1)?.body).toEqual({ token: "secret", message: "It was not me." });
});

test("a link that is over leads to the sign-in and to the support", async () => {
  stubApi({ "POST /suspension": refusal(404, "not_found") });
  await renderPage(<SuspensionPage token="old" />, "/suspension");
  expect(await screen.findByRole("link", { name: "Write to the support" })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
