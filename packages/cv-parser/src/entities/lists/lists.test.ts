import { describe, expect, test } from "vitest";
import { aSource } from "../../fixtures/source-builder.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readProjects } from "../projects.ts";
import { readCertifications } from "./certifications.ts";
import { readInterests } from "./interests.ts";
import { readLanguages } from "./languages.ts";
import { readPublications } from "./publications.ts";
import { readSkills } from "./skills.ts";

describe("skills", () => {
  const skills = (specs: LineSpec[]) => {
    const layout = layoutOfLines(specs);
    return readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value);
  };

  test.each<[string, LineSpec[]]>([
    ["groups with a colon", [line("Backend: Go, Rust"), line("Data: SQL")]],
    ["a plain list", [line("Go, Rust, SQL")]],
    ["dots", [line("Go · Rust · SQL")]],
    ["ornaments", [line("Go ✦ Rust ✦ SQL")]],
    ["bullets", [line("Go", { bullet: "•" }), line("Rust", { bullet: "•" }), line("SQL", { bullet: "•" })]],
    ["chips", [{ cells: [{ text: "Go" }, { text: "Rust", x: 100 }, { text: "SQL", x: 160 }] }]],
    ["a table", [{ cells: [{ text: "Backend" }, { text: "Go, Rust, SQL", x: 140 }] }]],
    ["label rows", [line("Backend", { bold: true }), line("Go"), line("Rust"), line("SQL")]],
    ["levels behind the names", [line("Go (advanced), Rust - Expert, SQL (5 years)")]],
    ["level rows", [line("Go, Rust, SQL"), line("Advanced")]],
  ])("reads %s", (_, specs) => {
    expect(skills(specs)).toEqual(["Go", "Rust", "SQL"]);
  });

  test("keeps a slash and a comma in a number, and joins an item broken over two lines", () => {
    expect(skills([line("A/B testing, SAP S/4HANA, Medication man-", { x: 40 }), line("agement, Wound care")])).toEqual(
      ["A/B testing", "SAP S/4HANA", "Medication management", "Wound care"],
    );
  });

  test("the longest of names one a line is an item of its own; a small letter or an open end goes on", () => {
    const names = ["Go", "Stakeholder management", "Bread", "Power BI", "Menus", "Dough"];
    expect(skills([...names.map((name) => line(name)), line("Crisis communication")])).toEqual([
      ...names,
      "Crisis communication",
    ]);
    expect(skills(["Go", "Rust", "SQL", "Handling of many", "complaints", "Bread"].map((name) => line(name)))).toEqual([
      "Go",
      "Rust",
      "SQL",
      "Handling of many complaints",
      "Bread",
    ]);
  });

  test("two groups in one row keep their own labels", () => {
    const layout = layoutOfLines([{ cells: [{ text: "Ovens: Deck, Rack" }, { text: "Doughs: Rye, Spelt", x: 300 }] }]);
    expect(readSkills(layout, layout.lines).map(({ fields }) => [fields.category?.value, fields.name?.value])).toEqual([
      ["Ovens", "Deck"],
      ["Ovens", "Rack"],
      ["Doughs", "Rye"],
      ["Doughs", "Spelt"],
    ]);
  });

  test("a number behind a name belongs to it; a length of practice beside it does not", () => {
    expect(skills([line("Python 3, Windows 11")])).toEqual(["Python 3", "Windows 11"]);
    expect(skills([{ cells: [{ text: "Go" }, { text: "2 years experience", x: 140 }] }])).toEqual(["Go"]);
  });

  test("a level in brackets that is broken over two lines goes with them", () => {
    expect(skills([line("Deck ovens (2 years), Labour law (3", { x: 40 }), line("years), Rye dough (basic)")])).toEqual(
      ["Deck ovens", "Labour law", "Rye dough"],
    );
  });

  test("a name above its level is a skill, the name of a group above its level and its list is none", () => {
    const rated = (name: string) => [line(name, { bold: true }), line("Expert"), line("Deck ovens, Rye dough")];
    expect(skills(rated("Baking"))).toEqual(["Baking", "Deck ovens", "Rye dough"]);
    expect(skills(rated("Kitchen Tools"))).toEqual(["Deck ovens", "Rye dough"]);
  });

  test("the label is the category", () => {
    const layout = layoutOfText("Software: Figma, Glyphs");
    expect(readSkills(layout, layout.lines)[0]?.fields.category?.value).toBe("Software");
  });
});

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
});

