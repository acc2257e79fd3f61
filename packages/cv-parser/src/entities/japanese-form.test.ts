import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

const form = `履歴書
氏名	佐野 健太
電話	03-5555-0187
メール	kenta.sano@post.example
年	月	学歴・職歴
学歴
平成17	4	西浜高等学校 入学
平成20	3	西浜高等学校 卒業
平成20	4	北陽大学 工学部 入学
平成24	3	北陽大学 卒業
職歴
平成24	4	株式会社大野製作所 入社
平成29	9	株式会社大野製作所 一身上の都合により退職
平成29	10	浅間電機株式会社 入社
現在に至る
年	月	免許・資格
令和元	6	第二種電気工事士 取得
2022	11	危険物取扱者乙種 合格`;

test("each event of school and work in a form by JIS is put to what it began or ended", () => {
  const cv = read(form);
  expect(cv.personal_info).toMatchObject({ name: "佐野 健太", phone: "03-5555-0187" });
  expect(cv.educations).toMatchObject([
    { institution: "西浜高等学校", start_date: "2005-04", end_date: "2008-03" },
    { institution: "北陽大学", degree: "工学部", start_date: "2008-04", end_date: "2012-03" },
  ]);
  expect(cv.experiences).toMatchObject([
    { company: "株式会社大野製作所", start_date: "2012-04", end_date: "2017-09" },
    { company: "浅間電機株式会社", start_date: "2017-10", end_date: null },
  ]);
  expect(cv.certifications).toMatchObject([
    { name: "第二種電気工事士", date: "2019-06" },
    { name: "危険物取扱者乙種", date: "2022-11" },
  ]);
});

test("rows with the signs for year and month are read alike", () => {
  const cv = read(form.replaceAll(/^(平成|令和)?(元|\d+)\t(\d+)\t/gmu, "$1$2年$3月　"));
  expect(cv.experiences).toMatchObject([{ start_date: "2012-04", end_date: "2017-09" }, { end_date: null }]);
});

test("a text that only mentions a graduation is no form", () => {
  const cv = read(
    "山本 明\nyama@post.example\n\n職務経歴\n2015年4月 - 2019年3月　海風商事株式会社\n営業\n\n学歴\n2015年3月 南部大学 卒業",
  );
  expect(cv.experiences).toMatchObject([{ start_date: "2015-04", end_date: "2019-03" }]);
});

test("rows of employers without a legal form stay, and a remark behind a verb is no part of the name", () => {
  const cv = read(`履歴書
氏名	佐野 健太
年	月	学 歴 ・ 職 歴
2007	4	西浜高等学校 入学
2010	3	西浜高等学校 卒業
2010	4	浜田工業 入社
2012	4	浜田工業 一身上の都合により退社
2012	5	株式会社大野製作所 入社
2016	10	株式会社大野製作所 一身上の都合により退社
2016	11	浅間電機株式会社 事業部 入社※旧(株)浅間
現在に至る
以上`);
  expect(cv.experiences).toMatchObject([
    { company: "浜田工業", start_date: "2010-04", end_date: "2012-04" },
    { company: "株式会社大野製作所", start_date: "2012-05", end_date: "2016-10" },
    { company: "浅間電機株式会社 事業部", position: "", start_date: "2016-11" },
  ]);
});

test("who enters a company below the title of schools begins a job there", () => {
  const cv = read(`履歴書
氏名	佐野 健太
学歴
2007	4	西浜高等学校 入学
2010	3	西浜高等学校 卒業
職歴	本人希望記入欄
2010	4	浜田工業協同組合 入社
2012	4	浜田工業協同組合 一身上の都合により退社
以上`);
  expect(cv.experiences).toMatchObject([{ company: "浜田工業協同組合", start_date: "2010-04", end_date: "2012-04" }]);
  expect(cv.educations).toHaveLength(1);
});
