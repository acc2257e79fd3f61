import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-01-01T00:00:00Z") }).cv;

test("employers with a period before the name, facts of the company and projects below", () => {
  const cv = read(`職 務 経 歴 書
2025年3月1日現在
氏名 小野寺 美咲

■職務要約
はじめは和菓子の製造に、いまは店舗の運営にたずさわっています。

■職務経歴
2018年4月～2024年12月 株式会社みなと堂
事業内容：和菓子の製造販売
従業員数：120人
2018年4月～2020年3月 / 製造担当
【担当業務】
・季節の菓子の仕込み
2020年4月～2024年12月 / 店長
【担当業務】
・売場づくりとスタッフの教育
2015年4月～2018年3月 Bellwood Bakery Pte. Ltd.(シンガポール)
事業内容：パンの製造
従業員数：40人
・早朝の焼成を担当

■資格
・製菓衛生師
`);
  expect(cv.personal_info.name).toBe("小野寺 美咲");
  expect(cv.experiences).toMatchObject([
    { company: "株式会社みなと堂", position: "製造担当", start_date: "2018-04", end_date: "2024-12" },
    { company: "Bellwood Bakery Pte. Ltd.(シンガポール)", start_date: "2015-04", end_date: "2018-03" },
  ]);
  expect(cv.experiences[0]?.description).toContain("売場づくり");
  expect(cv.certifications.map(({ name }) => name)).toEqual(["製菓衛生師"]);
});

test("a period below the name, told in words, and a table of employers above that says the posts", () => {
  const cv = read(`職務経歴書

氏名：青柳 涼

# 職務履歴

会社名\t期間\t役割
青嶺測量株式会社\t2021/04 - 現在\t測量士
有限会社うみべ印刷\t2017/04 - 2021/03\t営業

# 職務経歴

青嶺測量株式会社
・期間：正社員として2021年4月〜現在の間勤務
・従業員数：30名
・河川の測量と図面の作成

有限会社うみべ印刷
・期間：正社員として2017年4月〜2021年3月の間勤務
・地元の商店への提案
`);
  expect(cv.experiences).toMatchObject([
    { company: "青嶺測量株式会社", position: "測量士", start_date: "2021-04", end_date: null },
    { company: "有限会社うみべ印刷", position: "営業", start_date: "2017-04", end_date: "2021-03" },
  ]);
  expect(cv.experiences[1]?.description).toContain("地元の商店への提案");
});

test("employer and post beside each other, the period in brackets or in the next line", () => {
  const cv = read(`職務経歴書
個人データ
氏名：堀口 直人

職務経歴
株式会社ほしぞら / 編集者
2022/10 - 現在
・雑誌の企画から校了まで
アマノ出版合同会社(2018/04〜2022/09)
・書籍の校正
`);
  expect(cv.experiences).toMatchObject([
    { company: "株式会社ほしぞら", position: "編集者", start_date: "2022-10", end_date: null },
    { company: "アマノ出版合同会社", position: "", start_date: "2018-04", end_date: "2022-09" },
  ]);
});

test("a form that says there was no job has none, and its licences need no word for being earned", () => {
  const cv = read(`履歴書
氏　名　　森田　　千夏

年　月　学歴・職歴
学歴
2019　4　県立南丘高等学校　入学
2022　3　県立南丘高等学校　卒業
2022　4　若葉専門学校　調理科　入学
2024　3　若葉専門学校　調理科　卒業見込み
職歴
なし
以上

年　月　免許・資格
2023　6　普通自動車第一種運転免許
2023　9　食品衛生責任者
`);
  expect(cv.experiences).toEqual([]);
  expect(cv.educations).toMatchObject([
    { institution: "県立南丘高等学校", start_date: "2019-04", end_date: "2022-03" },
    { institution: "若葉専門学校", degree: "調理科", start_date: "2022-04", end_date: "2024-03" },
  ]);
  expect(cv.certifications.map(({ name }) => name)).toEqual(["普通自動車第一種運転免許", "食品衛生責任者"]);
});

