import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "./core/words.ts";
import { scanDates } from "./entities/dates/scan-dates.ts";
import {
  degreeScore,
  institutionScore,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./entities/entries/word-scores.ts";
import { aSource } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";
import { titleKind } from "./sections/title-kind.ts";

const now = new Date("2026-01-01T00:00:00Z");
type Page = ReturnType<typeof aSource>;
const read = (page: Page) => parseSource(page.build(), { now }, shippedLabeller()).cv;

describe("titles are found with the article and without it, and joined by a letter", () => {
  test.each([
    ["المسيرة الوظيفية", "experience"],
    ["مسيرة وظيفية", "experience"],
    ["مهارات وقدرات", "skills"],
    ["المهارات والخبرات", "skills"],
    ["دورات وورش عمل", "certifications"],
    ["ההשכלה", "education"],
    ["כישורים ומיומנויות אישיות", "skills"],
    ["יישומי מחשב", "skills"],
    ["مهارت‌های نرم‌افزاری", "skills"],
    ["مهارت های نرم افزاری", "skills"],
    ["سوابق كاري", "experience"],
    ["تعلیمی قابلیت", "education"],
    ["ا م ا (Personal Education)", "education"],
  ])("%s", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test("a word is one however its letters are written", () => {
  expect(fold('בע"מ')).toBe(fold("בע״מ"));
  expect(wordsOf("برنامه‌نویس")).toEqual([fold("برنامهنویس")]);
  expect(fold("مـهـنـدس")).toBe("مهندس");
});

test("posts, schools, degrees, employers, subjects and towns by their words", () => {
  for (const post of ["المحاسبة", "ممرضة", "מנהלת חשבונות", 'מנכ"ל', "برنامه‌نویس ارشد", "حسابدار"])
    expect(jobScore(post)).toBeGreaterThan(1);
  expect(organisationScore("مؤسسة البيدر")).toBeGreaterThan(jobScore("مؤسسة البيدر"));
  expect(organisationScore("חברת אורן")).toBeGreaterThan(jobScore("חברת אורן"));
  expect(institutionScore("הטכניון")).toBeGreaterThan(2);
  expect(institutionScore("هنرستان البرز")).toBeGreaterThan(2);
  expect(degreeScore("תואר ראשון")).toBeGreaterThan(2);
  expect(degreeScore("الثانوية العامة")).toBeGreaterThan(2);
  expect(isSubject("الهندسة المدنية")).toBe(true);
  expect(placeScore("באר שבע")).toBeGreaterThan(2.5);
});

test.each([
  ["كانون الثاني 2018 - تشرين الأول 2020", { year: 2018, month: 1 }, { year: 2020, month: 10 }],
  ["من عام 2018 إلى عام 2020", { year: 2018, month: null }, { year: 2020, month: null }],
  ["2018م – حتى تاريخه", { year: 2018, month: null }, "present"],
  ["1436 - 1440هـ", { year: 2015, month: null }, { year: 2019, month: null }],
  ["שנת 2020 - 2018", { year: 2018, month: null }, { year: 2020, month: null }],
  ["כיום – 2016 חברה", { year: 2016, month: null }, "present"],
  ["מ2018 ועד היום", { year: 2018, month: null }, "present"],
  ["מינואר 2019 עד מרץ 2020", { year: 2019, month: 1 }, { year: 2020, month: 3 }],
  ["ورودی 1398/07/01 تاکنون", { year: 2019, month: 9 }, "present"],
  ["15-20 أكتوبر 2019", { year: 2019, month: 10 }, null],
  ["20 فبراير - 05 مارس 2023", { year: 2023, month: 2 }, { year: 2023, month: 3 }],
])("the date %s", (text, from, to) => {
  expect(scanDates(text).map((match) => [match.from, match.to])).toEqual([[from, to]]);
});

test("numbers of the size of years of other calendars are none in other scripts, nor is a turned period", () => {
  expect(scanDates("1436 - 1440 units, 1401 parts")).toEqual([]);
  expect(scanDates("2020 - 2018").every(({ kind }) => kind === "single")).toBe(true);
});

test("a day before a month takes no year of another calendar from it", () => {
  expect(scanDates("1 มิถุนายน 2560").map(({ from }) => from)).toEqual([{ year: 2017, month: 6 }]);
});

test("the day of a day range belongs to the date", () => {
  const [match] = scanDates("15-20 October 2019");
  expect([match?.start, match?.end]).toEqual([0, 18]);
});

test.each([
  ["מנהלת חשבונות בחברת אורן", "2018 - היום", "מנהלת חשבונות", "חברת אורן"],
  ["בודק תוכנה - בחברת אורן", "2018 - היום", "בודק תוכנה", "חברת אורן"],
  ["محاسب في شركة النخيل", "من عام 2018 إلى عام 2020", "محاسب", "شركة النخيل"],
  ["حسابدار در شرکت آبان", "مهر 1398 تا کنون", "حسابدار", "شرکت آبان"],
])("what stands between a post and its employer is no part of either: %s", (head, dates, position, company) => {
  const page = aSource().text(50, 40, "سامر العلي", { size: 16, bold: true });
  page.text(50, 70, "الخبرة المهنية", { size: 12, bold: true });
  page.text(50, 90, head, { bold: true }).text(50, 106, dates);
  page.text(50, 140, "اللغات", { size: 12, bold: true }).text(50, 160, "العربية");
  expect(read(page).experiences).toMatchObject([{ position, company }]);
});

test("a title that lacks the weight of the others, or has but its colon, names a list all the same", () => {
  const title = { size: 12, bold: true };
  const page = aSource().text(50, 40, "סמדר אלון", { size: 20, bold: true });
  page.text(50, 70, "פרטים אישיים", title).text(50, 90, "smadar@post.example");
  page.text(50, 120, "קורסים", title).text(50, 140, "ניהול יומן").text(50, 154, "הנהלת ספרים");
  page.text(50, 190, "כישורים", { size: 12 }).text(50, 210, "אקסל").text(50, 224, "גביה");
  page.text(50, 260, "השכלה", title).text(50, 280, "תואר ראשון, מכללת הדר").text(50, 294, "2014 - 2017");
  page.text(50, 330, "ניסיון תעסוקתי", title).text(50, 350, "מנהלת משרד, חברת אורן").text(50, 364, "2018 - 2020");
  page.lines(50, 378, ["• מענה לשיחות נכנסות", "• ניהול יומנים"]).text(50, 406, "שפות:");
  page.text(50, 420, "עברית - שפת אם").text(50, 434, "ערבית - רמה טובה");
  const cv = read(page);
  expect(cv.skills.map(({ name }) => name)).toEqual(["אקסל", "גביה"]);
  expect(cv.languages.map(({ name }) => name)).toEqual(["עברית", "ערבית"]);
});

test("a course among schools is a certificate, whoever gave it, and a degree is none", () => {
  const page = aSource().text(50, 20, "رزومه", { size: 16 }).text(50, 40, "مهران آبان", { size: 16, bold: true });
  page.text(50, 56, "mehran@post.example").text(50, 70, "تحصیلات و گواهینامه ها", { size: 12, bold: true });
  page.text(50, 90, "کارشناسی حسابداری – دانشگاه البرز").text(50, 110, "دوره اکسل – آموزشگاه سپهر");
  page.text(50, 140, "مهارت ها", { size: 12, bold: true }).text(50, 160, "اکسل");
  const cv = read(page);
  expect(cv.educations.map(({ institution }) => institution)).toEqual(["دانشگاه البرز"]);
  expect(cv.certifications).toMatchObject([{ name: "دوره اکسل", issuer: "آموزشگاه سپهر" }]);
});

test("a day of birth in the years of Iran is no telephone number", () => {
  const page = aSource().text(50, 40, "مهران آبان", { size: 16, bold: true });
  page.lines(50, 60, ["mehran@post.example", "متولد: ۱۳۶۸/۲/۱۰"]);
  page.text(50, 100, "سوابق شغلی", { size: 12, bold: true }).text(50, 120, "حسابدار، شرکت آبان");
  expect(read(page).personal_info.phone).toBe("");
});
