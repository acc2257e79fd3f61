import { describe, expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readEducations } from "../education.ts";
import { readExperiences } from "../experience.ts";

const jobs = (...rows: string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readExperiences(layout, layout.lines).map(({ fields }) => [
    fields.position?.value,
    fields.company?.value,
    fields.start_date?.value,
    fields.end_date?.value,
  ]);
};
const expected = [
  ["Baker", "Ostwick Mill", "2014", "2017"],
  ["Porter", "Lake Hotel", "2010", "2013"],
];

describe("periods ahead of what they date", () => {
  test.each([
    ["Year: 2014-2017 Baker, Ostwick Mill", "Year: 2010-2013 Porter, Lake Hotel"],
    ["PERIOD : 2014 – 2017 :- Baker, Ostwick Mill", "PERIOD : 2010 – 2013 :- Porter, Lake Hotel"],
    ["2017 -2014 :-Baker, Ostwick Mill", "2013-2010:-Porter, Lake Hotel"],
    ["Baker, Ostwick Mill 2017 – 2014", "Porter, Lake Hotel 2013 – 2010"],
    ["2014-to-2017 Baker, Ostwick Mill", "2010-to-2013 Porter, Lake Hotel"],
    ["2014-2017 => Baker, Ostwick Mill", "2010-2013 => Porter, Lake Hotel"],
    ["2014-2017 » Baker, Ostwick Mill", "2010-2013 » Porter, Lake Hotel"],
    ["2014-2017 ....... Baker, Ostwick Mill", "2010-2013 ....... Porter, Lake Hotel"],
  ])("%s", (...rows) => {
    expect(jobs(...rows)).toEqual(expected);
  });

  test("a word that joins two years belongs to them", () => {
    const layout = layoutOfText("Between 2014 and 2017: Certificate in Nursing, Harlow Nursing School");
    const [school] = readEducations(layout, layout.lines);
    expect(school?.fields.degree?.value).toBe("Certificate in Nursing");
  });

  test("years within a sentence are no period turned round", () => {
    expect(jobs("Baker, Ostwick Mill, 2014 – 2017", "• Baked the prize loaves of 2016 - 2015 for the town.")).toEqual([
      expected[0],
    ]);
  });
});
