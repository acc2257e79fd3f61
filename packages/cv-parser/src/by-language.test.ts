import { describe, expect, test } from "vitest";
import { scanDates } from "./entities/dates/scan-dates.ts";
import { degreeScore, institutionScore, jobScore, organisationScore } from "./entities/entries/word-scores.ts";
import { aSource } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";
import { titleKind } from "./sections/title-kind.ts";

describe("titles of sections by language", () => {
  test.each([
    ["RIWAYAT PENDIDIKAN", "education"],
    ["Pengalaman Organisasi", "volunteer"],
    ["Keahlian dan Kemampuan", "skills"],
    ["Quá trình công tác", "experience"],
    ["Các khóa học", "certifications"],
    ["ประสบการณ์ฝึกงาน", "experience"],
    ["ความสามารถพิเศษ", "skills"],
    ["Utdannelse", "education"],
    ["Frivilligt arbejde", "volunteer"],
    ["Övriga anställningar", "experience"],
    ["Osaaminen", "skills"],
    ["Luottamustoimet", "volunteer"],
    ["Лични умения и компетенции", "skills"],
    ["Strani jezici", "languages"],
    ["Трудовий шлях", "experience"],
    ["Επαγγελματική πορεία", "experience"],
    ["तकनीकी कौशल", "skills"],
    ["Mga kasanayan", "skills"],
    ["Uzoefu wa kazi", "experience"],
    ["Umiejętności komputerowe", "skills"],
    ["Savoir-faire", "skills"],
    ["Schnupperlehren", "experience"],
    ["Das bringe ich mit", "skills"],
    ["Tewerkstellingen", "experience"],
    ["Mijn troeven", "skills"],
    ["Theatre credits", "experience"],
    ["Licensure and certification", "certifications"],
    ["Ścieżka kariery", "experience"],
    ["Kursy, szkolenia, certyfikaty", "certifications"],
    ["Области компетенций", "skills"],
    ["Профессиональная переподготовка", "certifications"],
    ["Ділові якості", "skills"],
    ["Průběh praxe", "experience"],
    ["Jazyková vybavenosť", "languages"],
    ["Znanje tujih jezikov", "languages"],
    ["Кариерно развитие", "experience"],
    ["Çalıştığım kurumlar", "experience"],
    ["Betöltött munkakörök", "experience"],
    ["Διδακτική προϋπηρεσία", "experience"],
    ["Stipriosios savybės", "skills"],
    ["Iepriekšējās darba vietas", "experience"],
    ["Teenistuskäik", "experience"],
  ])("%s", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test.each([
  ["2560 - 2564", { year: 2017, month: null }, { year: 2021, month: null }],
  ["ม.ค. 2562 - ปัจจุบัน", { year: 2019, month: 1 }, "present"],
  ["1/6/2563 - 31/12/2564", { year: 2020, month: 6 }, { year: 2021, month: 12 }],
  ["Desember 2018 s/d Mei 2020", { year: 2018, month: 12 }, { year: 2020, month: 5 }],
  ["05/2019 - đến nay", { year: 2019, month: 5 }, "present"],
])("the period %s", (text, from, to) => {
  expect(scanDates(text).map((match) => [match.from, match.to])).toEqual([[from, to]]);
});

test("a number of the size of a year of Thailand is none by itself", () => {
  expect(scanDates("2500 - 2600 units at 2560x1440")).toEqual([]);
});

test("names that begin with two or three short words, or have no blanks, are told by how they begin", () => {
  expect(jobScore("Nhân viên kho")).toBeGreaterThan(organisationScore("Nhân viên kho"));
  expect(organisationScore("Công ty Sao Biển")).toBeGreaterThan(jobScore("Công ty Sao Biển"));
  expect(jobScore("พนักงานขาย")).toBeGreaterThan(1);
  expect(institutionScore("โรงเรียนบ้านทุ่งทอง")).toBeGreaterThan(2);
  expect(degreeScore("ปริญญาตรี")).toBeGreaterThan(2);
  expect(organisationScore("PT. Samudra Kencana")).toBeGreaterThan(jobScore("PT. Samudra Kencana"));
});

test.each(["Kraamverzorgende", "Wohnbereichsleitung", "Steamfitter", "Gesundheits- und Krankenpfleger"])(
  "the post %s",
  (post) => expect(jobScore(post)).toBeGreaterThan(1.5),
);

test.each([
  ["sprzątaczka", "job"],
  ["крановщик", "job"],
  ["прибиральниця", "job"],
  ["ošetřovatelka", "job"],
  ["zaštitar", "job"],
  ["санитарка", "job"],
  ["bulaşıkçı", "job"],
  ["kisgyermeknevelő", "job"],
  ["νηπιαγωγός", "job"],
  ["vadybininkas", "job"],
  ["apkopēja", "job"],
  ["koristaja", "job"],
  ["Przychodnia Lipowa", "organisation"],
  ["Птицефабрика Заречная", "organisation"],
  ["Ljekarna Lipa", "organisation"],
  ["Φαρμακείο Φλαμουριάς", "organisation"],
  ["Politechniki Leśnej", "school"],
  ["Rakenduskõrgkool Männik", "school"],
])("%s names a %s", (name, kind) => {
  const scores = { job: jobScore(name), organisation: organisationScore(name), school: institutionScore(name) };
  const others = Object.entries(scores).filter(
    ([other]) => other !== kind && !(kind === "school" && other === "organisation"),
  );
  expect(Math.max(...others.map(([, score]) => score))).toBeLessThan(scores[kind as keyof typeof scores]);
  expect(scores[kind as keyof typeof scores]).toBeGreaterThanOrEqual(1.6);
});

test("an Indonesian CV with its personal facts, jobs and schools", () => {
  const page = aSource().text(50, 40, "DAFTAR RIWAYAT HIDUP", { size: 16, bold: true });
  page.text(50, 70, "DATA PRIBADI", { size: 12, bold: true });
  page.lines(50, 90, ["Nama : Rimbawan Teguh", "Jenis kelamin : Laki-laki", "Email : rimbawan@example.org"]);
  page.text(50, 160, "PENGALAMAN KERJA", { size: 12, bold: true });
  page.text(50, 180, "Staf Gudang, PT Samudra Kencana").flushRight(545, 180, "Agustus 2019 - sekarang");
  page.text(50, 230, "RIWAYAT PENDIDIKAN", { size: 12, bold: true });
  page.text(50, 250, "SMK Negeri 4 Teluk Biru").flushRight(545, 250, "2014 - 2017");
  page.text(50, 300, "KEAHLIAN", { size: 12, bold: true });
  page.lines(50, 320, ["Microsoft Excel, Forklift"]);
  const { cv } = parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller());
  expect(cv.personal_info.name).toBe("Rimbawan Teguh");
  expect(cv.experiences.map((job) => [job.position, job.company, job.start_date, job.end_date])).toEqual([
    ["Staf Gudang", "PT Samudra Kencana", "2019-08", null],
  ]);
  expect(cv.educations.map(({ institution }) => institution)).toEqual(["SMK Negeri 4 Teluk Biru"]);
  expect(cv.skills.length).toBe(2);
});
