import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

const form = `履 歴 書	2025年 4月 1日現在
ふりがな	もりた あおい
氏	名	森田	葵	女
生年月日	2001年 5月 2日生 (満 23 歳)
ふりがな	さいたまけん
現住所	〒330-0000
埼玉県さいたま市青葉3丁目4-5	電話 048-555-0123
年	月	学歴・職歴
学歴
2017	4	青葉学園大学付属高等学校	入 学
2020	3	青葉学園大学付属高等学校	卒 業
2020	4	南原デザイン専門学校
映像デザイン科 編集専攻 入学
2022	3	南原デザイン専門学校
映像デザイン科 編集専攻 卒業
職歴
2022	4	喫茶まつば アルバイト採用
2023	2	喫茶まつば 一身上の都合で退職
2023	4	株式会社木立映像に契約社員として入社 編集部 アシスタントとして勤務
2023	10	制作第二部に異動
2024	5〜9	合同会社みなも インターン
現在に至る
以上
年	月	免許・資格
2021	8	普通自動車第一種運転免許
2023	11	色彩検定2級 取得
志望の動機、特技、好きな学科など
映像が好きで、学生のころから毎日作品を見ていました。`;

test("name and address stand behind their labels, which the cells of a form tear apart", () => {
  const { personal_info: person } = read(form);
  expect(person).toMatchObject({ name: "森田 葵", location: "埼玉県さいたま市青葉3丁目4-5", title: "" });
});

test("an event of school ends in the line below its row, and letters of it may stand apart", () => {
  expect(read(form).educations).toMatchObject([
    { institution: "青葉学園大学付属高等学校", start_date: "2017-04", end_date: "2020-03" },
    {
      institution: "南原デザイン専門学校",
      degree: "映像デザイン科 編集専攻",
      start_date: "2020-04",
      end_date: "2022-03",
    },
  ]);
});

test("rows of work are told by their part of the form, and what happens in a job begins no other", () => {
  expect(read(form).experiences).toMatchObject([
    { company: "喫茶まつば", position: "アルバイト", start_date: "2022-04", end_date: "2023-02" },
    { company: "株式会社木立映像", start_date: "2023-04" },
    { company: "合同会社みなも", position: "インターン", start_date: "2024-05", end_date: "2024-09" },
  ]);
});

test("licences need no verb, and what the form asks for below the tables is neither a skill nor a job", () => {
  const { certifications, skills } = read(form);
  expect(certifications).toMatchObject([
    { name: "普通自動車第一種運転免許", date: "2021-08" },
    { name: "色彩検定2級", date: "2023-11" },
  ]);
  expect(skills).toEqual([]);
});

test("a school with both of its dates in one row has a beginning and an end", () => {
  const { educations } = read(
    "履歴書\n氏名	林 小春\n年	月	学歴\n2009	9	2011	6	国立北山大学 電気学部	卒業\n2011	9	2013	6	国立北山大学大学院 電気研究科	修了\n2014	4	東原大学医学部 入学\n2015	3	東原大学 退学",
  );
  expect(educations).toMatchObject([
    { institution: "国立北山大学", degree: "電気学部", start_date: "2009-09", end_date: "2011-06" },
    { institution: "国立北山大学大学院", start_date: "2011-09", end_date: "2013-06" },
    { institution: "東原大学", degree: "医学部", start_date: "2014-04", end_date: "2015-03" },
  ]);
});

test("periods of a history of work are no events of a form", () => {
  const { experiences } = read(
    "職務経歴書\n氏名	佐野 健太\n\n職務経歴\n2011年2月 ~2012年5月 株式会社大野製作所\n設計を担当しました。\n\n2012年6月 ~2014年4月 浅間電機株式会社\n試験を担当しました。\n\n資格\n2011年2月 色彩検定2級 取得\n2012年5月 簿記2級 取得\n2013年5月 英検2級 取得",
  );
  expect(experiences).toMatchObject([
    { company: "株式会社大野製作所", start_date: "2011-02", end_date: "2012-05" },
    { company: "浅間電機株式会社", start_date: "2012-06", end_date: "2014-04" },
  ]);
});
