import { describe, expect, test } from "vitest";
import type { SectionKind } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { withLabelledLines } from "./labelled-lines.ts";

const parted = (kind: SectionKind, text: string) => {
  const layout = layoutOfText(text);
  const section = { kind, title: "Title", headings: [], lines: layout.lines, score: 1 };
  return withLabelledLines(layout, section).map((each) => [each.kind, each.lines.map((line) => line.text).join(" / ")]);
};

describe("labelled lists within one section", () => {
  test("languages and interests leave a section of skills, without their labels", () => {
    expect(parted("skills", "Technical: Excel, Stata\nLanguages: Basque, Danish\nInterests: Rowing")).toEqual([
      ["skills", "Technical: Excel, Stata"],
      ["languages", "Basque, Danish"],
      ["interests", "Rowing"],
    ]);
  });

  test("a labelled row of languages leaves a section of schools", () => {
    expect(
      parted("education", "Escola do Porto, 2012\nIdiomas: espanhol e inglês (avançado)\nIdiomas: curso livre"),
    ).toEqual([
      ["education", "Escola do Porto, 2012 / Idiomas: curso livre"],
      ["languages", "espanhol e inglês (avançado)"],
    ]);
  });

  test("certificates of a field leave a section of skills", () => {
    expect(
      parted("skills", "Tools: Excel, Stata\nDiving Certifications: AOWD · NAUI\nCertificaciones oficiales: STCW"),
    ).toEqual([
      ["skills", "Tools: Excel, Stata"],
      ["certifications", "AOWD · NAUI"],
      ["certifications", "STCW"],
    ]);
  });

  test("languages that nobody speaks stay skills", () => {
    expect(parted("skills", "Languages: Java, Fortran")).toEqual([["skills", "Languages: Java, Fortran"]]);
  });

  test("skills in further information are found, and other labels stay where they are", () => {
    expect(parted("other", "Technical Skills: QGIS, R\nDriving: own car")).toEqual([
      ["other", "Driving: own car"],
      ["skills", "Technical Skills: QGIS, R"],
    ]);
  });

  test("a language that no list knows stays one below words that tell how well", () => {
    expect(parted("languages", "Fluent: English\nMother tongue: Swahili, Kikuyu")).toHaveLength(1);
  });

  test("a list behind its label goes on below the comma that ends its row", () => {
    expect(
      parted("languages", "Danish - fluent; Basque - basic\nBakery: Rye, Sourdough,\nYeast, Rolls.\nBasque"),
    ).toEqual([
      ["languages", "Danish - fluent; Basque - basic / Basque"],
      ["skills", "Bakery: Rye, Sourdough, / Yeast, Rolls."],
    ]);
  });

  test("of languages and skills under one title the lists without a language are skills", () => {
    expect(parted("languages", "Spoken: Dutch, Polish\nCloud: Heroku, Docker")).toEqual([
      ["languages", "Spoken: Dutch, Polish"],
      ["skills", "Cloud: Heroku, Docker"],
    ]);
  });

  test("among personal data only languages and interests are told by their label", () => {
    expect(parted("contact", "Languages Known : Tamil, Odia and English\nHobbies: Chess\nSkills: none named")).toEqual([
      ["contact", "Skills: none named"],
      ["languages", "Tamil, Odia and English"],
      ["interests", "Chess"],
    ]);
  });

  test("languages with their levels below such a label stay with it", () => {
    expect(parted("skills", "Other languages: Danish B2\nGreek A2 B1\nExcel")).toEqual([
      ["skills", "Excel"],
      ["languages", "Danish B2 / Greek A2 B1"],
    ]);
  });

  test("the table of languages in a form leaves the section it stands in", () => {
    const text =
      "Weitere Sprache(n)\tVerstehen\tSprechen\tSchreiben\nDanish\tB2\tC1\tB1\nZeugnis der Akademie\nGreek\tA2\tA1\tA1";
    expect(parted("skills", text)).toEqual([
      ["skills", "Zeugnis der Akademie"],
      ["other", "Weitere Sprache(n)\tVerstehen\tSprechen\tSchreiben"],
      ["languages", "Danish\tB2\tC1\tB1 / Greek\tA2\tA1\tA1"],
    ]);
  });

  test("the rest of a sentence that names a language stays where its beginning is", () => {
    expect(parted("skills", "grew up with two languages (Danish and\nBasque).")).toHaveLength(1);
  });

  test("languages with how well they are spoken leave a list of skills", () => {
    expect(parted("skills", "Baskisch – Erstsprache\nReed counts\nDanish")).toEqual([
      ["skills", "Reed counts"],
      ["languages", "Baskisch – Erstsprache / Danish"],
    ]);
  });

  test("languages with how well they are spoken leave a list of interests; others stay", () => {
    expect(parted("interests", "Reed boats\nDanish: fluent\nBasque – B1\nDanish: cooking and songs")).toEqual([
      ["interests", "Reed boats / Danish: cooking and songs"],
      ["languages", "Danish: fluent / Basque – B1"],
    ]);
  });
});
