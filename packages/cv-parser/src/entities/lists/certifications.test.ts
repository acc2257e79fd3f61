import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";

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

  test("what a course taught is nobody who gave it", () => {
    const layout = layoutOfText(
      "Corso di fotografia (maggio 2021)\nTecniche di ripresa, sviluppo delle immagini e gestione delle luci.\nCorso di cucina (giugno 2022)\nScuola Gusto",
    );
    expect(
      readCertifications(layout, layout.lines, "name").map(({ fields }) => [fields.name?.value, fields.issuer?.value]),
    ).toEqual([
      ["Corso di fotografia", undefined],
      ["Corso di cucina", "Scuola Gusto"],
    ]);
  });

  test("a row that is called like a certificate begins the next item, the name of a giver does not", () => {
    const layout = layoutOfText(
      "Welder's Ticket, Port of Varnes\nBLS Provider, 2024\nSite Safety Course\nNEBOSH\n2022",
    );
    expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.name?.value)).toEqual([
      "Welder's Ticket",
      "BLS Provider",
      "Site Safety Course",
    ]);
  });

  test("a platform for courses before a dash gave the course, even once", () => {
    const layout = layoutOfLines(
      ["Platzi - Bases de la fotografía", "Alura – Primeiros passos na horta"].map((text) =>
        line(text, { bullet: "•" }),
      ),
    );
    expect(
      readCertifications(layout, layout.lines, "name").map(({ fields }) => [fields.name?.value, fields.issuer?.value]),
    ).toEqual([
      ["Bases de la fotografía", "Platzi"],
      ["Primeiros passos na horta", "Alura"],
    ]);
  });

  test("where every line opens with its year each is an item, however long", () => {
    const told =
      "über die Pflege alter Obstbäume an Hängen, mit Übungen im Garten der Gemeinde und vielen Bildern (Verein der Gärtner)";
    const layout = layoutOfText([`2017 – Kurs ${told}`, `2018 - Seminar ${told}`, "2021 – Abend der Imker"].join("\n"));
    expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.date?.value)).toEqual([
      "2017",
      "2018",
      "2021",
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

  const named = (text: string): (string | undefined)[][] => {
    const layout = layoutOfText(text);
    return readCertifications(layout, layout.lines, "name").map(({ fields }) => [
      fields.name?.value,
      fields.issuer?.value,
    ]);
  };

  test("what comes back at the dashes of a list gives its certificates", () => {
    expect(named("- Knots for beginners – Heronry North\n- Splicing – Heronry North\n- Sails – Winter term")).toEqual([
      ["Knots for beginners", "Heronry North"],
      ["Splicing", "Heronry North"],
      ["Sails – Winter term", undefined],
    ]);
    expect(named("- Kestrelas – Knots\n- Kestrelas – Sails\n- Kestrelas – Splicing")).toEqual([
      ["Knots", "Kestrelas"],
      ["Sails", "Kestrelas"],
      ["Splicing", "Kestrelas"],
    ]);
  });

  test("a word for giving parts a certificate from its giver", () => {
    expect(named("- Certificate of Accomplishment in Sails from Kestrel Winter Days")).toEqual([
      ["Certificate of Accomplishment in Sails", "Kestrel Winter Days"],
    ]);
  });

  test("lines that begin with their dates are items, and so are short lines of a narrow column", () => {
    expect(named("2021 Knots and ropes\n2020 Splicing\n2019 – 2020 Sailmaking\n2018 Rigging")).toEqual(
      ["Knots and ropes", "Splicing", "Sailmaking", "Rigging"].map((name) => [name, undefined]),
    );
    const names = ["Knots", "Splicing", "Sails and canvas work", "Rigging", "Varnish", "Tides"];
    const layout = layoutOfLines([...names.map((name) => line(name, { gap: 0 })), line("Charts", { gap: 14 })]);
    expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields["name"]?.value)).toEqual([
      ...names,
      "Charts",
    ]);
  });

  test("names with their dates at the right margin begin the items, and bars begin those without a date", () => {
    const dated = (text: string, date: string): LineSpec => ({ cells: [{ text }, { text: date, x: 420 }] });
    const layout = layoutOfLines([
      dated("Knots and ropes | Kestrel Yard", "03/2021"),
      line("Number 0417", { gap: 9 }),
      dated("Sailmaking | Heron Loft", "05/2020"),
      line("Rigging | Heron Loft"),
      dated("Splicing | Kestrel Yard", "06/2019"),
      line("Number 0230", { gap: 9 }),
    ]);
    expect(
      readCertifications(layout, layout.lines, "name").map(({ fields }) => [
        fields["name"]?.value,
        fields.issuer?.value,
      ]),
    ).toEqual([
      ["Knots and ropes", "Kestrel Yard"],
      ["Sailmaking", "Heron Loft"],
      ["Rigging", "Heron Loft"],
      ["Splicing", "Kestrel Yard"],
    ]);
  });

  test("bullets below the one dated name tell of it", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "Harbour Leadership Academy" }, { text: "May 2021", x: 420 }] },
      line("Took part in four terms of evening lessons", { bullet: "•", x: 52 }),
      line("Led a crew of nine", { bullet: "•", x: 52 }),
    ]);
    expect(readCertifications(layout, layout.lines, "name").map(({ fields }) => fields["name"]?.value)).toEqual([
      "Harbour Leadership Academy",
    ]);
  });
});

test("how long a course took, and when, is told of the course above and is nobody who gave it", () => {
  const layout = layoutOfLines([
    line("Rope splicing, Tarn Harbour School"),
    line("12 Days , May 2017"),
    line("Night signals for ferries", { gap: 18 }),
    line("3 hours - March 2020", { gap: 14 }),
    line("دورة الإسعاف الأولي ،معهد المنارة"),
    line("15 ساعة ، 2021"),
  ]);
  const items = readCertifications(layout, layout.lines, "name");
  expect(items.map(({ fields }) => [fields.name?.value, fields.issuer?.value, fields.date?.value])).toEqual([
    ["Rope splicing", "Tarn Harbour School", "2017-05"],
    ["Night signals for ferries", undefined, "2020-03"],
    ["دورة الإسعاف الأولي", "معهد المنارة", "2021"],
  ]);
});
