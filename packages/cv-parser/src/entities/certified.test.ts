import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { isNamedCertificate } from "./certified.ts";

const now = new Date("2026-11-21T00:00:00Z");
const page = (...education: string[]) =>
  parseCvText(
    [
      "Ida Moss",
      "ida@marsh.example",
      "",
      "Experience",
      "Baker, Old Mill Ltd",
      "2019 - 2023",
      "",
      "Education / Certification",
      ...education,
    ].join("\n"),
    { now },
  ).cv;

test("what is called a certificate and names no school stands among certificates", () => {
  const cv = page("BSc Food Science, Harrow Vale University", "2015 - 2018", "", "ITIL Foundation", "2021");
  expect(cv.educations.map(({ degree }) => degree)).toEqual(["BSc Food Science"]);
  expect(cv.certifications.map(({ name, date }) => [name, date])).toEqual([["ITIL Foundation", "2021"]]);
});

test("a certificate that a school gave stays where its owner put it", () => {
  const cv = page("Millwright Certificate, Harrow Vale College", "2015 - 2018");
  expect([cv.educations.length, cv.certifications.length]).toEqual([1, 0]);
});

test.each(["Staplerschein", "CACES R489", "BLS Provider", "NR-35", "Patentino muletto", "CSCS Card", "STCW 95"])(
  "%s among schools is a certificate",
  (name) => {
    const cv = page("BSc Food Science, Harrow Vale University", "2015 - 2018", "", name, "2021");
    expect(cv.educations.map(({ degree }) => degree)).toEqual(["BSc Food Science"]);
    expect(cv.certifications.map((certificate) => certificate.name)).toEqual([name]);
  },
);

test.each([
  "First Aid at Work",
  "Carnet de carretillero",
  "Uprawnienia UDT",
  "Habilitation électrique BR",
  "VCA Basis",
])("%s is called like a certificate", (name) => expect(isNamedCertificate(name)).toBe(true));

test.each(["Lieferschein", "Ada, Fortran", "Bachelor of Nursing", "Level of care", "Classroom management"])(
  "%s is not",
  (name) => expect(isNamedCertificate(name)).toBe(false),
);
