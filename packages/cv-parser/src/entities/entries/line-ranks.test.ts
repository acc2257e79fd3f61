import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import { readEducations } from "../education.ts";
import { readExperiences } from "../experience.ts";
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

test("where each row of a list ends in a date, none is part of the one above, whatever was learned of lines", () => {
  const list = layoutOfLines([
    line("Harlow Mills 2006 – 2007"),
    line("Leeds Savings Bank 2009"),
    line("Oakline Freight 2010 – 2013"),
    line("Lake Hotel 2017"),
  ]);
  const first = list.lines[0]?.start;
  const startsBy: RankOf = ({ start }) => ({ begin: start === first ? 1 : 0, head: 1, inside: 0, opens: null });
  const jobs = readExperiences(list, list.lines, { startsBy });
  expect(jobs.map(({ fields }) => fields.start_date?.value)).toEqual(["2006", "2009", "2010", "2017"]);
});
