import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { translations } from "../../words/site/index.ts";
import { questionsIn } from "./questions.ts";
import { turnsOf } from "./voice.ts";

const viewOf = (site: Parameters<typeof toSiteView>[0]) =>
  toSiteView(site, { family: "default", baseUrl: "/p/jo", branding: false });

test("every phrase is a stroke, as high as it is long", () => {
  const jobs = [role(1, { position: "Coach", name: "Alder", date: "2020", description: `${"x".repeat(300)}. Done.` })];
  const [turn] = turnsOf(viewOf(aSite({ experience: jobs })));
  expect(turn?.anchor).toBe("experience");
  expect(turn?.phrases).toEqual([0.18, 0.18, 1, 0.18]);
});

test("many phrases end before they are a wall, and a name alone says nothing", () => {
  expect(Math.max(...turnsOf(viewOf(aFullSite(40))).map(({ phrases }) => phrases.length))).toBe(40);
  expect(turnsOf(viewOf(aSite({})))).toEqual([]);
});

test.each(["en", ...Object.keys(translations)])("asks everything in %s", (lang) => {
  const { words, doing, where } = questionsIn(lang);
  const all = [...Object.values(words), doing, where];
  expect(all).toHaveLength(17);
  expect(all.filter((question) => !/[?？;؟]$/.test(question))).toEqual([]);
  expect(new Set(all).size).toBe(17);
  if (lang !== "en") expect(all).not.toContain(questionsIn("en").doing);
});
