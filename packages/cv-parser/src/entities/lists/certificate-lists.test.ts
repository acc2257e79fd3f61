import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";

const read = (specs: readonly LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readCertifications(layout, layout.lines, "name").map(({ fields }) => [
    fields.name?.value,
    fields.issuer?.value,
    fields.date?.value,
  ]);
};
const names = (...specs: LineSpec[]) => read(specs).map(([name]) => name);
const bullets = (...texts: string[]) => texts.map((text) => line(text, { bullet: "•" }));

const margin = line("A line of another section that tells how far to the right the column of this page goes");

test("rows that had room for the next word are items, however long and whatever the margin seems to have broken", () => {
  const specs = [
    margin,
    line("Reading the tide tables of northern harbours, Kaggle"),
    line("splicing, Great Learning"),
    line("Knots and bends for riggers of small open boats, Kaggle"),
    line("Charts, Great Learning"),
  ];
  const layout = layoutOfLines(specs);
  const items = readCertifications(layout, layout.lines.slice(1), "name").map(({ fields }) => fields.name?.value);
  expect(items).toEqual([
    "Reading the tide tables of northern harbours",
    "splicing",
    "Knots and bends for riggers of small open boats",
    "Charts",
  ]);
});

test("names beside dates and without them are items of their own where many in a row have none", () => {
  const dated = (text: string) => ({ cells: [{ text }, { text: "Apr 2025", x: 400 }] });
  const undated = ["Weather signs", "Ropes", "Night sailing", "Sail mending"].map((text) => line(text));
  expect(names(dated("Tide tables"), dated("First charts"), dated("Signal flags"), ...undated)).toEqual([
    "Tide tables",
    "First charts",
    "Signal flags",
    "Weather signs",
    "Ropes",
    "Night sailing",
    "Sail mending",
  ]);
});

test("a year above several names dates each; above a name and its giver it opens one", () => {
  const list = ["2023", "Bread doughs (4 days)", "Rye and spelt (3 days)", "Ovens", "2019", "Hygiene"];
  expect(read(list.map((text) => line(text)))).toEqual([
    ["Bread doughs (4 days)", undefined, "2023"],
    ["Rye and spelt (3 days)", undefined, "2023"],
    ["Ovens", undefined, "2023"],
    ["Hygiene", undefined, "2019"],
  ]);
  const given = ["2023", "Bread doughs", "Guild of Bakers", "2019", "Hygiene", "Harbour School"];
  expect(names(...given.map((text) => line(text)))).toEqual(["Bread doughs", "Hygiene"]);
});

test("short names below each other that open alike are items; a row that writes out their giver is none", () => {
  const [first, ...more] = ["MARR Level 1", "MARR Level 2", "MARR Level 3"].map((text) => line(text));
  expect(names({ ...(first as LineSpec), bullet: "•" }, ...more, ...bullets("Barista"))).toEqual([
    "MARR Level 1",
    "MARR Level 2",
    "MARR Level 3",
    "Barista",
  ]);
  expect(names(...bullets("NAUI Diver 2021"), line("NAUI - National Association of Underwater Instructors"))).toEqual([
    "NAUI Diver",
  ]);
});

test("the rest of a name that a narrow column broke stands closer to it than the next name", () => {
  const broken = [
    line("Tides for those who", { gap: 7 }),
    line("Sail at Night", { gap: 2 }),
    line("Charts and Flags", { gap: 7 }),
    line("Harbour Radio Voice", { gap: 7 }),
    line("Weather", { gap: 7 }),
  ];
  expect(names(...broken)).toEqual([
    "Tides for those who Sail at Night",
    "Charts and Flags",
    "Harbour Radio Voice",
    "Weather",
  ]);
});

