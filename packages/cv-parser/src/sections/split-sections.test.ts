import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const title = (text: string): LineSpec => line(text, { bold: true, size: 13, gap: 10 });
const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).map(({ kind, title: words, lines }) => [kind, words, lines.length]);

test("known titles open sections; the lines before the first are the header", () => {
  expect(
    outline([
      line("Ada Example", { size: 20 }),
      title("Experience"),
      line("Baker, Old Mill"),
      title("Education"),
      line("Diploma"),
    ]),
  ).toEqual([
    ["header", "", 1],
    ["experience", "Experience", 1],
    ["education", "Education", 1],
  ]);
});

test("a list mark alone among lines without one is no reason against a known title", () => {
  const item = (text: string): LineSpec => line(text, { bullet: "•" });
  const kinds = (specs: LineSpec[]) => outline(specs).map(([kind]) => kind);
  const lines = [line("Ada Example"), line("ada@example.com"), item("Education:"), line("Diploma, Old School")];
  expect(kinds([...lines, item("Skills:"), line("Baking")])).toEqual(["header", "education", "skills"]);
  expect(kinds([...lines, item("Baking"), item("Skills"), item("Milling")])).toEqual(["header", "education"]);
});

test("a known title broken over three rows is one, though no row of it is a title", () => {
  const row = (text: string): LineSpec => line(text, { bold: true });
  const sections = outline([
    title("Опыт работы"),
    line("Пекарь, Старая мельница"),
    { ...row("ОПЫТ ОБЩЕСТВЕННОЙ"), gap: 10 },
    row("РАБОТЫ ИЛИ"),
    row("РУКОВОДСТВА"),
    line("Помогала соседям"),
  ]);
  expect(sections.at(-1)).toEqual(["volunteer", "ОПЫТ ОБЩЕСТВЕННОЙ РАБОТЫ ИЛИ РУКОВОДСТВА", 1]);
});

test("an unknown title in the style of the known ones keeps a section of its own", () => {
  const sections = outline([
    title("Experience"),
    line("Baker, Old Mill"),
    title("Education"),
    line("Diploma"),
    title("Things on my wall"),
    line("Maps"),
  ]);
  expect(sections.at(-1)).toEqual(["other", "Things on my wall", 1]);
});

test("a first title that only tells of a section opens it, in the look of the known ones", () => {
  const sections = outline([
    line("Ada Example", { size: 20 }),
    title("Education and my many apprenticeships"),
    line("Diploma"),
    title("Experience"),
    line("Baker, Old Mill"),
    title("Skills"),
    line("Bread"),
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["header", "education", "experience", "skills"]);
});

test("a title word inside a section, in the look of the text, opens nothing", () => {
  const sections = outline([
    title("Experience"),
    line("Baker"),
    title("Skills"),
    line("Languages"),
    line("Go, Rust"),
    title("Education"),
    line("Diploma"),
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["header", "experience", "skills", "education"]);
});

test("a side column has titles of its own look, smaller than those beside it", () => {
  const small = (text: string): LineSpec => ({ cells: [{ text, size: 10 }], gap: 8, column: 1 });
  const aside = (text: string): LineSpec => ({ cells: [{ text, size: 9 }], column: 1 });
  const sections = outline([
    ...["Contact", "Hobbies", "References"].flatMap((text) => [title(text), line(`about ${text.toLowerCase()}`)]),
    ...["WORK EXPERIENCE", "EDUCATION", "LANGUAGES"].flatMap((text) => [small(text), aside("some words")]),
  ]);
  expect(sections.map(([kind]) => kind).slice(-3)).toEqual(["experience", "education", "languages"]);
});

test("titles in a margin are taken off the line", () => {
  const row = (margin: string, text: string): LineSpec => ({
    cells: [
      { text: margin, x: 40 },
      { text, x: 140 },
    ],
    gap: 8,
  });
  const text = (words: string) => line(words, { x: 140 });
  const sections = outline([
    row("Profile", "A baker."),
    text("Bakes."),
    row("Experience", "Old Mill"),
    text("Baker"),
    row("Idiomas", "English, French"),
    row("Publicações", "Bread in April"),
  ]);
  expect(sections).toEqual([
    ["header", "", 0],
    ["summary", "Profile", 2],
    ["experience", "Experience", 2],
    ["languages", "Idiomas", 1],
    ["publications", "Publicações", 1],
  ]);
});

test("a sentence that opens with the word of a title keeps it where no text goes on beside it", () => {
  const sections = outline([
    title("Experience"),
    line("Pump Fitter, Northwind, 2019 - 2021", { x: 40 }),
    line("Worked on pumps for two harbours.", { x: 40 }),
    line("Worked with three apprentices.", { x: 40 }),
    line("Kept the tide gates in order.", { x: 40 }),
    ...["Gates", "Locks", "Sluices"].map((text) => line(text, { x: 74 })),
  ]);
  expect(sections).toEqual([
    ["header", "", 0],
    ["experience", "Experience", 7],
  ]);
});

test("a margin that was read as a column is woven into the text beside it", () => {
  const margin = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 40, bold: true }], y, column: 1 });
  const text = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 140 }], y, column: 2 });
  const specs = [
    margin("Profile", 100),
    margin("Experience", 140),
    margin("Education", 180),
    text("A baker.", 100),
    text("Old Mill", 140),
    text("Baker", 152),
    text("Diploma", 180),
  ];
  expect(outline(specs).slice(1)).toEqual([
    ["summary", "Profile", 1],
    ["experience", "Experience", 2],
    ["education", "Education", 1],
  ]);
});

