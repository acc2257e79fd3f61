import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";

const schools = (text: string) => {
  const layout = layoutOfText(text);
  return readEducations(layout, layout.lines).map(({ fields }) => [fields.degree?.value, fields.institution?.value]);
};

test("rows that each name a degree are entries", () => {
  expect(schools("Maîtrise de droit\nLicence de droit\nBaccalauréat scientifique").map(([degree]) => degree)).toEqual([
    "Maîtrise de droit",
    "Licence de droit",
    "Baccalauréat scientifique",
  ]);
});

test("so are rows that each name a school, but for the faculty below one", () => {
  expect(
    schools("Liceum Ogólnokształcące w Płocku\nSzkoła Podstawowa nr 3 w Płocku").map(([, school]) => school),
  ).toEqual(["Liceum Ogólnokształcące w Płocku", "Szkoła Podstawowa nr 3 w Płocku"]);
  expect(schools("Universidad de Lugo\nFacultad de Letras")).toHaveLength(1);
});

test("a degree and its school in turn, whichever stands first", () => {
  expect(schools("Perito mercantil\nInstituto Colón, Rosario\nBachiller\nColegio Belgrano, Rosario")).toEqual([
    ["Perito mercantil", "Instituto Colón"],
    ["Bachiller", "Colegio Belgrano"],
  ]);
  expect(schools("Bachelor in Botany\nTarn University\nHonours thesis on mosses")).toHaveLength(1);
});

test("rows most of which name both", () => {
  expect(
    schools("Grado en Historia por la Universidad de Jaén\nMáster en Archivos por la Universidad de Lugo").length,
  ).toBe(2);
});
