import { describe, expect, test } from "vitest";
import { aSource } from "./fixtures/source-builder.ts";
import type { SourceBuilder } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";
import { withArabicLetters } from "./source/arabic-letters.ts";

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
    expect(skillsOf(lines, "Umiejętności")).toEqual(["Umiejętność pracy w zespole", "Obsługa kasy fiskalnej"]);
  });

  test("commas part the clauses of a sentence and no skills", () => {
    const lines = ["• Stressbestendig en positief ingesteld, met een blik op het geheel", "• Lassen, Draaien"];
    expect(skillsOf(lines, "Vaardigheden")).toEqual(["Lassen", "Draaien"]);
    expect(skillsOf(["Lassen (al 3 jaar), Draaien (al 12 jaar), Solderen (al 4 jaar)"], "Vaardigheden")).toHaveLength(
      3,
    );
  });
});

describe("Arabic", () => {
  const pageIn = (lines: readonly string[]) => {
    const page = aSource();
    lines.forEach((text, index) => page.flushRight(545, 40 + index * 16, text));
    return page;
  };

  test("titles are known in the letters of Persian, with lines drawn out, and joined by the word for and", () => {
    const cv = read(
      pageIn([
        "سلیم الھادی",
        "salim@example.org",
        "الخبـرات العملیة",
        "محاسب – شركة النخیل | 2019 - 2023",
        "التعلیم والشھادات",
        "بكالوریوس محاسبة – جامعة النخیل | 2018",
        "المھارات التقنیة والتقاریر السنویة",
        "إعداد الجداول، مراجعة الحسابات",
      ]),
    );
    expect(cv.experiences).toHaveLength(1);
    expect(cv.educations).toMatchObject([{ end_date: "2018" }]);
    expect(cv.skills).toHaveLength(2);
  });

  test("a document without a letter of Persian alone is in the letters of Arabic", () => {
    const runs = pageIn(["سلیم الھادی ومن معھ في شركة النخیل"]).build().runs;
    expect(withArabicLetters(runs)[0]?.text).toBe("سليم الهادي ومن معه في شركة النخيل");
    const persian = pageIn(["پرویز کریمی در شرکت نخل و باغ بزرگ"]).build().runs;
    expect(withArabicLetters(persian)).toEqual(persian);
  });
});

test("lines set with two lines' space go on as those of a narrow page do", () => {
  const page = aSource().text(50, 30, "Elio Marchesan", { size: 18, bold: true }).text(50, 56, "elio@example.org");
  page.text(50, 84, "Esperienza", { size: 13, bold: true }).text(50, 108, "Fornaio, Forno del Ponte, 2015 - 2021");
  const rows = [
    "• Preparazione degli impasti per il pane e per i dolci della mattina, con farine di grani antichi",
    "della valle.",
    "• Guida di due apprendisti nella bottega, dalla scelta delle materie prime fino alla vendita ai",
    "clienti.",
  ];
  [...rows, ...rows, ...rows, ...rows].forEach((text, index) => page.text(50, 130 + index * 22, text));
  const [job] = read(page).experiences;
  expect(read(page).experiences).toHaveLength(1);
  expect(job?.description.split("\n")).toHaveLength(8);
});

test("a known title with a remark in smaller letters behind it is a title", () => {
  const page = aSource().text(50, 40, "Лада Ветрова", { size: 18, bold: true }).text(50, 64, "lada@example.org");
  page.text(50, 100, "ОПЫТ РАБОТЫ", { size: 12, bold: true }).text(50, 120, "Пекарь, Булочная на углу, 2018 – 2022");
  page
    .text(50, 160, "КЛЮЧЕВЫЕ ПРОЕКТЫ", { size: 12, bold: true })
    .text(160, 163, "— названия ведут на сайт", { size: 8 });
  page.text(50, 182, "Карта мельниц", { bold: true }).text(50, 196, "Карта всех мельниц области с их историей.");
  page.text(50, 220, "Книга хлеба", { bold: true }).text(50, 234, "Рецепты трёх поколений пекарей в одной книге.");
  const cv = read(page);
  expect(cv.projects.map(({ title }) => title)).toEqual(["Карта мельниц", "Книга хлеба"]);
  expect(cv.experiences).toHaveLength(1);
});

