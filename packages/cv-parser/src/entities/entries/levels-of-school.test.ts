import { expect, test } from "vitest";
import { degreeScore, gradeScore, institutionScore } from "./word-scores.ts";

test.each([
  ..."SHS|JHS|Elementary|Tertiary|College Level|Senior High School|Class XII|10+2|Plus Two|Higher Secondary|Intermediate|PGDM|BSIT|Form Four|Grade 12|A Levels|GCE Ordinary Level|QQI Level 5".split(
    "|",
  ),
  ..."BUT Informatique|Bac+3|L3 Droit|Maturité professionnelle|Bachelier en droit|12.º ano|Preparatoria|Koch EFZ|Berufsmatura|Mag. phil.".split(
    "|",
  ),
  ..."Lakeside Secondary School Diploma|Cand.merc.|Ahli Madya|専門士".split("|"),
])("%s is a level of school or what was given at its end", (text) => {
  expect(degreeScore(text)).toBeGreaterThanOrEqual(2.6);
  expect(institutionScore(text)).toBeLessThan(degreeScore(text));
});

test.each(["Preparatoria Río Claro", "SMA Negeri 4 Teluk Biru", "Lakeside Intermediate School", "ICS College"])(
  "%s is a school",
  (text) => expect(institutionScore(text)).toBeGreaterThan(2),
);

test("how far somebody went is no mark, a number of a scale is", () => {
  expect(gradeScore("Grade 12")).toBeLessThan(0);
  expect(gradeScore("Grade: 12/20")).toBe(4);
});

test.each(
  "CPI: 8.5|78 percent|2:i|First Class with Distinction|Mean Grade: C|ATAR: 92|mit Auszeichnung bestanden|Prädikatsexamen|grande distinction|félicitations du jury|Promedio general: 95|mención honorífica|16 valores|Classificação final: 15|110 con lode|Met grote onderscheiding|Średnia: 4,8|z wyróżnieniem|Средний балл: 4.8|с отличием|Průměr: 1,5|Átlag 4.5|Medie generală: 9.5|Βαθμός: 8.5|Mezuniyet notu: 85|IPK 3.75|Gennemsnit: 10,2|Keskiarvo: 4,2".split(
    "|",
  ),
)("%s is a mark", (mark) => expect(gradeScore(mark)).toBeGreaterThanOrEqual(2.5));

test.each(["Grande École", "Con Edison", "Nilai Springs Resort", "Medie University"])("%s is none", (name) =>
  expect(gradeScore(name)).toBeLessThan(2),
);
