import { expect, test } from "vitest";
import { glyphsToWords } from "./glyphs-to-words.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** A line of glyphs that are 30 pixels wide, each with the gap before it. */
function aLine(rowHeight: number, ...glyphs: [gap: number, text: string][]): OcrLine {
  let end = 0;
  const words = glyphs.map(([gap, text]) => {
    const x0 = end + gap;
    end = x0 + 30;
    return { text, confidence: 90, bbox: { x0, y0: 0, x1: end, y1: 30 } };
  });
  const box = { x0: 0, y0: 0, x1: end, y1: 30 };
  return { words, confidence: 90, bbox: box, baseline: { ...box, y0: 30 }, rowAttributes: { rowHeight } };
}

const textsOf = (line: OcrLine, language = "chi_sim") => glyphsToWords(line, language).words.map((word) => word.text);

test("glyphs of Chinese and Japanese are one word, however their boxes lie", () => {
  expect(textsOf(aLine(33, [0, "软件"], [13, "工程"], [-5, "师"], [4, ","], [21, "广州"]))).toEqual([
    "软件工程师,",
    "广州",
  ]);
  expect(textsOf(aLine(31, [0, "2019"], [-9, "年"], [1, "4"], [-1, "月"], [19, "現在"]))).toEqual([
    "2019年4月",
    "現在",
  ]);
});

test("the blank in a Japanese name in large letters stays, and so does that between Korean words", () => {
  expect(textsOf(aLine(77, [0, "高橋"], [19, "美咲"]), "jpn")).toEqual(["高橋", "美咲"]);
  expect(textsOf(aLine(68, [0, "赵"], [25, "文"], [3, "博"]))).toEqual(["赵文博"]);
  expect(textsOf(aLine(38, [0, "콘텐츠"], [12, "전"], [4, "략"]))).toEqual(["콘텐츠", "전략"]);
});

test("a list mark is no part of the word beside it, and Latin words stay as they were read", () => {
  expect(textsOf(aLine(33, [0, "“"], [1, "将"], [3, "订单"]))).toEqual(["“", "将订单"]);
  expect(textsOf(aLine(33, [0, "a"], [2, "team"]))).toEqual(["a", "team"]);
});
