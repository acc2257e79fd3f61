import { expect, test } from "vitest";
import { marksOfPage, pageOf, textPieces } from "./highlights.ts";

const span = (start: number, end: number, page = 1) => ({ page, start, end, boxes: [[0.1, 0.2, 0.3, 0.04]] as never });
const at = (...spans: ReturnType<typeof span>[]) => ({ confidence: 0.9, rule: "r", spans });

test("a page carries the boxes of its own values only", () => {
  const evidence = { "/personal_info/name": at(span(0, 5)), "/skills/0/name": at(span(6, 9, 2)) };
  expect(marksOfPage(evidence, 1)).toEqual([{ pointer: "/personal_info/name", box: [0.1, 0.2, 0.3, 0.04] }]);
  expect(pageOf(evidence, "/skills/0/name")).toBe(2);
  expect(pageOf(evidence, "/unknown")).toBeNull();
});

test("the heading of a group of skills is not marked for each of them", () => {
  const evidence = { "/skills/0/category": at(span(0, 5)), "/skills/1/category": at(span(0, 5)) };
  expect(marksOfPage(evidence, 1)).toEqual([]);
  expect(textPieces("Tools", evidence)).toEqual([{ start: 0, text: "Tools", pointer: null }]);
});

test("the text is cut at its values and stays whole", () => {
  const text = "Amara, nurse in Lagos";
  const pieces = textPieces(text, { "/a": at(span(0, 5)), "/b": at(span(16, 21)) });
  expect(pieces.map(({ text, pointer }) => [text, pointer])).toEqual([
    ["Amara", "/a"],
    [", nurse in ", null],
    ["Lagos", "/b"],
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("overlapping, empty and impossible ranges neither repeat nor lose a character", () => {
  const text = "abcdefghij";
  const evidence = {
    "/a": at(span(1, 6)),
    "/b": at(span(4, 8)),
    "/c": at(span(5, 6)),
    "/d": at(span(9, 9), span(8, 99)),
  };
  const pieces = textPieces(text, evidence);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.map(({ pointer }) => pointer)).toEqual([null, "/a", "/b", null]);
});
