import { describe, expect, test } from "vitest";
import { bestPath, marginalsOf } from "./line-chain.ts";

const row = (...scores: number[]) => Float64Array.from(scores);
/** Steps between two states that like to stay as they are. */
const staying = [
  [1, -1],
  [-1, 1],
];

describe("the chain over lines", () => {
  test("lets the lines around decide where a line says little", () => {
    const emissions = [row(2, 0), row(0, 0.5), row(2, 0)];
    expect(bestPath(emissions, staying)).toEqual([0, 0, 0]);
    expect(
      bestPath(
        emissions,
        [row(0, 0), row(0, 0)].map((step) => [...step]),
      ),
    ).toEqual([0, 1, 0]);
  });

  test("gives each line shares that are those of all ways through it", () => {
    const emissions = [row(0.3, -0.2), row(0.1, 0.9)];
    const ways = [0, 1].flatMap((first) =>
      [0, 1].map((second) => {
        const score = (emissions[0]?.[first] ?? 0) + (emissions[1]?.[second] ?? 0) + (staying[first]?.[second] ?? 0);
        return { second, power: Math.exp(score) };
      }),
    );
    const all = ways.reduce((sum, { power }) => sum + power, 0);
    const through = ways.filter(({ second }) => second === 1).reduce((sum, { power }) => sum + power, 0);
    expect(marginalsOf(emissions, staying)[1]?.[1]).toBeCloseTo(through / all, 10);
  });

  test("stands far scores and no lines at all", () => {
    const shares = marginalsOf(
      Array.from({ length: 500 }, () => row(900, -900)),
      staying,
    );
    expect(shares.every((share) => Math.abs((share[0] ?? 0) - 1) < 1e-9)).toBe(true);
    expect(bestPath([], staying)).toEqual([]);
    expect(marginalsOf([], staying)).toEqual([]);
  });
});
