import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { aPdf, numberedLetters, unnamedGlyph } from "../../fixtures/pdf-builder.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { readPdf } from "../pdf.ts";
import { tellingMore } from "./tell-more.ts";

/** A word in the codes of the font that numbers its glyphs; "?" is the one that it does not name. */
const coded = (word: string): string =>
  Array.from(word)
    .map((letter) => (letter === "?" ? unnamedGlyph : String.fromCharCode(33 + numberedLetters.indexOf(letter))))
    .join("");

async function textOf(word: string, font: "numbered" | "regular"): Promise<string> {
  const rows = word.split("|").map((row) => (font === "numbered" ? coded(row) : row));
  const page = aPdf().lines(50, 50, rows, { font });
  return layoutDocument(await readPdf(page.build(), { ocr: false })).text;
}

test("joined letters that a numbered font does not name are told by their width, not by the sign at their number", async () => {
  expect(await textOf("actor|posi?on", "numbered")).toBe("actor\nposition");
});

test("signs of a font with a common encoding stay", async () => {
  expect(await textOf("C+, $ and 100%", "regular")).toBe("C+, $ and 100%");
});

test("the reader of PDFs that is installed is one that can be told", () => {
  const source = readFileSync(createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.worker.mjs"), "utf8");
  expect(tellingMore(source).match(/isNumbered = /gu)).toHaveLength(1);
  expect(tellingMore(source)).toContain("this.isNumbered ??= ");
  expect(tellingMore("export {};")).toBe("export {};");
});
