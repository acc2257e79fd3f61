import { expect, test } from "vitest";
import { completeParsedData, emptyParsedData } from "@vitrine/model";
import { doubted, withDoubt } from "./document-doubt.ts";
import { documentSigns } from "./document-signs.ts";
import { doubtWeights } from "./doubt-weights.ts";

const clear = { undecided: 0.2, unfinished: 0, lists: 5 };
const hard = { undecided: 1.2, unfinished: 0.8, lists: 2 };

test("values of a document that is hard to read claim less, and never out of order", () => {
  const marks = [0.3, 0.6, 0.8, 0.9, 0.97];
  const [easy, doubtful] = [clear, hard].map((signs) => marks.map((mark) => doubted(mark, signs, doubtWeights)));
  expect(easy?.every((mark, index) => mark > (doubtful?.[index] ?? 1))).toBe(true);
  expect(doubtful).toEqual(doubtful?.toSorted((first, second) => first - second));
});

test("a document's signs alone lift no value to where hardly any is wrong", () => {
  expect(doubted(0.94, clear, { ...doubtWeights, constant: 9 })).toBe(0.94);
  expect(doubted(0.97, clear, { ...doubtWeights, constant: 9 })).toBe(1);
});

test("evidence keeps its rules and places", () => {
  const found = { confidence: 0.8, rule: "name.score", spans: [{ page: 1, start: 0, end: 3, boxes: [] }] };
  const { "/personal_info/name": told } = withDoubt({ "/personal_info/name": found }, hard);
  expect(told).toEqual({ ...found, confidence: told?.confidence });
  expect(told?.confidence).toBeLessThan(0.8);
});

test("entries without post, employer, date, degree or school are unfinished; none at all is neither good nor bad", () => {
  const cv = completeParsedData(emptyParsedData());
  expect(documentSigns(cv, { undecided: 9, agreed: 1 })).toEqual({ undecided: 1.5, unfinished: 0.5, lists: 0 });
});
