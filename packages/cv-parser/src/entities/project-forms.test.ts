import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { RankOf } from "./entries/line-ranks.ts";
import { readProjects } from "./projects.ts";

const titlesIn = (layout: DocumentLayout, rankOf: RankOf | null = null) =>
  readProjects(layout, layout.lines, rankOf).map(({ fields }) => fields.title?.value);
const titles = (specs: LineSpec[]) => titlesIn(layoutOfLines(specs));
const point = (text: string) => line(text, { bullet: "•", x: 50 });
const within = (text: string) => line(text, { x: 56 });
const beside = (text: string, right: string, bold = false): LineSpec => ({
  cells: [
    { text, bold },
    { text: right, x: 500 - right.length * 5 },
  ],
});

describe("where projects begin", () => {
  test("what stands out to the left of bullets is a name, however long it is and however the bullets end", () => {
    expect(
      titles([
        line("Tide Clock — Tables of the Tides of Many Harbours | Go, Python, SQL, Redis, Docker"),
        point("Shows the tides of many harbours and the names of the winds, for boats of all sizes"),
        within("and for swimmers."),
        line("Creek Atlas — Maps of Buried Creeks in Old Cities by Hand | React, Django, Redis, Cloud"),
        point("Maps of old creeks."),
      ]),
    ).toEqual([
      "Tide Clock – Tables of the Tides of Many Harbours",
      "Creek Atlas – Maps of Buried Creeks in Old Cities by Hand",
    ]);
  });

  test("a date within one of some bullets begins no project below a name with a row of text", () => {
    const large = (text: string) => line(text, { size: 15, gap: 12 });
    expect(
      titles([
        large("Fern"),
        line("Field notes for botanists."),
        point("Winner, Moss Jam 2025 (80 teams)"),
        point("Maps without a network"),
        point("Notes of whole groups"),
        large("quill"),
        line("A small set of accessible parts."),
        point("Built on plain forms"),
      ]),
    ).toEqual(["Fern", "quill"]);
  });

  test("in a list of bullets dates at the ends of wrapped lines begin nothing", () => {
    expect(
      titles([
        point("Tides - Fast Clock: Developed four ways of telling the tide that are fast and need no"),
        within("table. GitHub (April ’22)"),
        point("Creeks - Old Maps: Drew the creeks of three centuries by hand and by machine, with care."),
        within("(Jan ’23)"),
      ]),
    ).toEqual(["Tides - Fast Clock", "Creeks - Old Maps"]);
  });

  test("sentences in bold, small words for tools and names of groups begin none", () => {
    const bold = (text: string) => line(text, { bold: true });
    const tools = (text: string) => ({ cells: [{ text, size: 8 }], gap: 6 });
    const group = (text: string) => ({ cells: [{ text, size: 12 }], gap: 6 });
    expect(
      titles([
        group("PRIVATE PROJECTS"),
        bold("Tide Clock"),
        bold("A clock on the wall that shows the tides of many harbours and tells them."),
        tools("Go   SQL"),
        group("SCHOOL-RELATED PROJECTS"),
        bold("Creek Atlas"),
        bold("Maps of old creeks that were drawn from maps of three centuries by hand."),
      ]),
    ).toEqual(["Tide Clock", "Creek Atlas"]);
  });

  test("a name that begins small goes on from no bullet above, and names in bold in a margin may be long", () => {
    const told = point("Shows the tides of many harbours and the names of the winds to all who sail,");
    expect(titles([line("Tide Clock"), told, line("creeks.nvim"), point("Maps.")])).toEqual([
      "Tide Clock",
      "creeks.nvim",
    ]);
    const hint = (name: string, text: string): LineSpec => ({
      cells: [
        { text: name, bold: true },
        { text, x: 260 },
      ],
    });
    expect(
      titles([
        hint("Clock , the System of Tides", "A clock that shows tides."),
        hint("Atlas , Maps of Creeks by Hand", "An atlas of creeks."),
      ]),
    ).toEqual(["Clock, the System of Tides", "Atlas, Maps of Creeks by Hand"]);
  });

  test("numbers count projects, short rows that space parts are one name each", () => {
    expect(
      titlesIn(
        layoutOfText("1. Tide Clock: Shows the tides of many harbours.\n2. Creek Atlas: Web map of old creeks."),
      ),
    ).toEqual(["Tide Clock", "Creek Atlas"]);
    expect(
      titles([
        line("Box that opens when one"),
        line("knocks the right way"),
        line("Mailbox that tells of the", { gap: 8 }),
        line("letters in it"),
      ]),
    ).toEqual(["Box that opens when one knocks the right way", "Mailbox that tells of the letters in it"]);
  });

  test("numbers in cells of their own count as well, larger bullets name what smaller ones tell, short bullets go on below", () => {
    const counted = (number: string, text: string): LineSpec => ({
      cells: [
        { text: number, x: 40 },
        { text, x: 56 },
      ],
    });
    const told = "shows the tides of many harbours and the names of the winds.";
    expect(titles([counted("1.", `Tide Clock: ${told}`), counted("2.", `Wind Clock: ${told}`)])).toEqual([
      "Tide Clock",
      "Wind Clock",
    ]);
    const sized = (text: string, size: number): LineSpec => ({ cells: [{ text, size, x: 50 }], bullet: "•" });
    expect(
      titles([
        sized("Tide Clock", 10),
        sized("A clock that shows tides", 9),
        sized("Go was used in it", 9),
        sized("Creek Atlas", 10),
        sized("Maps of old creeks", 9),
      ]),
    ).toEqual(["Tide Clock", "Creek Atlas"]);
    expect(
      titles([
        point("Box that opens when"),
        { ...within("knocked the right way"), gap: 9 },
        { ...point("Mailbox of many"), gap: 9 },
        { ...within("letters – C++"), gap: 9 },
      ]),
    ).toEqual(["Box that opens when knocked the right way", "Mailbox of many letters – C++"]);
  });

  test("a period below the text dates the bold name above it, and names stand between paragraphs of a Word file", () => {
    const name = (text: string) => line(text, { bold: true, gap: 8 });
    const told = line("A clock that shows the tides of many harbours and the names of the winds.", { italic: true });
    const layout = layoutOfLines([
      name("Tide Clock"),
      told,
      { cells: [{ text: "Jan 2018 — Jun 2022", x: 450 }] },
      name("Creek Atlas"),
      told,
    ]);
    expect(
      readProjects(layout, layout.lines).map(({ fields }) => [fields.title?.value, fields.start_date?.value]),
    ).toEqual([
      ["Tide Clock", "2018-01"],
      ["Creek Atlas", undefined],
    ]);
    const flat = layoutOfLines(
      [
        "Tide Clock",
        "A clock on the wall that shows the tides of many harbours.",
        "Creek Atlas",
        "A book of old creeks that was drawn by hand.",
      ].map((text) => line(text)),
    );
    const lines = flat.lines.map((each) => ({ ...each, width: 0, x: 0, gapBefore: 0 }));
    expect(readProjects(flat, lines).map(({ fields }) => fields.title?.value)).toEqual(["Tide Clock", "Creek Atlas"]);
  });

  test("heads of one look right below each other, and what was learned of a line, begin one each", () => {
    const heads = ["Tidebook", "Creeks"].map((name) => beside(name, "Maintainer", true));
    expect(titles([...heads, line("The manager of maps of old creeks, for all who look for one.")])).toEqual([
      "Tidebook",
      "Creeks",
    ]);
    const layout = layoutOfLines([
      beside("Tide Clock", "May 2020"),
      line("A clock that shows the tides of many harbours and their names."),
      line("Creek Atlas"),
      line("Maps of old creeks that were drawn from maps of three centuries."),
    ]);
    const rankOf: RankOf = ({ text }) =>
      text === "Creek Atlas" ? { begin: 0.9, head: 0, inside: 0.1, opens: 0.9 } : null;
    expect([titlesIn(layout), titlesIn(layout, rankOf)]).toEqual([["Tide Clock"], ["Tide Clock", "Creek Atlas"]]);
  });
});

