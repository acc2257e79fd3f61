import { describe, expect, test } from "vitest";
import { aPdf } from "../../fixtures/pdf-builder.ts";
import type { PdfBuilder } from "../../fixtures/pdf-builder.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { parseCv } from "../../parse-cv.ts";
import { readPdf } from "../pdf.ts";

const ground: [number, number, number] = [0.85, 0.9, 1];

/** Words 10 points high, 4 points apart, each with a ground from `pad` left to `pad` right of it, or none. */
function withWords(pdf: PdfBuilder, y: number, words: readonly [string, number][], pad: number | null): PdfBuilder {
  let x = 50;
  for (const [word, width] of words) {
    if (pad !== null) pdf.fill(x - pad, y - 10, width + 2 * pad, 13, ground);
    pdf.text(x, y, word);
    x += width + 4;
  }
  return pdf;
}

const words: [string, number][] = [
  ["Go", 13.3],
  ["Python", 31.1],
  ["Bash", 22.8],
];

async function textOf(pdf: PdfBuilder): Promise<string> {
  return layoutDocument(await readPdf(pdf.build(), { ocr: false })).text;
}

describe("words on grounds of their own", () => {
  test("chips stay apart however close they stand", async () => {
    expect(await textOf(withWords(aPdf(), 100, words, 1))).toBe("Go\tPython\tBash");
  });

  test("a marked sentence, whose grounds touch, and one ground for all stay one text", async () => {
    expect(await textOf(withWords(aPdf(), 100, words, 2))).toBe("Go Python Bash");
    const bar = withWords(aPdf().fill(40, 88, 120, 16, ground), 100, words, null);
    expect(await textOf(bar)).toBe("Go Python Bash");
  });

  test("chips are single skills of the CV", async () => {
    const pdf = aPdf()
      .text(50, 50, "Ines Okafor", { size: 20, font: "bold" })
      .text(50, 70, "ines.okafor@example.org")
      .text(50, 100, "SKILLS", { font: "bold", size: 13 });
    const { cv } = await parseCv(withWords(pdf, 130, words, 1).build());
    expect(cv.skills.map(({ name }) => name)).toEqual(["Go", "Python", "Bash"]);
  });
});
