import { expect, test } from "vitest";
import { netBuckets, netTokens, rowOf, tokenRows } from "./net-tokens.ts";

test("tokens are words, marks, and single letters of East Asian scripts, with their places", () => {
  expect(netTokens("C++ (2019) 東京").map(({ text, start }) => `${text}@${start}`)).toEqual([
    "C++@0",
    "(@4",
    "2019@5",
    ")@9",
    "東@11",
    "京@12",
  ]);
});

test("rows are those of CRC-32, whose check value is published", () => {
  expect(rowOf("123456789")).toBe(1 + (0xcb_f4_39_26 % (netBuckets - 1)));
});

test("accents and capitals change the shape of a word alone, and long words have ten signs", () => {
  const [word, shape] = tokenRows("Été");
  expect(tokenRows("ete")[0]).toBe(word);
  expect(tokenRows("ete")[1]).not.toBe(shape);
  expect(tokenRows("Verwaltungsfachangestellte")).toHaveLength(10);
});
