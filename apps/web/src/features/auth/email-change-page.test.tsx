import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { EmailChangePage } from "./email-change-page.tsx";

beforeEach(resetClient);

const here = "/email/change?token=abc";
const linkOf = (kind: string) => ({
  json: { success: true, data: { kind, old_email: "old@example.org", new_email: "new@example.org" } },
});

test.each([
  ["new", "Confirm this address", "/email/change/confirm"],
  ["old", "Yes, change it", "/email/change/confirm"],
  ["old", "No, this was not me", "/email/change/refuse"],
  ["back", "Have my address back", "/email/change/restore"],
])("the %s mail's link is used by pressing %s alone", async (kind, button, path) => {
  const calls = stubApi({
    "POST /email/change/link": linkOf(kind),
    [`POST ${path}`]: { json: { success: true, message: "It is so.", data: { is_done: true } } },
  });
  await renderPage(<EmailChangePage />, here);
  const choice = await screen.findByRole("button", { name: button });
  expect(calls.map((call) => call.path).filter((called) => called !== "/templates")).toEqual(["/email/change/link"]);
  await userEvent.click(choice);
  expect(await screen.findByText("It is so.")).toBeTruthy();
  expect(calls.find((call) => call.path === path)?.body).toEqual({ token: "abc" });
});

test("a link that is over says so", async () => {
  stubApi({ "POST /email/change/link": refusal(403, "verification_link_invalid", { message: "It is over." }) });
  await renderPage(<EmailChangePage />, here);
  expect(await screen.findByText("It is over.")).toBeTruthy();
});
