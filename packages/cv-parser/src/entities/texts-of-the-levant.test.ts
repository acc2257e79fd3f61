import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** What people between Morocco and Iran, in Turkey and in Greece type, read from the text to the values. */
const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe("lists that are a title and its names in one row, behind the schools", () => {
  test("languages and skills are sections of their own", () => {
    const { skills, languages, educations } = read(`Derya Toprak
derya.toprak@post.example | 0532 000 11 22

Eğitim
Aşçılık
Göl Meslek Yüksekokulu
2014-2016
Yabancı Diller: Fransızca iyi, Rusça orta
Beceriler: ekmek yapımı, stok takibi, menü planlama`);
    expect(names(skills)).toEqual(["ekmek yapımı", "stok takibi", "menü planlama"]);
    expect(names(languages)).toEqual(["Fransızca", "Rusça"]);
    expect(educations).toMatchObject([{ degree: "Aşçılık", description: "" }]);
  });

  test("one alone tells of the entry above it", () => {
    const { experiences } = read(`Nora Blaine
nora.blaine@post.example | 020 7946 0991

Experience
Rigger, Holm Masts
2019 – 2022
Spliced and tested the wires of forty boats.
Skills: knots, splices`);
    expect(experiences[0]?.description).toContain("knots");
  });
});

describe("entries whose rows begin with labels", () => {
  test("what announces the work opens no section, and no post", () => {
    const { experiences } = read(`Cem Yaman
cem.yaman@post.example
0532 000 33 44

İş Deneyimi
Görev: Kamyon Şoförü
Kurum: Ova Nakliyat
Tarih: 2018 - Halen
Görev Tanımı:
- Süt taşıma
Görev: Depo Görevlisi
Kurum: Yayla Gıda
Tarih: 2012 - 2018
Görev Tanımı:
- Mal kabul`);
    expect(experiences.map(({ position, description }) => [position, description])).toEqual([
      ["Kamyon Şoförü", "• Süt taşıma"],
      ["Depo Görevlisi", "• Mal kabul"],
    ]);
  });

  test("titles of tasks are titles of jobs elsewhere", () => {
    const { experiences } = read(`Amine Rahal
amine.rahal@post.example
+216 20 000 111

Expérience professionnelle
Poste : Secrétaire
Employeur : Cabinet Zitoun
Période : 03/2018 - 05/2020
Missions :
- Accueil
Poste : Caissier
Employeur : Épicerie Noor
Période : 01/2016 - 02/2018`);
    expect(experiences.map(({ position }) => position)).toEqual(["Secrétaire", "Caissier"]);
  });
});

test("marks of lists are told where they are joined to the word, and where the clipboard makes an o of them", () => {
  const arabic = read(`سلمى الرفاعي
salma.rifai@post.example | 0500000011

الخبرات العملية
ممرضة
مستوصف البستان
2018 - 2020
-قياس الضغط
*ترتيب المواعيد
o تدريب الجدد`);
  expect(arabic.experiences[0]?.description).toBe("• قياس الضغط\n• ترتيب المواعيد\n• تدريب الجدد");
  const turkish = read(`Cem Yaman
cem.yaman@post.example | 0532 000 33 44

Deneyim
Avukat
Yaman Hukuk Bürosu
2018 - 2020
o Dava takibi
o Sözleşme yazımı
Stajyer Avukat
Kaya Hukuk Bürosu
2016 - 2017`);
  expect(turkish.experiences.map(({ position, description }) => [position, description])).toEqual([
    ["Avukat", "• Dava takibi\n• Sözleşme yazımı"],
    ["Stajyer Avukat", ""],
  ]);
});

test("a mark in words ends before its year, and its label is none of it", () => {
  const { educations } = read(`سلمى الرفاعي
salma.rifai@post.example | 0500000011

المؤهلات
- ليسانس آداب - جامعة البستان - التقدير: جيد جدا - 2007
- دبلوم تربية - جامعة البستان - 2009`);
  expect(educations.map(({ gpa, end_date }) => [gpa, end_date])).toEqual([
    ["جيد جدا", "2007"],
    ["", "2009"],
  ]);
});

test("titles joined by a stroke, and titles in capitals among others, open sections", () => {
  const { educations, experiences, personal_info } = read(`Μαρία Κυπαρίσση
maria.kyparissi@post.example
6970000011

Στόχος
Να διδάσκω παιδιά του δημοτικού σε μικρή πόλη.

Εκπαίδευση - Σπουδές
Πτυχίο Παιδαγωγικών
Πανεπιστήμιο Αιγαίου
2005-2009

Γλώσσες
Αγγλικά

ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ
Δασκάλα
Δημοτικό Σχολείο Λόφου
2010-2015`);
  expect(educations).toHaveLength(1);
  expect(experiences).toMatchObject([{ position: "Δασκάλα" }]);
  expect(personal_info.summary).toBe("Να διδάσκω παιδιά του δημοτικού σε μικρή πόλη.");
});

