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

describe("jobs in other forms", () => {
  const jobsOf = (text: string) =>
    read(`${head}\nExpérience professionnelle\n${text}\n\nLangues\nAnglais : bien\n`).experiences.map(
      ({ position, company, start_date, end_date, description }) => [
        [position, company, start_date, end_date],
        description,
      ],
    );

  test("keep what is told behind a second colon out of the employer's name", () => {
    const text = `• 2019-... : Fleuriste, Fleurs du Cap (Brest) : bouquets, tenue de la caisse.
• 2016-2018 : Vendeuse, Halle Morvan (Quimper) : conseil, étiquetage.`;
    expect(jobsOf(text)).toEqual([
      [["Fleuriste", "Fleurs du Cap", "2019", null], "• bouquets, tenue de la caisse."],
      [["Vendeuse", "Halle Morvan", "2016", "2018"], "• conseil, étiquetage."],
    ]);
  });

  test('keep the bullets below "Missions :"', () => {
    const text = `Fleuriste – Fleurs du Cap – Brest
mars 2019 à ce jour (7 ans)
Missions :
- Bouquets de mariage
Vendeuse – Halle Morvan – Quimper
mai 2016 à juin 2018 (2 ans)
Missions :
- Conseil aux clients`;
    expect(jobsOf(text).map(([job, told]) => [job?.[1], told])).toEqual([
      ["Fleurs du Cap", "• Bouquets de mariage"],
      ["Halle Morvan", "• Conseil aux clients"],
    ]);
  });

  test("have their names right below a period alone, however long they are", () => {
    const text = `Depuis 2012
Monitrice d'équitation à l'École communale de l'Hippodrome du Haut-Morvan
- Cours aux enfants

2008 à 2012
Monitrice d'équitation à l'Institut des Sports de l'Estuaire
- Cours aux adultes`;
    expect(jobsOf(text).map(([job]) => job)).toEqual([
      ["Monitrice d'équitation", "École communale de l'Hippodrome du Haut-Morvan", "2012", null],
      ["Monitrice d'équitation", "Institut des Sports de l'Estuaire", "2008", "2012"],
    ]);
  });
});

describe("Italian periods", () => {
  test("name the year as one", () => {
    const { experiences } = read(
      `${head}\nEsperienze lavorative\ndall'anno 2014 all'anno 2018\nCommessa presso Panificio Adige\n- Cassa\n`,
    );
    expect(experiences.map(({ position, start_date, end_date }) => [position, start_date, end_date])).toEqual([
      ["Commessa", "2014", "2018"],
    ]);
  });
});

test.each([
  ["Langue maternelle : wolof\nAutres langues : français, anglais", ["wolof", "français", "anglais"]],
  ["Je parle anglais et italien.", ["anglais", "italien"]],
  ["Parlo inglese e tedesco.", ["inglese", "tedesco"]],
])("languages said in words: %s", (text, names) => {
  const { languages } = read(
    `${head}\nFormation\nCAP Cuisine, Lycée Chaptal, 2011\n\nLangues\n${text}\n\nLoisirs\nVoile\n`,
  );
  expect(languages.map(({ name }) => name)).toEqual(names);
});

test.each(["Mme Lou Perrin", "Madame Lou Perrin", "Sig.ra Lou Perrin", "Frau Lou Perrin"])("%s has a name", (name) => {
  expect(read(`${name}\nlou.perrin@post.example\n06 11 22 33 44\n\nLangues\nAnglais\n`).personal_info.name).toBe(
    "Lou Perrin",
  );
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
    ["2003 : Bac pro Cuisine du lycée Kerbrat, Tambacounda", ["Bac pro Cuisine", "lycée Kerbrat", "", "2003", ""]],
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

test("consent behind a label is no profile, and a street no name", () => {
  const { name, summary } = read(
    "Viale Roma, 77 – 20125 Milano\nada.prova@post.example\n02 4567 8901\nAda Prova\nPrivacy: Autorizzo il trattamento dei dati personali che si trovano in questo curriculum secondo la legge\n\nLingue\nInglese\n",
  ).personal_info;
  expect([name, summary]).toEqual(["Ada Prova", ""]);
});
