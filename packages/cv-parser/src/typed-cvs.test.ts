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
  ])("a place before number and address in one row is found: %j", async (head, place) => {
    const cv = await read(`${head}\nEDUCATION\n2011 – 2014 Riverside College\n`);
    expect(cv.personal_info.location).toMatch(place);
    expect(cv.personal_info.phone).toMatch(/\d{4}/);
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
});
