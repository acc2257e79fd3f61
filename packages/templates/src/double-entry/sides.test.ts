import { expect, test } from "vitest";
import { viewProse } from "../view/text-blocks.ts";
import { sidesOf } from "./sides.ts";

const sides = (text: string) => sidesOf(viewProse(text));

test("points with a figure stand on the side of what was gained, all others on the other", () => {
  expect(
    sides("- Closed the books each month\n- Cut the close from 12 days to 5\n- Found £40k of unclaimed VAT"),
  ).toEqual({
    given: ["Closed the books each month"],
    gained: ["Cut the close from 12 days to 5", "Found £40k of unclaimed VAT"],
  });
});

test("a year is no result, and nothing is lost", () => {
  expect(sides("- Moved to a new ledger in 2019\n- Trained two clerks")).toEqual({
    given: ["Moved to a new ledger in 2019", "Trained two clerks"],
    gained: [],
  });
  expect(sidesOf(null)).toEqual({ given: [], gained: [] });
});
