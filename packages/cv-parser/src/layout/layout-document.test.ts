import { describe, expect, test } from "vitest";
import type { Run } from "../core/document.ts";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceBuilder } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const linesOf = (source: SourceBuilder): string[] => layoutDocument(source.build()).lines.map((line) => line.text);

const prose = [
  "Led a team of nine across two sites and brought the",
  "late deliveries down from one in five to one in forty",
  "within a year, without a single overtime shift asked",
  "for, and trained both of my successors on the job.",
];

describe("columns", () => {
  test("a table under the names of its columns is read row for row", () => {
    const source = aSource()
      .text(40, 60, "EDUCATION", { bold: true, size: 14 })
      .text(60, 90, "Year", { bold: true })
      .text(130, 90, "School", { bold: true })
      .text(340, 90, "Subject", { bold: true })
      .text(480, 90, "CGPA", { bold: true });
    const rows = [
      ["2019", "Harbour College", "Marine ecology", "3.6"],
      ["2015", "Northgate High School", "Biology", "3.9"],
      ["2013", "Weir Lane School", "All subjects", "3.8"],
    ] as const;
    rows.forEach((row, index) => {
      [60, 130, 340, 480].forEach((x, cell) => source.text(x, 110 + 20 * index, row[cell] ?? ""));
    });
    expect(linesOf(source)).toEqual(["EDUCATION", "Year\tSchool\tSubject\tCGPA", ...rows.map((row) => row.join("\t"))]);
  });

  test("a sidebar is read apart from the main column, whatever the order in the file", () => {
    const source = aSource()
      .text(30, 60, "SKILLS", { bold: true, size: 12 })
      .lines(220, 62, ["EXPERIENCE", ...prose], { leading: 15 })
      .lines(30, 80, ["Excel", "Negotiation", "Forklift licence", "First aid"], { leading: 13 })
      .lines(220, 160, ["Second job, Beta Ltd", ...prose], { leading: 15 });
    expect(linesOf(source)).toEqual([
      "SKILLS",
      "Excel",
      "Negotiation",
      "Forklift licence",
      "First aid",
      "EXPERIENCE",
      ...prose,
      "Second job, Beta Ltd",
      ...prose,
    ]);
  });

  test("a sidebar whose titles are larger than those beside it is one column from its head to its foot", () => {
    const sidebar = ["Contact", "0555 0199", "Languages", "Danish, at home"];
    const source = aSource();
    sidebar.forEach((text, index) => {
      const isTitle = index % 2 === 0;
      source.text(30, 60 + Math.floor(index / 2) * 190 + (isTitle ? 0 : 30), text, {
        size: isTitle ? 16 : 10,
        bold: isTitle,
      });
    });
    for (const [index, title] of ["Projects", "Schools", "Jobs"].entries()) {
      source.text(220, 85 + index * 100, title, { size: 13, bold: true });
      source.lines(220, 105 + index * 100, prose, { leading: 13 });
    }
    expect(linesOf(source)).toEqual([
      ...sidebar,
      ...["Projects", "Schools", "Jobs"].flatMap((title) => [title, ...prose]),
    ]);
  });

  test("labels that end at the gutter, or are heavier than the values beside them, are read row for row", () => {
    const rows = [
      ["Programming", "Java, Scala, Python, Hadoop, Spark, Kafka, Keras"],
      ["Databases & Web", "NoSQL, HBase, MS SQL, MySQL, Angular, Express"],
      ["Integration", "Git, Docker, Jenkins, TravisCI, AWS"],
      ["Languages", "French, English (fluent), Spanish (fluent)"],
    ] as const;
    const width = (text: string) => text.length * 5;
    const endingAtGutter = rows.reduce(
      (page, [label, values], row) =>
        page.text(140 - width(label), 100 + row * 14, label).text(160, 100 + row * 14, values),
      aSource(),
    );
    const heavier = rows.reduce(
      (page, [label, values], row) =>
        page.text(40, 100 + row * 14, label, { bold: true }).text(160, 100 + row * 14, values),
      aSource(),
    );
    const expected = rows.map((row) => row.join(" "));
    for (const page of [endingAtGutter, heavier])
      expect(linesOf(page).map((text) => text.replace(/\s+/g, " "))).toEqual(expected);
  });

  test("text over the full width parts what is above and below it", () => {
    const wide =
      "A summary that runs over the full width of the page, across the gap between the two columns below it.";
    const source = aSource()
      .text(30, 30, "Jane Doe", { size: 22 })
      .text(30, 60, wide)
      .lines(30, 100, ["LEFT", ...prose.map((line) => line.slice(0, 40))], { leading: 14 })
      .lines(320, 107, ["RIGHT", ...prose.map((line) => line.slice(0, 40))], { leading: 14 });
    const lines = linesOf(source);
    expect(lines.slice(0, 3)).toEqual(["Jane Doe", wide, "LEFT"]);
    expect(lines.indexOf("RIGHT")).toBe(7);
  });

  test("three columns are read from left to right", () => {
    const column = (name: string): string[] => [name, `${name} one is here`, `${name} two is here`, `${name} three`];
    const source = aSource();
    ["Alpha", "Beta", "Gamma"].forEach((name, index) => {
      source.lines(30 + index * 180, 100 + index * 5, column(name), { leading: 14 + index });
    });
    expect(linesOf(source)).toEqual([...column("Alpha"), ...column("Beta"), ...column("Gamma")]);
  });

  test("a coloured ground at the side is a column of its own", () => {
    const source = aSource()
      .lines(20, 100, ["Excel", "Word", "Outlook"], { leading: 30 })
      .lines(205, 100, prose, { leading: 30 })
      .build();
    const page = source.pages[0];
    if (page) page.panels = [{ x0: 0, y0: 0, x1: 195, y1: 842 }];
    const lines = layoutDocument(source).lines.map((line) => line.text);
    expect(lines).toEqual(["Excel", "Word", "Outlook", ...prose]);
  });
});

