import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Part } from "./entries/parts.ts";
import { joinPart, readExperiences } from "./experience.ts";

const read = (layout: DocumentLayout) =>
  readExperiences(layout, layout.lines).map(({ fields, current }) => ({
    position: fields.position?.value,
    company: fields.company?.value,
    location: fields.location?.value,
    start: fields.start_date?.value,
    end: current ? null : fields.end_date?.value,
  }));

const bread = line("Bake bread for two hundred guests every night.", { bullet: "•", x: 50 });
const chef = { position: "Executive Chef", company: "Hotel Lac Bleu", location: "Lyon", start: "2020-05", end: null };
const cook = {
  position: "Line Cook",
  company: "Brasserie du Port",
  location: "Nice",
  start: "2016-01",
  end: "2020-04",
};

/** The same two jobs in the ways CVs write them. */
const writings: [string, LineSpec[]][] = [
  [
    "position and company on one line",
    [
      line("Executive Chef, Hotel Lac Bleu, Lyon (May 2020 – Present)"),
      bread,
      line("Line Cook, Brasserie du Port, Nice (Jan 2016 – Apr 2020)"),
      bread,
    ],
  ],
  ["company first, date at the right", twoRows("Hotel Lac Bleu", "Executive Chef", "Brasserie du Port", "Line Cook")],
  ["position first, date at the right", twoRows("Executive Chef", "Hotel Lac Bleu", "Line Cook", "Brasserie du Port")],
  [
    "position at company",
    [
      line("Executive Chef at Hotel Lac Bleu"),
      line("May 2020 – Present | Lyon"),
      bread,
      line("Line Cook at Brasserie du Port", { gap: 10 }),
      line("Jan 2016 – Apr 2020 | Nice"),
      bread,
    ],
  ],
  [
    "bars",
    [
      line("Executive Chef | Hotel Lac Bleu | Lyon | 05/2020 - now"),
      bread,
      line("Line Cook | Brasserie du Port | Nice | 01/2016 - 04/2020"),
      bread,
    ],
  ],
  [
    "date first",
    [
      line("05/2020 – heute"),
      line("Executive Chef", { bold: true }),
      line("Hotel Lac Bleu · Lyon"),
      bread,
      line("01/2016 – 04/2020", { gap: 10 }),
      line("Line Cook", { bold: true }),
      line("Brasserie du Port · Nice"),
      bread,
    ],
  ],
  [
    "place in brackets",
    [
      line("Executive Chef, Hotel Lac Bleu (Lyon), May 2020 – Present"),
      bread,
      line("Line Cook, Brasserie du Port (Nice), Jan 2016 – Apr 2020"),
      bread,
    ],
  ],
];

function twoRows(firstAbove: string, firstBelow: string, secondAbove: string, secondBelow: string): LineSpec[] {
  const row = (left: string, right: string, gap: number): LineSpec => ({
    cells: [{ text: left }, { text: right, x: 400 }],
    gap,
  });
  return [
    row(firstAbove, "May 2020 – Present", 2),
    row(firstBelow, "Lyon", 2),
    bread,
    row(secondAbove, "Jan 2016 – Apr 2020", 8),
    row(secondBelow, "Nice", 2),
    bread,
  ];
}

test.each(writings)("reads two jobs written with %s", (_, specs) => {
  expect(read(layoutOfLines(specs))).toEqual([chef, cook]);
});

describe("several posts at one employer", () => {
  test("the employer named above the first goes for the others", () => {
    const layout = layoutOfLines([
      line("Paperlark Software", { bold: true, size: 12 }),
      line("Product Manager, Jan 2020 - Present"),
      bread,
      line("Support Specialist, Feb 2018 - Dec 2019", { gap: 8 }),
      bread,
    ]);
    expect(read(layout).map(({ position, company }) => [position, company])).toEqual([
      ["Product Manager", "Paperlark Software"],
      ["Support Specialist", "Paperlark Software"],
    ]);
  });
});

test("a date inside a bullet dates no job", () => {
  const layout = layoutOfLines([
    line("Nurse, Mill Hospital, Mar 2019 – Present"),
    line("Preceptor to 14 students since 2020", { bullet: "•" }),
  ]);
  expect(read(layout)).toHaveLength(1);
});

test("paragraph and bullets become the description, one per line, wrapped lines joined", () => {
  const layout = layoutOfText(
    "Nurse, Mill Hospital (Mar 2019 – Present)\nShift lead for a ward.\n- Cut missed doses\n- Trained staff",
  );
  expect(readExperiences(layout, layout.lines)[0]?.fields.description?.value).toBe(
    "Shift lead for a ward.\n• Cut missed doses\n• Trained staff",
  );
});

