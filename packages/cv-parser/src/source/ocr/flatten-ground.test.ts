import { expect, test } from "vitest";
import { PictureBuilder } from "../../fixtures/picture-builder.ts";
import { flattenGround } from "./flatten-ground.ts";
import { panelBoxes } from "./panel-boxes.ts";

const aPage = () => new PictureBuilder(800, 800, 245);

test.each([
  ["a dark column", 40, 250],
  ["a coloured one, lighter than usual ink", 150, 250],
])("light letters on %s become dark ones on white, in words that fill their line too", (_, ground, ink) => {
  const page = aPage().box(0, 0, 300, 800, ground).letters(40, 100, 200, 24, ink, 8).letters(340, 100, 200, 24, 60);
  flattenGround(page.picture);
  expect(page.at(44, 112)).toBeLessThan(10);
  expect([page.at(60, 112), page.at(150, 60)]).toEqual([255, 255]);
  expect(page.at(342, 112)).toBeLessThan(20);
  expect(page.at(350, 112)).toBe(255);
});

test("what is left of a column's edge is no bar", () => {
  const page = aPage().box(0, 0, 302, 800, 40).letters(40, 100, 200, 24, 250);
  flattenGround(page.picture);
  const row = page.picture.light.subarray(400 * 800, 401 * 800);
  expect(row.filter((value) => value < 200)).toHaveLength(0);
});

test("the strokes of large bold letters are no panel", () => {
  const page = aPage();
  for (let left = 100; left < 400; left += 60) page.box(left, 100, 36, 90, 20).box(left, 170, 54, 20, 20);
  flattenGround(page.picture);
  expect([page.at(110, 140), page.at(145, 130), page.at(50, 140)]).toEqual([0, 255, 255]);
});

test("pale letters become as dark as others, and the grain of paper none", () => {
  const page = aPage().letters(100, 100, 300, 20, 190).letters(100, 600, 300, 20, 20);
  for (let y = 300; y < 500; y += 3) page.box((y * 7) % 600, y, 2, 2, 236);
  flattenGround(page.picture);
  expect([page.at(102, 110), page.at(102, 610)].every((value) => value < 20)).toBe(true);
  expect(page.picture.light.subarray(300 * 800, 500 * 800).every((value) => value === 255)).toBe(true);
});

test("a shadow is no panel", () => {
  const page = aPage();
  for (let x = 0; x < 400; x += 1) page.box(x, 0, 1, 800, 110 + Math.round(x / 3));
  page.letters(40, 100, 200, 24, 30);
  flattenGround(page.picture);
  expect(page.at(42, 112)).toBeLessThan(40);
  expect(page.at(50, 112)).toBeGreaterThan(200);
});

test("letters stay where a shadow ends, which is no edge of a panel", () => {
  const page = aPage();
  for (let x = 0; x < 800; x += 1) page.box(x, 0, 1, 800, 150 + Math.round(x / 8));
  page.letters(40, 400, 700, 24, 30);
  const { panels } = flattenGround(page.picture);
  expect(panels).toEqual([]);
  const row = page.picture.light.subarray(412 * 800, 413 * 800);
  for (let x = 42; x < 736; x += 16) expect(row[x], String(x)).toBeLessThan(60);
});

test("panels have the boxes that they have on a level page", () => {
  const page = aPage().box(0, 0, 300, 800, 40);
  const ground = flattenGround(page.picture);
  expect(panelBoxes(ground, ground.columns, 0)).toEqual([{ x0: 8, y0: 24, x1: 296, y1: 776 }]);
  const [leaning] = panelBoxes(ground, ground.columns, 0.02);
  expect(leaning?.x1).toBeGreaterThan(296);
});
