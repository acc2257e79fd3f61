import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../fixtures/pdf-builder.ts";
import type { PdfBuilder } from "../../fixtures/pdf-builder.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { readPdf } from "../pdf.ts";
import { tellingMore } from "./tell-more.ts";

/** Glyphs of a font that names no letters. */
const mute = (count: number) => "\u0001\u0002\u0003\u0004".slice(0, count);

async function textOf(pdf: PdfBuilder): Promise<string> {
  return layoutDocument(await readPdf(pdf.build(), { ocr: false })).text;
}

describe("what a file says that its glyphs are read as", () => {
  test("names letters that no font does, one by one and joined", async () => {
    const pdf = aPdf()
      .text(50, 50, mute(1), { font: "mute", readAs: "林" })
      .text(56, 50, mute(2), { font: "mute", readAs: "怡君" })
      .text(50, 80, "Of")
      .text(60.6, 80, mute(1), { font: "mute", readAs: "fi" })
      .text(66.6, 80, "ce work");
    expect(await textOf(pdf)).toBe("林怡君\nOffice work");
  });

  test("writings that run to the left are spelled in the order of their drawing", async () => {
    const pdf = aPdf().text(50, 50, mute(4), { font: "mute", readAs: "سلام" });
    expect(await textOf(pdf)).toBe("سلام");
  });

  test("says nothing against letters that the font names, nor in words for a sign", async () => {
    const pdf = aPdf()
      .text(50, 50, "rosa@example.org", { readAs: "mailto:rosa@example.org" })
      .text(50, 80, mute(1), { font: "mute", readAs: "telephone: " })
      .text(70, 80, "555 0142");
    expect(await textOf(pdf)).toBe("rosa@example.org\n555 0142");
  });
});

test("the reader of PDFs that is installed is one that can be told to hand it on", () => {
  const source = readFileSync(createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.worker.mjs"), "utf8");
  expect(tellingMore(source)).not.toBe(source);
  expect(tellingMore("export {};")).toBe("export {};");
});
