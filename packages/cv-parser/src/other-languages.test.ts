import { describe, expect, test } from "vitest";
import { aSource } from "./fixtures/source-builder.ts";
import type { SourceBuilder } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";

const read = (page: SourceBuilder) =>
  parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller()).cv;

/** A row in two weights: what is bold, and what follows it. */
function twoWeights(page: SourceBuilder, y: number, [strong, plain]: readonly [string, string], x = 70): SourceBuilder {
  return page.text(x, y, strong, { bold: true }).text(x + strong.length * 5 + 4, y, plain);
}

/** The newer Europass form: dates and town above, what in bold and where in plain letters, bullets set in. */
function europass(): SourceBuilder {
  const page = aSource();
  page.text(50, 40, "Ilse Marrengo", { size: 16, bold: true }).text(50, 64, "ilse.marrengo@example.org");
  page.text(50, 100, "WORK EXPERIENCE", { size: 12 });
  twoWeights(page, 122, ["01/03/2019 – CURRENT", "Ghent, Belgium"]);
  twoWeights(page, 137, ["Harbour Pilot", "Scheldt Pilotage"]);
  page.text(100, 153, "• guiding tankers through the locks").text(100, 167, "• training of two candidates a year");
  twoWeights(page, 190, ["01/09/2015 – 28/02/2019", "Ostend, Belgium"]);
  twoWeights(page, 205, ["Second Mate", "Noordzee Ferries"]);
  page.text(100, 221, "• watch keeping on the night crossings").text(100, 235, "• care of the charts");
  page.text(50, 270, "EDUCATION AND TRAINING", { size: 12 });
  const courses = ["Nautical Science", "Celestial Navigation", "Harbour Law", "Ship Handling"];
  courses.forEach((course, index) => {
    twoWeights(page, 292 + index * 32, [`01/09/201${index} – 30/06/201${index + 1}`, "Antwerp, Belgium"]);
    twoWeights(page, 307 + index * 32, [course, "Scheldt Maritime Academy"]);
  });
  page.text(50, 450, "LANGUAGE SKILLS", { size: 12 });
  twoWeights(page, 470, ["MOTHER TONGUE(S):", "Dutch"]);
  page.text(70, 486, "Other language(s):", { bold: true }).text(70, 502, "English", { bold: true });
  page.lines(80, 518, ["Listening C1", "Reading C1", "Writing B2"]);
  page.text(70, 570, "Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user");
  return page;
}

describe("the newer Europass form", () => {
  test("bold names of entries beside bullets that are set in are no titles in a margin", () => {
    const cv = read(europass());
    expect(cv.experiences.map((job) => [job.position, job.company, job.start_date, job.end_date])).toEqual([
      ["Harbour Pilot", "Scheldt Pilotage", "2019-03", null],
      ["Second Mate", "Noordzee Ferries", "2015-09", "2019-02"],
    ]);
    expect(cv.educations.map((school) => [school.degree, school.institution])).toEqual(
      ["Nautical Science", "Celestial Navigation", "Harbour Law", "Ship Handling"].map((course) => [
        course,
        "Scheldt Maritime Academy",
      ]),
    );
  });

  test("the heads of its table of languages are no languages, and its legend no skill", () => {
    const cv = read(europass());
    expect(cv.languages.map(({ name }) => name)).toEqual(["Dutch", "English"]);
    expect(cv.skills).toEqual([]);
  });
});

test("certificates with addresses in bullets below: the dated names count", () => {
  const page = aSource().text(50, 40, "Tullio Bergonzi", { size: 18, bold: true }).text(50, 64, "tullio@example.org");
  page.text(50, 420, "Esperienze lavorative", { size: 13, bold: true });
  page.text(50, 444, "Cuoco di bordo, Traghetti del Golfo").flushRight(545, 444, "2016 - oggi");
  page.text(50, 100, "Certificazioni", { size: 13, bold: true });
  [
    ["Patente nautica oltre le 12 miglia", "Lega del Porto", "Mag. 2019"],
    ["Radiotelefonista", "Scuola Faro", "Set. 2020"],
    ["Primo soccorso in mare", "Croce del Golfo", "Ott. 2021"],
  ].forEach(([name = "", issuer = "", date = ""], index) => {
    const y = 124 + index * 62;
    page
      .text(50, y, name, { bold: true })
      .text(50, y + 13, issuer)
      .flushRight(545, y + 13, date);
    page.text(60, y + 27, `• Codice certificato: FR-${index}81`).text(60, y + 40, `• Url: faro.example/c/${index}`);
  });
  expect(read(page).certifications.map(({ name }) => name)).toEqual([
    "Patente nautica oltre le 12 miglia",
    "Radiotelefonista",
    "Primo soccorso in mare",
  ]);
});