test.each([
  ["on the row of what it names", 124],
  ["above what is set in below it", 138],
])("among skills a title in a margin of its own opens a list of its kind: %s", (_where, y) => {
  const page = aSource().text(50, 40, "Ida Brenner", { size: 18, bold: true }).text(50, 64, "ida@example.org");
  page.text(50, 220, "Berufserfahrung", { size: 14, bold: true });
  page.text(50, 244, "2015 - 2020").text(200, 244, "Dreherin, Werk am Fluss");
  page.text(50, 100, "Kenntnisse & Fähigkeiten", { size: 14, bold: true });
  page.text(50, 124, "Sprachkenntnisse").lines(200, y, ["Deutsch: Muttersprache", "Englisch: Fließend"]);
  page.text(50, y + 40, "Werkzeuge").lines(200, y + 40, ["Drehbank, Fräse"]);
  const cv = read(page);
  expect(cv.languages.map(({ name }) => name)).toEqual(["Deutsch", "Englisch"]);
  expect(cv.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Drehbank", "Fräse"]));
});

test("a school that its language names before the subject is cut off, and a town behind a dash", () => {
  const page = aSource().text(50, 40, "Deniz Akarsu", { size: 18, bold: true }).text(50, 64, "deniz@example.org");
  page.text(50, 100, "Eğitim Bilgileri", { size: 13, bold: true });
  page.text(50, 122, "Çınar Üniversitesi Bilgisayar Mühendisliği (2018-2022)");
  page.text(50, 144, "Ihlamur Anadolu Lisesi (2014-2018)");
  expect(read(page).educations.map(({ degree, institution }) => [degree, institution])).toEqual([
    ["Bilgisayar Mühendisliği", "Çınar Üniversitesi"],
    ["", "Ihlamur Anadolu Lisesi"],
  ]);
});

test("a name over three lines of large type is one name", () => {
  const page = aSource().lines(200, 40, ["IOLANDA", "BEATRIZ", "VILAR REIS"], { size: 36, leading: 46 });
  page.text(200, 190, "iolanda@example.org").text(200, 220, "EXPERIÊNCIA", { size: 13, bold: true });
  page.text(200, 244, "Cozinheira, Casa do Largo, 2015 - 2020");
  expect(read(page).personal_info.name).toBe("IOLANDA BEATRIZ VILAR REIS");
});

test("what counts the projects stands before their names", () => {
  const page = aSource().text(50, 40, "顾晓岚", { size: 18, bold: true }).text(50, 64, "gu@example.org");
  page.text(50, 100, "项目经验", { size: 13, bold: true });
  ["河道水位网站", "茶园灌溉平台"].forEach((name, index) => {
    page.text(50, 124 + index * 50, `项目${"一二".charAt(index)}`, { bold: true });
    page.text(150, 124 + index * 50, name, { bold: true });
    page.text(60, 140 + index * 50, "• 项目描述：记录每日数据并画出图表，供管理人员查看。");
  });
  expect(read(page).projects.map(({ title }) => title)).toEqual(["河道水位网站", "茶园灌溉平台"]);
});

test("fonts of two scripts make no two names of one", () => {
  const page = aSource().text(50, 40, "顾晓岚", { size: 18, bold: true }).text(50, 64, "gu@example.org");
  page.text(50, 100, "项目经历", { size: 13, bold: true });
  page.text(50, 124, "基于").text(62, 124, "HydroNet", { bold: true }).text(106, 124, "的水位预测 . . . . . . . . . .");
  page.text(60, 140, "• 根据降雨记录预测河道水位，并向村民发出提醒。");
  expect(read(page).projects[0]?.title).toMatch(/^基于\s?HydroNet\s?的水位预测$/u);
});

test("the last two of a list of skills stand around its only and", () => {
  const page = aSource().text(50, 40, "Rui Falcoeira", { size: 18, bold: true }).text(50, 66, "rui@example.org");
  page.text(50, 100, "Habilidades", { size: 13, bold: true }).text(50, 122, "Word, Excel e PowerPoint");
  expect(read(page).skills.map(({ name }) => name)).toEqual(["Word", "Excel", "PowerPoint"]);
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