describe("certificates", () => {
  test.each<[string, LineSpec[]]>([
    ["one line with commas", [line("Manual Handling (Level 2), SafeLift Training, Nov 2021")]],
    [
      "name and date, issuer below",
      [
        { cells: [{ text: "Manual Handling (Level 2)" }, { text: "Nov 2021", x: 400 }] },
        line("Issued by SafeLift Training"),
      ],
    ],
    [
      "three rows",
      [line("Manual Handling (Level 2)", { bold: true }), line("SafeLift Training"), line("November 2021")],
    ],
    ["a bullet", [line("Manual Handling (Level 2), SafeLift Training (11/2021)", { bullet: "•" })]],
  ])("reads %s", (_, specs) => {
    const layout = layoutOfLines(specs);
    const [item, ...more] = readCertifications(layout, layout.lines, "name");
    expect(more).toEqual([]);
    expect([item?.fields.name?.value, item?.fields.issuer?.value, item?.fields.date?.value]).toEqual([
      "Manual Handling (Level 2)",
      "SafeLift Training",
      "2021-11",
    ]);
  });

  test("a label with nothing behind it gives nothing", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "Manual Handling (Level 2)" }, { text: "Nov 2021", x: 400 }] },
      line("Issued by"),
    ]);
    const [item] = readCertifications(layout, layout.lines, "name");
    expect([item?.fields.name?.value, item?.fields.issuer]).toEqual(["Manual Handling (Level 2)", undefined]);
  });

  test("a dash belongs to the name unless an organisation follows it", () => {
    const layout = layoutOfText(
      "- NMBI Registration – General Division, Nursing Board, Sep 2016\n- Driver Safety – Transport Ministry (2018)",
    );
    expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.name?.value)).toEqual([
      "NMBI Registration – General Division",
      "Driver Safety",
    ]);
  });
});

describe("publications", () => {
  test('a date at the end of a row and a venue behind the last "in" are no part of the title', () => {
    const layout = layoutOfLines([
      line("The limits of salt in North Atlantic bread in Oven Letters 2019", { bullet: "•" }),
      line("Notes on rye in a cold oven Mar 2016", { bullet: "•" }),
      line("Crust and crumb in Workshop on Baking, 1 July 2023", { bullet: "•" }),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "The limits of salt in North Atlantic bread",
      "Notes on rye in a cold oven",
      "Crust and crumb",
    ]);
  });

  test.each([
    [
      "- Counting fish without catching them: five lessons. Northern Seas Review, 2022.",
      "Counting fish without catching them: five lessons",
    ],
    [
      "[1] J. Doe and A. Yone, “Measuring the extent of climate change,” Global Journal, vol. 12, 2006.",
      "Measuring the extent of climate change",
    ],
    ["Hakonsen, S. (2021). Heat tolerance in haddock. Marine Letters.", "Heat tolerance in haddock"],
    ["E. Someone and T. Lim, A Fictional Research. Somewhere, 2010.", "A Fictional Research"],
    ["July 2023 Sparse Mixtures at Scale", "Sparse Mixtures at Scale"],
    ["Bread at sea, 2019.", "Bread at sea"],
    ["Bread at sea, year.", "Bread at sea"],
  ])("finds the title in %s", (text, title) => {
    const layout = layoutOfText(text);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([title]);
  });

  test("a second sentence of a title stays where year and venue stand apart, and a venue behind a stop does not", () => {
    const layout = layoutOfLines([
      line("Listening to the Ferry. Tides, timetables and trade on the Outer Isles", { bold: true }),
      line("Lothmere Press, 2019"),
      line("Salt in the Bread. Northern Seas Review", { bold: true, gap: 10 }),
      line("2016"),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Listening to the Ferry. Tides, timetables and trade on the Outer Isles",
      "Salt in the Bread",
    ]);
  });

  test("a venue behind a comma and an address behind it are no part of the title", () => {
    const layout = layoutOfLines([
      line("Tides of the Outer Harbour, 2016 IEEE Congress on Slow Water Mar 2016"),
      line("https://papers.example.org/tides"),
      line("Locks, Gates and Sluices, Journal of Quiet Canals Jun 2018", { gap: 10 }),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Tides of the Outer Harbour",
      "Locks, Gates and Sluices",
    ]);
  });

  test("words above dated papers that name a part of the list are none of them", () => {
    const paper = (text: string) => line(text, { bullet: "•" });
    const layout = layoutOfLines([
      line("Peer-reviewed conferences"),
      paper("A. Example. Salt and patience. Old Mill Review, 2019."),
      paper("A. Example. Bread at sea. Old Mill Review, 2020."),
      paper("A. Example. Crust and crumb. Old Mill Review, 2021."),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Salt and patience",
      "Bread at sea",
      "Crust and crumb",
    ]);
  });

  test("who has the name of the CV's owner is an author", () => {
    const layout = layoutOfText("Ada Example. Salt and patience, 2021.");
    expect(readPublications(layout, layout.lines, "Ada Example")[0]?.fields.title?.value).toBe("Salt and patience");
  });

  test("titles, authors and sources in rows of their own", () => {
    const item = (title: string, year: string) => [
      line(title),
      line("Ada Example, Bob Sample", { size: 9 }),
      line(`Old Mill Review, ${year}`, { italic: true, size: 8 }),
    ];
    const layout = layoutOfLines([...item("Bread at sea", "2019"), ...item("Salt and patience", "2021")]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Bread at sea",
      "Salt and patience",
    ]);
  });
});

