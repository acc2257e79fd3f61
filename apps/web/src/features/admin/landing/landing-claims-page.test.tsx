import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstLandingClaims, presetLandingContent, type LandingClaims } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { LandingClaimsPage } from "./landing-claims-page.tsx";

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

const warning = /These are the texts the product ships with\. Confirm or replace them before you go public\./;
const row = (name: string) => within(screen.getByRole("group", { name }));
const choose = (name: string, choice: string) =>
  userEvent.selectOptions(row(name).getByRole("combobox", { name }), choice);

function stub(claims: LandingClaims = firstLandingClaims) {
  let stored = { data: claims, version: 3 };
  const answer = () => ({
    success: true,
    ...stored,
    counted: { people: 1234, sites: 0, speed: 7 },
    shipped: presetLandingContent,
  });
  return stubApi({
    "GET /admin/landing": () => ({ json: answer() }),
    "GET /templates": {
      json: { success: true, data: [{ category: "Classic", templates: [{ slug: "modern", name: "Modern" }] }] },
    },
    "PUT /admin/landing": ({ body }) => {
      const { version: _version, ...data } = body as LandingClaims & { version: number };
      stored = { data, version: stored.version + 1 };
      return { json: { ...answer(), message: "The start page was changed." } };
    },
  });
}

test("shipped texts are warned of until somebody stands for them", async () => {
  const calls = stub();
  await renderPage(<LandingClaimsPage />, "/admin/landing");
  expect(await screen.findByText(warning)).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: /are true of this installation/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  const saved = calls.find(({ method }) => method === "PUT")?.body;
  expect(saved).toEqual({ ...firstLandingClaims, confirmed: true, version: 3 });
});

test("each claim is the shipped text, a count, own words or nothing, and says what comes of it", async () => {
  const calls = stub();
  await renderPage(<LandingClaimsPage />, "/admin/landing");
  await screen.findByText(warning);
  const choices = (name: string) =>
    row(name)
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(choices("People")).toEqual(["The text it ships with", "Counted here", "Own words", "Nothing"]);
  expect(choices("Uptime")).toEqual(["The text it ships with", "Own words", "Nothing"]);
  await choose("People", "Counted here");
  expect(row("People").getByText("1,200+")).toBeTruthy();
  await choose("Sites", "Counted here");
  expect(row("Sites").getByText(/nothing to count yet/)).toBeTruthy();
  expect(row("Time to a site").getByText(/“2-minute setup”/)).toBeTruthy();
  await choose("Time to a site", "Counted here");
  expect(row("Time to a site").getByText("7 min")).toBeTruthy();
  expect(row("Answers").getByText("24/7 support")).toBeTruthy();
  await choose("Answers", "Own words");
  const promise = row("Answers").getByRole("textbox", { name: "Own sentence" });
  await userEvent.clear(promise);
  await userEvent.type(promise, "By mail, within a week.");
  await choose("Uptime", "Nothing");
  expect(row("Uptime").getByText("Nothing stands in this place.")).toBeTruthy();
  await choose("Sentence", "Own words");
  const sentence = row("Sentence").getByRole("textbox", { name: "Own sentence" });
  await userEvent.clear(sentence);
  await userEvent.type(sentence, "Sites for nurses.");
  await choose("Story 1", "Own words");
  await userEvent.type(row("Story 1").getByRole("textbox", { name: "Their words" }), "Mine.");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/marked above/);
  expect(row("Story 1").getByText("The name field is required.")).toBeTruthy();
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
  await userEvent.type(row("Story 1").getByRole("textbox", { name: "Who says so" }), "A. Example");
  await userEvent.selectOptions(row("Story 1").getByRole("combobox", { name: "Their template" }), "Modern");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1));
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    people: { show: "counted" },
    uptime: { show: "hidden" },
    speed: { show: "counted" },
    support: { show: "own", title: "24/7 support", text: "By mail, within a week." },
    hero_line: { show: "own", text: "Sites for nurses." },
    stories: [{ show: "own", quote: "Mine.", by: "A. Example", template: "modern" }, {}, {}, {}],
  });
});

test("a refusal says why, and keeps what was chosen", async () => {
  stub();
  const message = "Somebody else changed these texts meanwhile.";
  await renderPage(<LandingClaimsPage />, "/admin/landing");
  await screen.findByText(warning);
  await choose("Uptime", "Nothing");
  stubApi({ "PUT /admin/landing": refusal(409, "version_conflict", { message }) });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(row("Uptime").getByText("Nothing stands in this place.")).toBeTruthy();
});
