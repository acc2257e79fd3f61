import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** Plain CVs as people in countries of French and Italian write them. */
const read = (text: string) => parseCvText(text, { now: new Date("2026-11-29T00:00:00Z") }).cv;
const head = "Lou Perrin\nlou.perrin@post.example | 06 11 22 33 44\n3 rue du Port, 29200 Brest\n";

describe("jobs", () => {
  const jobsOf = (text: string) =>
    read(`${head}\nExpérience professionnelle\n${text}\n`).experiences.map(
      ({ position, company, start_date, end_date }) => [position, company, start_date, end_date],
    );

  test("close with their dates below what was done", () => {
    const rows = [
      "Mécanicien, Garage Kerbrat\n- Vidanges\n- Freins\nmars 2019 – en cours",
      "Apprenti, Garage Morvan\n- Pneus\njuin 2015 – févr. 2019",
    ];
    const jobs = [
      ["Mécanicien", "Garage Kerbrat", "2019-03", null],
      ["Apprenti", "Garage Morvan", "2015-06", "2019-02"],
    ];
    expect(jobsOf(rows.join("\n"))).toEqual(jobs);
    expect(jobsOf(rows.join("\n\n"))).toEqual(jobs);
  });

  test("at an employer before its town in brackets, and from months that begin with a vowel", () => {
    expect(jobsOf("2019 – à nos jours : Caissier à Prosuma (Abidjan)\n➢ Encaissements")).toEqual([
      ["Caissier", "Prosuma", "2019", null],
    ]);
    expect(jobsOf("D'octobre 2015 à mai 2018 : Caissier – Prosuma (Abidjan)\n➢ Encaissements")).toEqual([
      ["Caissier", "Prosuma", "2015-10", "2018-05"],
    ]);
  });

  test("a house is called by the year of its beginning", () => {
    expect(jobsOf("Cuisinier\t06/2021 – 08/2022\nAuberge Morvan 1887, Brest")).toEqual([
      ["Cuisinier", "Auberge Morvan 1887", "2021-06", "2022-08"],
    ]);
  });
});

describe("schools", () => {
  const schoolsOf = (title: string, text: string) =>
    read(`${head}\n${title}\n${text}\n`).educations.map(({ degree, institution, start_date, end_date, gpa }) =>
      [degree, institution, start_date, end_date, gpa].map((value) => value ?? ""),
    );

  test.each([
    [
      "DEC en techniques policières\t2014-2017\nCégep de Rimouski",
      ["DEC en techniques policières", "Cégep de Rimouski", "2014", "2017", ""],
    ],
    ["École secondaire du Phare, Matane\t\t2009 – 2014\nDES", ["DES", "École secondaire du Phare", "2009", "2014", ""]],
    [
      "2012 – 2014 : Obtention du BTS Tourisme à Institut Kerbrat (Tambacounda)",
      ["BTS Tourisme", "Institut Kerbrat", "2012", "2014", ""],
    ],
    [
      "Baccalauréat en géographie, Université Laval, Québec\t2015-2018\nMoyenne cumulative : 3,7/4,3",
      ["Baccalauréat en géographie", "Université Laval", "2015", "2018", "3,7/4,3"],
    ],
    ["BEPC\n2000\nCollège moderne (Tambacounda)", ["BEPC", "Collège moderne", "", "2000", ""]],
  ])("%s", (text, school) => {
    expect(schoolsOf("Formation", text)).toEqual([school]);
  });

  test("taken at a school in a year, with a mark, all in one line", () => {
    const text = `Laurea in Chimica conseguita presso Università degli Studi di Ferrara nel 2011 con votazione 104/110
Diploma di geometra conseguito presso Istituto Aleotti nel 2006 con votazione 77/100`;
    expect(schoolsOf("Istruzione", text)).toEqual([
      ["Laurea in Chimica", "Università degli Studi di Ferrara", "", "2011", "104/110"],
      ["Diploma di geometra", "Istituto Aleotti", "", "2006", "77/100"],
    ]);
  });
});

test("the number of a house and the code of its town are no phone number", () => {
  const { phone, location } = read(
    "Ada Prova\nViale Roma, 77 – 20125 Milano\n02 4567 8901\nada@post.example\n",
  ).personal_info;
  expect([phone, location]).toEqual(["02 4567 8901", "Viale Roma, 77 – 20125 Milano"]);
});

test("a comma between numbers of a certificate names no giver, and rare languages have levels of two words", () => {
  const { certifications, languages } = read(
    `${head}\nCertifications\n- CACES R489 catégories 1, 3 et 5\n- Habilitation électrique\n\nLangues\nFrançais : bien\nBassa : langue maternelle\n`,
  );
  expect(certifications.map(({ name }) => name)).toEqual([
    "CACES R489 catégories 1, 3 et 5",
    "Habilitation électrique",
  ]);
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ["Français", "bien"],
    ["Bassa", "langue maternelle"],
  ]);
});

test("titles that say whose they are open sections", () => {
  const { educations, skills } = read(
    `${head}\nMa scolarité\nBac pro Cuisine, Lycée Chaptal, 2019\n\nMes savoir-faire\nDécoupe, Dressage\n`,
  );
  expect(educations.map(({ degree }) => degree)).toEqual(["Bac pro Cuisine"]);
  expect(skills.map(({ name }) => name)).toEqual(["Découpe", "Dressage"]);
});
