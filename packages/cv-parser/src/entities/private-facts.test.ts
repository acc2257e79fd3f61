import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** A CV with `head` among the ways to reach its person and `end` below everything else. */
const cvWith = ({ head = [], end = [] }: { head?: readonly string[]; end?: readonly string[] }) =>
  [
    "Marta Lindqvist",
    "Data Engineer",
    "marta.lindqvist@example.com | +46 70 555 01 23",
    ...head,
    "",
    "EXPERIENCE",
    "",
    "Senior Data Engineer, Nordtrafik AB",
    "Mar 2020 - Present",
    "- Built the timetable pipeline",
    "",
    "SKILLS",
    "",
    "Python, SQL",
    ...end,
  ].join("\n");

test.each([
  ["with labels", { head: ["Uppsala", "Date of birth: 12 May 1990", "Nationality: Norwegian"] }],
  ["in one line", { head: ["Uppsala | Born 12 May 1990 | Nationality: Norwegian"] }],
  ["under the town", { head: ["10115 Berlin", "geb. 12.05.1990 in Lund", "Staatsangehörigkeit: Norwegian"] }],
  ["within a line", { head: ["75002 Paris", "36 ans, née le 12/05/1990, nationalité Norwegian"] }],
  ["as titles", { end: ["", "DATE OF BIRTH", "", "12 May 1990", "", "NATIONALITY", "", "Norwegian and Irish"] }],
  ["with dashes", { end: ["Date of birth - 12 May 1990", "Nationality – Norwegian"] }],
  ["as details", { end: ["", "PERSONAL DETAILS", "", "Date of birth 12 May 1990", "Nationality Norwegian"] }],
  ["among other things", { end: ["", "ADDITIONAL INFORMATION", "", "Born: 12/05/1990", "Citizenship: Norwegian"] }],
])("a date of birth and a nationality are no value of the CV and wait to be asked about: %s", (_, parts) => {
  const { cv, unplaced } = parseCvText(cvWith(parts));
  expect(JSON.stringify(cv)).not.toMatch(/1990|12 May|12[./]05|Lund|Norwegian/);
  const waiting = unplaced.map(({ text }) => text).join("\n");
  expect(waiting).toContain("1990");
  expect(waiting).toContain("Norwegian");
});

test("a line in capitals that tells a birth is the title of no section", () => {
  const { cv, unplaced } = parseCvText(cvWith({ end: ["", "DOB: 12/05/1990", "Keeps bees and builds hives"] }));
  expect(JSON.stringify(cv)).not.toContain("1990");
  expect(unplaced.map(({ text }) => text)).toContain("Keeps bees and builds hives");
});

test("what somebody may drive and does for others stays a section", () => {
  const { cv } = parseCvText(cvWith({ end: ["", "DRIVING LICENCE", "", "Category B since school"] }));
  expect(JSON.stringify(cv)).toContain("Category B since school");
});

test("the language of one's mother is no private fact", () => {
  const { cv } = parseCvText(cvWith({ end: ["", "LANGUES", "", "Langue maternelle : Français", "Anglais (B2)"] }));
  expect(cv.languages.map(({ name }) => name)).toEqual(["Français", "Anglais"]);
});