describe("heads and grids", () => {
  test("a name in large letters is read before the contact lines beside it", () => {
    const source = aSource()
      .text(40, 52, "Jane Doe", { size: 24 })
      .flushRight(550, 45, "jane@example.com")
      .flushRight(550, 59, "+44 20 7946 0999")
      .flushRight(550, 73, "Leeds")
      .lines(40, 110, prose);
    expect(linesOf(source)).toEqual(["Jane Doe", "jane@example.com", "+44 20 7946 0999", "Leeds", ...prose]);
  });

  test("a plain list set in three columns stays one region, read column by column", () => {
    const source = aSource().text(40, 80, "SKILLS", { bold: true }).lines(40, 170, prose);
    [
      ["Capital markets", "IFRS and local rules", "SAP S/4HANA"],
      ["Treasury planning", "Transfer pricing", "Oracle NetSuite"],
      ["Debt restructuring", "Investor relations", "Power BI reports"],
    ].forEach((items, index) => source.lines(40 + index * 180, 100, items, { leading: 14 }));
    const { lines } = layoutDocument(source.build());
    expect(lines.map((line) => line.text)).toEqual([
      "SKILLS",
      "Capital markets",
      "IFRS and local rules",
      "SAP S/4HANA",
      "Treasury planning",
      "Transfer pricing",
      "Oracle NetSuite",
      "Debt restructuring",
      "Investor relations",
      "Power BI reports",
      ...prose,
    ]);
    expect(new Set(lines.map((line) => line.column)).size).toBe(1);
  });

  test("cards with titles of their own are read card by card", () => {
    const card = (name: string): string[] => [name, "BSc in Something", "2010 – 2013"];
    const source = aSource().text(40, 70, "EDUCATION", { bold: true, size: 13 });
    ["First School", "Second School"].forEach((name, index) => {
      const [title, ...rest] = card(name);
      source
        .text(40 + index * 270, 100, title ?? "", { bold: true })
        .lines(40 + index * 270, 114, rest, { leading: 14 });
    });
    expect(linesOf(source)).toEqual(["EDUCATION", ...card("First School"), ...card("Second School")]);
  });
});