test("labels of a person in a column of their own belong to the values beside them", () => {
  const page = aSource().text(50, 40, "CURRICULUM VITAE", { size: 14, bold: true });
  page.text(50, 66, "Personalia", { size: 12, bold: true });
  page.lines(60, 90, ["Naam", "Adres", "Mobiel", "E-mail", "Geboortedatum", "Nationaliteit", "Rijbewijs"]);
  page.lines(170, 90, ["Wout Terlinck", "Kaai 7, 8400 Oostende", "0470 55 01 92", "wout.terlinck@example.org"]);
  page.lines(170, 146, ["3 mei 1990", "Belg", "B"]);
  page.text(50, 210, "Werkervaring", { size: 12, bold: true });
  page.text(60, 232, "Kok, De Gouden Pan, Oostende").flushRight(545, 232, "2015 - heden");
  const { personal_info: person } = read(page);
  expect(person).toMatchObject({ name: "Wout Terlinck", email: "wout.terlinck@example.org", phone: "0470 55 01 92" });
});

test("a name below the post that is as large as it belongs to the head, above smaller text", () => {
  const page = aSource().text(50, 40, "Nives Carraro", { size: 20 }).text(50, 70, "nives.carraro@example.org");
  page.text(50, 110, "Esperienza Lavorativa", { size: 16, bold: true });
  page.text(50, 140, "09/2021 -> 04/2024", { size: 10 }).text(50, 154, "Programmatrice", { size: 12 });
  page.text(50, 168, "Velisma - Trieste", { size: 12 });
  page.lines(50, 184, ["Sviluppo di moduli per il sito del porto, con prove automatiche e guide per"], { size: 8 });
  page.text(50, 194, "le squadre che li usano ogni giorno.", { size: 8 });
  page.text(50, 220, "02/2019 -> 08/2021", { size: 10 }).text(50, 234, "Grafica", { size: 12 });
  page.text(50, 248, "Ortalia - Udine", { size: 12 });
  page.text(50, 264, "Manifesti e libretti per il teatro della valle e per le sue scuole di danza.", { size: 8 });
  expect(read(page).experiences.map(({ position, company }) => [position, company])).toEqual([
    ["Programmatrice", "Velisma"],
    ["Grafica", "Ortalia"],
  ]);
});

describe("skills", () => {
  const skillsOf = (lines: readonly string[], title: string) => {
    const page = aSource().text(50, 40, "Ada Brenno", { size: 18, bold: true }).text(50, 66, "ada@example.org");
    page.text(50, 100, title, { size: 13, bold: true }).lines(60, 124, lines);
    return read(page).skills.map(({ name }) => name);
  };

  test("Chinese writes no blank behind the colon of a group, and says how well before the name", () => {
    expect(skillsOf(["• 数据工具：Python，SQL，Tableau", "• 熟练掌握 React，了解 Docker"], "技术能力")).toEqual([
      "Python",
      "SQL",
      "Tableau",
      "React",
      "Docker",
    ]);
  });

  test("a small letter right below a marked name is the rest of it", () => {
    const lines = ["• Umiejętność pracy", "w zespole", "• Obsługa kasy fiskalnej", "• Prawo jazdy kategorii C"];
    expect(skillsOf(lines, "Umiejętności")).toEqual([
      "Umiejętność pracy w zespole",
      "Obsługa kasy fiskalnej",
      "Prawo jazdy kategorii C",
    ]);
  });

  test("commas part the clauses of a sentence and no skills", () => {
    const lines = ["• Stressbestendig en positief ingesteld, met een blik op het geheel", "• Lassen, Draaien"];
    expect(skillsOf(lines, "Vaardigheden")).toEqual(["Lassen", "Draaien"]);
  });
});

test("a name, its period and a colon stand before what was done there", () => {
  const page = aSource().text(50, 40, "Rui Falcoeira", { size: 18, bold: true }).text(50, 66, "rui@example.org");
  page.text(50, 100, "Experiências", { size: 13, bold: true });
  page.text(50, 124, "Marmelada Digital 2020(JANEIRO) - 2021(MARÇO): Programador, manutenção de código antigo");
  page.text(50, 138, "e correção de erros no sistema das bibliotecas da cidade, com testes.");
  page.text(50, 166, "Oficina do Vento 2021(ABRIL) - Atualmente: Programador, novas páginas para as lojas de");
  page.text(50, 180, "bicicletas e relatórios para a gerência, com testes.");
  expect(read(page).experiences.map((job) => [job.company, job.start_date, job.end_date])).toEqual([
    ["Marmelada Digital", "2020-01", "2021-03"],
    ["Oficina do Vento", "2021-04", null],
  ]);
});
