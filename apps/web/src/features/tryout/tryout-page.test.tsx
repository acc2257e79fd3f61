import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { tryoutMessages, type Tryout } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { readStored } from "../../lib/storage/client-storage.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { TryoutPage } from "./tryout-page.tsx";

beforeEach(resetClient);

const site = (template_slug: string, template_name: string) => ({
  template_slug,
  template_name,
  reasoning: `${template_name} suits your 3 roles.`,
  url: `/try/t/${template_slug}`,
});
const ready: Tryout = {
  session_id: "s",
  expires_at: "2030-05-04T12:00:00Z",
  state: "ready",
  line: null,
  message: null,
  may_insist: false,
  person: { name: "Amara Okonkwo", email: "amara@example.org" },
  sites: [site("modern", "Modern"), site("classic", "Classic"), site("minimal", "Minimal")],
  notes: [],
  to_check: Array.from({ length: 8 }, (_, index) => ({
    pointer: `/skills/${index}/name`,
    label: `Skill ${index + 1}: name`,
    value: `Triage ${index}`,
  })),
};
const answer = (tryout: Tryout) => ({ json: { success: true, tryout } });

/** In these tests no route gives a token: the call's address ends where it would stand. */
const open = (reply: Parameters<typeof stubApi>[0][string]) => {
  stubApi({ "GET /try/": reply });
  return renderPage(<TryoutPage />, "/try");
};

test("a name that the CV prints in capitals is written as names are", async () => {
  await open(answer({ ...ready, person: { ...ready.person, name: "AMARA OKONKWO" } }));
  expect(await screen.findByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Keep it in Modern" }));
  expect(readStored("pending_tryout")).toMatchObject({ name: "Amara Okonkwo" });
});

test("a CV in line is waited for, then stands there in three templates with what to check", async () => {
  const answers = [answer({ ...ready, state: "reading", sites: [], line: { position: 3, expected_seconds: 20 } })];
  await open(() => answers.shift() ?? answer(ready));
  expect(await screen.findByText("2 CVs are before yours, about 20 seconds. Your place is kept.")).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Modernsuits you best",
    "Classic",
    "Minimal",
    "8 things to check",
    "Yours alone, for 24 hours",
  ]);
  expect(screen.getByText("and 2 more")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Keep it in Classic" }));
  expect(readStored("pending_tryout")).toMatchObject({
    template: "classic",
    templateName: "Classic",
    name: "Amara Okonkwo",
    email: "amara@example.org",
  });
});

test("a CV without a name and without doubts is welcome too", async () => {
  await open(answer({ ...ready, person: { name: "", email: "" }, to_check: [] }));
  expect(await screen.findByRole("heading", { level: 1, name: "Here is your site" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Nothing to check" })).toBeTruthy();
});

test("what is to be known of the reading is said before anybody believes it", async () => {
  const notes = ["This file seems to hold the CVs of two people. Only the first was read."];
  await open(answer({ ...ready, notes, to_check: [] }));
  expect(await screen.findByText(notes[0] ?? "")).toBeTruthy();
  expect(screen.queryByText(/We are sure of every value/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Nothing to check" })).toBeNull();
});

test("what is gone and what cannot be read is said, with a way on", async () => {
  await open(refusal(404, "not_found", { message: tryoutMessages.gone }));
  expect(await screen.findByText(tryoutMessages.gone)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try a CV" }).getAttribute("href")).toBe("/");
});

test("a CV that cannot be read says why", async () => {
  await open(answer({ ...ready, state: "failed", sites: [], to_check: [], message: "No text was found." }));
  expect(await screen.findByText("No text was found.")).toBeTruthy();
});

const refused: Tryout = {
  ...ready,
  state: "refused",
  message: "This looks like a letter, not a CV. Please upload the CV that goes with it.",
  may_insist: true,
  person: { name: "", email: "" },
  sites: [],
  to_check: [],
};

test("what looks like no CV is named, and read when its owner says that it is one", async () => {
  const calls = stubApi({ "GET /try/": answer(refused), "POST /try//as-cv": answer(ready) });
  await renderPage(<TryoutPage />, "/try");
  expect(await screen.findByText(refused.message ?? "")).toBeTruthy();
  expect(screen.queryByText("Nothing to check")).toBeNull();
  expect(screen.getByRole("link", { name: "Choose another file" }).getAttribute("href")).toBe("/");
  await userEvent.click(screen.getByRole("button", { name: "It is my CV: read it" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a word that does not arrive is said, and can be given again", async () => {
  const answers = [refusal(503, "unavailable", { message: "Please try again in a minute." })];
  stubApi({ "GET /try/": answer(refused), "POST /try//as-cv": () => answers.shift() ?? answer(ready) });
  await renderPage(<TryoutPage />, "/try");
  const insist = await screen.findByRole("button", { name: "It is my CV: read it" });
  await userEvent.click(insist);
  expect((await screen.findByRole("alert")).textContent).toBe("Please try again in a minute.");
  await userEvent.click(insist);
  expect(await screen.findByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeTruthy();
});

test("nobody's word makes a script readable", async () => {
  await open(answer({ ...refused, message: "Vitrine cannot read Tamil yet.", may_insist: false }));
  expect(await screen.findByText("Vitrine cannot read Tamil yet.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "It is my CV: read it" })).toBeNull();
});
