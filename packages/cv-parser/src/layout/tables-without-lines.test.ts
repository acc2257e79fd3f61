import { describe, expect, test } from "vitest";
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

describe("tables of entries without lines", () => {
  const centred = (source: SourceBuilder, y: number, text: string): void => {
    source.text(265 - text.length * 3.5, y, text, { size: 14, bold: true });
  };

  test("who, where and when at the left stay with the post beside them, row by row", () => {
    const source = aSource()
      .lines(40, 100, ["Acme Ltd", "Leeds", "2018 – 2021"], { leading: 13 })
      .lines(230, 100, ["Warehouse clerk", "Counted stock twice a year", "Trained four starters"], { leading: 13 })
      .lines(40, 180, ["Beta & Sons", "York", "2015 – 2018"], { leading: 13 })
      .lines(230, 180, ["Van driver", "Drove the northern round", "Kept the van"], { leading: 13 });
    const texts = linesOf(source);
    expect(texts[0]).toBe("Acme Ltd\tLeeds\t2018 – 2021\tWarehouse clerk");
    expect(texts.findIndex((text) => text.startsWith("Beta & Sons"))).toBe(3);
  });

  test("a word that ends in one letter behind an accent goes on in no row below", () => {
    const source = aSource();
    [
      ["Máster en Abogacía", "Escuela del Puerto", "2013 - 2014"],
      ["Grado en Historia", "Universidad del Valle Alto de Tarn", "2008 - 2013"],
    ].forEach((cells, index) => {
      cells.forEach((text, at) => source.text([40, 240, 480][at] ?? 0, 100 + index * 15, text));
    });
    expect(linesOf(source)).toEqual([
      "Máster en Abogacía\tEscuela del Puerto\t2013 - 2014",
      "Grado en Historia\tUniversidad del Valle Alto de Tarn\t2008 - 2013",
    ]);
  });

  test("the name of a column is no part of the period below it", () => {
    const source = aSource();
    [
      ["Período", "Empresa", "Cargo"],
      ["07/2016 - atual", "Hospital do", "Enfermeira"],
      ["", "Cais", "chefe"],
      ["02/2013 -", "Casa de Repouso do Vale", "Cuidadora de Idosos"],
      ["06/2016"],
      ["03/2009 -", "Supermercado Luz", "Caixa"],
      ["11/2012"],
    ].forEach((cells, index) => {
      cells.forEach((text, at) => text && source.text([40, 140, 300][at] ?? 0, 100 + index * 13, text));
    });
    expect(linesOf(source).slice(0, 2)).toEqual([
      "Período\tEmpresa\tCargo",
      "07/2016 - atual\tHospital do\tEnfermeira",
    ]);
  });

  test("dates with towns at the right belong to the rows beside them, though they weigh as much", () => {
    const source = aSource();
    [100, 150, 200].forEach((y, index) => {
      source.lines(40, y, [`Master ${index}`, "Calder School"], { leading: 13 });
      source.lines(420, y, [`aug ${2010 + index} – may ${2012 + index}`, "Leeds"], { leading: 13 });
    });
    expect(linesOf(source)[0]).toBe("Master 0\taug 2010 – may 2012");
  });

  test("posts of one line each keep their dates at the right, short years included", () => {
    const source = aSource();
    ["Clerk, Acme Ltd, Leeds", "Van driver, Beta Ltd, York", "Porter, Gamma Inn, Hull"].forEach((text, index) => {
      source.text(40, 100 + index * 14, text);
      source.flushRight(555, 100 + index * 14, `set '${14 + index} – ago '${17 + index}`);
    });
    expect(linesOf(source)[0]).toBe("Clerk, Acme Ltd, Leeds\tset '14 – ago '17");
  });

  test("lists in two columns below each post are no columns of the page", () => {
    const source = aSource();
    [100, 160, 220].forEach((y, index) => {
      source
        .text(40, y, `Clerk at number ${index} of the north`)
        .flushRight(555, y, `May ${2014 + index} – Apr ${2015 + index}`);
      source.lines(52, y + 14, ["• Counted the stock twice a year", "• Trained all starters"]);
      source.lines(320, y + 14, ["• Drove the northern round", "• Kept the books in order"]);
    });
    expect(linesOf(source)[3]).toBe("Clerk at number 1 of the north\tMay 2015 – Apr 2016");
  });

  test("titles in the middle of the page part the columns above them from those below", () => {
    const source = aSource();
    centred(source, 60, "SKILLS");
    source.lines(40, 90, ["Excel and Word", "Outlook", "Forklift driving", "Stock lists"], { leading: 14 });
    source.lines(230, 90, ["Stock control", "First aid at work", "Counting", "Loading"], { leading: 14 });
    centred(source, 170, "EXPERIENCE");
    source.lines(40, 203, ["Acme Ltd, Leeds", "in the north", "Beta Ltd, York"], { leading: 15 });
    source.lines(230, 200, prose.slice(0, 3), { leading: 14 });
    const texts = linesOf(source);
    const title = texts.indexOf("EXPERIENCE");
    expect(texts.slice(0, title).join(" ")).toContain("Counting");
    expect(texts.slice(title).join(" ")).toContain("Beta Ltd");
  });
});
