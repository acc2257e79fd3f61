import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

const plain = (text: string, column: string) => readCsv(text, column).map((record) => Object.fromEntries(record));

test("reads quoted fields with commas, quotes and line breaks", () => {
  const text = 'Title,Description\r\nBaker,"Bread, rolls\nand ""sourdough"""\r\nCook,\r\n';
  expect(plain(text, "title")).toEqual([
    { title: "Baker", description: 'Bread, rolls\nand "sourdough"' },
    { title: "Cook", description: "" },
  ]);
});

test("skips notes before the header and empty rows", () => {
  expect(plain("Notes:\nSome words, here\n\nName\nWelding\n\n,\n", "name")).toEqual([{ name: "Welding" }]);
});

test("a table without the column has no records", () => {
  expect(plain("", "name")).toEqual([]);
  expect(plain("One,Two\n1,2", "name")).toEqual([]);
});

test("whatever is written quoted is read back", () => {
  const cell = fc.string().map((text) => text.replaceAll("\r", "").trim());
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          cell,
          cell.filter((text) => text !== ""),
        ),
        { maxLength: 8 },
      ),
      (rows) => {
        const text = ["Name,Note", ...rows.map((row) => row.map(quoted).join(","))].join("\n");
        expect(readCsv(text, "name").map((record) => [record.get("name"), record.get("note")])).toEqual(rows);
      },
    ),
  );
});

test("never throws and always ends", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", "a") }), (text) => void readCsv(text, "a")),
  );
});
