import { expect, test } from "vitest";
import { layoutOfLines } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { attachSatellites } from "./satellites.ts";

const cell = (text: string, x: number, column: number, y: number): LineSpec => ({ cells: [{ text, x }], column, y });
const texts = (specs: readonly LineSpec[]): string[] =>
  attachSatellites(layoutOfLines(specs).lines).map((line) => line.text);

test("dates at the right end go back to the lines that they stand beside", () => {
  const lines = [
    cell("Head gardener of the palm house", 200, 0, 40),
    cell("Botanical garden", 200, 0, 60),
    cell("2012 – 2014", 480, 1, 40),
    cell("Lisbon, Portugal", 480, 1, 60),
  ];
  expect(texts(lines)).toEqual(["Head gardener of the palm house\t2012 – 2014", "Botanical garden\tLisbon, Portugal"]);
});

test("a short column between two others is not taken into the one on its left", () => {
  const lines = [
    cell("Grafting and pruning", 20, 0, 40),
    cell("Soil analysis", 20, 0, 60),
    cell("Head gardener", 240, 1, 40),
    cell("Palmeira, Lisbon", 240, 1, 60),
    cell("2012 – 2014", 480, 2, 40),
    cell("Parks, public", 480, 2, 60),
  ];
  expect(texts(lines)).toEqual([
    "Grafting and pruning",
    "Soil analysis",
    "Head gardener\t2012 – 2014",
    "Palmeira, Lisbon\tParks, public",
  ]);
});
