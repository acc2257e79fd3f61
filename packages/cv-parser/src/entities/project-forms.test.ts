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

  test("in a list of bullets dates at the ends of wrapped lines and bullets within begin nothing", () => {
    expect(
      titles([
        point("Tides - Fast Clock: Developed four ways of telling the tide that are fast and need no"),
        within("table. GitHub (April ’22)"),
        point("Creeks - Old Maps: Drew the creeks of three centuries by hand and by machine, with care."),
        within("(Jan ’23)"),
      ]),
    ).toEqual(["Tides - Fast Clock", "Creeks - Old Maps"]);
    const part = (text: string) => line(text, { bullet: "–", x: 66 });
    const named = (text: string, repository: string): LineSpec => ({ ...beside(text, repository, true), bullet: "•" });
    expect(
      titles([named("Tidier", "bo/tidier"), part("Shows tides."), named("Creeks", "bo/creeks"), part("Draws maps.")]),
    ).toEqual(["Tidier", "Creeks"]);
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
    const first = [beside("Tide Clock", "May 2020"), point("Shows the tides of many harbours and the names,")];
    expect(titles([...first, beside("creeks.nvim", "June 2021"), point("Maps.")])).toEqual([
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
      ...[beside("Tide Clock", "2025"), line("Tide Clock", { italic: true }), point("Shows tides.")],
      ...[beside("tides.nvim", "2026"), again, point("A plugin for tides.")],
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

test("what leads to projects that stand elsewhere is none", () => {
  expect(
    titles([
      line("Tide Clock", { bold: true }),
      line("A clock that shows the tides of many harbours and their names."),
      line("More projects at: https://bo.example/projects", { bold: true, gap: 10 }),
    ]),
  ).toEqual(["Tide Clock"]);
});