test.each([
  ["Tide Tables by Coursera (Oct 2024).", ["Tide Tables", "Coursera", "2024-10"]],
  ["Tides, Currents and Winds by edX", ["Tides, Currents and Winds", "edX", undefined]],
  ["Rope work (HackerRank)", ["Rope work", "HackerRank", undefined]],
  ["Udemy: Knots for riggers", ["Knots for riggers", "Udemy", undefined]],
  ["Certificate: Harbour Radio", ["Harbour Radio", undefined, undefined]],
  ["Certificate of Completion - Harbour Radio", ["Harbour Radio", undefined, undefined]],
  ["Exchange 2013 core solutions", ["Exchange 2013 core solutions", undefined, undefined]],
])("reads %s", (text, item) => {
  expect(read(bullets(text))).toEqual([item]);
});

test("a giver of courses in a cell of its own stands before what it gave", () => {
  const row = (giver: string, name: string) => ({ cells: [{ text: giver }, { text: name, x: 140 }] });
  expect(read([row("Coursera", "Tides and currents"), row("Udemy", "Knots for riggers")])).toEqual([
    ["Tides and currents", "Coursera", undefined],
    ["Knots for riggers", "Udemy", undefined],
  ]);
});

test("where hardly any name has a comma, what stands behind one belongs to the name", () => {
  const list = ["Deep Water and its Signs: Swell Reading, Currents and Tides", "Rope work", "Night sailing", "Charts"];
  expect(names(...bullets(...list))).toEqual(list);
  expect(read(bullets("Rope work, Udemy", "Night sailing", "Charts", "Tides")).at(0)).toEqual([
    "Rope work",
    "Udemy",
    undefined,
  ]);
});

test("bars in one row of many part what belongs to it", () => {
  const list = ["Rope work, Kaggle", "Night sailing, Kaggle", "Charts | Course | Harbour School", "Tides, Kaggle"];
  expect(names(...bullets(...list, "Flags, Kaggle"))).toEqual([
    "Rope work",
    "Night sailing",
    "Charts",
    "Tides",
    "Flags",
  ]);
});

test("what stands beside a place and above a name gave what is named", () => {
  const entry = [
    {
      cells: [
        { text: "OnShore", bold: true },
        { text: "Remote", x: 400 },
      ],
    },
    {
      cells: [
        { text: "Fellowship for young riggers", italic: true },
        { text: "Aug 2022", x: 400 },
      ],
    },
  ];
  expect(read(entry)).toEqual([["Fellowship for young riggers", "OnShore", "2022-08"]]);
});

test("a name that the margin broke before its date begins above", () => {
  const dated = (text: string) => ({ cells: [{ text }, { text: "2025", x: 460 }] });
  const torn = "Building tide mills with old tools and open plans for those who want to keep the craft alive frame-";
  expect(names(dated("Rope work and knots"), line(torn), dated("works"), dated("Harbour radio voice"))).toEqual([
    "Rope work and knots",
    "Building tide mills with old tools and open plans for those who want to keep the craft alive frameworks",
    "Harbour radio voice",
  ]);
});

test("what says that there is none is none", () => {
  for (const none of ["None", "ninguno", "Keine", "нет", "なし"]) {
    const layout = layoutOfText(none);
    expect(readCertifications(layout, layout.lines, "name")).toEqual([]);
  }
});

test("rows of a narrow column that end in a year of their own each are two certificates", () => {
  const rows = ["Obsługa suwnic i żurawi, 2017", "Przewóz towarów w chłodniach, 2019"];
  const layout = layoutOfLines(rows.map((row) => line(row)));
  expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.name?.value)).toEqual([
    "Obsługa suwnic i żurawi",
    "Przewóz towarów w chłodniach",
  ]);
});

test("among names with their giver behind a comma, further commas of a row part nothing", () => {
  const rows = bullets(
    "Knots and Bends, Heron Academy",
    "Charts, Depths, Tides, Lights",
    "Rope Work, Sail Making, Boat Handling",
    "Splicing, Heron Academy",
    "Rigging, Kaggle",
  );
  expect(names(...rows)).toHaveLength(rows.length);
});

test("rows with a year behind their comma name no giver, and rows of several names are parted among them", () => {
  const rows = bullets("Knots and Bends, 2019", "Night Sailing, 2021", "Rope Work, Sail Making, Boat Handling");
  expect(names(...rows)).toEqual(["Knots and Bends", "Night Sailing", "Rope Work", "Sail Making", "Boat Handling"]);
});

