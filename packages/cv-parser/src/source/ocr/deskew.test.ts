import { expect, test } from "vitest";
import { PictureBuilder } from "../../fixtures/picture-builder.ts";
import { levelled, slopeOfRows } from "./deskew.ts";

/** A page of lines that go down by `slope` for each pixel to the right. */
function aSlopedPage(slope: number): PictureBuilder {
  const page = new PictureBuilder(800, 800, 255);
  for (let y = 100; y < 700; y += 40)
    for (let x = 80; x < 720; x += 12) page.box(x, Math.round(y + slope * x), 4, 14, 0);
  return page;
}

test.each([0.012, -0.03])("the slope of a page's rows is found and taken out: %f", (slope) => {
  const { picture } = aSlopedPage(slope);
  expect(slopeOfRows(picture)).toBeCloseTo(slope, 2);
  expect(slopeOfRows(levelled(picture, slopeOfRows(picture)))).toBe(0);
});

test("a level page and one without rows stay as they are", () => {
  const { picture } = aSlopedPage(0);
  expect(levelled(picture, slopeOfRows(picture))).toBe(picture);
  expect(slopeOfRows(new PictureBuilder(100, 100, 255).picture)).toBe(0);
});
