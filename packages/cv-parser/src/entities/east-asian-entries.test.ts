import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { scanDates } from "./dates/scan-dates.ts";
import { isEmploymentType, jobScore } from "./entries/word-scores.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

test("a Japanese row says a degree behind its verb, and periods below one title for schools and work are jobs", () => {
  const cv = read(
    `氏名：水野 遥\n\n【学歴・職歴】\n2009年 3月 北陽大学 経済学部 卒業 学士(経済学)\n2011年 3月 北陽大学大学院 経済学研究科 修了 修士(経済学)\n2018年 9月 〜 2020年 3月 南海大学 経済研究所 講師\n2020年 4月 〜 現在 北陽大学 社会研究所 准教授`,
  );
  expect(cv.educations).toMatchObject([
    { institution: "北陽大学 経済学部", degree: "学士(経済学)", end_date: "2009-03" },
    { institution: "北陽大学大学院 経済学研究科", degree: "修士(経済学)", end_date: "2011-03" },
  ]);
  expect(cv.experiences).toMatchObject([
    { company: "南海大学 経済研究所", position: "講師", start_date: "2018-09", end_date: "2020-03" },
    { company: "北陽大学 社会研究所", position: "准教授", start_date: "2020-04", end_date: null },
  ]);
});

test("bullets that name a post and an employer around a dash, without dates, are a job each", () => {
  const cv = read(
    `سلمى نور\n\nالخبرات\n• مسؤولة تسويق - شركة الأفق\n• مندوبة مبيعات - شركة النخيل\n• محاسبة - مؤسسة البحر\n\nالتعليم\nبكالوريوس محاسبة - جامعة الساحل`,
  );
  expect(cv.experiences).toMatchObject([
    { position: "مسؤولة تسويق", company: "شركة الأفق" },
    { position: "مندوبة مبيعات", company: "شركة النخيل" },
    { position: "محاسبة", company: "مؤسسة البحر" },
  ]);
});

test("Korean ranks beside a post say how one was employed", () => {
  expect(isEmploymentType("사원/팀원 2년차")).toBe(true);
  expect(isEmploymentType("퍼블리셔")).toBe(false);
  expect(jobScore("퍼블리셔")).toBeGreaterThan(2);
});

test("Hebrew and Persian say that a period goes on", () => {
  expect(scanDates("2016 ועד היום")).toMatchObject([{ from: { year: 2016 }, to: "present" }]);
  expect(scanDates("2019 تا کنون")).toMatchObject([{ from: { year: 2019 }, to: "present" }]);
});