describe("projects", () => {
  test("name, time, tools, address and text", () => {
    const layout = layoutOfLines([
      {
        cells: [
          { text: "pgtrace", bold: true },
          { text: "Feb 2020 - Jan 2022", x: 400 },
        ],
      },
      line("Technologies: Go, PostgreSQL"),
      line("https://example.com/pgtrace"),
      line("A command line tool that explains slow queries."),
    ]);
    const [item] = readProjects(layout, layout.lines);
    expect([item?.fields.title?.value, item?.fields.start_date?.value, item?.fields.url?.value]).toEqual([
      "pgtrace",
      "2020-02",
      "https://example.com/pgtrace",
    ]);
    expect(item?.tags.map((tag) => tag.value)).toEqual(["Go", "PostgreSQL"]);
    expect(item?.fields.description?.value).toBe("A command line tool that explains slow queries.");
  });

  test("running text far below a name describes it", () => {
    const layout = layoutOfLines([
      line("Quiet Dock"),
      line("Trial of voice picking on two aisles of a large warehouse, with four teams.", { gap: 10 }),
      line("Creek Atlas", { gap: 14 }),
      line("Web map of the buried creeks in the city, drawn from maps of three centuries.", { gap: 10 }),
    ]);
    expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Quiet Dock",
      "Creek Atlas",
    ]);
  });

  test("a name before a colon, with its text on the same line", () => {
    const layout = layoutOfLines([
      line("Quiet Dock: Trial of voice picking on two aisles."),
      line("Creek Atlas: Web map of buried creeks in the city.", { gap: 10 }),
    ]);
    expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Quiet Dock",
      "Creek Atlas",
    ]);
  });

  test("names in the margin, a name like a site's, and long texts behind colons open entries", () => {
    const hint = (name: string, text: string) => ({
      cells: [
        { text: name, x: 100 - name.length * 5 },
        { text, x: 120 },
      ],
      gap: 4,
    });
    const titles = (specs: LineSpec[]) => {
      const layout = layoutOfLines(specs);
      return readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value);
    };
    const margin = [hint("Demoscene", "Former member of a group"), line("first at a contest", { x: 120 })];
    expect(titles([...margin, hint("Live coding", "Solving problems in public")])).toEqual([
      "Demoscene",
      "Live coding",
    ]);
    const site = {
      cells: [
        { text: "riddles.example", bold: true },
        { text: "| Java, SQL", x: 130 },
      ],
    };
    expect(titles([site, line("A game of riddles for schools.", { bullet: "•" })])).toEqual(["riddles.example"]);
    expect(
      titles([
        line("Quiet Dock: Trial of picking by voice"),
        line("Creek Atlas: Web map of the buried creeks in the city, drawn from maps of three", { gap: 10 }),
        line("centuries."),
      ]),
    ).toEqual(["Quiet Dock", "Creek Atlas"]);
  });

  test("a role in a cell before the name is no name", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "Maintainer" }, { text: "Tidebook", x: 180 }, { text: "Mar 2019 – Present", x: 420 }] },
      line("Draws the tables of tides", { bullet: "•", x: 50 }),
    ]);
    expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual(["Tidebook"]);
  });

  test("plain words behind a dash after a bold name say what it is", () => {
    const page = aSource()
      .text(40, 100, "aarty", { bold: true })
      .text(68, 100, "— Small framework to draw pictures with letters");
    const layout = layoutDocument(page.build());
    const [item] = readProjects(layout, layout.lines);
    expect([item?.fields.title?.value, item?.fields.description?.value]).toEqual([
      "aarty",
      "Small framework to draw pictures with letters",
    ]);
  });

  test("names in quotes begin the entries of a text without empty lines, and lose their quotes", () => {
    const layout = layoutOfText('"Quiet Dock"\nCareful work with two teams.\n"Creek Atlas"\nA map of old creeks.');
    expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Quiet Dock",
      "Creek Atlas",
    ]);
  });
});

test("interests are short items", () => {
  const layout = layoutOfText("Coastal rowing, Traditional fiddle · Chess");
  expect(readInterests(layout, layout.lines).map(({ value }) => value)).toEqual([
    "Coastal rowing",
    "Traditional fiddle",
    "Chess",
  ]);
});
