import { describe, expect, test } from "vitest";
import { flattenGround } from "./flatten-ground.ts";
import { unturned } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { evenBands, linesWithin, parted } from "./page-bands.ts";
import { lookAt } from "./page-look.ts";

const [width, height] = [800, 1000];

/** A page of one ground with rows of strokes as letters make them, 20 pixels high and 40 apart. */
function aPage(ground: number, ink: number): GreyPicture {
  const light = new Uint8Array(width * height).fill(ground);
  for (let y = 100; y < 900; y += 1) {
    if (y % 40 >= 20) continue;
    for (let x = 80; x < 700; x += 1) if ((x * 7 + Math.floor(y / 40) * 5) % 23 < 8) light[y * width + x] = ink;
  }
  return { width, height, light };
}

function flattened(picture: GreyPicture): GreyPicture {
  flattenGround(picture);
  return picture;
}

describe("flattenGround", () => {
  test.each([
    ["grey paper", 200, 90],
    ["a dark panel with light letters", 40, 230],
  ])("makes %s white and its letters black", (_, ground, ink) => {
    const { light } = flattened(aPage(ground, ink));
    expect(light[50 * width + 400]).toBe(255);
    const row = light.subarray(325 * width, 326 * width);
    expect(Math.min(...row)).toBeLessThan(100);
    expect(row.filter((value) => value < 128).length).toBeLessThan(0.5 * width);
  });
});

describe("lookAt", () => {
  test("knows pages without text", () => {
    expect(lookAt(aPage(255, 255)).hasText).toBe(false);
    expect(lookAt(aPage(0, 0)).hasText).toBe(false);
    expect(lookAt(aPage(255, 0)).hasText).toBe(true);
  });

  test("knows lines that run down the page", () => {
    expect(lookAt(aPage(255, 0)).isSideways).toBe(false);
    expect(lookAt(unturned(aPage(255, 0), 1)).isSideways).toBe(true);
  });
});

describe("bands of a page", () => {
  const look = lookAt(aPage(255, 0));
  const line = (y: number) => ({
    words: [],
    confidence: 90,
    bbox: { x0: 0, y0: y - 20, x1: 100, y1: y },
    baseline: { x0: 0, y0: y, x1: 100, y1: y },
    rowAttributes: { rowHeight: 20 },
  });

  test("cover the page and are cut between its lines", () => {
    const { first, rest } = parted(look, 2);
    const edges = [first, ...rest].flatMap(({ top, bottom }) => [top, bottom]);
    expect(edges).toEqual([0, edges[1], edges[1], edges[3], edges[3], height]);
    for (const edge of [edges[1], edges[3]]) expect(look.inkRows[edge ?? 0]).toBe(0);
    expect(evenBands(look, 1)).toEqual([{ top: 0, bottom: height, read: { top: 0, bottom: height } }]);
  });

  test("each line belongs to one band, at its place on the page", () => {
    const kept = evenBands(look, 3).map((band) => {
      const seen = [200, 500, 800].filter((y) => y > band.read.top && y <= band.read.bottom);
      return linesWithin(
        seen.map((y) => line(y - band.read.top)),
        band,
      ).map(({ bbox }) => bbox.y1);
    });
    expect(kept.flat()).toEqual([200, 500, 800]);
  });
});