test("the post that opens what was done, below names of columns", () => {
  const cv = read(`職務経歴書
氏名 小野寺 美咲

■職務経歴
2018年4月～2024年12月 株式会社みなと堂
期間\t業務内容
2018年4月～2024年12月\t販売部 第二課 店長
・売場づくりとスタッフの教育
2015年4月～2018年3月 株式会社白雲製菓
期間\t業務内容
2015年4月～2018年3月\t製造部 主任
・早朝の焼成を担当
`);
  expect(cv.experiences).toMatchObject([
    { company: "株式会社みなと堂", position: "販売部 第二課 店長", start_date: "2018-04" },
    { company: "株式会社白雲製菓", position: "製造部 主任", start_date: "2015-04" },
  ]);
});

test("below the title of the paper alone, names without a legal form open jobs above the title of their tasks", () => {
  const cv = read(`職務経歴書
2024年4月1日
氏名 小野寺 美咲

みなと堂(2010年4月~2012年4月)※アルバイト
【職務内容】
・和菓子をつくり、売場へならべる仕事をまかされた
株式会社ベルウッドベーカリー(2012年5月~現在)
【職務内容】
・朝のパンを焼き、あたらしい人におしえる

■自己PR
ひとつずつたしかめてすすめます。
`);
  expect(cv.experiences).toMatchObject([
    { company: "みなと堂", start_date: "2010-04", end_date: "2012-04" },
    { company: "株式会社ベルウッドベーカリー", start_date: "2012-05", end_date: null },
  ]);
});

test("a period that goes on ends in its sign before the name, be it a wave or a dash", () => {
  const heads = ["2020年4月〜 株式会社みなと堂", "2020年4月 - Minato Foods Co., Ltd."];
  for (const head of heads) {
    const cv = read(`職務経歴書
氏名 小野寺 美咲

■職務経歴
${head}
事業内容：和菓子をつくり、ちかくのまちへとどける
あたらしい菓子のつくりかたをまとめた。
`);
    const [, name = ""] = /(株式会社.*|Minato.*)$/u.exec(head) ?? [];
    expect(cv.experiences).toMatchObject([{ company: name, start_date: "2020-04", end_date: null }]);
  }
});

test("many employers that say no post are kept where both of their dates are told", () => {
  const years = Array.from({ length: 9 }, (_, at) => 2022 - at);
  const jobs = years.map(
    (year) => `${year}年4月～${year + 1}年3月 株式会社みなと${year}\n事業内容：菓子をつくる\n・菓子を焼いた`,
  );
  const cv = read(`職務経歴書\n氏名 小野寺 美咲\n\n■職務経歴\n${jobs.join("\n")}\n`);
  expect(cv.experiences.map(({ company }) => company)).toEqual(years.map((year) => `株式会社みなと${year}`));
});

test("dated rows of an employer are its projects, and the cells of their tables are none", () => {
  const cv = read(`職務経歴書
氏名 小野寺 美咲

■職務経歴
2018年4月～2024年12月 株式会社みなとシステム
事業内容：受注の仕組みをつくる
期間	プロジェクト内容	環境	メンバー/役割
2018年5月 ～ 2020年3月 菓子店むけ受注のしくみ
【プロジェクト概要】
注文をうけるしくみをあたらしくした
Windows	Java	SQL
4人/メンバー
2020年4月 ～ 2024年12月	倉庫のたなおろし	Linux, Go	8人/リーダー
【プロジェクト概要】
たなおろしのてまをへらした

■資格
・製菓衛生師
`);
  expect(cv.experiences).toMatchObject([{ company: "株式会社みなとシステム" }]);
  expect(cv.projects).toMatchObject([
    { name: "菓子店むけ受注のしくみ", start_date: "2018-05", end_date: "2020-03" },
    { name: "倉庫のたなおろし", start_date: "2020-04", end_date: "2024-12" },
  ]);
});
