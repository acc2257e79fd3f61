import { expect, test } from "vitest";
import { organisationScore, placeScore } from "./word-scores.ts";

test.each(["Calgary AB", "Denver CO", "Austin TX"])("%s is a place", (text) => {
  expect(placeScore(text)).toBeGreaterThan(2);
});

test.each(["Skogsbolaget AB", "Lindheim AS", "Ferrante Conserve SA"])(
  "%s is a company, although its form is a region's code as well",
  (text) => {
    expect(placeScore(text)).toBeLessThan(1);
    expect(organisationScore(text)).toBeGreaterThan(2);
  },
);
