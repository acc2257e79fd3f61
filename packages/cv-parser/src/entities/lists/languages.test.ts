import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readLanguages } from "./languages.ts";

describe("languages", () => {
  test.each([
    [
      "English (Native), Irish (Fluent)",
      [
        ["English", "Native"],
        ["Irish", "Fluent"],
      ],
    ],
    [
      "Deutsch: Muttersprache\nEnglisch: verhandlungssicher",
      [
        ["Deutsch", "Muttersprache"],
        ["Englisch", "verhandlungssicher"],
      ],
    ],
    [
      "Français\nlangue maternelle\nAnglais\ncourant",
      [
        ["Français", "langue maternelle"],
        ["Anglais", "courant"],
      ],
    ],
    [
      "Español – nativo | Inglés – C1",
      [
        ["Español", "nativo"],
        ["Inglés", "C1"],
      ],
    ],
    ["english mother tongue", [["english", "mother tongue"]]],
    [
      "Bilingual English and Spanish".replace("Bilingual ", ""),
      [
        ["English", undefined],
        ["Spanish", undefined],
      ],
    ],
  ])("reads %s", (text, expected) => {
    const layout = layoutOfText(text);
    expect(
      readLanguages(layout, layout.lines).items.map(({ fields }) => [fields.name?.value, fields.level?.value]),
    ).toEqual(expected);
  });

  test.each([
    "Highly proficient",
    "Working knowledge",
    "Good command",
    "Heritage speaker",
    "Tourist level",
    "ILR 3",
    "TOPIK 4",
    "Goethe C1",
    "TOEIC 900",
    "Mittelstufe",
    "Muito bom",
    "Foarte bine",
  ])("%s says how well a language is spoken", (level) => {
    const layout = layoutOfText(`Dutch\n${level}`);
    const { items } = readLanguages(layout, layout.lines);
    expect(items.map(({ fields }) => [fields["name"]?.value, fields["level"]?.value])).toEqual([["Dutch", level]]);
  });

  test("a language of signs keeps its noun", () => {
    const layout = layoutOfText("British Sign Language (Fluent)\nJapanese language (Basic)");
    const { items } = readLanguages(layout, layout.lines);
    expect(items.map(({ fields }) => fields["name"]?.value)).toEqual(["British Sign Language", "Japanese"]);
  });

  test("the word for a language belongs to its name, in any language", () => {
    const layout = layoutOfText(
      "Русский язык (родной)\nAnglický jazyk\nÚplný začiatočník (A1)\nNemecký jazyk\nStredne pokročilý (B2)",
    );
    expect(
      readLanguages(layout, layout.lines).items.map(({ fields }) => [fields.name?.value, fields.level?.value]),
    ).toEqual([
      ["Русский язык", "родной"],
      ["Anglický jazyk", "Úplný začiatočník (A1)"],
      ["Nemecký jazyk", "Stredne pokročilý (B2)"],
    ]);
  });

  test("heads of the Europass table in cells of their own name no language", () => {
    const row = (...texts: string[]): LineSpec => ({ cells: texts.map((text, at) => ({ text, x: 40 + at * 200 })) });
    const layout = layoutOfLines([
      row("Madrelingua", "Italiano"),
      row("Altre lingue", "Inglese"),
      row("Capacità di lettura", "Buono"),
      row("Capacità di scrittura", "Discreto"),
    ]);
    expect(readLanguages(layout, layout.lines).items.map(({ fields }) => fields.name?.value)).toEqual([
      "Italiano",
      "Inglese",
    ]);
  });

  test("marks of an exam, the exam itself and a sentence are no languages", () => {
    const layout = layoutOfText(
      "English: fluent\nTOEFL iBT: 100 (R: 28, L: 25)\nThis page was written in English with much love",
    );
    expect(readLanguages(layout, layout.lines).items.map(({ fields }) => fields.name?.value)).toEqual(["English"]);
  });

  test("known names need no separator between them, and a variety is no second language", () => {
    const layout = layoutOfText("Türkçe İngilizce\nMandarin Chinese");
    expect(readLanguages(layout, layout.lines).items.map(({ fields }) => fields["name"]?.value)).toEqual([
      "Türkçe",
      "İngilizce",
      "Mandarin Chinese",
    ]);
  });

  test("a remark behind a language and its level is no language", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "English" }, { text: "C1", x: 140 }, { text: "Exchange year", x: 240 }] },
      { cells: [{ text: "Русский" }, { text: "родной", x: 140 }, { text: "Family", x: 240 }] },
    ]);
    expect(
      readLanguages(layout, layout.lines).items.map(({ fields }) => [fields.name?.value, fields.level?.value]),
    ).toEqual([
      ["English", "C1"],
      ["Русский", "родной"],
    ]);
  });

  test("levels below names in two columns go to their own language", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "English" }, { text: "Irish", x: 200 }] },
      { cells: [{ text: "Native" }, { text: "Fluent", x: 200 }] },
    ]);
    expect(readLanguages(layout, layout.lines).items.map(({ fields }) => fields.level?.value)).toEqual([
      "Native",
      "Fluent",
    ]);
  });

  test("programming languages are not spoken", () => {
    const layout = layoutOfText("TypeScript, Go, Python");
    expect(readLanguages(layout, layout.lines).spoken).toBe(false);
  });

  test.each([
    ["inglés-intermedio", [["inglés", "intermedio"]]],
    ["Buon livello di inglese", [["inglese", "Buon livello di"]]],
    ["Good command of Irish", [["Irish", "Good command of"]]],
    ["Certified N3 on Japanese Language", [["Japanese", "Certified N3 on"]]],
    ["Lingua inglese: B2", [["inglese", "B2"]]],
    [
      "Español- Guaraní",
      [
        ["Español", undefined],
        ["Guaraní", undefined],
      ],
    ],
    [
      "English (expert)\nTemnish (beginner)\nListening: C1",
      [
        ["English", "expert"],
        ["Temnish", "beginner"],
      ],
    ],
    ["English: B1\nEnglish: B2", [["English", "B1"]]],
    [
      "Inglês fluente Mandarim básico",
      [
        ["Inglês", "fluente"],
        ["Mandarim", "básico"],
      ],
    ],
    ["Svenska (modersmål)\nReferenser: på begäran", [["Svenska", "modersmål"]]],
    ["Italiano\nAda Roca, curriculum – Pagina 1 of 2", [["Italiano", undefined]]],
  ])("the name alone in %s", (text, expected) => {
    const layout = layoutOfText(text);
    expect(
      readLanguages(layout, layout.lines).items.map(({ fields }) => [fields.name?.value, fields.level?.value]),
    ).toEqual(expected);
  });
});