describe("rows that belong together", () => {
  const entry = (source: SourceBuilder, y: number, company: string, dates: string): SourceBuilder =>
    source
      .text(50, y, company)
      .flushRight(545, y, dates)
      .lines(50, y + 14, prose.slice(0, 2), { leading: 14 });

  test("dates at the right end stay on the line of their entry", () => {
    const source = aSource();
    entry(source, 100, "Acme Ltd", "2019 – 2021");
    entry(source, 160, "Beta and Sons", "May 2015 – Dec 2018");
    expect(linesOf(source)).toEqual([
      "Acme Ltd\t2019 – 2021",
      ...prose.slice(0, 2),
      "Beta and Sons\tMay 2015 – Dec 2018",
      ...prose.slice(0, 2),
    ]);
  });

  test("dates in a left column stay with the entry beside them, also when they take two rows", () => {
    const source = aSource()
      .lines(50, 100, ["Jan 2019 –", "Mar 2021"], { leading: 12 })
      .lines(150, 100, ["Engineer, Acme", ...prose], { leading: 14 })
      .text(50, 200, "2015 – 2018")
      .lines(150, 200, ["Intern, Beta", ...prose], { leading: 14 })
      .text(50, 300, "2012 – 2015")
      .lines(150, 300, ["Student, Gamma", ...prose], { leading: 14 });
    const lines = linesOf(source);
    expect(lines[0]).toBe("Jan 2019 – Mar 2021\tEngineer, Acme");
    expect(lines).toContain("2015 – 2018\tIntern, Beta");
    expect(lines).toContain("2012 – 2015\tStudent, Gamma");
  });

  test("titles in a left margin become lines before what they name", () => {
    const source = aSource();
    ["Work", "Education", "Other"].forEach((title, index) => {
      source.text(40, 98 + index * 110, title, { size: 14 });
      source.lines(150, 100 + index * 110, [`${title} entry`, ...prose], { leading: 14 });
    });
    expect(linesOf(source)).toEqual(
      ["Work", "Education", "Other"].flatMap((title) => [title, `${title} entry`, ...prose]),
    );
  });

  test("labels stay on the line of their values", () => {
    const source = aSource();
    ["English", "German", "French", "Danish"].forEach((language, index) => {
      source.text(60, 100 + index * 16, language, { bold: true });
      source.text(150, 100 + index * 16, "spoken and written at work");
    });
    expect(linesOf(source)[0]).toBe("English\tspoken and written at work");
  });

  test("a town over a date at the right end of two rows stay with these rows", () => {
    const source = aSource()
      .text(50, 90, "A line of text over the whole width of the page, which parts what stands above and below it, too")
      .lines(50, 110, ["Harbour Mill Ltd", "Shift lead"])
      .flushRight(545, 110, "Northhaven, Denmark")
      .flushRight(545, 124, "Apr 2018 - Oct 2020")
      .lines(50, 138, prose);
    expect(linesOf(source).slice(1, 3)).toEqual([
      "Harbour Mill Ltd\tNorthhaven, Denmark",
      "Shift lead\tApr 2018 - Oct 2020",
    ]);
  });

  test("labels with a colon beside a date stay with their values, one of which may be below", () => {
    const source = aSource()
      .text(50, 90, "A line of text over the whole width of the page, which parts what stands above and below it, too")
      .lines(50, 110, ["April 2019 —", "May 2022"])
      .lines(160, 110, ["Degree:", "Where:", "Details:"])
      .lines(230, 110, ["BS in Physics", "University of Northhaven"])
      .lines(180, 152, ["With distinction, as the second of a hundred and twenty students of my year, and a prize"]);
    const lines = linesOf(source).slice(1, 4);
    expect(lines[0]).toMatch(/Degree:\s+BS in Physics$/u);
    expect(lines[1]).toMatch(/Where:\s+University of Northhaven$/u);
    expect(lines[2]).toBe("Details:");
  });

  test.each([198, 160])("labels stay with their values where colons stand below each other at %i", (colons) => {
    const labels = [
      "Hull / Romp",
      "Berth / Ligplaats",
      "Keel / Kiel",
      "Draught / Diepgang",
      "Sails / Zeilen",
      "Beam / Breedte",
      "Flag / Vlag",
      "Rig / Tuig",
    ];
    const values = ["Mara Lind", "Mill Lane 4", "in the yellow house", "Tarn 4711 by the sea", "4711", "0151 555 010"];
    const baselines = [110, 122, 158, 170, 182, 194, 206, 218];
    const source = baselines.reduce(
      (all, y, at) => all.text(50, y, labels[at] ?? "").text(colons, y, ":"),
      aSource()
        .text(50, 60, "A line of text over the whole width of the page, which parts what stands above and below it")
        .text(50, 98, "About me / in short")
        .lines(212, 110, [...values, "mara@lind.example", "4 May 1990", "Single", "None"], { leading: 12 }),
    );
    const text = linesOf(source)
      .join("\n")
      .replaceAll(/\s*:\s*/gu, ": ");
    expect(text).toContain("Hull / Romp: Mara Lind");
    expect(text).toContain("Berth / Ligplaats: Mill Lane 4");
    expect(text).toContain("Beam / Breedte: 4 May 1990");
  });

  test("small raised letters stay in their word", () => {
    const source = aSource().text(50, 100, "1").text(55, 100, "st", { size: 6 }).text(64, 100, "Prize of the year");
    expect(linesOf(source)).toEqual(["1st Prize of the year"]);
  });
});

