import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { institutionScore } from "./entries/word-scores.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

const form = (...jobs: string[]) => `履歴書
氏名	佐野 健太
年	月	学歴
2008	4	北陽大学 工学部 入学
2012	3	北陽大学 工学部 卒業
2013	4	ロイヤル語学院 語学研修 開始
2014	3	ロイヤル語学院 語学研修 修了
年	月	職歴
${jobs.join("\n")}`;

test("a row of a Japanese form may say in brackets when a job ended, and names posts behind the employer", () => {
  const cv = read(
    form(
      "2014	4	独立行政法人 浅間水産研究所 非常勤職員 研究補助(-2015年3月)",
      "2015	4	西浜学習館 塾講師（2017年8月まで）",
      "2017	9	大野合同会社 契約社員 エンジニア（～現在）",
    ),
  );
  expect(cv.experiences).toMatchObject([
    {
      company: "独立行政法人 浅間水産研究所",
      position: "非常勤職員 研究補助",
      start_date: "2014-04",
      end_date: "2015-03",
    },
    { company: "西浜学習館", position: "塾講師", start_date: "2015-04", end_date: "2017-08" },
    { company: "大野合同会社", position: "契約社員 エンジニア", start_date: "2017-09", end_date: null },
  ]);
});

test("what begins below the title of schools is no job", () => {
  const cv = read(form("2014	4	株式会社大野製作所 入社"));
  expect(cv.experiences).toHaveLength(1);
  expect(cv.educations.at(-1)).toMatchObject({ start_date: "2013-04", end_date: "2014-03" });
});

test("courses among the schools of a Korean form are certificates, and courses of study are not", () => {
  const cv = read(
    `유가람\ngaram@post.example\n\n학력 및 교육사항\n기간	학교명(기관명) 및 전공(교육명)	구분	시간
2007.03 ~ 2011.02	솔빛대학교 경영학과	졸업	-
2013.07	물류 현장 리더 양성과정	수료	16
2015.11	지역 축제 기획자 워크숍	수료	8`,
  );
  expect(cv.educations).toMatchObject([{ institution: "솔빛대학교", degree: "경영학과" }]);
  expect(cv.certifications).toMatchObject([
    { name: "물류 현장 리더 양성과정", date: "2013-07" },
    { name: "지역 축제 기획자 워크숍", date: "2015-11" },
  ]);
});

test("a table of all posts above their details names each job once", () => {
  const cv = read(
    `유가람\ngaram@post.example\n\n경력 요약\n2019.12 ~ 2021.01	㈜물결	기획 담당자\n2021.02 ~ 2023.05	㈜한빛	기획 담당자

상세경력\n2019.12 ~ 2021.01	㈜물결	기획 담당자\n- 지역 축제의 예산과 일정을 관리\n2021.02 ~ 2023.05	㈜한빛	기획 담당자\n- 신규 매장 열 곳의 개점을 준비`,
  );
  expect(cv.experiences.map(({ company }) => company)).toEqual(["㈜물결", "㈜한빛"]);
  expect(cv.experiences[0]?.description).toContain("예산");
});

test("columns of jobs may call employer and post by other names", () => {
  const cv = read(
    `유가람\ngaram@post.example\n\n경력사항\n기간	기관명	강의내용	구분	시간
2019.01 ~ 2021.12	한빛문화재단	생활 도예 교실	강사	100
2022.03 ~ 현재	솔빛복지관	어르신 수채화	강사	40`,
  );
  expect(cv.experiences).toMatchObject([
    { company: "한빛문화재단", position: "강사", start_date: "2019-01", end_date: "2021-12" },
    { company: "솔빛복지관", position: "강사", start_date: "2022-03", end_date: null },
  ]);
});

test("a mark right behind its Chinese name is the grade", () => {
  const cv = read(
    `林海\nlin@post.example\n\n教育背景\n2014-2018	海州大学	水产养殖学学士 均分84分\n2018-2021	海州大学	渔业发展 平均绩点3.6`,
  );
  expect(cv.educations).toMatchObject([
    { degree: "水产养殖学学士", gpa: "84分" },
    { degree: "渔业发展", gpa: "3.6" },
  ]);
});

test("a small L between a name and a town is a bar, and none inside of words", () => {
  const cv = read(
    `Анна Рябина\nryabina@post.example\n\nОпыт работы\nМенеджер\t2019 - 2021\nРомашка l Казань\nВела договоры с поставщиками и готовила отчёты.`,
  );
  expect(cv.experiences).toMatchObject([{ company: "Ромашка", location: "Казань" }]);
});

test("short skills that end in full stops are items of their own", () => {
  const cv = read(
    `سالم النجار\nsalem@post.example\n\nالمهارات\nإدارة المخازن بدقة.\nالعمل ضمن فريق كبير.\nإعداد التقارير الشهرية.\nترتيب المواعيد.`,
  );
  expect(cv.skills.map(({ name }) => name)).toEqual([
    "إدارة المخازن بدقة",
    "العمل ضمن فريق كبير",
    "إعداد التقارير الشهرية",
    "ترتيب المواعيد",
  ]);
});

test("the certificate of a secondary school is no school, and its word with a name is one", () => {
  for (const certificate of ["ثانوية عامة", "الثانويه العامه", "شهادة الثانوية"])
    expect(institutionScore(certificate)).toBe(0);
  expect(institutionScore("ثانوية النور")).toBeGreaterThan(2.5);
});