test("a date that breaks over two rows of a narrow column is one range", () => {
  const row = (left: string, right: string, bold = false): LineSpec => ({
    cells: [
      { text: left, x: 40 },
      { text: right, x: 160, bold },
    ],
  });
  const layout = layoutOfLines([
    row("February 2014 –", "Line Cook", true),
    row("April 2019", "Brasserie du Port, Nice"),
  ]);
  expect(read(layout)).toEqual([
    { position: "Line Cook", company: "Brasserie du Port", location: "Nice", start: "2014-02", end: "2019-04" },
  ]);
});

test("an address or a kind of contract is neither company nor description", () => {
  const layout = layoutOfLines([
    line("Line Cook | Brasserie du Port | Full-time | 2016 - 2020"),
    line("https://brasserie.example.com"),
    bread,
  ]);
  const [item] = readExperiences(layout, layout.lines);
  expect(item?.fields.company?.value).toBe("Brasserie du Port");
  expect(item?.fields.description?.value).not.toContain("http");
});

test("an employer may be named like a site, with a capital", () => {
  const layout = layoutOfLines([line("Line Cook | Tideshop.io | Lyon | 2016 - 2020"), bread]);
  expect(readExperiences(layout, layout.lines)[0]?.fields.company?.value).toBe("Tideshop.io");
});

test("the title of a group of jobs names no place and no employer", () => {
  const layout = layoutOfLines([
    line("Vocational", { size: 12 }),
    line("Baker, Old Mill, Whitby. May 2020 – Present"),
    bread,
    {
      cells: [
        { text: "Miscellaneous" },
        { text: "Porter, New Mill, Durham.", x: 160 },
        { text: "2016 – 2018", x: 420 },
      ],
    },
    bread,
  ]);
  expect(read(layout)).toEqual([
    { position: "Baker", company: "Old Mill", location: "Whitby", start: "2020-05", end: null },
    { position: "Porter", company: "New Mill", location: "Durham", start: "2016", end: "2018" },
  ]);
});

test("a time that was never filled in still parts the jobs", () => {
  const job = (words: string): LineSpec => ({ cells: [{ text: words }, { text: "year–year", x: 400 }] });
  const layout = layoutOfLines([job("Baker, Old Mill, Hull"), bread, job("Porter, New Mill, York"), bread]);
  expect(read(layout).map(({ position, start, end }) => [position, start, end])).toEqual([
    ["Baker", undefined, undefined],
    ["Porter", undefined, undefined],
  ]);
});

test("a header that a narrow column breaks over two rows names the job below the text of another", () => {
  const layout = layoutOfLines([
    line("Executive Chef, Hotel Lac Bleu, Lyon"),
    line("May 2020 – Present"),
    bread,
    line("Line Cook and Pastry Assistant, Brasserie du", { gap: 10 }),
    line("Port, Nice"),
    line("Jan 2016 – Apr 2020"),
    bread,
  ]);
  expect(read(layout)).toEqual([chef, { ...cook, position: "Line Cook and Pastry Assistant" }]);
});

test("a year in a column of its own is not the end of the sentence above it", () => {
  const dated = (year: string, words: string): LineSpec => ({
    cells: [
      { text: year, x: 40 },
      { text: words, x: 100 },
    ],
    gap: 6,
  });
  const layout = layoutOfLines([
    dated("1931", "Baker, Old Mill"),
    line("The first loaf was baked a hundred years ago.", { x: 100 }),
    dated("1933", "Porter, New Mill"),
    line("Carried flour.", { x: 100 }),
  ]);
  expect(read(layout).map(({ position, start }) => [position, start])).toEqual([
    ["Baker", "1931"],
    ["Porter", "1933"],
  ]);
});

test("a number at the end of a name is no day of the date below it", () => {
  const layout = layoutOfText("EXPERIENCE\nTeacher\nPrimary School No. 27\nJuly 2022 - today | York\n- Taught");
  const [job] = readExperiences(layout, layout.lines.slice(1));
  const date = job?.fields.start_date?.ranges.map(({ start, end }) => layout.text.slice(start, end));
  expect([job?.fields.company?.value, date]).toEqual(["Primary School No. 27", ["July 2022 - today"]]);
});

test("a date over two lines has its place on both of them", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "Baker, Old Mill" }, { text: "March 2014 –", x: 400 }] },
    { cells: [{ text: "York" }, { text: "April 2019", x: 400 }] },
    bread,
  ]);
  const ranges = readExperiences(layout, layout.lines)[0]?.fields.end_date?.ranges ?? [];
  expect(ranges.map(({ start, end }) => layout.text.slice(start, end))).toEqual(["March 2014 –", "April 2019"]);
});

test("a separator at the front of a row parts it, and a hyphen at the end of one joins it to the next", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "Brasserie du Port" }, { text: "Jan 2016 – Apr 2020", x: 300 }] },
    line("| Line Cook | Clermont-"),
    line("Ferrand"),
    bread,
  ]);
  expect(read(layout)).toEqual([{ ...cook, location: "Clermont-Ferrand" }]);
});