test("a column of dates that break over rows goes back beside the entries that it dates", () => {
  const text = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 40 }], y });
  const date = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 460 }], y, column: 1 });
  const specs = [
    text("Experience", 100),
    text("Master Baker, Old Mill", 120),
    text("Bakes for two hundred guests.", 140),
    text("Baker, Harbour Bread", 180),
    text("Ran the sourdough section.", 200),
  ];
  const layout = layoutOfLines([
    ...specs,
    date("April 2018", 116),
    date("– Present", 132),
    date("9 years", 148),
    date("January 2013", 176),
    date("March 2018", 192),
    date("5 years", 208),
  ]);
  const lines = splitSections(layout).flatMap((section) => section.lines.map((each) => each.text));
  expect(lines).toEqual([
    "Master Baker, Old Mill\tApril 2018 – Present",
    "Bakes for two hundred guests.",
    "Baker, Harbour Bread\tJanuary 2013 March 2018",
    "Ran the sourdough section.",
  ]);
});

test("a narrow column whose cells each say one date over several rows goes back beside its entries", () => {
  const text = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 140 }], y, column: 1 });
  const date = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 40 }], y });
  const layout = layoutOfLines([
    date("Von März", 122),
    date("2012 bis", 134),
    date("April 2014", 146),
    date("Seit", 182),
    date("Mai", 194),
    date("2014", 206),
    text("Bäckerin, Alte Mühle", 120),
    text("Brot für das halbe Dorf", 132),
    text("Salz und Sauerteig", 144),
    text("Konditorin, Hafencafé", 180),
    text("Torten", 192),
  ]);
  const lines = splitSections(layout).flatMap((section) => section.lines.map((each) => each.text));
  expect(lines).toEqual([
    "Bäckerin, Alte Mühle\tVon März 2012 bis April 2014",
    "Brot für das halbe Dorf",
    "Salz und Sauerteig",
    "Konditorin, Hafencafé\tSeit Mai 2014",
    "Torten",
  ]);
});

test("the rest of an item below its mark titles nothing, whatever it is called", () => {
  const item = (text: string): LineSpec => ({ cells: [{ text, x: 40 }], bullet: "•" });
  const layout = layoutOfLines([
    line("Strengths", { size: 14, bold: true }),
    item("Night work and"),
    { cells: [{ text: "Languages", x: 56 }] },
    item("Sourdough"),
  ]);
  expect(splitSections(layout).map(({ kind, lines }) => [kind, lines.length])).toContainEqual(["skills", 3]);
});

test("two titles on one row begin two columns", () => {
  const twin = (left: string, right: string, style: { bold?: boolean; size?: number } = {}): LineSpec => ({
    cells: [
      { text: left, x: 40, ...style },
      { text: right, x: 300, ...style },
    ],
  });
  const sections = outline([
    twin("Skills", "Languages", { bold: true, size: 13 }),
    twin("Baking", "English"),
    twin("Sales", "French"),
  ]);
  expect(sections.slice(1)).toEqual([
    ["skills", "Skills", 2],
    ["languages", "Languages", 2],
  ]);
});

test("a column without a title goes on with the section that stood in its place", () => {
  const at = (
    text: string,
    x: number,
    column: number,
    page: number,
    style: { bold?: boolean; size?: number } = {},
  ): LineSpec => ({ cells: [{ text, x, ...style }], column, page });
  const head = { bold: true, size: 13 };
  const sections = outline([
    at("Experience", 40, 0, 1, head),
    at("Baker at the Old Mill in Hull", 40, 0, 1),
    at("Skills", 320, 1, 1, head),
    at("Baking", 320, 1, 1),
    at("Miller at the New Mill in York", 40, 0, 2),
  ]);
  expect(sections.slice(1)).toEqual([
    ["experience", "Experience", 2],
    ["skills", "Skills", 1],
  ]);
});

