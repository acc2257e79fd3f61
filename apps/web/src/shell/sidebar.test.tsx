import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../lib/session/session-store.ts";
import { aUser } from "../testing/builders.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { Sidebar } from "./sidebar.tsx";
// They come by themselves, for admins alone: here they are there already.
import "./admin-entries.tsx";

beforeEach(resetClient);

async function openAt(address: string, role: "user" | "admin") {
  storeSignIn({ session_id: 1, user: aUser({ role }), active_website: null, is_admin: role === "admin" });
  await renderPage(<Sidebar isCollapsed={false} onToggle={null} />, address);
  return within(await screen.findByRole("navigation", { name: "Main" }));
}

const placesOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute("href")]);

test("R1.2.2-10 R1.2.2-11 on admin pages it lists the nine of them, beta access in a section of its own, and below them what runs the product", async () => {
  const nav = await openAt("/admin/users", "admin");
  await nav.findByRole("link", { name: "Users" });
  expect(placesOf(nav.getAllByRole("link"))).toEqual([
    ["Overview", "/admin"],
    ["Users", "/admin/users"],
    ["Websites", "/admin/websites"],
    ["Waiting List", "/admin/waiting-list"],
    ["Analytics", "/admin/analytics"],
    ["Subscriptions", "/admin/subscriptions"],
    ["Subscription Analytics", "/admin/subscription-analytics"],
    ["Offers", "/admin/offers"],
    ["Reports", "/admin/reports"],
    ["Appeals", "/admin/appeals"],
    ["Beta Access", "/admin/beta-settings"],
    ["Landing", "/admin/landing"],
    ["Jobs", "/admin/jobs"],
    ["System", "/admin/system"],
  ]);
  const section = within(nav.getByRole("list", { name: "Admin Features" }));
  expect(section.getAllByRole("link").map((link) => link.textContent)).toEqual(["Beta Access", "Landing"]);
  expect(nav.getByRole("link", { current: "page" }).textContent).toBe("Users");
});

test("the place of an admin below the fold of the sidebar is brought into sight", async () => {
  const shown: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function show(this: HTMLElement) {
    shown.push(this.textContent);
  };
  const nav = await openAt("/admin/system", "admin");
  await nav.findByRole("link", { name: "System" });
  expect(shown).toEqual(["System"]);
});

test.each([
  ["admin", true],
  ["user", false],
] as const)("R1.2.2-09 elsewhere %s has the way to the admin panel: %s", async (role, isThere) => {
  const nav = await openAt("/dashboard", role);
  expect(nav.queryByRole("link", { name: "Admin Panel" }) !== null).toBe(isThere);
});
