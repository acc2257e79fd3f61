// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContactMessage, WebsiteSummary } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aSummary, aUser, aWebsiteList } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { MessagesPage } from "./messages-page.tsx";

const site = aSummary({ status: "published", subdomain: "ward", name: "Ward portfolio" });
const path = `/websites/${site.id}/messages`;

const first: ContactMessage = {
  id: 7,
  name: "Ada Visitor",
  email: "ada@visitor.test",
  message: "Hello,\nare you free in May?",
  read: false,
  created_at: "2026-11-21T10:00:00Z",
};
const second: ContactMessage = { ...first, id: 6, name: "Ben", read: true, message: "Thanks" };

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

async function open(
  messages: ContactMessage[],
  replies: Parameters<typeof stubApi>[0] = {},
  website: WebsiteSummary = site,
) {
  const kept = messages.map((message) => ({ ...message }));
  const list = () => {
    const meta = {
      page: 1,
      per_page: 20,
      total: kept.length,
      last_page: 1,
      unread: kept.filter((entry) => !entry.read).length,
    };
    return { json: { success: true, data: kept, meta } };
  };
  const calls = stubApi({
    "GET /websites": { json: aWebsiteList([website]) },
    [`GET ${path}`]: list,
    [`PATCH ${path}/7`]: ({ body }) => ({ json: { success: true, data: Object.assign(kept[0] ?? {}, body) } }),
    [`DELETE ${path}/7`]: () => {
      kept.shift();
      return { json: { success: true, message: "Message deleted" } };
    },
    ...replies,
  });
  await renderPage(<MessagesPage websiteId={site.id} />, path);
  return calls;
}

const row = (name: RegExp) => screen.findByRole("button", { name });

test("a message is opened, marked as read, and answered by mail", async () => {
  const calls = await open([first, second]);
  expect(await screen.findByText("1 new")).toBeTruthy();
  await userEvent.click(await row(/Ada Visitor, new/));
  const reply = screen.getByRole("link", { name: "Reply by email" }).getAttribute("href") ?? "";
  expect(reply).toContain("mailto:ada%40visitor.test?subject=Re%3A%20Ward%20portfolio&body=");
  expect(decodeURIComponent(reply)).toContain("> Hello,\r\n> are you free in May?");
  await waitFor(() => expect(screen.queryByText("1 new")).toBeNull());
  expect(calls.filter((call) => call.method === "PATCH").map((call) => call.body)).toEqual([{ read: true }]);
});

test("an answer that was on its way when a message was opened does not make it new again", async () => {
  const kept = { ...first };
  const held: (() => void)[] = [];
  let isHolding = false;
  const list = async () => {
    const meta = { page: 1, per_page: 20, total: 1, last_page: 1, unread: Number(!kept.read) };
    const answer = { json: { success: true, data: [{ ...kept }], meta } };
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  await open([first], {
    [`GET ${path}`]: list,
    [`PATCH ${path}/7`]: ({ body }) => {
      Object.assign(kept, body);
      isHolding = false;
      return { json: { success: true, data: kept } };
    },
  });
  await screen.findByText("1 new");
  isHolding = true;
  void queryClient.invalidateQueries({ queryKey: ["messages"] });
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.click(await row(/Ada Visitor, new/));
  await waitFor(() => expect(kept.read).toBe(true));
  for (const release of held) release();
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(screen.queryByText("1 new")).toBeNull();
});

test("two quick marks reach the server in their order, and the last one stays", async () => {
  let isRead = false;
  let release = () => {};
  const calls = await open([first], {
    [`GET ${path}`]: () => {
      const meta = { page: 1, per_page: 20, total: 1, last_page: 1, unread: Number(!isRead) };
      return { json: { success: true, data: [{ ...first, read: isRead }], meta } };
    },
    [`PATCH ${path}/7`]: async ({ body }) => {
      const { read } = body as { read: boolean };
      if (read) await new Promise<void>((resolve) => (release = resolve));
      isRead = read;
      return { json: { success: true, data: { ...first, read } } };
    },
  });
  await userEvent.click(await row(/Ada Visitor, new/));
  await userEvent.click(screen.getByRole("button", { name: "Mark as unread" }));
  const marks = () => calls.filter((call) => call.method === "PATCH").map((call) => call.body);
  expect(marks()).toEqual([{ read: true }]);
  release();
  await waitFor(() => expect(marks()).toEqual([{ read: true }, { read: false }]));
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(screen.getByText("1 new")).toBeTruthy();
});

test("a message that could not be marked is new again", async () => {
  await open([first], { [`PATCH ${path}/7`]: refusal(500, "server_error", { message: "Something broke." }) });
  await userEvent.click(await row(/Ada Visitor/));
  expect(await screen.findByText("Something broke.")).toBeTruthy();
  expect(await screen.findByText("1 new")).toBeTruthy();
});

test("a message is deleted only after a question", async () => {
  const calls = await open([first, second]);
  await userEvent.click(await row(/Ada Visitor/));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(calls.some((call) => call.method === "DELETE")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Message deleted")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Ada Visitor/ })).toBeNull());
});

test("an empty inbox says where messages come from", async () => {
  await open([]);
  const form = await screen.findByRole("link", { name: "Open the contact form" });
  expect(form.getAttribute("href")).toBe("/p/ward/contact");
});

test("a website that is not published is told to have no form yet", async () => {
  await open([], {}, aSummary({ status: "draft" }));
  expect(await screen.findByRole("link", { name: "Open the builder" })).toBeTruthy();
});

test("unread messages are asked for, and a failure can be tried again", async () => {
  const calls = await open([first]);
  await row(/Ada Visitor/);
  await userEvent.click(screen.getByRole("radio", { name: "Unread" }));
  await waitFor(() => expect(calls.at(-1)?.query.get("read")).toBe("false"));
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  await open([], { [`GET ${path}`]: refusal(404, "not_found") });
  expect(await screen.findByText("Your messages could not be loaded")).toBeTruthy();
});
