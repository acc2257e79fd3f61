import { expect, test } from "vitest";
import { toPgm, unturned } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";

const rowsOf = ({ width, light }: GreyPicture) =>
  Array.from({ length: light.length / width }, (_, row) => [...light.subarray(row * width, (row + 1) * width)]);

const picture: GreyPicture = { width: 3, height: 2, light: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

test.each([
  [
    0,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    1,
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
  [
    2,
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    3,
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
] as const)("%i clockwise quarter turns are undone", (turns, rows) => {
  expect(rowsOf(unturned(picture, turns))).toEqual(rows);
});

test("a band is written as a picture of its own", () => {
  expect([...toPgm(picture, { top: 1, bottom: 2 })]).toEqual([...Buffer.from("P5 3 1 255\n"), 4, 5, 6]);
});
