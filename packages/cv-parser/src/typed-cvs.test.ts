import { describe, expect, test } from "vitest";
import { parseCv } from "./parse-cv.ts";

const read = async (text: string) =>
  (await parseCv(new TextEncoder().encode(text), { now: new Date("2026-11-21T00:00:00Z") })).cv;

describe("CVs as people type them, line by line", () => {
  test.each([
    ["Mira Holt\n7 Quarry Lane, Ripley, 07700 900456, mira@holt.example\n", "7 Quarry Lane, Ripley"],
    ["Joke Visser\nMeppel, 06-87654321, joke@visser.example\n", "Meppel"],
    [
      "Uwe Brandt\nAmselweg 3, 37073 Göttingen, Tel. 0551 223344, E-Mail: uwe@brandt.example\n",
      /^Amselweg 3, 37073 Gött/,
    ],
    ["Joke Visser\nMeppel, 8 (903) 111-22-33,\njoke@visser.example\n", "Meppel"],
  ])("a place before number and address in one row is found: %j", async (head, place) => {
    const cv = await read(`${head}\nEDUCATION\n2011 – 2014 Riverside College\n`);
    expect(cv.personal_info.location).toMatch(place);
    expect(cv.personal_info.phone).toMatch(/\d{3}/);
  });

  test("a word for CVs above a name is no title of a section", async () => {
    const cv = await read(
      "РЕЗЮМЕ\nЛогинов Егор Павлович\negor@loginov.example\n\nОбразование\n2005 – 2009 Колледж связи\n",
    );
    expect(cv.personal_info).toMatchObject({ name: "Логинов Егор Павлович", summary: "" });
  });

  test("what ends in the dots of its legal form names the employer below a date", async () => {
    const jobs =
      "03/2011 – 12/2018\nRohr, a.s.\nVedoucí skladu\n– řízení směny\n\n08/2004 – 02/2011\nVlna, s.r.o.\nSkladník";
    const cv = await read(`Pavel Krátký\npavel@kratky.example\n\nPRAXE:\n${jobs}\n– výdej zboží\n`);
    expect(cv.experiences.map((job) => [job.position, job.company])).toEqual([
      ["Vedoucí skladu", "Rohr, a.s."],
      ["Skladník", "Vlna, s.r.o."],
    ]);
  });

  test.each([
    [
      "Education: 1999 – 2003 Harrow College, Joinery\nExperience: 2003 – 2011 Elm Ltd, Joiner\n2011 – now Oak Ltd, Foreman\nSkills: planing, AutoCAD\nLanguages: English, Polish\nHobbies: rowing\n",
    ],
    [
      "Образование: 1999–2003 Колледж связи, монтажник\nОпыт работы: 2003–2011 ООО «Вяз», монтажник\n2011–н.в. ООО «Дуб», мастер\nНавыки: пайка, AutoCAD\nЯзыки: русский, польский\nУвлечения: гребля\n",
    ],
    [
      "Schulbildung: 1990–1999 Realschule Elmau, Mittlere Reife\nBerufserfahrung: 2003–2011 Ulme GmbH, Tischler\n2011–heute Eiche GmbH, Meister\nKenntnisse: Hobeln, AutoCAD\nSprachen: Deutsch, Polnisch\nHobbys: Rudern\n",
    ],
  ])("titles with their text behind a colon open their sections: %#", async (body) => {
    const cv = await read(`Iris Vale\n07700 900456\niris@vale.example\n\n${body}`);
    expect(cv.experiences.map(({ start_date }) => start_date)).toEqual(["2003", "2011"]);
    expect(cv.educations).toHaveLength(1);
    expect([cv.skills.length, cv.languages.length, cv.interests.length]).toEqual([2, 2, 1]);
  });

  test("a list behind its title below the last job is none of its text", async () => {
    const cv = await read(
      "Iris Vale\niris@vale.example\n\nEXPERIENCE\n2003 – 2011 Joiner, Elm Ltd\n• Stairs and doors\n\nSkills: planing, turning\n",
    );
    expect(cv.experiences).toMatchObject([{ description: "• Stairs and doors" }]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["planing", "turning"]);
  });

  test("items of a list may begin in small letters, be titles elsewhere, or hold a colon", async () => {
    const skills = "práce na PC\nMS Word\nobsluha vysokozdvižného vozíku\n1С: Склад";
    const cv = await read(
      `Pavel Krátký\n+420 602 333 444\npavel@kratky.example\n\nPraxe\n2010 – 2015 Svářeč, Rohr, a.s.\n\nDovednosti\n${skills}\n`,
    );
    expect(cv.skills.map(({ name }) => name)).toEqual(skills.split("\n"));
  });

  test("below a row with period, post and employer stands what was done, and no place", async () => {
    const jobs =
      "03/2011 – 12/2018: Skladník, Rohr, a.s.\nVýdej zboží, inventury skladu\n08/2004 – 02/2011: Konstruktér, Vlna, s.r.o.\nKreslení tažných lan\n";
    const cv = await read(`Pavel Krátký\npavel@kratky.example\n\nPRAXE:\n${jobs}`);
    expect(cv.experiences.map((job) => [job.company, job.location, job.description])).toEqual([
      ["Rohr, a.s.", "", "Výdej zboží, inventury skladu"],
      ["Vlna, s.r.o.", "", "Kreslení tažných lan"],
    ]);
  });

  test("service and leave are with no employer that stands above them", async () => {
    const jobs = "2011 – 2014 Köchin, Hotel Adler\n2010 – 2011 Elternzeit\n2008 – 2010 Kellnerin, Gasthof Stern\n";
    const cv = await read(`Ute Brandt\nute@brandt.example\n\nBERUFSERFAHRUNG\n${jobs}`);
    expect(cv.experiences[1]).toMatchObject({ position: "Elternzeit", company: "" });
    const leave = await read(
      "Ute Brandt\nute@brandt.example\n\nBERUFSERFAHRUNG\nKöchin | Stadtwerke Elmau | 2015 – heute (Elternzeit seit 2024)\n",
    );
    expect(leave.experiences).toMatchObject([{ position: "Köchin", company: "Stadtwerke Elmau" }]);
  });

  test.each(["FCE (2014), TKT (2016), First Aid", "FCE, 2014; TKT, 2016; First Aid, 2019", "2014 FCE, 2016 TKT"])(
    "certificates in one row, most with a year, are read one by one: %s",
    async (row) => {
      const cv = await read(
        `Iris Vale\niris@vale.example\n\nEXPERIENCE\n2003 – 2011 Tutor, Elm School\n\nCERTIFICATES\n${row}\n`,
      );
      expect(cv.certifications.slice(0, 2).map(({ name }) => name)).toEqual(["FCE", "TKT"]);
    },
  );

  test("place, day and who signs at the foot are no hobbies", async () => {
    const foot = "Záliby: šachy, běh\n\nV Táboře dne 3. 5. 2025      Pavel Krátký\n";
    const cv = await read(`Pavel Krátký\npavel@kratky.example\n\nPRAXE\n2003 – 2011 Svářeč, Rohr, a.s.\n${foot}`);
    expect(cv.interests).toEqual(["šachy", "běh"]);
  });

  test("the numbered rows of a form name the person and open sections", async () => {
    const rows =
      "ФИО: Логинов Егор Павлович|Адрес: г. Пермь, ул. Лесная, 7|E-mail: egor@loginov.example|Образование: среднее, Колледж связи, 2009|Опыт работы: 2009–2014 ООО «Вяз», монтажник|Навыки: пайка, AutoCAD|Прочие сведения: готов к переезду";
    const cv = await read(
      `Анкета\n\n${rows
        .split("|")
        .map((row, at) => `${at + 1}. ${row}`)
        .join("\n")}\n`,
    );
    expect(cv.personal_info).toMatchObject({ name: "Логинов Егор Павлович", location: "г. Пермь, ул. Лесная, 7" });
    expect([cv.experiences.length, cv.educations.length]).toEqual([1, 1]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["пайка", "AutoCAD"]);
  });

  test("the post that somebody looks for is told without its label, and a label for contacts is no part of a place", async () => {
    const cv = await read(
      "Uwe Brandt\nAngestrebte Position: Lagerleiter\nKontakt: Amselweg 3, 37073 Göttingen · 0551 223344 · uwe@brandt.example\n\nBERUFSERFAHRUNG\n2003 – 2011 Lagerist, Eule GmbH\n",
    );
    expect(cv.personal_info).toMatchObject({ title: "Lagerleiter", location: "Amselweg 3, 37073 Göttingen" });
  });

  test.each([
    "Водительское удостоверение: В, С",
    "Водительские права: B, C, стаж 12 лет",
    "Führerschein: B, Staplerschein",
  ])("%s is one licence", async (row) => {
    const cv = await read(
      `Iris Vale\niris@vale.example\n\nEXPERIENCE\n2003 – 2011 Driver, Elm Ltd\n\nSKILLS\nExcel\nSAP\n${row}\n`,
    );
    expect(cv.certifications.map(({ name }) => name)).toEqual([row]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["Excel", "SAP"]);
  });
});
