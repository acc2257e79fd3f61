import { screen, within } from "@testing-library/react";
import { firstLandingClaims, presetLandingContent, type System } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { SystemPage } from "./system-page.tsx";

const system: System = {
  version: "1.4.0",
  node: "24.21.0",
  started_at: new Date(Date.now() - 27 * 3600_000).toISOString(),
  database: { state: "ok", version: "18.4", bytes: 2_340_000_000, connections: { used: 3, idle: 7, waited_for: 0 } },
  store: { state: "ok" },
  process: { memory_bytes: 512_000_000, requests_under_way: 2, views_from_memory: 1_204_000 },
  lanes: [{ lane: "read-cv", waiting: 12, oldest_waiting_at: null, running: 2, pausing: 0, dead: 0 }],
  backups: { is_scheduled: false, last_at: null },
  warnings: [],
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

const open = (data: System) => {
  stubApi({ "GET /admin/system": () => ({ json: { success: true, data } }) });
  return renderPage(<SystemPage />, "/admin/system");
};
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("a calm installation says so, with sizes and times in words", async () => {
  await open(system);
  expect(await screen.findByText("Nothing asks for attention.")).toBeTruthy();
  expect(["Vitrine", "Running for", "Size", "Memory", "Connections", "Latest backup"].map(valueOf)).toEqual([
    "1.4.0",
    "1 day 3 h",
    "2.3 GB",
    "512 MB",
    "3 in use, 7 idle, 0 waited for",
    "–",
  ]);
  expect(screen.getByRole("row", { name: /Reading CVs/ })).toBeTruthy();
});

test("what asks for attention stands first, and what is away has no figures", async () => {
  const database = { ...system.database, state: "failing" as const, version: null, bytes: null };
  await open({ ...system, database, lanes: [], warnings: ["VitrineDatabaseAway", "VitrineMemory"] });
  const list = within(await screen.findByRole("list", { name: "What asks for attention" }));
  expect(list.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent)).toEqual([
    "The database does not answer",
    "This process holds more than 2 GB of memory",
  ]);
  expect(["PostgreSQL", "Size"].map(valueOf)).toEqual(["–", "–"]);
  expect(screen.queryByRole("table")).toBeNull();
});

test("without an answer the page offers to ask again", async () => {
  stubApi({ "GET /admin/system": refusal(503, "unavailable", { message: "Please try again." }) });
  await renderPage(<SystemPage />, "/admin/system");
  expect(await screen.findByText("The state could not be loaded")).toBeTruthy();
});

test("claims of the start page that nobody has confirmed are told of, with the way to them", async () => {
  const landing = { data: firstLandingClaims, version: 0, counted: { people: 0, sites: 0, speed: 0 } };
  stubApi({
    "GET /admin/system": { json: { success: true, data: system } },
    "GET /admin/landing": { json: { success: true, ...landing, shipped: presetLandingContent } },
  });
  await renderPage(<SystemPage />, "/admin/system");
  const link = await screen.findByRole("link", { name: "Look at them" });
  expect(link.getAttribute("href")).toBe("/admin/landing");
  expect(screen.queryByText("Nothing asks for attention.")).toBeNull();
});
