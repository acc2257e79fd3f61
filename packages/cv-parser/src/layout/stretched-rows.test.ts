import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceBuilder } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

/** Words of a row, all as far apart as it takes to fill the width. */
function stretched(source: SourceBuilder, [x0, y, x1]: readonly [number, number, number], words: readonly string[]) {
  const width = words.join("").length * 5;
  const gap = (x1 - x0 - width) / (words.length - 1);
  let x = x0;
  for (const word of words) {
    source.text(x, y, word);
    x += word.length * 5 + gap;
  }
}

test("words that a row of a paragraph is stretched over are one text", () => {
  const source = aSource();
  stretched(source, [60, 100, 220], ["assistant", "for", "electrical"]);
  source.text(60, 114, "measurements in both workshops.x");
  stretched(source, [60, 128, 220], ["and", "for", "guests"]);
  expect(layoutDocument(source.build()).text.split("\n")).toEqual([
    "assistant for electrical",
    "measurements in both workshops.x",
    "and for guests",
  ]);
});

test("words below each other stay in the columns of their table", () => {
  const source = aSource();
  for (const [index, row] of [
    ["Sales", "Stock", "Hours"],
    ["Trade", "Crates", "Night"],
  ].entries())
    row.forEach((cell, column) => source.text(60 + column * 55, 100 + index * 14, cell));
  expect(layoutDocument(source.build()).lines[0]?.text).toBe("Sales\tStock\tHours");
});

test("words at even gaps that end where no row ends are apart", () => {
  const source = aSource();
  stretched(source, [60, 100, 220], ["Baking", "Cooking", "Serving"]);
  source.text(60, 114, "in four kitchens");
  expect(layoutDocument(source.build()).lines[0]?.text).toBe("Baking\tCooking\tServing");
});
