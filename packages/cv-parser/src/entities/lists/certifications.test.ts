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
});