test("behind a giver in brackets a comma begins another name", () => {
  expect(read(bullets("Trench Safety (Udemy), Forklift Driving Permit"))).toEqual([
    ["Trench Safety", "Udemy", undefined],
    ["Forklift Driving Permit", undefined, undefined],
  ]);
  expect(names(...bullets("Harbour Entry (Level 2), Medium Swell"))).toHaveLength(1);
});

test("one comma among many rows parts nothing that no word or row says to be a giver", () => {
  const rows = bullets("Harbour Entry, Medium Swell", "Knots", "Charts", "Tides", "Flags");
  expect(read(rows)[0]).toEqual(["Harbour Entry, Medium Swell", undefined, undefined]);
});

test.each(["by", "von", "par la", "przez"])(
  "the word %s before the givers of most rows of a list parts them",
  (word) => {
    const rows = bullets(`Knots and Bends ${word} Heron (2019)`, `Night Sailing ${word} Mersey Riggers (2021)`);
    expect(read(rows)).toEqual([
      ["Knots and Bends", "Heron", "2019"],
      ["Night Sailing", "Mersey Riggers", "2021"],
    ]);
    expect(names(...bullets("Sailing by Night", "Knots", "Charts"))[0]).toBe("Sailing by Night");
  },
);

test.each([
  ["Night Sailing (valid until 2027)", "Night Sailing"],
  ["Knots, gültig bis 2026", "Knots"],
  ["Düğümler (30 saat)", "Düğümler"],
  ["ロープワーク（20時間）", "ロープワーク"],
])("how long a certificate is good or took is no part of its name: %s", (text, name) => {
  expect(names(...bullets(text, "Charts"))).toEqual([name, "Charts"]);
});

test("rows of a name, a full stop and a giver", () => {
  const rows = ["Night Watch. Heron Academy. 2019.", "Knots. Mersey School. 2021.", "Charts. PQRT. 2022."];
  expect(read(rows.map((text) => line(text)))).toEqual([
    ["Night Watch", "Heron Academy", "2019"],
    ["Knots", "Mersey School", "2021"],
    ["Charts", "PQRT", "2022"],
  ]);
});

test("the names of columns are no certificate, and a licence to drive is an item of its own", () => {
  const row = (...cells: string[]) => ({ cells: cells.map((text, at) => ({ text, x: 40 + at * 200 })) });
  expect(names(row("Certificate", "Issuer", "Date"), row("Knots and Bends", "Heron Academy", "2019"))).toEqual([
    "Knots and Bends",
  ]);
  expect(names(...["Knots (2016)", "Night Sailing (2018)", "Führerschein Klasse B"].map((text) => line(text)))).toEqual(
    ["Knots", "Night Sailing", "Führerschein Klasse B"],
  );
});

test("a label of its own names who gave what a label named above", () => {
  const form = (name: string, giver: string) => [`Certificate: ${name}`, `Issuer: ${giver}`, "Date: 2019"];
  const rows = [...form("Knots and Bends", "Heron"), ...form("Night Sailing", "Mersey Riggers")];
  expect(read(rows.map((text) => line(text)))).toEqual([
    ["Knots and Bends", "Heron", "2019"],
    ["Night Sailing", "Mersey Riggers", "2019"],
  ]);
});

test("the kind of an entry that a job board prints before its name is no part of it", () => {
  const rows = (...pairs: readonly (readonly [string, string])[]): LineSpec[] =>
    pairs.map(([date, name]) => ({ cells: [{ text: date }, { text: name, x: 180 }] }));
  expect(names(...rows(["2011.05", "자격증 조경기능사"], ["2013.10", "면허증 소형선박조종사"]))).toEqual([
    "조경기능사",
    "소형선박조종사",
  ]);
  expect(names(...rows(["2011.05", "자격증 취득 과정"], ["2013.10", "조경기능사"]))).toContain("자격증 취득 과정");
});
