import { describe, expect, test } from "vitest";
import { numberedGlyphs } from "../../fixtures/numbered-glyphs.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { readPdf } from "../pdf.ts";
import { ownLetters } from "./own-letters.ts";

/** A table in which each letter has the number of its place, counted from `from`; a blank leaves a number out. */
function tableOf(letters: string, from = 0x272): Uint8Array {
  const segments = Array.from(letters)
    .map((letter, index) => [letter.charCodeAt(0), from + index] as const)
    .filter(([point]) => point !== 0x20)
    .toSorted(([one], [other]) => one - other);
  const points = [...segments.map(([point]) => point), 0xffff];
  const size = 2 * points.length;
  const table = new DataView(new ArrayBuffer(28 + 4 * size));
  // Version 0, one table, for Windows and Unicode, at 12: format 4 with a segment for each letter.
  const head = [0, 1, 3, 1, 0, 12, 4, 16 + 4 * size, 0, size];
  head.forEach((word, index) => table.setUint16(2 * index, word));
  points.forEach((point, index) => {
    table.setUint16(26 + 2 * index, point);
    table.setUint16(28 + size + 2 * index, point);
    table.setUint16(28 + 2 * size + 2 * index, ((segments[index]?.[1] ?? 0) - point) & 0xffff);
  });
  return new Uint8Array(table.buffer);
}

/** A table of substitutions of single glyphs: by a list, and, as a table that lies far off, by a step. */
function formsOf(
  listed: readonly [from: number, to: number][],
  stepped: { first: number; last: number; step: number },
) {
  const byList = [1, 0, 1, 8, 2, 6 + 2 * listed.length, listed.length, ...listed.map(([, to]) => to)];
  const covered = [1, listed.length, ...listed.map(([from]) => from)];
  const byStep = [7, 0, 1, 8, 1, 1, 0, 8, 1, 6, stepped.step & 0xffff, 2, 1, stepped.first, stepped.last, 0];
  const list = [2, 6, 6 + 2 * (byList.length + covered.length)];
  const words = [1, 0, 0, 0, 10, ...list, ...byList, ...covered, ...byStep];
  const table = new DataView(new ArrayBuffer(2 * words.length));
  words.forEach((word, index) => table.setUint16(2 * index, word));
  return new Uint8Array(table.buffer);
}

/** A file that names glyphs in runs: each text counts on from its first letter at its number. */
const inRuns = (...runs: readonly (readonly [from: number, first: string, count: number])[]): [number, string][] =>
  runs.flatMap(([from, first, count]) =>
    Array.from({ length: count }, (_, index): [number, string] => [
      from + index,
      String.fromCharCode(first.charCodeAt(0) + index),
    ]),
  );

const mended = (letters: string, said: [number, string][]) =>
  [...ownLetters({ table: tableOf(letters), said })].map(([glyph, letter]) => `${glyph.toString(16)} ${letter}`);

describe("letters that a font names and its file does not, or wrongly", () => {
  test("a run that leaves the font's own order is named by the font", () => {
    const said = inRuns([0x272, "β", 4], [0x276, "ζ", 4], [0x27f, "κ", 4]);
    expect(mended("βγδεέζηή     κλμν", said)).toEqual(["276 έ", "277 ζ", "278 η", "279 ή"]);
  });

  test("a letter that is none, as the capital of the last sigma, belongs to such a run", () => {
    expect(mended("ΠΡΣΤΥ  ΑΒΓΔ", inRuns([0x272, "Π", 5], [0x279, "Α", 4]))).toEqual(["274 Σ", "275 Τ", "276 Υ"]);
  });

  test("forms of a letter within words are that letter, whether they have numbers or stand in for it", () => {
    const said = inRuns([0x272, "س", 3], [0x276, "ب", 3], [0x27a, "ل", 5]);
    expect(mended("سﺳﺴ بتث لمنهو", said)).toEqual(["273 س", "274 س", "277 ت", "278 ث"]);
    const forms = formsOf([[0x272, 0x300]], { first: 0x276, last: 0x277, step: 0x100 });
    const table = tableOf("س   بت لم");
    const named = inRuns(
      [0x272, "س", 1],
      [0x276, "ب", 1],
      [0x277, "ت", 1],
      [0x279, "ل", 2],
      [0x300, "ش", 1],
      [0x376, "ة", 2],
    );
    expect([...ownLetters({ table, forms, said: named })]).toEqual([
      [0x300, "س"],
      [0x376, "ب"],
    ]);
  });

  test("a figure is the one that the font draws", () => {
    const swapped: [number, string][] = [
      [0x277, "9"],
      [0x278, "3"],
    ];
    expect(mended("0123456789", [...inRuns([0x272, "0", 5]), ...swapped])).toEqual(
      expect.arrayContaining(["277 5", "278 6"]),
    );
  });

  test("small capitals are the letters that the file says", () => {
    expect(mended("abcdefg ABC", [...inRuns([0x272, "a", 7]), [0x27a, "a"], [0x27b, "b"], [0x27c, "c"]])).toEqual([]);
  });

  test("a font that names hardly a letter as its file does is not believed", () => {
    expect(mended("ABCDEFGH", inRuns([0x272, "A", 1], [0x273, "N", 7]))).toEqual([]);
    expect(mended("Aghijkl", inRuns([0x272, "A", 7]))).toEqual([]);
  });

  test("letters of another writing with the same shape, and joined ones, stay as the file names them", () => {
    expect(mended("ΑB ΓΔΕΖ", inRuns([0x272, "Α", 2], [0x275, "Γ", 4]))).toEqual([]);
    expect(mended("efﬁ ghij", [...inRuns([0x272, "e", 2], [0x276, "g", 4]), [0x274, "fi"]])).toEqual([]);
  });

  test("glyphs that the file does not name at all have the font's letters", () => {
    expect(mended("abcd", inRuns([0x272, "a", 2]))).toEqual(["274 c", "275 d"]);
    expect(mended("ab", [])).toEqual(["272 a", "273 b"]);
  });

  test("a table that is cut off, or not there, says nothing", () => {
    expect(ownLetters({ table: tableOf("abc").slice(0, 40), said: [] }).size).toBe(0);
    expect(ownLetters({ table: new Uint8Array(), said: [] }).size).toBe(0);
    expect(ownLetters(undefined).size).toBe(0);
  });
});

test.each(["in runs", "not at all"] as const)("a page whose file names its glyphs %s is read", async (named) => {
  const line = "ΣΤΥΛΙΑΝΟΣ ΡΟΥΣΣΟΣ, Πάτρα";
  const page = await readPdf(numberedGlyphs(line, { named }), { ocr: false });
  expect(layoutDocument(page).text).toBe(line);
});
