import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

/** Milliseconds of the processor for a page of three rows, each of so many words. */
function costOfRows(words: number): number {
  const source = aSource();
  for (const y of [100, 114, 128]) for (let word = 0; word < words; word += 1) source.text(word * 15, y, "ab");
  const page = source.build();
  const begin = process.threadCpuUsage();
  layoutDocument(page);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

/** What compiling and collecting cost beside growth, in milliseconds. */
const noiseMs = 40;

test("rows of thousands of words take time in proportion to them", { timeout: 60_000 }, () => {
  costOfRows(500);
  let [once, twice] = [Infinity, Infinity];
  // The least of several readings each: whatever else the machine does only adds to one.
  for (let again = 0; again < 4 && !(twice < 2.6 * once + noiseMs); again += 1) {
    once = Math.min(once, costOfRows(4000));
    twice = Math.min(twice, costOfRows(8000));
  }
  expect(twice).toBeLessThan(2.6 * once + noiseMs);
});
