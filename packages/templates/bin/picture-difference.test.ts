import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureDifference } from "./picture-difference.ts";

const drawn = (colour: string, height = 8, spot?: string) => {
  const image = sharp({ create: { width: 8, height, channels: 3, background: colour } });
  const dot = { create: { width: 4, height: 2, channels: 3 as const, background: spot ?? colour } };
  return image
    .composite([{ input: dot, left: 2, top: 2 }])
    .png()
    .toBuffer();
};

test.each([
  ["nothing for the same", drawn("#808080"), 0],
  ["nothing for what a browser rounds", drawn("#828080"), 0],
  ["the share of a spot", drawn("#808080", 8, "#838080"), 8 / 64],
  ["all for another colour", drawn("#800000"), 1],
  ["all for another size", drawn("#808080", 9), 1],
])("two pictures differ by %s", async (_words, other, share) => {
  expect(await pictureDifference(await drawn("#808080"), await other)).toBe(share);
});
