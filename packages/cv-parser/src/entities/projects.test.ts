import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { readProjects } from "./projects.ts";
import { readInterests } from "./lists/interests.ts";

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

  test("labels that come back below each name name no project", () => {
    const named = (name: string) => [
      line(name, { bold: true, size: 13, gap: 12 }),
      line("Aim:", { bold: true, gap: 4 }),
      line("A quay on which sails dry in an hour."),
      line("What I learned:", { bold: true }),
      line("Knots of three sorts", { bullet: "•" }),
    ];
    const layout = layoutOfLines([...named("Quiet Dock"), ...named("Creek Atlas")]);
    expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Quiet Dock",
      "Creek Atlas",
    ]);
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

test("bold bullets above plain lines are the names of projects", () => {
  const layout = layoutOfLines([
    line("Tide Clock", { bold: true, bullet: "•" }),
    line("A clock that shows the tides of many harbours and their names.", { x: 52 }),
    line("Creek Atlas", { bold: true, bullet: "•" }),
    line("Maps of old creeks drawn from letters.", { x: 52 }),
  ]);
  expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
    "Tide Clock",
    "Creek Atlas",
  ]);
});

test("a school behind a dash is where a project was made, and the line of its tools opens none", () => {
  const layout = layoutOfText(
    "Tide Clock – Capstone, University of Kestrel\nA clock that shows the tides.\n\nCreek Atlas\nA map of old creeks.\nTeknolojiler: Rust, Zig\nhttps://creek.example/atlas",
  );
  expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
    "Tide Clock",
    "Creek Atlas",
  ]);
});

test("interests are short items", () => {
  const layout = layoutOfText("Coastal rowing, Traditional fiddle · Chess");
  expect(readInterests(layout, layout.lines).map(({ value }) => value)).toEqual([
    "Coastal rowing",
    "Traditional fiddle",
    "Chess",
  ]);
});

test("rows that say that they name a project open one each, and what follows the label is all of the name", () => {
  const text = [
    "Project name: Tide tables: a book for small harbours on the north coast of the island",
    "Description: We drew tables by hand and printed them.",
    "Project name: A map of wells",
    "Description: Wells of nine villages on one sheet.",
  ];
  const layout = layoutOfText(text.join("\n"));
  expect(readProjects(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
    "Tide tables: a book for small harbours on the north coast of the island",
    "A map of wells",
  ]);
});
