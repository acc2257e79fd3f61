import { expect, test } from "vitest";
import { nameKinds } from "../../src/labels/name-kinds.ts";
import { packNames, unpackNames } from "../../src/labels/weights-file.ts";
import { learnNames, readNames, rightNames } from "./learn-names.ts";

const file = [
  "post\tHarbour master",
  "post\tHarbour pilot",
  "place\tNorth Zarnowice",
  "place\tSouth Zarnowice",
  "none\tkept the tide gates in order",
  "ghost\tnobody asked for this kind",
].join("\n");
const options = { buckets: 1 << 10, rounds: 30, rate: 0.3, seed: 1 };

test("names of known kinds are read, learned, and told again from what a byte each keeps", () => {
  const names = readNames(file);
  expect(names).toHaveLength(5);
  const weights = learnNames(names, options);
  expect(weights.values).toHaveLength(nameKinds.length * options.buckets);
  const shares = rightNames(unpackNames(packNames(weights)), names);
  expect([...shares].map(([kind, { all, right }]) => [kind, all, right])).toEqual([
    ["post", 2, 2],
    ["place", 2, 2],
    ["none", 1, 1],
  ]);
  expect(learnNames(names, options)).toEqual(weights);
});
