import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showSearch } from "../../lib/page-header.tsx";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { MainLayout } from "../../shell/main-layout.tsx";
import { aSubscription, aSummary, aUser, aWebsiteList } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
// It comes by itself when it is asked for: here it is there already.
import "./palette.tsx";

const ward = aSummary({ id: 10001, name: "Ward portfolio" });

beforeEach(resetClient);
afterEach(() => showSearch(false));

async function open() {
  stubApi({
    "GET /subscription/current": { json: aSubscription() },
    "GET /websites": { json: aWebsiteList([ward]) },
    "GET /websites/10001": refusal(404, "not_found"),
    "GET /templates": { json: { success: true, data: [] } },
    "GET /overview": { json: { success: true, data: { unread: 3, websites: [] } } },
  });
  storeSignIn({
    session_id: 1,
    user: aUser({ active_website_id: ward.id }),
    active_website: { ...ward, subdomain: null, domain: null },
    is_admin: false,
  });
  return renderPage(
    <MainLayout title="Dashboard" workspace={false}>
      <p>content</p>
    </MainLayout>,
    "/dashboard",
  );
}

const field = () => screen.findByRole("combobox", { name: /^Search sites/ });
const chosen = () => screen.getByRole("option", { selected: true }).textContent;

test("Ctrl+K opens a field that names the chosen option; arrows choose, Enter goes there", async () => {
  const page = await open();
  await screen.findByRole("button", { name: /^Search everything/ });
  await userEvent.keyboard("{Control>}k{/Control}");
  const input = await field();
  await expect.poll(() => document.activeElement).toBe(input);
  await userEvent.type(input, "se");
  const list = screen.getByRole("listbox", { name: "Results" });
  await expect.poll(() => within(list).getAllByRole("option").length).toBeGreaterThan(3);
  const first = chosen();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(chosen()).toBe(first);
  expect(input.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
  await userEvent.clear(input);
  await userEvent.type(input, "security");
  expect(chosen()).toContain("Security");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => page.address()).toBe("/dashboard/settings?tab=security");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a button opens it as well, groups have names, nothing found is said, and Escape gives the focus back", async () => {
  await open();
  const button = await screen.findByRole("button", { name: /^Search everything/ });
  await userEvent.click(button);
  const input = await field();
  expect(await screen.findByRole("group", { name: "Sites" })).toBeTruthy();
  await userEvent.type(input, "zzzz");
  await expect.poll(() => screen.getByText("Nothing found")).toBeTruthy();
  expect(input.getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(button);
});

test("messages that wait are numbered beside the dashboard", async () => {
  await open();
  const sidebar = within(await screen.findByRole("complementary"));
  expect(await sidebar.findByRole("link", { name: "Dashboard, 3 new messages" })).toBeTruthy();
});
