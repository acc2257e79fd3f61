import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";

const dated = (text: string, date: string): LineSpec => ({ cells: [{ text }, { text: date, x: 480 }] });
const head = (text: string) => line(text, { bold: true, gap: 10 });
const read = (...specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readCertifications(layout, layout.lines, "title").map(({ fields }) => [
    fields.title?.value,
    fields.issuer?.value,
    fields.date?.value,
  ]);
};

test("heads in heavy letters above groups of prizes are none, and each row with a date below them is one", () => {
  expect(
    read(
      head("Travel Awards: $1,200"),
      dated("Coast to Coast Fellowship", "2021"),
      dated("Guild Travel Prize", "2019"),
      dated("Prize of the Town of Tarn", "2018"),
      head("Scholarships"),
      dated("Lake Scholarship, Tarn College", "2016"),
    ),
  ).toEqual([
    ["Coast to Coast Fellowship", undefined, "2021"],
    ["Guild Travel Prize", undefined, "2019"],
    ["Prize of the Town of Tarn", undefined, "2018"],
    ["Lake Scholarship", "Tarn College", "2016"],
  ]);
});

test("heavy names above their givers and dates stay the names", () => {
  const names = read(
    head("First Aid"),
    line("Red Cross of Tarn, 2019"),
    line("Valid until 2021"),
    head("Fire Safety"),
    line("Town of Fell, 2018"),
    line("Valid until 2023"),
  ).map(([name]) => name);
  expect(names).toEqual(["First Aid", "Fire Safety"]);
});

test("what a prize was worth gave nobody, and the year ahead of it dates the prize", () => {
  const years = read(
    line("Guild of Masons. Stone Prize. 2018. $1,500."),
    line("Town of Tarn. Bell Prize. 2016. € 900"),
  );
  expect(years.map(([, , date]) => date)).toEqual(["2018", "2016"]);
  const givers = read(
    dated("Lake Prize. $2,000", "2015"),
    line("€ 300"),
    dated("Moor Prize of Fell", "2014"),
    line("€ 900"),
  );
  expect(givers.map(([, issuer]) => issuer)).toEqual([undefined, undefined]);
});
