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

  test("parts cells at two spaces in a row of three with a year, and no prose", () => {
    const cellsOf = (text: string) => linesOf(text)[0]?.segments.map((segment) => segment.text);
    expect(cellsOf("03.2018 – heute  Bäckerei Lindner  Verkäuferin")).toHaveLength(3);
    expect(cellsOf("In 2018 we built  Harbour Street anew.  It opened in May.")).toHaveLength(1);
    expect(cellsOf("Certified welder  Leeds")).toHaveLength(1);
  });

  test("leaves out the tags and remarks of HTML that Markdown holds", () => {
    const text =
      '# Work\n<div style="text-align: right">\nHana Ito\n</div>\n<!-- page break -->\n## <ins>Harbour Ltd</ins>\n- a < b and b > c';
    expect(linesOf(text).map((line) => line.text)).toEqual(["Work", "Hana Ito", "Harbour Ltd", "a < b and b > c"]);
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

describe("Markdown and marks of mails", () => {
  const marked = (line: string) => linesOf(`# Jane Doe\n\n## Skills\n\n${line}`).at(-1);

  test("signs around words are their style and no part of the text", () => {
    const line = marked("**Acme _Ltd_**, *2019 – 2021* and `snake_case` at [Leeds](https://example.org)");
    expect(line?.text).toBe("Acme Ltd, 2019 – 2021 and snake_case at Leeds");
    expect(line?.segments.find(({ text }) => text === "Acme")?.bold).toBe(true);
    expect(line?.segments.find(({ text }) => text === "2019 – 2021")?.italic).toBe(true);
    expect(line?.segments.at(-1)?.link).toBe("https://example.org");
  });

  test("signs inside words, in lists of goods and in plain texts stay", () => {
    expect(marked("my_file_name, 3*4*5 and \\*this\\*")?.text).toBe("my_file_name, 3*4*5 and *this*");
    expect(linesOf("Jane Doe\nSold *many* parts")[1]?.text).toBe("Sold *many* parts");
  });

  test("rows of a table and quotes", () => {
    expect(marked("| Acme | Clerk |")?.text).toBe("Acme\tClerk");
    expect(marked("> Careful clerk")?.text).toBe("Careful clerk");
  });

  test("angles mark a list, but not where the whole mail is quoted", () => {
    expect(linesOf("Jane\nSkills\n> Python")[2]).toMatchObject({ bullet: ">", text: "Python" });
    expect(linesOf("> Jane\n> Skills\n> - Python")[2]).toMatchObject({ bullet: "-", text: "Python" });
  });

  test("what a web page says twice is taken once; a line or two that come twice stay", () => {
    const pasted = "Acme logo\nAcme\nClerk\nClerk\n2019\n2019\nLeeds";
    expect(linesOf(pasted).map(({ text }) => text)).toEqual(["Acme", "Clerk", "2019", "Leeds"]);
    expect(linesOf("Cha\nCha\nDancer").map(({ text }) => text)).toEqual(["Cha", "Cha", "Dancer"]);
  });
});
