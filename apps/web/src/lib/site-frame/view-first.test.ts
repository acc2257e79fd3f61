import { expect, test } from "vitest";
import { waitForTurn } from "./view-first.ts";

test("six are asked for at a time, in the order in which they came", () => {
  const asked: number[] = [];
  const turns = Array.from({ length: 8 }, (_, index) => waitForTurn(() => asked.push(index)));
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  turns[3]?.ends();
  turns[3]?.ends();
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const turn of turns) turn.ends();
});

test("what is looked at is asked for at once, once, and what is not wanted any more never", () => {
  const asked: number[] = [];
  const turns = Array.from({ length: 9 }, (_, index) => waitForTurn(() => asked.push(index)));
  turns[7]?.comesNow();
  turns[7]?.comesNow();
  expect(asked.slice(6)).toEqual([7]);
  turns[6]?.ends();
  turns[0]?.ends();
  expect(asked.slice(6)).toEqual([7]);
  turns[1]?.ends();
  expect(asked.slice(6)).toEqual([7, 8]);
  turns[6]?.comesNow();
  expect(asked.slice(6)).toEqual([7, 8]);
  for (const turn of turns) turn.ends();
});