describe("repeated headers and footers", () => {
  test("page numbers go, a running header stays once", () => {
    const source = aSource();
    for (const page of [1, 2, 3]) {
      source.text(50, 30, "Jane Doe – jane@example.com", { page });
      source.lines(50, 100, [`Opening ${"abc"[page]}`, ...prose, `Unique ${"abc"[page]}`], { page });
      source.text(280, 810, `Page ${page} of 3`, { page });
    }
    const lines = linesOf(source);
    expect(lines.filter((line) => line.startsWith("Jane Doe"))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("Page"))).toHaveLength(0);
    expect(lines.filter((line) => line.startsWith("Unique"))).toHaveLength(3);
  });

  test("the last row, which names the document, goes with what stands beside it; the same words in the text stay", () => {
    const source = aSource().lines(50, 100, [...prose, "Wrote the page Your First Résumé"]);
    source.text(50, 810, "March 3, 2021").text(230, 810, "Ada Sample · Résumé").text(540, 810, "1");
    expect(linesOf(source)).toEqual([...prose, "Wrote the page Your First Résumé"]);
  });

  test("a year at the foot of a page is no page number", () => {
    expect(linesOf(aSource().lines(50, 100, prose).text(50, 170, "2019"))).toContain("2019");
  });
});

describe("titles turned on their side", () => {
  const page = (titles: { text: string; y: number }[], rows: [y: number, text: string][]): string[] => {
    const source = aSource();
    source.text(40, 40, "Jane Doe", { size: 20 });
    for (const [y, text] of rows) source.text(80, y, text);
    const upright = source.build();
    const turned = titles.map(({ text, y }): Run => ({
      ...(upright.runs[0] ?? { page: 1, fontName: "", bold: false, italic: false, link: null }),
      text,
      x: 42,
      y,
      width: 10,
      height: text.length * 5,
      fontSize: 10,
      turns: 3,
    }));
    return layoutDocument({ ...upright, runs: [...upright.runs, ...turned] }).lines.map((line) => line.text);
  };
  const rows: [number, string][] = [
    [100, "Clerk, Acme Ltd"],
    [114, "Counted stock"],
    [128, "Trained starters"],
    [142, "Drove the van"],
    [170, "Diploma, Calder School"],
    [184, "Marks of merit"],
    [198, "Head of the choir"],
  ];

  test("are read above the text beside them, which is taller than they are", () => {
    const texts = page(
      [
        { text: "Career", y: 108 },
        { text: "Studies", y: 175 },
      ],
      rows,
    );
    expect(texts.slice(0, 3)).toEqual(["Jane Doe", "Career", "Clerk, Acme Ltd"]);
    expect(texts.indexOf("Studies") + 1).toBe(texts.indexOf("Diploma, Calder School"));
  });

  test("a lone one may be a mark of the printer, and is read last", () => {
    expect(page([{ text: "Printed by Acme", y: 108 }], rows).at(-1)).toBe("Printed by Acme");
  });
});

describe("canonical text", () => {
  test("offsets of lines and segments point into it", () => {
    const source = aSource()
      .text(50, 100, "Acme", { bold: true })
      .text(72, 100, "Leeds")
      .flushRight(545, 100, "2019")
      .text(50, 130, "• item");
    const layout = layoutDocument(source.build());
    for (const line of layout.lines) {
      expect(layout.text.slice(line.start, line.end)).toBe(line.text);
      for (const segment of line.segments) expect(layout.text.slice(segment.start, segment.end)).toBe(segment.text);
    }
    expect(layout.lines[1]).toMatchObject({ bullet: "•", text: "item" });
  });

  test("boxes of a range lie where its letters are", () => {
    const layout = layoutDocument(aSource().text(50, 100, "Acme Ltd Leeds").build());
    const start = layout.text.indexOf("Ltd");
    const [place] = layout.boxesOf(start, start + 3);
    const [x, y, w, h] = place?.boxes[0] ?? [0, 0, 0, 0];
    expect(place?.page).toBe(1);
    expect(x * 595).toBeCloseTo(75, 0);
    expect(y * 842).toBeCloseTo(100, 0);
    expect(w * 595).toBeCloseTo(15, 0);
    expect(h * 842).toBeCloseTo(10, 0);
  });
});
