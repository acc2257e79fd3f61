import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";
import { scanDates } from "./dates/scan-dates.ts";
import { readSkills } from "./lists/skills.ts";
import { parseCvText } from "../parse-cv.ts";

const skillsOf = (...rows: string[]) => {
  const layout = layoutOfLines(rows.map((row) => line(row)));
  return readSkills(layout, layout.lines).map(({ fields }) => [fields["category"]?.value, fields["name"]?.value]);
};

test("an arrow parts the name of a group from what it holds", () => {
  expect(skillsOf("Bases de données → Oracle, Redis", "Réseau ⇒ Cisco, Juniper")).toEqual([
    ["Bases de données", "Oracle"],
    ["Bases de données", "Redis"],
    ["Réseau", "Cisco"],
    ["Réseau", "Juniper"],
  ]);
});

test("the small word before a year goes with it and ends no degree", () => {
  const layout = layoutOfLines([
    line("Mestrado em Química em 2011 – Universidade de Aveiro", { bullet: "•" }),
    line("Licenciatura em Física em 2008 – Universidade do Minho", { bullet: "•" }),
  ]);
  expect(readEducations(layout, layout.lines).map(({ fields }) => fields.degree?.value)).toEqual([
    "Mestrado em Química",
    "Licenciatura em Física",
  ]);
});

test("both ends of a period may stand in square brackets of their own", () => {
  const [date, ...more] = scanDates("[Enero 2019] – [Mayo 2021]");
  expect(more).toEqual([]);
  expect(date).toMatchObject({ kind: "range", from: { year: 2019, month: 1 }, to: { year: 2021, month: 5 } });
});

test("a number beside the address below the jobs is the person's", () => {
  const { cv } = parseCvText(
    [
      "Claire Morvan",
      "",
      "EXPÉRIENCE",
      "",
      "Comptable, Minoterie du Port",
      "Mars 2018 – Juin 2021",
      "02.98.11.22.33",
      "claire.morvan@example.com",
    ].join("\n"),
  );
  expect(cv.personal_info?.phone).toBe("02.98.11.22.33");
});