test("a margin goes on over the next page with fewer titles than show one", () => {
  const row = (margin: string, text: string): LineSpec => ({
    cells: [
      { text: margin, x: 40 },
      { text, x: 140 },
    ],
    gap: 8,
  });
  const margin = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 40 }], y, column: 0, page: 2 });
  const text = (words: string, y: number): LineSpec => ({ cells: [{ text: words, x: 140 }], y, column: 1, page: 2 });
  const sections = outline([
    row("Profile", "A baker."),
    row("Experience", "Old Mill"),
    line("Baker", { x: 140 }),
    row("Education", "Diploma"),
    line("Guild school", { x: 140 }),
    line("Hull", { x: 140 }),
    margin("Languages", 100),
    margin("Interests", 140),
    text("English", 100),
    text("French", 112),
    text("Rowing", 140),
  ]);
  expect(sections.slice(-2)).toEqual([
    ["languages", "Languages", 2],
    ["interests", "Interests", 1],
  ]);
});

test("a letter sent with the CV is no part of its sections", () => {
  const page = (text: string): LineSpec => ({ ...line(text), page: 2 });
  const sections = outline([
    title("Experience"),
    line("Baker, Old Mill"),
    page("Old Mill Ltd"),
    page("Dear Sir or Madam,"),
    page("I bake."),
    page("Yours faithfully,"),
  ]);
  expect(sections.slice(1)).toEqual([
    ["experience", "Experience", 1],
    ["other", "", 4],
  ]);
});

test("contact data at the foot of a page leaves the job above it", () => {
  const sections = outline([
    title("Experience"),
    line("Baker, Old Mill"),
    line("1 Mill Lane, Hull", { gap: 200 }),
    line("ada@example.com"),
  ]);
  expect(sections.slice(1)).toEqual([
    ["experience", "Experience", 1],
    ["contact", "", 2],
  ]);
});

test("dates at the foot of a page are no telephone number", () => {
  const sections = outline([
    title("Experience"),
    line("Baker, Old Mill"),
    line("2016-07-01 - 2018-05-01", { gap: 200 }),
  ]);
  expect(sections.slice(1)).toEqual([["experience", "Experience", 2]]);
});

test("every word of any text lands in exactly one section", () => {
  const words = fc.constantFrom(
    "Experience",
    "Skills",
    "Education",
    "Baker",
    "Old Mill, Hull",
    "- bread",
    "2019 - 2020",
    "Ada Example",
    "Languages: English",
    "",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (rows) => {
      const layout = layoutOfText(rows.join("\n"));
      const sections = splitSections(layout);
      const parts = sections.flatMap((section) => [...section.headings, ...section.lines]);
      expect(new Set(parts.map((part) => `${part.start}-${part.end}`)).size).toBe(parts.length);
      // A row that holds a title and its text is in two parts.
      const wordsIn = (lines: readonly { text: string }[]) => lines.flatMap(({ text }) => text.split(/\s+/)).toSorted();
      expect(wordsIn(parts)).toEqual(wordsIn(layout.lines));
    }),
    { numRuns: 60 },
  );
});

test.each(["Kassel, den 12.01.2026", "Fait à Lyon, le 3 mars 2025", "Porto, 12 de março de 2026"])(
  "%s at the foot signs the paper and belongs to no section",
  (signature) => {
    const sections = splitSections(layoutOfText(`Jane Doe\n\nProjects\nTown archive\n\n${signature}\nJane Doe`));
    expect(sections.find(({ kind }) => kind === "projects")?.lines.map(({ text }) => text)).not.toContain(signature);
    const inside = splitSections(layoutOfText(`Jane Doe\n\nProjects\n${signature}\nTown archive\nA map\nA book`));
    expect(inside.find(({ kind }) => kind === "projects")?.lines.map(({ text }) => text)).toContain(signature);
  },
);

test("contact lines at the top of a second column belong to the person, not to the section beside them", () => {
  const right = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 400 }], y, column: 1 });
  const contact = ["jane@example.com", "0207 555 019", "Leeds"];
  const sections = splitSections(
    layoutOfLines([
      line("Jane Doe", { size: 20 }),
      line("Experience", { size: 14, gap: 10 }),
      line("Acme Ltd, Leeds - Baker"),
      line("2019 - 2023"),
      line("Education", { size: 14, gap: 10 }),
      line("Leeds College - Diploma"),
      ...contact.map((text, index) => right(text, 40 + index * 14)),
      { cells: [{ text: "Skills", x: 400, size: 14 }], y: 100, column: 1 },
      right("Baking", 116),
    ]),
  );
  const texts = (kind: string) =>
    sections.filter((each) => each.kind === kind).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts("header")).toEqual(["Jane Doe", ...contact]);
  expect(texts("education")).toEqual(["Leeds College - Diploma"]);
});
