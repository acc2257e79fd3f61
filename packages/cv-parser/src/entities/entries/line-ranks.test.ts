import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import { readEducations } from "../education.ts";
import { isSurelyOpen, openSign } from "./line-ranks.ts";
import type { RankOf } from "./line-ranks.ts";

const page = layoutOfLines([
  line("Diploma of Nursing, Harlow College, 2019 – 2021"),
  line("Certificate of Care, Leeds Evening School"),
]);
const [dated, undated] = page.lines;
const opening =
  (share: number | null): RankOf =>
  () => ({ begin: 0, head: 0, inside: 0, opens: share });

test("a row that surely opens an entry has a sign for it, one that surely does not against it", () => {
  if (dated === undefined) throw new Error("the page has a line");
  expect(openSign(opening(1), dated)).toBeGreaterThan(0);
  expect(openSign(opening(0), dated)).toBeLessThan(0);
  expect(openSign(opening(null), dated)).toBe(0);
  expect(openSign(null, dated)).toBe(0);
  expect([opening(0.99), opening(0.5), opening(null), null].map((rankOf) => isSurelyOpen(rankOf, dated))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a school without a date below one with a date is one of its own where the net is nearly certain", () => {
  const schools = (share: number) =>
    readEducations(page, page.lines, {
      rankOf: ({ start }) => ({ begin: 0, head: 0, inside: 0, opens: start === undated?.start ? share : 1 }),
    });
  expect(schools(0.99)).toHaveLength(2);
  expect(schools(0.1)).toHaveLength(1);
});
