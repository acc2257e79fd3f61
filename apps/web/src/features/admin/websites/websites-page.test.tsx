// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { anAdminWebsite, anAuditEntry, aPage } from "../../../testing/admin-builders.ts";
import { aSummary, aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { WebsitesPage } from "./websites-page.tsx";

const row = anAdminWebsite();
const website = {
  ...aSummary({ id: row.id, status: "published", intro: "I care for people.", public_url: "/p/ward" }),
  experience: [],
  education: [],
  skills: [],
  projects: {
    Other: [{ id: 8, title: "Bridge", body: [{ type: "quote", text: "It holds.", by: "Ada" }] }],
  },
  blogPosts: [{ title: "On knots", excerpt: "", content: "<p>Tie <b>twice</b>.</p>", status: "draft" }],
  other_template_data: {},
  languages: [{ name: "Igbo", level: "fluent" }],
  interests: ["Knots"],
  sections: [
    {
      id: 3,
      kind: "gallery",
      label: "At sea",
      entries: [
        {
          fields: {
            title: "Harbours",
            pictures: [{ media_id: 4, img: "/media/a.jpg", caption: "A quay", cover: false }],
          },
          problem: null,
        },
        { fields: { title: "Lost" }, problem: "unreadable" },
      ],
    },
  ],
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

function answers(more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    "GET /templates": { json: { success: true, data: [] } },
    "GET /admin/websites": aPage([row]),
    "GET /admin/websites/10001": {
      json: { success: true, website, owner: row.owner, audit_log: [anAuditEntry()] },
    },
    ...more,
  });
}

test("R1.1-20 a website is found by search and status, read, and taken down with a reason", async () => {
  const calls = answers({
    "PATCH /admin/websites/10001": { json: { success: true, message: "The website was taken down.", website: row } },
  });
  const { address } = await renderPage(<WebsitesPage />, "/admin/websites?status=published&owner_id=7");
  expect(await screen.findByText("Owner number: 7")).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox"), "ward");
  await waitFor(() => expect(address()).toContain("search=ward"));
  await waitFor(() =>
    expect(
      Object.fromEntries(calls.filter(({ path }) => path === "/admin/websites").at(-1)?.query ?? []),
    ).toMatchObject({ status: "published", owner_id: "7", search: "ward" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Open Ward portfolio" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Ward portfolio" }));
  expect(drawer.getByText("I care for people.")).toBeTruthy();
  for (const text of ["Igbo, fluent", "Knots", "At sea", "Harbours", /^It holds\.\s+Ada$/, "Tie twice."])
    expect(drawer.getByText(text)).toBeTruthy();
  expect(drawer.getByAltText("A quay").getAttribute("src")).toBe("/media/a.jpg");
  expect(drawer.queryByText("Lost")).toBeNull();
  expect(drawer.getByText("from: published, reason: Spam")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Take down" }));
  const question = within(await screen.findByRole("alertdialog"));
  const confirm = question.getByRole<HTMLButtonElement>("button", { name: "Take down" });
  expect(confirm.disabled).toBe(true);
  await userEvent.selectOptions(question.getByRole("combobox", { name: "Kind" }), "copyright");
  await userEvent.type(question.getByRole("textbox", { name: "Reason" }), "Somebody else's picture");
  await userEvent.click(confirm);
  expect(await screen.findByText("The website was taken down.")).toBeTruthy();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
    status: "draft",
    reason: "Somebody else's picture",
    category: "copyright",
  });
});

test("R1.1-20 a website is deleted after its name was typed, and a refusal stays in the question", async () => {
  answers({ "DELETE /admin/websites/10001": refusal(404, "not_found", { message: "It is gone already." }) });
  await renderPage(<WebsitesPage />, "/admin/websites?open=10001");
  await userEvent.click(await screen.findByRole("button", { name: "Delete website" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.type(question.getByRole("textbox"), "Ward portfolio");
  await userEvent.click(question.getByRole("button", { name: "Delete website" }));
  expect((await question.findByRole("alert")).textContent).toContain("It is gone already.");
});

test("a website that is gone is said to be, and not that it could not be loaded", async () => {
  answers({ "GET /admin/websites/10001": refusal(404, "not_found", {}) });
  await renderPage(<WebsitesPage />, "/admin/websites?open=10001");
  const drawer = within(await screen.findByRole("dialog", { name: "Website" }));
  expect(await drawer.findByText("This is not there any more")).toBeTruthy();
  expect(drawer.queryByRole("button", { name: "Try Again" })).toBeNull();
});
