import { expect, test } from "vitest";
import { mergeData } from "./merge-data.ts";

const base = { philosophy: "a", areas: ["x"] };

test("both sides' changes of different keys are kept", () => {
  const mine = { ...base, philosophy: "b" };
  const theirs = { ...base, areas: ["x", "y"] };
  expect(mergeData({ base, mine, theirs })).toEqual({ philosophy: "b", areas: ["x", "y"] });
});

test("the same change on both sides is no conflict, different ones are", () => {
  expect(mergeData({ base, mine: { ...base, areas: [] }, theirs: { ...base, areas: [] } })).toEqual({
    ...base,
    areas: [],
  });
  expect(mergeData({ base, mine: { ...base, areas: [] }, theirs: { ...base, areas: ["z"] } })).toBeNull();
});
