import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const cvWith = (...end: readonly string[]) =>
  [
    "Marta Lindqvist",
    "marta.lindqvist@example.com | +46 70 555 01 23",
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

describe("driving licences", () => {
  test.each([
    "Ajokortti: B, BE",
    "Permis de conduire : catégorie B",
    "Prawo jazdy kat. B",
    "Rijbewijs: B en BE",
    "Fahrerlaubnis Klassen A2, B und C1",
    "Vodičský preukaz skupiny B",
  ])("%s is a certificate, and its letters are no skills", (text) => {
    const { cv } = parseCvText(cvWith(text));
    expect(cv.certifications?.map(({ name }) => name)).toEqual([text]);
    expect(cv.skills?.map(({ name }) => name)).toEqual(["Python", "SQL"]);
  });

  test("the letters below the title of a licence belong to its name", () => {
    const { cv } = parseCvText(cvWith("", "FÜHRERSCHEIN", "", "Klasse B, L"));
    expect(cv.certifications?.map(({ name }) => name.toLowerCase())).toEqual(["führerschein klasse b, l"]);
  });

  test("what is told of driving, and a patent, is no licence", () => {
    const { cv } = parseCvText(cvWith("Python licence management", "Patente internazionale di invenzione"));
    expect(cv.certifications ?? []).toEqual([]);
  });
});
