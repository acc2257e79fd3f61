import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** What people type or paste, read from the text to the values. */
const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;
const head = "Nora Blaine\nnora.blaine@post.example | 020 7946 0991\n\nSkills\nKnots, splices\n";

describe("certificates one a line", () => {
  test("who gave it and when stand in brackets, and lines without a date are items as well", () => {
    const { certifications } = read(`${head}
Certifications
Rigging Level 2 (LEEA, 2019)
Working at Height, 2021
Banksman Award (CITB – 2022)
Asbestos Awareness for Site Staff`);
    expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ["Rigging Level 2", "LEEA", "2019"],
      ["Working at Height", "", "2021"],
      ["Banksman Award", "CITB", "2022"],
      ["Asbestos Awareness for Site Staff", "", ""],
    ]);
  });

  test("where every other line has a date, two lines make an item", () => {
    const { certifications } = read(`${head}
Certifications
Marine Engine Care, 2018
Harbour Trust of Leith
Boiler Operation, 2020
Steam Guild of Perth`);
    expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
      ["Marine Engine Care", "Harbour Trust of Leith"],
      ["Boiler Operation", "Steam Guild of Perth"],
    ]);
  });
});

describe("lines that a date opens", () => {
  test("begin an entry although they end like a sentence", () => {
    const { experiences, educations } = read(`${head}
Experience
June 2019 – present: Quayside Clinic. Ward Nurse.
Feb. 2015 – May 2019: Holm Nursing House. Nurse.

Education
2009 – 2012 BSc in Nursing. University of Tay.
2014 Diploma in Dressings. College of Fife.`);
    expect(experiences.map(({ position, start_date }) => [position, start_date])).toEqual([
      ["Ward Nurse", "2019-06"],
      ["Nurse", "2015-02"],
    ]);
    expect(educations.map(({ end_date }) => end_date)).toEqual(["2012", "2014"]);
  });
});

test("the code of a state behind a town is no degree", () => {
  const { educations } = read(`${head}
Education
MILLBROOK COLLEGE\tWorcester, MA
B.A. in Music Theory\tMay 2018`);
  expect(educations).toMatchObject([
    { degree: "B.A. in Music Theory", institution: "MILLBROOK COLLEGE", location: "Worcester, MA" },
  ]);
});

test.each([
  ["Imię i nazwisko: Zofia Maj", "Zofia Maj"],
  ["Nom et prénom : Hélène Cartier", "Hélène Cartier"],
  ["Ad Soyad: Deniz Aksoy", "Deniz Aksoy"],
  ["ФИО: Ковалёва Анна Петровна", "Ковалёва Анна Петровна"],
  ["الاسم: ليلى حداد", "ليلى حداد"],
])("%s names the person", (line, name) => {
  const { personal_info: person } =
    read(`Curriculum Vitae\n\n${line}\nE-mail: someone@post.example\nTel: 020 7946 0991\n
Experience
Nurse, Holm Care Home
2015 - 2019`);
  expect(person.name).toBe(name);
});

test.each([
  ["Fluent in Danish and conversational Greek", "Danish Fluent, Greek conversational"],
  ["Native Italian, basic Dutch", "Italian Native, Dutch basic"],
  ["Swedish and Polish", "Swedish , Polish "],
  ["Fluent: Norwegian", "Norwegian Fluent"],
])("languages of %s", (line, expected) => {
  const { languages } = read(`${head}\nLanguages\n${line}`);
  expect(languages.map(({ name, level }) => `${name} ${level}`).join(", ")).toBe(expected);
});

test("an employer named behind its post is not that of the next", () => {
  const { experiences } = read(`${head}
Experience
June 2019 - Present
Site Foreman
Tarn Construction Ltd, Leeds
Led a crew of nine on housing projects.

2014 - 2016
Labourer
Carried bricks across Yorkshire.`);
  expect(experiences.map(({ position, company }) => [position, company])).toEqual([
    ["Site Foreman", "Tarn Construction Ltd"],
    ["Labourer", ""],
  ]);
});

