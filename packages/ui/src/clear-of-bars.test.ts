import { expect, test } from "vitest";
import { wayPastBars } from "./clear-of-bars.ts";

const box = (top: number, bottom: number, left = 0, right = 300) => ({ top, bottom, left, right });
const toast = box(700, 750);

test("nothing is in the way: it stays", () => {
  expect(wayPastBars(toast, [box(0, 56), box(700, 800, 400, 900)], "bottom")).toBe(0);
});

test("at the bottom it is lifted over the bar, and over the next one that it would lie on then", () => {
  expect(wayPastBars(toast, [box(740, 800)], "bottom")).toBe(18);
  expect(wayPastBars(toast, [box(740, 800), box(670, 690)], "bottom")).toBe(88);
});

test("at the top it sinks below all of them", () => {
  expect(wayPastBars(box(68, 118), [box(0, 56), box(56, 108), box(108, 156)], "top")).toBe(96);
});
