import { emptyContact } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { project, role } from "../src/personas/persona.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { aSite } from "./a-site.ts";
import { GateBrowser } from "./browser.ts";

/** Somebody who comes back to their site because of a new post, and shows one work, without a picture. */
const begunLately: SiteInput = aSite({
  name: "Maarten van der Heijden",
  updated_at: "2026-11-28T12:00:00Z",
  intro: "Creative director for museums.",
  contact: { ...emptyContact, title: "Creative Director", email: "maarten@example.org" },
  experience: [
    role(1, { position: "Creative Director", name: "Rijksdrukkerij", date: "Mar 2026 - Present" }),
    role(2, { position: "Designer", name: "Studio van der Heijden", date: "Jan 2015 - Feb 2026" }),
    role(3, { position: "Lecturer", name: "Zuiderpoort Academy of Art", date: "Sep 2012 - Dec 2014" }),
    role(4, { position: "Art Director", name: "Nachtvlinder Magazine", date: "Feb 2010 - Jun 2012" }),
  ],
  projects: { Other: [project(1, { title: "Alfabet van de Gracht", description: "A book of lettering." })] },
});

let gate: GateBrowser;

beforeAll(async () => {
  gate = await GateBrowser.start([
    "executive-dashboard",
    "mise-en-place",
    "studio-portfolio",
    "storyboard",
    "first-term",
    "section-cut",
  ]);
});

afterAll(() => gate.stop());

test("steps of a career say years only where a year has room", async () => {
  await gate.open("executive-dashboard", begunLately, 1280);
  const steps = await gate.page.evaluate(() =>
    [...document.querySelectorAll(".career i")].map((step) => ({
      width: step.clientWidth,
      isNamed: getComputedStyle(step, "::before").content.includes("20"),
    })),
  );
  expect(steps.filter(({ isNamed }) => isNamed)).not.toEqual([]);
  expect(steps.filter(({ width, isNamed }) => isNamed && width < 36)).toEqual([]);
});

test("names on tickets are not broken within a word", async () => {
  await gate.open("mise-en-place", begunLately, 1280);
  const heights = await gate.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".order ~ .ticket p:last-child")].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? "").matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + word.length);
        return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
      }),
    ),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter(({ lines }) => lines > 1)).toEqual([]);
});

test("a work without a picture stands below its title, not below an empty wall", async () => {
  await gate.open("studio-portfolio", begunLately, 1280);
  const gap = await gate.page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (edge(".wall li h3")?.top ?? 0) - (edge(".wall > h2")?.bottom ?? 0);
  });
  expect(gap).toBeLessThan(60);
});

test("a name in Arabic leaves room for what stands below it in the first screen", async () => {
  const contact = { ...emptyContact, title: "أمينة مكتبة", email: "salma@example.org", location: "تونس" };
  const intro = "أرتب الكتب القديمة في مكتبة المدينة وأكتب فهارس يجد فيها القراء ما يبحثون عنه كل يوم.";
  await gate.open("storyboard", aSite({ name: "سلمى يوسف القيرواني", intro, contact }), 1280);
  const mail = await gate.page.evaluate(() => document.querySelector(".cells .links")?.getBoundingClientRect().bottom);
  expect(mail).toBeLessThan(600);
});

test("a given name of two signs stays whole on a phone", async () => {
  await gate.open("first-term", aSite({ name: "高橋 三郎" }), 375);
  const lines = await gate.page.evaluate(() => {
    const words = document.querySelector("h1")?.firstChild as Text;
    return ["高橋", "三郎"].map((word) => {
      const range = document.createRange();
      range.setStart(words, words.data.indexOf(word));
      range.setEnd(words, words.data.indexOf(word) + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  });
  expect(lines).toEqual([1, 1]);
});

test("an entry without a date begins where the dated ones do", async () => {
  const experience = [
    role(1, { position: "Potter", name: "Kiln Lane", date: "2019 - 2021" }),
    role(2, { position: "Thrower", name: "Own shed", date: "" }),
  ];
  await gate.open("section-cut", aSite({ experience }), 1280);
  const edges = await gate.page.evaluate(() =>
    [...document.querySelectorAll(".levels .what")].map((words) => words.getBoundingClientRect().left),
  );
  expect(edges[0]).toBeGreaterThan(0);
  expect(edges[1]).toBe(edges[0]);
});
