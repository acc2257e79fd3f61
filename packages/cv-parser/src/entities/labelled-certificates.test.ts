import { expect, it } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (title: string, text: string) => {
  const { cv } = parseCvText(
    `Mara Lindqvist\nmara@example.com\n\nExperience\nBaker, Mill & Sons, Leeds\t2015 – 2019\n\n${title}\n${text}`,
    { now: new Date("2026-11-28T00:00:00Z") },
  );
  return {
    degrees: (cv.educations ?? []).map(({ degree }) => degree),
    certificates: (cv.certifications ?? []).map(({ name }) => name),
  };
};

it("keeps a labelled list of certificates apart from the degrees beside it", () => {
  expect(
    read(
      "Education and Qualifications",
      "Professional certifications: Lifeguard (2014); Tree Climbing Licence (2012); Beekeeping (2009).\nDegree: MA Botany, Heron University (2008).",
    ),
  ).toEqual({ degrees: ["MA Botany"], certificates: ["Lifeguard", "Tree Climbing Licence", "Beekeeping"] });
  expect(
    read("Formation", "Licence de lettres, Université de Tarn, 2011\nCertifications : Apiculture ; Élagage ; Soudage"),
  ).toEqual({
    degrees: ["Licence de lettres"],
    certificates: ["Apiculture", "Élagage", "Soudage"],
  });
});

it("leaves a degree below the label of certificates among the studies", () => {
  const { degrees } = read(
    "Education",
    "Certifications: MSc Forestry, Heron University, 2012\nBA Botany, Tarn College, 2008",
  );
  expect(degrees).toHaveLength(2);
});
