import { expect, test } from "vitest";
import { changeInWords, viewsOfAll } from "./views-of-all.ts";

const seen = (views: number, previous: number, days: number[]) => ({
  views: { views, visitors: views, previous, days },
});

test("the views of all websites are added up day by day, and none are told where the plan shows none", () => {
  expect(viewsOfAll([])).toBeNull();
  expect(viewsOfAll([{ views: null }])).toBeNull();
  expect(viewsOfAll([seen(3, 1, [1, 2]), seen(4, 9, [4, 0])])).toEqual({
    views: 7,
    visitors: 7,
    previous: 10,
    days: [5, 2],
  });
});

test("the comparison says more, fewer or as many", () => {
  const words = [changeInWords({ views: 7, previous: 1305 }), changeInWords({ views: 2, previous: 2 })];
  expect(words).toEqual(["1,298 fewer than in the 30 days before", "as many as in the 30 days before"]);
});
