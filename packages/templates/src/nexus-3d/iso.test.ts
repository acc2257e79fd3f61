import { describe, expect, test } from "vitest";
import { blockPlaces, halfHeight, plateFaces } from "./iso.ts";

describe("blocks on a plate", () => {
  test("are as many as the entries, up to what an edge can carry", () => {
    expect(blockPlaces(0)).toEqual([]);
    expect(blockPlaces(5)).toHaveLength(5);
    expect(blockPlaces(300)).toHaveLength(23);
  });

  test("stand on the plate, no two on one spot, the nearest drawn last", () => {
    const places = blockPlaces(300);
    expect(new Set(places.map(({ x }) => x)).size).toBe(places.length);
    for (const { x, y } of places)
      expect(Math.abs(x - 100) / 100 + Math.abs(y - halfHeight) / halfHeight).toBeLessThan(1);
    expect(places.at(-1)).toEqual({ x: 100, y: 107.8 });
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b));
  });
});

test("the walls of a plate hang from the front edges of its face", () => {
  const { near, far } = plateFaces(10);
  expect(near).toBe("0,57.4 100,114.8 100,124.8 0,67.4");
  expect(far).toBe("200,57.4 100,114.8 100,124.8 200,67.4");
});
