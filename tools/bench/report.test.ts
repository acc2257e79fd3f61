import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { median, rowsOf, writeReport } from "./report.ts";

test("a new run replaces its own sections and keeps the others", () => {
  const path = join(mkdtempSync(join(tmpdir(), "vitrine-report-")), "RESULTS.md");
  const section = (title: string, value: string) => ({ title, how: "By hand.", figures: [{ name: "time", value }] });
  writeReport(path, "# Results", [section("One", "1 ms"), section("Two", "2 ms")]);
  writeReport(path, "# Results", [section("Two", "3 ms")]);
  const text = readFileSync(path, "utf8");
  expect(text.match(/^## /gm)).toHaveLength(2);
  expect(text).toContain("| time | 1 ms |");
  expect(text).toContain("| time | 3 ms |");
  expect(text).not.toContain("2 ms");
});

test("a section may end in a table with a row for each thing", () => {
  const path = join(mkdtempSync(join(tmpdir(), "vitrine-report-")), "RESULTS.md");
  const figures = [{ name: "largest", value: "2", target: "3 or less" }];
  const table = {
    head: ["page", "bytes"],
    rows: [
      ["one", "1"],
      ["two", "2"],
    ],
  };
  writeReport(path, "# Results", [{ title: "Pages", how: "By hand.", figures, table }]);
  expect(readFileSync(path, "utf8")).toContain(
    "| largest | 2 | 3 or less |\n\n| page | bytes |\n|---|---|\n| one | 1 |\n| two | 2 |\n",
  );
  writeReport(path, "# Results", [{ title: "Others", how: "By hand.", figures }]);
  expect(rowsOf(path, "Pages")).toEqual(table.rows);
  expect([rowsOf(path, "Others"), rowsOf(path, "Nothing"), rowsOf("/no/such", "Pages")]).toEqual([[], [], []]);
});

test("median of odd and even counts", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
