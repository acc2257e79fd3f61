import { expect, test } from "vitest";
import { scanDates } from "./entities/dates/scan-dates.ts";
import { placeScore } from "./entities/entries/word-scores.ts";
import { readLanguages } from "./entities/lists/languages.ts";
import { layoutOfText } from "./fixtures/layouts.ts";
import { aSource } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";

test.each([
  ["shtator 2018 – qershor 2021", 2018, 9, 2021, 6],
  ["oktobar 2018 - decembar 2021", 2018, 10, 2021, 12],
  ["სექტემბერი 2018 – ივნისი 2021", 2018, 9, 2021, 6],
  ["sentyabr 2018 – iyun 2021", 2018, 9, 2021, 6],
  ["சூன் 2018 – டிசம்பர் 2021", 2018, null, 2021, 12],
])("months of further languages: %s", (text, fromYear, fromMonth, toYear, toMonth) => {
  const [found] = scanDates(text);
  expect(found?.from).toEqual({ year: fromYear, month: fromMonth });
  expect(found?.to).toEqual({ year: toYear, month: toMonth });
});

test("a name is no month where it stands beside a year", () => {
  expect(scanDates("Julie 2019")[0]?.from.month).toBeNull();
});

test.each(["Německo", "Hiszpania", "Portogallo", "Oroszország", "Danimarka", "Χιλή, Αργεντινή", "Südkorea"])(
  "%s is a place",
  (text) => expect(placeScore(text)).toBeGreaterThan(2),
);

test("a country's name that is a language's, too, is no place by itself", () => {
  expect(placeScore("Saksa")).toBeLessThan(1);
});

test("languages are known by what other languages call them, with nothing but blanks between them", () => {
  const layout = layoutOfText("Macedonio Islandés Georgiano");
  const names = readLanguages(layout, layout.lines).items.map(({ fields }) => fields.name?.value);
  expect(names).toEqual(["Macedonio", "Islandés", "Georgiano"]);
});

test.each([
  "Lucknow",
  "Nagpur, Maharashtra",
  "Himachal Pradesh",
  "天津",
  "江苏省",
  "Saint-Étienne",
  "Gaziantep",
  "Trondheim",
  "Campina Grande",
  "Иваново",
  "Zonguldak",
])("the place %s", (text) => expect(placeScore(text)).toBeGreaterThan(2));

test.each(["Nokia", "Aurora", "Washington Post", "Java", "Center"])("%s is no town by name", (text) => {
  expect(placeScore(text)).toBeLessThan(2.5);
});

test("a place that the labellers were not taught with stands behind its school all the same", () => {
  const page = aSource().text(50, 40, "Asha Ferrel", { size: 16, bold: true }).text(50, 70, "asha@example.org");
  page.text(50, 100, "EDUCATION", { size: 12, bold: true });
  page.text(50, 120, "Intermediate (CBSE) | DAV Public School, Himachal Pradesh").flushRight(545, 120, "2019 - 2020");
  page
    .text(50, 140, "Matriculation (State Board) | GSS School, Galore, Himachal Pradesh")
    .flushRight(545, 140, "2017 - 2018");
  const { cv } = parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller());
  expect(cv.educations.map(({ institution, location }) => [institution, location])).toEqual([
    ["DAV Public School", "Himachal Pradesh"],
    ["GSS School", "Galore, Himachal Pradesh"],
  ]);
});
