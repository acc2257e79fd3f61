import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { viewDates } from "../view/dates.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { facingDates, facingOf, facingTitle, ownNameOf } from "./facing.ts";

const speaks = (...names: string[]) =>
  toSiteView(aSite({ languages: names.map((name) => ({ name, level: "" })) }), {
    family: "default",
    baseUrl: "/p/jo",
    branding: true,
  });

test("the facing page is in the first other language that has words", () => {
  expect(facingOf(speaks("English", "Twi", "German", "French"))?.lang).toBe("de");
  expect(facingOf(speaks("Arabic"))?.lang).toBe("ar");
});

test("nothing faces a page whose owner speaks one language, or others without words", () => {
  expect(facingOf(speaks("English"))).toBeNull();
  expect(facingOf(speaks("Basque", "Klingon"))).toBeNull();
});

test("a language is known by any of its names, and called by its own", () => {
  expect(ownNameOf("немецкий", "ru")).toEqual({ code: "de", own: "Deutsch" });
  expect(ownNameOf("Deutsch", "en")?.own).toBe("Deutsch");
  expect(ownNameOf("Esperanto of the north", "en")).toBeNull();
});

test("titles and dates face those of the page, and figures alone stand once", () => {
  const facing = facingOf(speaks("German"));
  if (!facing) throw new Error("German has words.");
  expect(facingTitle(facing, "education")).toBe("Ausbildung");
  expect(facingDates(viewDates({ date: "Mar 2019 - Present" }), facing)).toBe("März 2019 – heute");
  expect(facingDates(viewDates({ date: "2012 - 2014" }), facing)).toBe("");
  expect(facingDates(viewDates({ date: "two winters" }), facing)).toBe("");
});
