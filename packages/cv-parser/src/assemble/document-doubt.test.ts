import { expect, test } from "vitest";
import { completeParsedData, emptyParsedData } from "@vitrine/model";
import { usualSigns } from "../labels/value-signs.ts";
import { doubted, fieldOf, withDoubt } from "./document-doubt.ts";
import type { Doubt } from "./document-doubt.ts";
import { documentSigns } from "./document-signs.ts";
import { doubtWeights } from "./doubt-weights.ts";
import type { DoubtWeights } from "./doubt-weights.ts";

const clear = { undecided: 0.2, unfinished: 0, lists: 5, waiting: 0.02, latin: 1 };
const hard = { undecided: 1.2, unfinished: 0.8, lists: 2, waiting: 0.3, latin: 1 };
const doubt = (more: Partial<Doubt> = {}): Doubt => ({
  field: "experiences/position",
  document: clear,
  value: usualSigns,
  ...more,
});
const plain: DoubtWeights = {
  slope: 1,
  constant: 0,
  document: { undecided: 0, unfinished: 0, lists: 0, waiting: 0, latin: 0 },
  value: { placed: 0, named: 0 },
  fields: { "experiences/position": [0, 0, 0, 0.97], "skills/name": [-1, 0.5, 0, 0.97] },
};

test("values of a document that is hard to read claim less, and never out of order", () => {
  const marks = [0.3, 0.5, 0.7, 0.8];
  const [easy, doubtful] = [clear, hard].map((document) =>
    marks.map((mark) => doubted(mark, doubt({ document }), doubtWeights)),
  );
  expect(easy?.every((mark, index) => mark > (doubtful?.[index] ?? 1))).toBe(true);
  expect(doubtful).toEqual(doubtful?.toSorted((first, second) => first - second));
});

test("a value claims less where the net would look for it elsewhere or call it something else", () => {
  const markOf = (value: Doubt["value"]) => doubted(0.8, doubt({ value }), doubtWeights);
  const agreed = markOf({ placed: 3, named: -0.1 });
  expect(markOf({ placed: -3, named: -0.1 })).toBeLessThan(agreed);
  expect(markOf({ placed: 3, named: -5 })).toBeLessThan(agreed);
});

test("a field has weights of its own, and one that was never judged has none", () => {
  expect(doubted(0.8, doubt(), plain)).toBe(0.8);
  expect(doubted(0.8, doubt({ field: "skills/name", value: { placed: 0, named: 0 } }), plain)).toBeLessThan(0.65);
  expect(doubted(0.8, doubt({ field: "skills/name", value: { placed: 2, named: 0 } }), plain)).toBe(0.8);
});

test("a high mark is given only where nearly all such values of the field were right", () => {
  expect(doubted(0.96, doubt(), plain)).toBe(0.94);
  expect(doubted(0.98, doubt(), plain)).toBe(0.98);
  expect(doubted(0.98, doubt({ field: "links/url" }), plain)).toBe(0.94);
});

test("evidence keeps its rules and places, and the net is asked about the field and where the value stands", () => {
  const spans = [{ page: 1, start: 4, end: 7, boxes: [] }];
  const found = { confidence: 0.8, rule: "header.position", spans };
  const asked: unknown[] = [];
  const told = withDoubt({ "/experiences/0/position": found }, hard, (...about) => {
    asked.push(about);
    return usualSigns;
  });
  const mark = told["/experiences/0/position"];
  expect(mark).toEqual({ ...found, confidence: mark?.confidence });
  expect(mark?.confidence).toBeLessThan(0.8);
  expect(asked).toEqual([["experiences/position", spans]]);
});

test("fields are named by their pointers without the places in lists", () => {
  expect(fieldOf("/experiences/12/start_date")).toBe("experiences/start_date");
  expect(fieldOf("/personal_info/name")).toBe("personal_info/name");
});

test("signs of a document: what is unfinished, what waits in the tray, which letters it has", () => {
  const cv = completeParsedData(emptyParsedData());
  const waiting = (text: string, reason: "unknown" | "noise") => ({ text, reason }) as never;
  const unplaced = [waiting("Дом12", "unknown"), waiting("Page 1 of 2", "noise")];
  expect(documentSigns({ cv, unplaced }, { undecided: 9, agreed: 1 }, "abcДом 12 3")).toEqual({
    undecided: 1.5,
    unfinished: 0.5,
    lists: 0,
    waiting: 5 / 11,
    latin: 0.5,
  });
});
