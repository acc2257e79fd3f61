import { limits } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { aPdf } from "../fixtures/pdf-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { readPdf } from "./pdf.ts";

const read = (bytes: Uint8Array) => readPdf(bytes, { ocr: false });
const textOf = async (bytes: Uint8Array): Promise<string> => layoutDocument(await read(bytes)).text;
const filler = "Ordinary visible text that fills the page with enough letters to be a page of text.";

describe("readPdf", () => {
  test("gives words their place, size and weight", async () => {
    const { runs, pages } = await read(aPdf().text(50, 100, "Jane Doe", { size: 20, font: "bold" }).build());
    expect(pages).toEqual([{ number: 1, width: 595, height: 842 }]);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ text: "Jane Doe", page: 1, bold: true, fontSize: 20, x: 50 });
    expect(runs[0]?.y).toBeCloseTo(84, 0);
    expect(runs[0]?.offsets).toHaveLength("Jane Doe".length + 1);
  });

  test("joins letter-spaced words and keeps the spaces between them", async () => {
    const spaced = aPdf().text(50, 100, "JANE  DOE", { size: 20, charSpacing: 6 }).build();
    expect(await textOf(spaced)).toBe("JANE DOE");
    const mail = aPdf().text(50, 100, "LOUDMAILADDRESS@POST.EXAMPLE", { size: 12, charSpacing: 1 }).build();
    expect(await textOf(mail)).toBe("LOUDMAILADDRESS@POST.EXAMPLE");
    const drawn = aPdf().text(50, 100, "J A N E   D O E   S M I T H", { size: 20 }).build();
    expect(await textOf(drawn)).toBe("JANE DOE SMITH");
  });

  test("keeps bold words apart from plain ones whose font draws the blank between them", async () => {
    const { runs } = await read(
      aPdf().text(50, 100, "Cost:", { font: "bold" }).text(78, 100, " halved by half").text(50, 120, filler).build(),
    );
    expect(runs.slice(0, 2).map(({ text, bold }) => [text.trim(), bold])).toEqual([
      ["Cost:", true],
      ["halved by half", false],
    ]);
  });

  test("keeps single letters that are words", async () => {
    expect(await textOf(aPdf().text(50, 100, "Plan A or B for C").build())).toBe("Plan A or B for C");
  });

  test("takes small capitals, which are drawn in two sizes, for one style", async () => {
    const pdf = aPdf()
      .text(50, 100, "S", { size: 12 })
      .text(58, 100, "ITE ", { size: 8 })
      .text(76.1, 100, "L", { size: 12 })
      .text(82.8, 100, "EAD", { size: 8 });
    const { runs } = await read(pdf.build());
    expect(runs.map(({ text, fontSize }) => ({ text, fontSize }))).toEqual([{ text: "SITE LEAD", fontSize: 12 }]);
    const twoStyles = aPdf().text(50, 100, "Site", { size: 12 }).text(71, 100, "LEAD", { size: 8 }).build();
    expect((await read(twoStyles)).runs).toHaveLength(2);
  });

  test("reads doubled glyphs of fake bold once, as bold", async () => {
    const { runs } = await read(aPdf().text(50, 100, "Acme").text(50.4, 100, "Acme").build());
    expect(runs.map(({ text, bold }) => ({ text, bold }))).toEqual([{ text: "Acme", bold: true }]);
  });

  test("reads letters that are drawn as shapes below clear text, narrow ones and points, too", async () => {
    const page = aPdf().text(50, 100, filler).fill(0, 0, 595, 60, [1, 1, 1]);
    const letters: [string, number, number, number, number][] = [
      ["B", 50, 7, 0, 9],
      ["i", 58, 1.2, 0, 9],
      ["l", 62, 1.2, 0, 9],
      ["l", 66, 1.2, 0, 9],
      [".", 70, 1.2, 0, 1.2],
      ["A", 74, 7, 0, 9],
    ];
    for (const [letter, x, width, bottom, high] of letters)
      page.fill(x + 0.8, 50 - bottom - high, width, high, [0, 0, 0]).text(x, 50, letter, { size: 12, mode: 3 });
    page.text(200, 50, "hidden", { size: 12, mode: 3 });
    expect(await textOf(page.build())).toBe(`Bill.A\n${filler}`);
  });

  test.each([
    ["rendering mode 3", { mode: 3 }],
    ["white on white", { colour: [1, 1, 1] as [number, number, number] }],
    ["tiny letters", { size: 1 }],
  ])("ignores text that nobody sees: %s", async (_, options) => {
    const source = await read(aPdf().text(50, 100, filler).text(50, 200, "hidden words", options).build());
    expect(layoutDocument(source).text).toBe(filler);
    expect(source.diagnostics.map((each) => each.code)).toContain("hidden_text");
  });

  test("ignores text that a panel was painted over, and reads what was written on the panel", async () => {
    const old = aPdf().text(50, 100, filler).text(50, 205, "old words").text(50, 225, "more old words");
    const pdf = old.fill(40, 190, 200, 100, [0.1, 0.2, 0.3]).text(50, 210, "new words", { colour: [1, 1, 1] });
    const source = await read(pdf.build());
    expect(layoutDocument(source).text).toBe(`${filler}\nnew words`);
    expect(source.diagnostics.map((each) => each.code)).toContain("hidden_text");
  });

  test("keeps words below a ground that hides the whole page, for a picture may show them", async () => {
    expect(await textOf(aPdf().text(50, 100, filler).fill(0, 0, 595, 842, [1, 1, 1]).build())).toBe(filler);
  });

  test("reads a page as a picture where shapes or glyphs without letters stand for its text", async () => {
    const codes = async (pdf: ReturnType<typeof aPdf>): Promise<string[]> => {
      const source = await readPdf(pdf.build(), { ocr: { patienceMs: 20, budgetMs: 20, maxPages: 1 } });
      return source.diagnostics.map((each) => each.code);
    };
    const shapes = (count: number) =>
      Array.from({ length: count }).reduce<ReturnType<typeof aPdf>>(
        (pdf, _, at) => pdf.fill(50 + (at % 40) * 8, 100 + Math.floor(at / 40) * 14, 5, 9, [0, 0, 0]),
        aPdf(),
      );
    expect(await codes(shapes(120))).toContain("text_recognised");
    expect(await codes(shapes(30))).toEqual([]);
    expect(await codes(shapes(120).lines(50, 700, [filler, filler, filler, filler]))).toEqual([]);
    const mute = Array.from({ length: 8 }, () => "\u0001\u0002\u0003\u0004".repeat(10));
    expect(await codes(aPdf().lines(50, 100, mute, { font: "mute" }))).toContain("text_recognised");
    const layer = aPdf().lines(50, 100, mute, { font: "mute", mode: 3 });
    expect(await codes(layer)).toEqual([]);
  });

  test("ignores text off the page", async () => {
    expect(await textOf(aPdf().text(50, 100, filler).text(50, 3000, "far below").build())).toBe(filler);
  });

  test("reads white text on a dark ground", async () => {
    const pdf = aPdf()
      .fill(0, 0, 595, 120, [0.1, 0.1, 0.3])
      .text(50, 100, "Jane Doe", { colour: [1, 1, 1] });
    expect(await textOf(pdf.build())).toBe("Jane Doe");
  });

  test("reads white text on a tag that is a picture, though the page has a white ground", async () => {
    const pdf = aPdf().fill(0, 0, 595, 842, [1, 1, 1]).text(50, 100, filler).picture(45, 185, 90, 24);
    const tagged = pdf
      .text(50, 200, "Deck ovens", { colour: [1, 1, 1] })
      .text(300, 200, "unseen", { colour: [1, 1, 1] });
    expect(await textOf(tagged.build())).toBe(`${filler}\nDeck ovens`);
  });

  test("gives runs under a link annotation their address, and cuts them there", async () => {
    const pdf = aPdf().text(50, 100, "Mail me").link(70, 90, 60, 14, "mailto:jane@example.com").build();
    const { runs } = await read(pdf);
    expect(runs.map(({ text, link }) => [text.trim(), link])).toEqual([
      ["Mail", null],
      ["me", "mailto:jane@example.com"],
    ]);
  });

  test("reads pages that are turned, by their flag or by their text", async () => {
    const flagged = aPdf().page({ rotate: 90 }).lines(50, 100, [filler, "second line"]).build();
    expect(await textOf(flagged)).toBe(`${filler}\nsecond line`);
    const turned = aPdf().text(300, 100, filler, { turns: 1 }).text(280, 100, "second line", { turns: 1 }).build();
    const source = await read(turned);
    expect(layoutDocument(source).text).toBe(`${filler}\nsecond line`);
    expect(source.pages[0]).toMatchObject({ turns: 1, width: 842, height: 595 });
  });

  test("draws list marks from painted dots and dingbats", async () => {
    const dot = aPdf().fill(50, 94, 3, 3, [0, 0, 0]).text(60, 100, "painted").build();
    const glyph = aPdf().text(50, 100, "l", { font: "dingbats", size: 6 }).text(60, 100, "written").build();
    for (const pdf of [dot, glyph]) expect(layoutDocument(await read(pdf)).lines[0]?.bullet).toBe("•");
  });

  test("reads the first pages of a very long file and says so", async () => {
    const pdf = aPdf();
    for (let page = 0; page < 500; page += 1) pdf.page().text(50, 100, `${filler} ${page}`);
    const source = await read(pdf.build());
    expect(source.pages).toHaveLength(limits.cvPages);
    expect(source.diagnostics).toContainEqual(expect.objectContaining({ code: "pages_skipped" }));
  });

  test("refuses a file of more than a thousand pages", async () => {
    const pdf = aPdf();
    for (let page = 0; page < 1001; page += 1) pdf.page().text(50, 100, "x");
    await expect(read(pdf.build())).rejects.toMatchObject({ code: "too_many_pages" });
  });

  test("refuses damaged bytes with a reason", async () => {
    await expect(read(Buffer.from("%PDF-1.7\nnothing here"))).rejects.toMatchObject({ code: "corrupt_file" });
  });

  test("gives the same runs for the same bytes", async () => {
    const bytes = aPdf().lines(50, 100, [filler, "b", "c"]).build();
    expect(await read(bytes)).toEqual(await read(bytes));
  });
});
