import { describe, expect, test } from "vitest";
import type { Block, Entry, ExportDocument, Run } from "../document/export-document.ts";
import { breakLines } from "./break-lines.ts";
import { drawableLetters } from "./drawable-letters.ts";
import { fitPages } from "./fit-pages.ts";
import { papers } from "./papers.ts";
import { paginate, roomOn, rowsOf } from "./rows.ts";

/** Every letter is one wide. */
const byCount = (text: string) => Array.from(text).length;
const textOf = (lines: readonly (readonly Run[])[]) => lines.map((line) => line.map((run) => run.text).join(""));
const broken = (text: string, room: number) => textOf(breakLines([{ text }], room, byCount));

describe("lines", () => {
  test.each([
    ["one two three", 7, ["one two", "three"]],
    ["", 7, []],
    ["example.org/a/long/path", 12, ["example.org/", "a/long/path"]],
    ["x".repeat(10), 4, ["xxxx", "xxxx", "xx"]],
    ["我在上海工作了十年，主要负责。", 8, ["我在上海工作了十", "年，主要负责。"]],
    ["使用 Go 与 Kafka 搭建", 9, ["使用 Go 与 ".trim(), "Kafka 搭建"]],
  ])("%j in %i", (text, room, lines) => expect(broken(text, room)).toEqual(lines));

  test("keep what is strong and what is a link", () => {
    const runs = [
      { text: "Skills: ", isStrong: true },
      { text: "Go, Rust" },
      { text: " here", href: "https://e.org/" },
    ];
    expect(breakLines(runs, 12, byCount)).toEqual([
      [{ text: "Skills: ", isStrong: true }, { text: "Go," }],
      [{ text: "Rust" }, { text: " here", href: "https://e.org/" }],
    ]);
  });
});

const entry = (title: string, blocks: readonly Block[] = []): Entry => ({
  title,
  dates: "2020",
  detail: "Somewhere",
  blocks,
});
const words = (count: number): Block => ({ kind: "text", runs: [{ text: "word ".repeat(count).trim() }] });
const aDocument = (entries: readonly Entry[]): ExportDocument => ({
  lang: "en",
  isRightToLeft: false,
  paper: "a4",
  name: "Ada Example",
  headline: "",
  contact: [],
  sections: [{ heading: "Experience", entries, blocks: [] }],
  changedAt: new Date(0),
});
const fonts = { has: () => true, widthOf: (text: string, size: number) => byCount(text) * size * 0.5 };

const paper = papers.a4;

describe("pages", () => {
  test("what goes over by a few lines stays on the page, a little smaller; what is longer is not squeezed", () => {
    const jobs = (count: number) =>
      aDocument(Array.from({ length: count }, (_, index) => entry(`Job ${index}`, [words(10)])));
    const lengths = Array.from({ length: 30 }, (_, index) => index + 1).map((count) => ({
      plain: paginate(rowsOf(jobs(count), fonts, { paper }), paper).length,
      fitted: fitPages(jobs(count), fonts, paper),
    }));
    const saved = lengths.filter(({ plain, fitted }) => fitted.length < plain);
    expect(saved.length).toBeGreaterThan(0);
    for (const { fitted } of saved)
      expect(Math.min(...fitted.flat().map(({ size }) => size))).toBeGreaterThanOrEqual(9.2);
    // Whatever has a last page of its own fills a good part of it, or could not be made smaller.
    expect(lengths.filter(({ plain, fitted }) => plain > 1 && fitted.length === plain).length).toBeGreaterThan(0);
  });

  test("hold every line once, none too many, and never end between a title and its text", () => {
    for (const length of [10, 40, 90, 300]) {
      const document = aDocument(Array.from({ length: 40 }, (_, index) => entry(`Job ${index}`, [words(length)])));
      const rows = rowsOf(document, fonts, { paper });
      const pages = paginate(rows, paper);
      expect(pages.flat().map((row) => row.runs)).toEqual(rows.map((row) => row.runs));
      for (const lines of pages) {
        const height = lines.reduce((sum, row) => sum + row.before + row.line, 0);
        expect(height).toBeLessThanOrEqual(roomOn(paper));
        expect(lines[0]?.before).toBe(0);
      }
      for (const lines of pages.slice(0, -1)) expect(lines.at(-1)?.keepNext).toBe(false);
    }
  });

  test("part a title that is longer than a page", () => {
    const pages = paginate(rowsOf(aDocument([entry("long ".repeat(2000))]), fonts, { paper }), paper);
    expect(pages.length).toBeGreaterThan(1);
  });
});

test("signs that no font has are left out, missing letters are told", () => {
  const has = (letter: string) => /[\u0020-\u024f]/.test(letter);
  const drawn = drawableLetters({ ...aDocument([]), name: "🚀 Ada 🔥 Ex", headline: "🚀, Go, 🔥, Rust" }, has);
  expect(drawn.document).toMatchObject({ name: "Ada Ex", headline: "Go, Rust" });
  expect(drawn.missing).toEqual([]);
  expect(drawableLetters({ ...aDocument([]), name: "김 Ada 김" }, has).missing).toEqual(["김"]);
});