test.each([
  ["the head of a table", "Taal\tLezen\tSchrijven\nEngels\tB2\tB1\nDuits\tA2\tA2", ["Engels", "Duits"]],
  ["a label that no list knows", "לשון נוספת: אנגלית (B2), רוסית (B1)", ["אנגלית", "רוסית"]],
  ["the noun before the name", "Bahasa Inggris\nBahasa Mandarin (dasar)", ["Bahasa Inggris", "Bahasa Mandarin"]],
])("%s is no language and takes none away", (_, text, wanted) => {
  const layout = layoutOfText(text);
  expect(readLanguages(layout, layout.lines).items.map(({ fields }) => fields.name?.value)).toEqual(wanted);
});

test.each([
  ["Très bon niveau russe", "russe", "Très bon niveau"],
  ["Notions d'hébreu", "hébreu", "Notions d'"],
  ["Buona conoscenza della lingua tedesca", "tedesca", "Buona conoscenza della lingua"],
  ["Very good Norwegian", "Norwegian", "Very good"],
  ["Nivel avanzado portugués", "portugués", "Nivel avanzado"],
  ["Fließendes Schwedisch", "Schwedisch", "Fließendes"],
  ["Gute Russischkenntnisse", "Russisch", "Gute"],
  ["Dänisch-Kenntnisse: B1", "Dänisch", "B1"],
  ["Lingua russa", "russa", undefined],
])("%s names one language, whatever stands ahead of it", (text, name, level) => {
  const layout = layoutOfText(text);
  const read = readLanguages(layout, layout.lines).items.map(({ fields }) => [fields.name?.value, fields.level?.value]);
  expect(read).toEqual([[name, level]]);
});