test("a link with the name once more, tools in open brackets, a label and a number are no part of a name", () => {
  const again = line("tides.nvim", { italic: true });
  expect(
    titles([
      beside("Tide Clock", "2025"),
      line("Tide Clock", { italic: true }),
      point("Shows tides."),
      beside("tides.nvim", "2026"),
      again,
      point("A plugin for tides."),
    ]),
  ).toEqual(["Tide Clock", "tides.nvim"]);
  expect(
    titles([line("TIDE CLOCK (PHP | SQL)"), point("Shows tides."), line("Project name: Creek Atlas"), point("Maps.")]),
  ).toEqual(["TIDE CLOCK", "Creek Atlas"]);
  expect(titles([beside("Second Place at the Reed Contest", "2023")])).toEqual(["Second Place at the Reed Contest"]);
  const page = aSource()
    .text(40, 100, "Tide Clock: a clock with", { bold: true })
    .text(166, 100, "tides of many harbours and their names");
  expect(titlesIn(layoutDocument(page.build()))).toEqual(["Tide Clock"]);
});

test("the label of a cell is no name", () => {
  expect(
    titles([line("Tide Clock: a clock that shows the tides of many harbours."), line("Link:", { gap: 9 })]),
  ).toEqual(["Tide Clock"]);
});

test("what leads to projects that stand elsewhere is none", () => {
  expect(
    titles([
      line("Tide Clock", { bold: true }),
      line("A clock that shows the tides of many harbours and their names."),
      line("More projects at: https://bo.example/projects", { bold: true, gap: 10 }),
    ]),
  ).toEqual(["Tide Clock"]);
});