test("awards beside each other in one row are awards of their own", () => {
  const { awards } = read(`${head}\nAwards\nSafety Prize | Apprentice of the Year | Golden Trowel`);
  expect(awards.map(({ title }) => title)).toEqual(["Safety Prize", "Apprentice of the Year", "Golden Trowel"]);
});

test("what a project was made with stands behind a bar", () => {
  const { projects } = read(
    `${head}\nProjects\nTide Clock | Python, Flask, SQLite\tJan 2020 - Mar 2020\n• Shows the tide.`,
  );
  expect(projects).toMatchObject([{ title: "Tide Clock", technologies: ["Python", "Flask", "SQLite"] }]);
});

test.each(["Sava d.o.o.", "Μίνως Α.Ε.", "Arı Lojistik A.Ş.", "Beyaz Ltd. Şti."])(
  "%s ends in a dot and is no sentence",
  (name) => {
    const { experiences } = read(
      `${head}\nExperience\nEngineer, Ship and Crane Works ${name}\n2016 - 2019\nRepairs cranes.`,
    );
    expect(experiences).toMatchObject([{ position: "Engineer", start_date: "2016" }]);
  },
);

test("bullets that hold an employer with its dates, and the post behind a label", () => {
  const { experiences, educations } = read(`${head}
Education
• Postgraduate course in Botany. University of Tay, completed in 2018.
• Degree in Forestry. University of Fife, completed in 2014.

Experience
• 2018-Present – Green Dale Nurseries
Position: Senior Grower.
Duties: seedlings, soil, orders.

• 2014-2018 – Heather Gardens Ltd.
Position: Grower.`);
  expect(experiences.map(({ position, company, start_date }) => [position, company, start_date])).toEqual([
    ["Senior Grower", "Green Dale Nurseries", "2018"],
    ["Grower", "Heather Gardens Ltd.", "2014"],
  ]);
  expect(educations.map(({ institution, end_date }) => [institution, end_date])).toEqual([
    ["University of Tay", "2018"],
    ["University of Fife", "2014"],
  ]);
});

describe("what stands beside and below the head of a job", () => {
  test.each([
    ["Expérience", "Compétences", "Technicien de scène", "Théâtre du Vieux Quai", "Régisseur", "Maison Brumelle"],
    ["Berufserfahrung", "Kenntnisse", "Bühnentechnikerin", "Theater am Altkai", "Buchbinderin", "Werkstatt Brumm"],
    ["Experiencia", "Habilidades", "Técnica de escena", "Teatro del Muelle", "Regidora", "Fundación Brumel"],
    ["Doświadczenie", "Umiejętności", "Technik sceny", "Teatr Stary Brzeg", "Kierownik planu", "Studio Brumel"],
  ])("%s: the line that begins with %s names no employer of the next job", (title, label, first, at, second, then) => {
    const { experiences } = read(`${head}
${title}
${first}    03/2019 - 06/2023
${at}
${label}: Cordes, Levage
${second}    2015 - 2018
${then}
${label}: Plateau, Montage`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      [first, at],
      [second, then],
    ]);
  });

  test("months are read as they are called in Morocco and in Algeria", () => {
    const { experiences } = read(`${head}
الخبرة
مهندسة    غشت 2016 – دجنبر 2018
شركة النور
محاسبة    جانفي 2012 – جوان 2015
بنك الواحة`);
    expect(experiences.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ["2016-08", "2018-12"],
      ["2012-01", "2015-06"],
    ]);
  });
});

test("a town that no list knows is told by the address of a site behind it", () => {
  const { personal_info } = read(`Nora Blaine
nora.blaine@post.example | 020 7946 0991 | Wharram upon Wold | blaine.example

Skills
Knots, splices`);
  expect(personal_info.location).toBe("Wharram upon Wold");
});
