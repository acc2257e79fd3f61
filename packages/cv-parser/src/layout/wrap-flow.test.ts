import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const now = new Date("2026-11-21T00:00:00Z");
const lengths = (text: string) => text.split("\n").map((line) => line.length);

describe("lines that no page could hold", () => {
  test("are cut at blanks, and keep every word", async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(" ");
    const { text } = parseCvText(`Jane Doe\n${words}`, { now });
    expect(Math.max(...lengths(text))).toBeLessThanOrEqual(2000);
    expect(text.split(/\s+/).join(" ")).toBe(`Jane Doe ${words}`);
  });

  test("are cut within a word that has no end, and never within a sign", async () => {
    const { text } = parseCvText("😀".repeat(1500), { now });
    expect(text.replace(/\n/g, "")).toBe("😀".repeat(1500));
    expect(text.isWellFormed()).toBe(true);
    expect(lengths(text).every((length) => length % 2 === 0)).toBe(true);
  });

  test("a paragraph of a page stays one line", async () => {
    const paragraph = "x".repeat(1900);
    expect(lengths(parseCvText(paragraph, { now }).text)).toEqual([1900]);
  });
});
