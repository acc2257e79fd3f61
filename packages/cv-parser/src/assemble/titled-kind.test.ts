import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { likelyKind } from "./paper-kind.ts";
import { builtKind, titledKind } from "./titled-kind.ts";

const layoutOf = (...lines: string[]) => layoutOfText(lines.join("\n"));

test.each([
  ["rules", ["Bakers of the Fen e.V.", "Vereinssatzung", "Der Verein backt."]],
  ["rules", ["The Bylaws of the Fen Bakers", "Bread is baked."]],
  ["rules", ["УСТАВ", "общества пекарей"]],
  ["diploma", ["Moor School", "Abschlusszeugnis", "Ada North"]],
  ["diploma", ["Unofficial Transcript", "Ada North"]],
  ["diploma", ["面包学院", "毕业证书"]],
  ["minutes", ["Vergadering bakkers (4 mei 2031)", "Afwezig: Ben"]],
  ["minutes", ["会议纪要 2031.08.26", "面包"]],
  ["form", ["Bäckerverein", "Mitgliedsantrag", "Name"]],
  ["form", ["Žiadosť o prijatie za člena", "Meno"]],
  ["newsletter", ["Medlemsbrev mars 2031", "Hej alla grannar"]],
  ["statement", ["River Bank", "Statement of account", "3 May 2031 Mill 40.00"]],
  ["ticket", ["Fen Railways", "Online-Ticket", "Leeds - Hull"]],
  ["prices", ["Ovens", "Прайс-лист", "Печь 100"]],
  ["people", ["Teilnehmerliste", "Ada North", "Ben Alder"]],
  ["questions", ["Bread 101", "Midterm Exam", "Bake."]],
  ["paper", ["СОДЕРЖАНИЕ", "Введение 7"]],
  ["menu", ["Das alte Rezept", "Mehl"]],
] as const)("%s: what was refused is named by the title it bears", (kind, lines) => {
  expect(titledKind(layoutOf(...lines).lines)).toBe(kind);
  expect(likelyKind(layoutOf(...lines))).toBe(kind);
});

test.each([
  ["rules", ["Bread", "§ 1 Mehl", "§ 2 Salz", "§ 3 Wasser", "§ 4 Hefe"]],
  ["rules", ["Pan", "Artículo 1. Harina", "Artículo 2. Sal", "ARTÍCULO 3. Agua", "Art. 4 Horno"]],
  ["programme", ["Bread", "9:00 Flour", "9:30 Salt", "10.15 – 10.45 Yeast", "11:00 Oven", "12:00 Lunch"]],
  ["questions", ["Bread", "Do you bake?", "How often?", "With whom?", "¿Por qué?", "Warum?"]],
  ["diploma", ["Ada North", "Course code", "Bread 1", "Credits", "3", "Cumulative GPA: 4.0"]],
  ["manual", ["loafer", "Installation", "Usage", "Contributing"]],
  ["paper", ["On bread", "Fig. 1: Flour", "It rises.", "Fig. 2: Salt", "Table 1. Loaves"]],
  ["menu", ["Loaf", "500 g flour", "2 tsp salt", "3 dl water", "1 msk honung", "½ EL Öl"]],
] as const)("%s: without a title it is named by what it is made of", (kind, lines) => {
  expect(builtKind(layoutOf(...lines))).toBe(kind);
});

test("what a title only holds in its middle, and what stands far below, names nothing", () => {
  expect(titledKind(layoutOf("We wrote a report about bread", "and a manual or two for it").lines)).toBeNull();
  expect(titledKind(layoutOf(...Array.from({ length: 14 }, (_, at) => `Loaf ${at}`), "Satzung").lines)).toBeNull();
});

test.each([
  "Manuel North",
  "Diplôme de boulangerie\t2020-2022",
  "Bread\t• Constancia\t• Patience",
  "Loaf quiz: https://bread.example/quiz",
])("a line of a CV is no title: %j", (line) => {
  expect(titledKind(layoutOf("Ada North", line).lines)).toBeNull();
});

test("a few questions or times among other lines make no paper of them", () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Loaf ${at}`);
  expect(builtKind(layoutOf(...lines, "Why?", "How?", "When?", "Who?", "9:00 Oven"))).toBeNull();
});

test.each([
  ["manual", "Loaves", "Run npm install and bake."],
  ["diploma", "Brot", "Kurs abgeschlossen von Ada North"],
] as const)("%s: what it says names it, too", (kind, ...lines) => {
  expect(likelyKind(layoutOf(...lines))).toBe(kind);
});

test("a word of another paper is no word of a diploma or an advertisement", () => {
  expect(likelyKind(layoutOf("面包", "今天完成了面包"))).toBeNull();
  expect(likelyKind(layoutOf("Хлеб", "Для хлеба требуется мука"))).toBeNull();
});
