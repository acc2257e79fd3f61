import { expect, test } from "vitest";
import { degreeScore, institutionScore, jobScore, organisationScore, placeScore } from "./word-scores.ts";

test.each(["Calgary AB", "Denver CO", "Austin TX"])("%s is a place", (text) => {
  expect(placeScore(text)).toBeGreaterThan(2);
});

test.each(["Skogsbolaget AB", "Lindheim AS", "Ferrante Conserve SA"])(
  "%s is a company, although its form is a region's code as well",
  (text) => {
    expect(placeScore(text)).toBeLessThan(1);
    expect(organisationScore(text)).toBeGreaterThan(2);
  },
);

test.each(["Almerfeld Herald", "Rederij Oostvoorne", "Gemeinschaftspraxis Ullrich", "Evening Post"])(
  "%s is an employer and no occupation",
  (text) => {
    expect(organisationScore(text)).toBeGreaterThan(1.5);
    expect(jobScore(text)).toBeLessThan(0.7);
  },
);

test.each(["Buchbinderin", "Verkäuferin im Außendienst", "Geschäftsinhaberin", "Tweede stuurman"])(
  "%s is an occupation",
  (text) => expect(jobScore(text)).toBeGreaterThan(1.5),
);

test("a town in brackets makes a name an employer's", () => {
  expect(organisationScore("Quellmark (Uelzen)")).toBeGreaterThan(organisationScore("Quellmark") + 0.5);
  expect(organisationScore("Quellmark (2019)")).toBeLessThan(organisationScore("Quellmark (Uelzen)"));
});

test("places in Arabic are parted by its own comma", () => {
  expect(placeScore("صفاقس، تونس")).toBeGreaterThan(1.9);
});

test.each(["新媒体运营", "后台开发", "調理スタッフ"])("%s is a post", (text) => {
  expect(jobScore(text)).toBeGreaterThan(2);
});

test("a long text about work is no post", () => {
  expect(jobScore("基于深度学习的仓库管理系统设计与开发")).toBeLessThan(2);
});

test.each(
  "Per Diem RN|Lab Tech|Health Visitor|Public Defender|Fire Marshal|Umpire|Substitute Teacher II|Banquet Server|Kitchen Hand|Cabin Crew|Purser|Muralist|Corpsman|Postmaster|Enumerator|Keyholder|Material Handler|Steel Fixer|Chimney Sweep|Dog Groomer|Acting Head of Department|Office Boy|Asst. Store Manager|Hotel Manager|Bank Teller|Restaurant Supervisor".split(
    "|",
  ),
)("%s is a post and no employer", (text) => {
  expect(jobScore(text)).toBeGreaterThan(1.5);
  expect(jobScore(text)).toBeGreaterThan(organisationScore(text));
});

test.each(["Docker", "Framer", "Hotel Rosenhof", "Restaurant Zur Mühle"])("%s is no post", (text) => {
  expect(jobScore(text)).toBeLessThan(1);
});

test.each([
  "Lysdesigner",
  "Flyttearbejder",
  "Markkinointipäällikkö",
  "Hegesztőmérnök",
  "Soudní toxikolog",
  "Θεατρολόγος",
  "Стропальщик",
  "Embalador a mano",
  "Prelucrător prin așchiere",
  "Predradnik u pogonu",
  "Berg- und Skiführerin",
  "Orchideenzüchterin",
  "保税人员",
  "목재 조립원",
  "客室乗務員",
])("%s is a post by how it ends, or by its first word", (text) => {
  expect(jobScore(text)).toBeGreaterThan(1.5);
});

test.each(["Sommersemester", "Tecnólogo", "Prolog", "El Salvador", "Empleador", "Заказчик", "Kunstleder", "Valentin"])(
  "%s ends so, and is no post",
  (text) => expect(jobScore(text)).toBeLessThan(1),
);

test.each([
  "Tecnológico de Valverde",
  "KU Leuven",
  "UC Davis",
  "Mines Saint-Étienne",
  "HTBLuVA Steinfeld",
  "Berufliche Schulen Nordhain",
  "Fairlea Public Schools",
  "Devi Sarita Vishwavidyalaya",
  "Lindan yhteiskoulu",
])("%s is a school", (text) => expect(institutionScore(text)).toBeGreaterThan(2));

test("schools that something is for are none by name", () => {
  expect(institutionScore("Robots for schools")).toBeLessThan(1);
});

test.each(["Rohr, a.s.", "Sova i Kos s.c.", "Dudek Sp. j.", "S.C. Codru S.R.L.", "Hora v.o.s."])(
  "%s is a company",
  (text) => {
    expect(organisationScore(text)).toBeGreaterThan(2);
  },
);

test.each(["Профессиональное училище № 9", "Среднее художественное училище"])(
  "%s is a school and no degree",
  (text) => {
    expect(institutionScore(text)).toBeGreaterThan(degreeScore(text));
  },
);
