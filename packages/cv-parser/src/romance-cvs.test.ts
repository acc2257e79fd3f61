import { describe, expect, test } from "vitest";
import { scanDates } from "./entities/dates/scan-dates.ts";
import {
  degreeScore,
  hasLegalForm,
  institutionScore,
  jobScore,
  organisationScore,
  placeScore,
} from "./entities/entries/word-scores.ts";
import { aSource } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";
import { titleKind } from "./sections/title-kind.ts";

/** A page of lines, one below the other; "# " begins a title and "! " the name. */
function cvOf(lines: readonly string[]) {
  let y = 40;
  let page = aSource();
  for (const line of lines) {
    const [size, lead] = line.startsWith("! ") ? [18, 28] : line.startsWith("# ") ? [13, 22] : [10, 14];
    page = page.text(50, y, line.replace(/^[#!] /u, ""), { size, bold: size > 10 });
    y += lead;
  }
  return parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller()).cv;
}
const jobsOf = (cv: ReturnType<typeof cvOf>) =>
  cv.experiences.map((job) => [job.position, job.company, job.start_date, job.end_date]);
const schoolsOf = (cv: ReturnType<typeof cvOf>) =>
  cv.educations.map(({ institution, degree, location }) => [institution, degree, location]);

describe("titles as people write them", () => {
  test.each([
    ["Cursos extracurriculares", "certifications"],
    ["Últimas experiências", "experience"],
    ["Qualificações profissionais", "skills"],
    ["Compétences bureautiques", "skills"],
    ["Engagement citoyen", "volunteer"],
    ["Percorso scolastico", "education"],
    ["Attestati", "certifications"],
    ["Antecedentes laborales", "experience"],
    ["Otros datos de interés", "other"],
    ["Competențe dobândite", "skills"],
    ["Experiència docent", "experience"],
    ["Formació complementària", "certifications"],
  ])("%s", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test("posts, schools, degrees and employers of all trades are known by their words", () => {
  for (const post of [
    "Merendeira escolar",
    "Agent d'entretien",
    "Addetto alle pulizie",
    "Gasfiter",
    "Fochist",
    "Cuinera",
  ])
    expect(jobScore(post), post).toBeGreaterThan(1.5);
  for (const employer of ["Prefeitura Municipal de Vale Verde", "EHPAD Les Tilleuls", "Ayuntamiento de Robledo"])
    expect(organisationScore(employer), employer).toBeGreaterThan(1.5);
  expect(institutionScore("Agrupamento de Escolas do Monte")).toBeGreaterThan(2.5);
  expect(degreeScore("Ensino médio completo")).toBeGreaterThan(2.5);
});

test("a town before the letters of its state or the number of its district is a place and no company", () => {
  for (const place of ["Serra Clara/SP", "Béziers (34)", "Viserba (RN)"])
    expect(placeScore(place), place).toBeGreaterThan(2.5);
  expect(hasLegalForm("Serra Clara/SP")).toBe(false);
  expect(placeScore("Istituto Ferrini (RN)")).toBeLessThan(2.5);
});

test.each([
  ["Desde: enero 2015 Hasta: marzo 2019", { year: 2015, month: 1 }, { year: 2019, month: 3 }],
  ["Admissão: 01/02/2010 Saída: 03/05/2012", { year: 2010, month: 2 }, { year: 2012, month: 5 }],
])("both ends of a period behind labels: %s", (text, from, to) => {
  expect(scanDates(text).map((match) => [match.from, match.to])).toEqual([[from, to]]);
});

test("jobs of a Brazilian CV whose employer stands above the labels, with list marks or without", () => {
  const cv = cvOf([
    "! Joaquim Prado Leite",
    "joaquim.prado@example.com",
    "# EXPERIÊNCIA PROFISSIONAL",
    "• Transportadora Rio Manso",
    "Função: Motorista de caminhão",
    "Período: 02/05/2016 a 10/12/2022",
    "• Viação Serrana Ltda.",
    "Função: Cobrador",
    "Período: 01/2012 a 04/2016",
  ]);
  expect(jobsOf(cv)).toEqual([
    ["Motorista de caminhão", "Transportadora Rio Manso", "2016-05", "2022-12"],
    ["Cobrador", "Viação Serrana Ltda.", "2012-01", "2016-04"],
  ]);
});

test("an institution behind a label of a job is who it was for, and a strange label tells of the work", () => {
  const cv = cvOf([
    "! Ramiro Sotelo",
    "# Experiencia laboral",
    "Soporte técnico:",
    "Institución: Redes del Sur SA, La Plata",
    "Tareas varias: control de la red",
    "Período: 23/10/2021 - presente",
    "Auxiliar de depósito:",
    "Institución: Veterinaria Lobo, La Plata",
    "Período: 08/03/2018 - 21/10/2021",
  ]);
  expect(cv.experiences.map(({ position, company }) => [position, company])).toEqual([
    ["Soporte técnico", "Redes del Sur SA"],
    ["Auxiliar de depósito", "Veterinaria Lobo"],
  ]);
});

test("a post and an employer with the company between them", () => {
  const cv = cvOf([
    "! Aminata Sow",
    "# PARCOURS PROFESSIONNEL",
    "2018-2022 : Comptable au sein de la société Kindia Transit",
    "2015-2017 : Agent de transit à la société Ferdou",
    "# DIPLÔMES",
    "2015 : Licence en comptabilité à l'UGANC",
  ]);
  expect(jobsOf(cv).map(([position, company]) => [position, company])).toEqual([
    ["Comptable", "Kindia Transit"],
    ["Agent de transit", "Ferdou"],
  ]);
  expect(schoolsOf(cv)).toEqual([["UGANC", "Licence en comptabilité", ""]]);
});

test("the town behind a dash at the end of a school's row", () => {
  const cv = cvOf([
    "! Nadia Belkacem",
    "# Formation",
    "2014 Bac Pro ASSP – Lycée Valentine Labiche – La Garenne",
    "2012 BEP Carrières sanitaires – Lycée Jean Marvel – Roubigny",
  ]);
  expect(schoolsOf(cv)).toEqual([
    ["Lycée Valentine Labiche", "Bac Pro ASSP", "La Garenne"],
    ["Lycée Jean Marvel", "BEP Carrières sanitaires", "Roubigny"],
  ]);
});

test("levels of school before a colon, a row for each", () => {
  const cv = cvOf([
    "! Juana Molina Pardo",
    "# ESTUDIOS REALIZADOS",
    "Primaria: Escuela Fiscal República del Mar",
    "Secundaria: Colegio Nacional Mejorada",
    "Superior: Universidad Central de Robledo (2008 – 2013)",
  ]);
  expect(schoolsOf(cv)).toEqual([
    ["Escuela Fiscal República del Mar", "Primaria", ""],
    ["Colegio Nacional Mejorada", "Secundaria", ""],
    ["Universidad Central de Robledo", "Superior", ""],
  ]);
});

test.each([
  ["Inglês fluente Mandarim básico", ["Inglês", "Mandarim"]],
  ["ingles-intermedio, Frances-básico", ["ingles", "Frances"]],
  ["Lingua Inglese livello C1", ["Inglese"]],
  ["Français langue maternelle, Arabe courant", ["Français", "Arabe"]],
])("languages with their levels: %s", (line, names) => {
  const cv = cvOf(["! Ana Rivero", "ana.rivero@example.com", "# Idiomas", line]);
  expect(cv.languages.map(({ name }) => name)).toEqual(names);
});

test.each([
  [["Nom : KOUASSI", "Prénom : Yao Serge"], "Yao Serge KOUASSI"],
  [["Nombres: Andrés Felipe", "Apellidos: Ramos Soto"], "Andrés Felipe Ramos Soto"],
  [["Cognoms: Puig Serra", "Nom: Mireia"], "Mireia Puig Serra"],
])("a name in two halves behind labels: %s", (lines, name) => {
  const cv = cvOf(["! Curriculum Vitae", ...lines, "E-mail: nobody@example.org"]);
  expect(cv.personal_info.name).toBe(name);
});

test("an address of Brazil over its dashes, and a street called after a trade", () => {
  const brazil = cvOf(["! Maria Nogueira", "Rua das Acácias, 120 – Jardim Europa – Campinas/SP", "(19) 98877-1122"]);
  expect(brazil.personal_info.location).toBe("Rua das Acácias, 120 – Jardim Europa – Campinas/SP");
  const france = cvOf(["! Claire Moreau", "12 rue du Boulanger, 69003 Lyon", "06 12 34 56 78"]);
  expect(france.personal_info.location).toBe("12 rue du Boulanger, 69003 Lyon");
});

test("a closing line of a town and a month belongs to no section", () => {
  const cv = cvOf([
    "! Rosana Teixeira",
    "rosana@example.com",
    "# Idiomas",
    "Inglês intermediário",
    "Serra Clara, março de 2024",
  ]);
  expect(cv.languages.map(({ name }) => name)).toEqual(["Inglês"]);
});