test("numbers of entries, and words before an employer on a row of its own, are no part of a name", () => {
  const layout = layoutOfLines([
    line("2.1 Executive Chef", { bold: true }),
    line("at Hotel Lac Bleu"),
    line("May 2020 – Present"),
    bread,
    line("2.2 Line Cook", { bold: true, gap: 10 }),
    line("at Brasserie du Port"),
    line("Jan 2016 – Apr 2020"),
    bread,
  ]);
  expect(read(layout)).toEqual([
    { ...chef, location: undefined },
    { ...cook, location: undefined },
  ]);
});

test("the length of a time that a narrow column breaks within its brackets names no employer", () => {
  const at = (left: string, right: string): LineSpec => ({ cells: [{ text: left }, { text: right, x: 220 }] });
  const layout = layoutOfLines([
    at("May 2020 – Present (3 yrs 2", "Executive Chef"),
    at("mos)", "Hotel Lac Bleu, Lyon"),
    { ...bread, gap: 2 },
    at("Jan 2016 – Apr 2020 (4", "Line Cook"),
    at("yrs)", "Brasserie du Port, Nice"),
    bread,
  ]);
  expect(read(layout)).toEqual([chef, cook]);
});

test.each(["TECNOSFERA S.P.A.", "Officine Bruni S.r.l.", "Kroon N.V."])(
  "%s ends with its legal form and not a sentence",
  (company) => {
    const layout = layoutOfLines([
      line("Jan 2016 – Apr 2020 – Lyon"),
      line(`Line Cook and Baker – ${company}`, { bold: true }),
      bread,
    ]);
    expect(read(layout)[0]).toMatchObject({ position: "Line Cook and Baker", company });
  },
);

test.each([
  ["Masters", "of Commerce", "Masters of Commerce"],
  ["Masters", "Commerce", "Masters, Commerce"],
])("%s in bold before %s gives %s", (first, second, joined) => {
  const piece = (text: string) => ({ text, ranges: [] });
  const part: Part = {
    piece: piece(second),
    separator: "style",
    row: 0,
    place: "last",
    bold: false,
    italic: false,
    fontSize: 10,
  };
  expect(joinPart(piece(first), part).text).toBe(joined);
});

test("a plain name between the post with its date and running text is the employer, whatever it is called", () => {
  const post = (name: string, dates: string) => ({
    cells: [
      { text: name, bold: true },
      { text: dates, x: 420 },
    ],
  });
  const told = "Kept the registers of three parishes and answered letters from abroad, in four languages.";
  const jobs = [
    post("Archivist", "Jan 2018 – Mar 2021"),
    line("Quillmere"),
    line(told, { bullet: "•", x: 50 }),
    post("Assistant Librarian", "Feb 2014 – Dec 2017"),
    line("Hollowtide"),
    line(told, { bullet: "•", x: 50 }),
  ];
  expect(read(layoutOfLines(jobs)).map(({ position, company }) => [position, company])).toEqual([
    ["Archivist", "Quillmere"],
    ["Assistant Librarian", "Hollowtide"],
  ]);
});

/** Posts in bold with their dates, each above the row of its employer. */
const postsAboveEmployers = (...posts: readonly (readonly [string, string, string])[]): LineSpec[] =>
  posts.flatMap(([post, dates, employer]) => [
    {
      cells: [
        { text: post, bold: true },
        { text: dates, x: 420 },
      ],
    },
    line(employer),
    bread,
  ]);

test("a unit behind a comma belongs to the post where each employer has the row below", () => {
  const [variable, arabic] = [
    postsAboveEmployers(
      ["Lead Researcher, Variable Stars Group", "Mar 2019 – Present", "Institute of the Hill (Leeds)"],
      ["Night Assistant", "Sep 2009 – Jul 2011", "Institute of the Hill (Leeds)"],
    ),
    postsAboveEmployers(
      ["باحثة رئيسة، مجموعة النجوم", "2019 – 2023", "مرصد الجبل (ورزازات)"],
      ["مشغلة منظار", "2009 – 2011", "مرصد الجبل"],
    ),
  ].map((lines) => read(layoutOfLines(lines)).map(({ position, company }) => [position, company]));
  expect(variable).toEqual([
    ["Lead Researcher, Variable Stars Group", "Institute of the Hill"],
    ["Night Assistant", "Institute of the Hill"],
  ]);
  expect(arabic?.map(([, company]) => company)).toEqual(["مرصد الجبل", "مرصد الجبل"]);
});

test("an employer behind a comma stays one where others stand so too", () => {
  const jobs = postsAboveEmployers(
    ["Lead Researcher, Variable Stars Group", "Mar 2019 – Present", "Institute of the Hill"],
    ["Night Assistant, Northern Observatory Group", "Sep 2009 – Jul 2011", "Told in four languages"],
  );
  expect(read(layoutOfLines(jobs))[1]?.company).toContain("Northern Observatory Group");
});
