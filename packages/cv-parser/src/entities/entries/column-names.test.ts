import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import { withoutColumnNames } from "./column-names.ts";

const row = (...cells: string[]) => ({ cells: cells.map((text, index) => ({ text, x: 40 + index * 120 })) });

test("the row that names the columns of a table is no entry; rows of values and single words stay", () => {
  const { lines } = layoutOfLines([
    row("Zeitraum", "Position", "Arbeitgeber"),
    row("2019 - 2023", "Bäckerin", "Acme GmbH"),
    row("Position", "Acme GmbH"),
    line("Company"),
  ]);
  expect(withoutColumnNames(lines).map(({ text }) => text)).toEqual([
    "2019 - 2023\tBäckerin\tAcme GmbH",
    "Position\tAcme GmbH",
    "Company",
  ]);
});
