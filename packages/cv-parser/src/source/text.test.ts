import { describe, expect, test } from "vitest";
import { layoutDocument } from "../layout/layout-document.ts";
import { readText } from "./text.ts";

const linesOf = (text: string) => layoutDocument(readText(text)).lines;

describe("readText", () => {
  test("takes list marks off and keeps them beside the line", () => {
    const lines = linesOf("- First\n* Second\n• Third\nplain - text");
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      ["-", "First"],
      ["*", "Second"],
      ["•", "Third"],
      [null, "plain - text"],
    ]);
  });

  test("turns drawn rules and empty lines into gaps", () => {
    const lines = linesOf("EXPERIENCE\n==========\nAcme\n\nBeta");
    expect(lines.map((line) => line.text)).toEqual(["EXPERIENCE", "Acme", "Beta"]);
    expect(lines.map((line) => line.gapBefore > 0)).toEqual([false, true, true]);
    expect(new Set(lines.map((line) => line.block)).size).toBe(3);
  });

  test("parts what is set apart by tabs or wide spaces", () => {
    const [line] = linesOf("Acme Ltd      2019 - 2021\tLeeds");
    expect(line?.text).toBe("Acme Ltd\t2019 - 2021\tLeeds");
    expect(line?.segments.map((segment) => segment.text)).toEqual(["Acme Ltd", "2019 - 2021", "Leeds"]);
  });

  test("knows Markdown headings", () => {
    expect(linesOf("# Jane Doe\n## Skills").map((line) => [line.headingLevel, line.text])).toEqual([
      [1, "Jane Doe"],
      [2, "Skills"],
    ]);
  });

  test("drops invisible characters", () => {
    expect(linesOf("Ja\u200Bne\u00AD Doe\uFEFF")[0]?.text).toBe("Jane Doe");
  });
});