test("what was done stays with the entry above where it is one row of names, and the last entry has none", () => {
  const { experiences } = read(`Nora Blaine
nora.blaine@post.example | 020 7946 0991

Experience
Barista
Quay Cafe, Leeds
April 2019 - present
Serving guests, tills, stock
Cashier
Holm Market, Leeds
January 2016 - March 2019`);
  expect(experiences.map(({ position, description }) => [position, description])).toEqual([
    ["Barista", "Serving guests, tills, stock"],
    ["Cashier", ""],
  ]);
});

test.each([
  ["0532 000 33 44 | cem@post.example | Bornova / İzmir", "Bornova / İzmir"],
  ["0532 000 33 44 | cem@post.example | Gebze/Kocaeli", "Gebze/Kocaeli"],
  ["0500000011 | cem@post.example | جدة - حي السلامة", "جدة - حي السلامة"],
  ["6970000011 | cem@post.example | Αγίας Σοφίας 12, Βόλος Μαγνησίας", "Αγίας Σοφίας 12, Βόλος Μαγνησίας"],
])("a town and a part of it are one place in %s", (row, place) => {
  const { personal_info } = read(`Cem Yaman\n${row}\n\nDeneyim\nKasiyer\nOva Market\n2018 - 2020`);
  expect(personal_info.location).toBe(place);
});

test("firms of Turkey keep the word for and in their names", () => {
  const { experiences } = read(`Cem Yaman
cem.yaman@post.example | 0532 000 33 44

Deneyim
Depo Görevlisi - Ova Gıda San. ve Tic. A.Ş. (2015 - 2018)
Şoför - Yayla Nakliyat Sanayi ve Ticaret Ltd. Şti. (2010 - 2015)`);
  expect(experiences.map(({ company }) => company)).toEqual([
    "Ova Gıda San. ve Tic. A.Ş.",
    "Yayla Nakliyat Sanayi ve Ticaret Ltd. Şti.",
  ]);
});

test("labels with a stroke, numbers before posts and a school right behind its degree are read in Arabic", () => {
  const { personal_info, experiences, educations, languages } = read(`بسم الله الرحمن الرحيم
الاسم الثلاثي/ حسن كريم البصري
السكن/ البصرة
الموبايل/ 07700000011
الايميل/ hasan@post.example

الخبرات:
1. مهندس موقع في شركة النخلة 2011 - 2014
2. مدير مشروع في مؤسسة الشط 2014 - لحد الان

التعليم:
بكالوريوس هندسة مدنية جامعة البصرة 2010

اللغات:
1. العربية
2. الإنكليزية`);
  expect(personal_info).toMatchObject({ name: "حسن كريم البصري", location: "البصرة", phone: "07700000011" });
  expect(experiences.map(({ position, end_date }) => [position, end_date])).toEqual([
    ["مهندس موقع", "2014"],
    ["مدير مشروع", null],
  ]);
  expect(educations).toMatchObject([{ degree: "بكالوريوس هندسة مدنية", institution: "جامعة البصرة" }]);
  expect(names(languages)).toEqual(["العربية", "الإنكليزية"]);
});

test("the halves of a name behind labels of their own are one name", () => {
  const { personal_info } = read(`ΠΡΟΣΩΠΙΚΑ ΣΤΟΙΧΕΙΑ
Επώνυμο: Κυπαρίσση
Όνομα: Μαρία
E-mail: k@post.example
Κινητό: 6970000011

ΣΠΟΥΔΕΣ
Πτυχίο Παιδαγωγικών
Πανεπιστήμιο Αιγαίου
2005-2009`);
  expect(personal_info.name).toBe("Μαρία Κυπαρίσση");
});

test("hyphens part the skills of a row that nothing else parts, and exams in brackets make no title of a language", () => {
  const { skills, languages } = read(`Μαρία Κυπαρίσση
maria.kyparissi@post.example | 6970000011

ΣΠΟΥΔΕΣ
Πτυχίο Παιδαγωγικών
Πανεπιστήμιο Αιγαίου
2005-2009

ΓΝΩΣΕΙΣ Η/Υ
Word - Excel - SoftOne

ΞΕΝΕΣ ΓΛΩΣΣΕΣ
Αγγλικά - Άριστα (Proficiency)
Γαλλικά - Καλά`);
  expect(names(skills)).toEqual(["Word", "Excel", "SoftOne"]);
  expect(names(languages)).toEqual(["Αγγλικά", "Γαλλικά"]);
});

test("names of one giver are certificates of their own, and rows of a name and a dash are projects", () => {
  const { certifications, projects } = read(`Cem Yaman
cem.yaman@post.example | 0532 000 33 44

Eğitim
Aşçılık
Göl Meslek Yüksekokulu
2014-2016

Sertifikalar
Alison — Sorgularla Stok Takibi
Alison — Maliyet Hesabı
Hijyen Belgesi

Projeler
Kafe Defteri (Web) — Python, SQLite
Fırın Haritası — React Native
Menü Planlayıcı — Excel ile haftalık menü`);
  expect(names(certifications)).toEqual(["Sorgularla Stok Takibi", "Maliyet Hesabı", "Hijyen Belgesi"]);
  expect(projects.map(({ title, description }) => [title, description])).toEqual([
    ["Kafe Defteri (Web)", "Python, SQLite"],
    ["Fırın Haritası", "React Native"],
    ["Menü Planlayıcı", "Excel ile haftalık menü"],
  ]);
});
