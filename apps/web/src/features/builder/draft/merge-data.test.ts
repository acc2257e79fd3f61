import { expect, test } from "vitest";
import { mergeData } from "./merge-data.ts";

const base = { philosophy: "a", areas: ["x"], theme: { primary: "#111", style: "solid" } };

test("both sides' changes of different keys are kept, a removed one stays removed", () => {
  const { areas: _areas, ...mine } = { ...base, philosophy: "b" };
  const theirs = { ...base, theme: { primary: "#222", style: "solid" } };
  expect(mergeData({ base, mine, theirs })).toEqual({ philosophy: "b", theme: theirs.theme });
});

test("the same change on both sides is no conflict, whatever the order of its keys; different ones are", () => {
  const mine = { ...base, areas: [], theme: { primary: "#222", style: "solid" } };
  const theirs = { ...base, areas: [], theme: { style: "solid", primary: "#222" } };
  expect(mergeData({ base, mine, theirs })).toEqual(mine);
  expect(mergeData({ base, mine, theirs: { ...base, areas: ["z"] } })).toBeNull();
});
