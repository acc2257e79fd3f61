import { expect, test } from "vitest";
import { bestPath, emissionsOf, stepsOf } from "../../src/labels/line-chain.ts";
import { lineStates } from "../../src/labels/line-states.ts";
import { learnChain } from "./learn-chain.ts";

const stateOf = (kind: string, rank: string) =>
  lineStates.findIndex((state) => state.kind === kind && state.rank === rank);
const [title, begin, inside] = [
  stateOf("experience", "title"),
  stateOf("experience", "begin"),
  stateOf("experience", "inside"),
];
const skills = stateOf("skills", "inside");
const options = { labels: lineStates.length, buckets: 64, rounds: 30, rate: 0.1, decay: 1e-4, seed: 1 };

test("learns signs and steps, also from lessons whose lines are told in part, the same each time", () => {
  const lesson = { features: [[1], [2], [3], [4]], truth: [title, begin, null, skills], weight: 1 };
  const untold = { features: [[2], [3]], truth: [begin, inside], weight: 1 };
  const weights = learnChain([lesson, untold, lesson], options);
  const path = (features: number[][]) => bestPath(emissionsOf(weights, features), stepsOf(weights));
  expect(path([[1], [2], [3], [4]])).toEqual([title, begin, inside, skills]);
  // A line with signs that nobody taught goes with those around it.
  expect([begin, inside]).toContain(path([[2], [40], [3]])[1]);
  expect(learnChain([lesson, untold, lesson], options)).toEqual(weights);
});
