import { sectionKinds } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { contactWordsFor } from "../kit/contact-words.ts";
import { labelsFor } from "./labels.ts";
import { detectLanguage } from "./language.ts";
import { translations } from "./translations/index.ts";

describe("the words of a site", () => {
  const codes = Object.keys(translations);

  test.each(codes)("have a title for every kind of section in %s", (code) => {
    expect(sectionKinds.filter((kind) => !kind.titles[code])).toEqual([]);
  });

  test.each(codes)("are said in %s, and the few that are not in English", (code) => {
    const { labels, labelsLang } = labelsFor(code);
    expect(labelsLang).toBe(code);
    expect(Object.values(labels).every((label) => label.trim() !== "")).toBe(true);
    const english = labelsFor("en").labels;
    expect([labels.write, labels.skip]).not.toEqual([english.write, english.skip]);
    expect(contactWordsFor(code).yourMessage).not.toBe(contactWordsFor("en").yourMessage);
  });

  test("are English where a language has none", () => {
    expect(labelsFor("fi")).toEqual(labelsFor("en"));
  });

  test.each([
    [
      "pl",
      "Kierowałam zespołem dwunastu osób w oddziale oraz na bloku. Odpowiadałam za grafik, zakupy dla całego piętra i szkolenia przy wdrażaniu nowych procedur od podstaw.",
    ],
    [
      "tr",
      "Üç yıl boyunca liman için bir planlama ekibi kurdum ve yönettim. Müşteriler ile birlikte çalıştım, daha sonra eğitim verdim.",
    ],
    ["en", "I led a ward of twelve and I wrote the plan for the floor. I trained people at work."],
  ])("are looked for in the language of the content: %s", (code, content) => {
    expect(detectLanguage(content)).toEqual({ lang: code, dir: "ltr" });
  });
});
