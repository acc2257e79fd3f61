import { describe, expect, test } from "vitest";
import { aSource } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { chineseCuts } from "./entities/entries/chinese-cuts.ts";
import { isChineseDetail, isChineseProse } from "./entities/entries/chinese-prose.ts";
import { layoutDocument } from "./layout/layout-document.ts";
import { parseSource } from "./parse-source.ts";
import { titleKind } from "./sections/title-kind.ts";

/** A page of plain rows, titles in larger type; a bar parts the cells of a row. */
function read(rows: readonly string[], titles: readonly string[]) {
  const page = aSource();
  rows.forEach((row, index) => {
    const isTitle = titles.includes(row);
    row
      .split("|")
      .forEach((cell, at) =>
        page.text(50 + at * 180, 50 + index * 22, cell, isTitle ? { size: 15, bold: true } : { size: 10 }),
      );
  });
  return parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller());
}

test("points that are counted without a blank begin rows of their own below a full one", () => {
  const page = aSource().text(50, 40, "林予安", { size: 20 }).text(50, 80, "經歷", { size: 15, bold: true });
  [
    [
      "晨光補習班 班務 2018~2020",
      "負責接待學生、製作海報、處理家長與老師事宜、櫃台收費與排課",
      "1.完成招生",
      "2.獲得服務獎",
    ],
    [
      "立山圖書館 工讀 2020~目前",
      "負責書籍上架、協助讀者借還書、活動場地布置、遞送公文與信件",
      "1.架設網站",
      "2.製作影片",
    ],
  ].forEach(([head = "", ...rows], at) =>
    page.text(50, 110 + at * 80, head, { bold: true }).lines(50, 124 + at * 80, rows, { leading: 14 }),
  );
  const { cv } = parseSource(page.build(), { now: new Date("2026-11-21T00:00:00Z") }, shippedLabeller());
  expect(cv.experiences).toMatchObject([
    { position: "班務", company: "晨光補習班", start_date: "2018", end_date: "2020" },
    { position: "工讀", company: "立山圖書館", start_date: "2020" },
  ]);
  expect(cv.experiences[0]?.description?.split("\n")).toHaveLength(3);
});

describe("titles of sections", () => {
  test.each([
    ["在校科研经历", "projects"],
    ["【文体实践】", "volunteer"],
    ["一、教育背景", "education"],
    ["教育背景及求职经历", "education"],
    ["实习经历 Internship", "experience"],
    ["荣誉称号/学生工作", "awards"],
    ["软件技能", "skills"],
    ["工讀經歷", "experience"],
  ])("%s is told by how it is built", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });

  test.each(["项目描述", "工作内容", "开发工具", "主要工作", "学生会主席", "沟通能力", "研究中心"])(
    "%s is none",
    (text) => expect(titleKind(text)?.exact ?? false).toBe(false),
  );
});

describe("heads without blanks or marks", () => {
  const parts = (text: string): string[] => {
    const cuts = chineseCuts(text, []);
    return [...cuts, { start: text.length, end: text.length }].map(({ start }, index) =>
      text.slice(cuts[index - 1]?.end ?? 0, start),
    );
  };

  test.each([
    ["本科/云岭师范大学珠江分校/软件工程", ["本科", "云岭师范大学珠江分校", "软件工程"]],
    ["云岭太湖学院通信工程本科", ["云岭太湖学院", "通信工程本科"]],
    ["学士,东屿工业大学,信息工程专业", ["学士", "东屿工业大学", "信息工程专业"]],
    ["青禾网 餐饮平台 前端开发", ["青禾网 餐饮平台", "前端开发"]],
    ["远帆科技-商城平台", ["远帆科技-商城平台"]],
    ["云岭大学系统分析研究所", ["云岭大学系统分析研究所"]],
  ])("%s", (text, expected) => expect(parts(text)).toEqual(expected));

  test("sentences and labelled details never name an entry", () => {
    expect(isChineseProse("负责前端页面的开发以及数据的集成。")).toBe(true);
    expect(isChineseProse("云岭科技有限公司 前端开发工程师")).toBe(false);
    expect(isChineseDetail("责任描述：页面的布局")).toBe(true);
    expect(isChineseDetail("项目名称：云图商城")).toBe(false);
  });
});

test("the signs of a label that a form spreads are one label, and their pairs stay in one column", () => {
  const page = aSource();
  page.text(50, 60, "姓").text(72, 60, "名：林小溪").text(300, 60, "性").text(322, 60, "别：女");
  page.text(50, 80, "电").text(72, 80, "话：13800138000").text(300, 80, "籍").text(322, 80, "贯：云岭");
  expect(layoutDocument(page.build()).lines.map(({ text }) => text)).toEqual([
    "姓 名：林小溪\t性 别：女",
    "电 话：13800138000\t籍 贯：云岭",
  ]);
});

test("person and school are read from labels where no section tells of studies", () => {
  const { cv } = read(
    [
      "个人简历",
      "个人信息",
      "姓名：林小溪|性别：女",
      "毕业院校：东屿工业大学|专业：环境工程",
      "学历：本科|求职意向：环评工程师",
      "电话：13800138000|邮箱：lin.xi@example.org",
      "专业技能",
      "熟悉AutoCAD、ArcGIS。掌握Excel",
    ],
    ["个人简历", "个人信息", "专业技能"],
  );
  expect(cv.personal_info.name).toBe("林小溪");
  expect(cv.personal_info.title).toBe("环评工程师");
  expect(cv.educations).toMatchObject([{ institution: "东屿工业大学", degree: "本科 环境工程" }]);
  expect(cv.skills.map(({ name }) => name)).toEqual(["AutoCAD", "ArcGIS", "Excel"]);
});

test("a name before the sex, and a school in a row of three", () => {
  const { cv } = read(
    [
      "联系方式",
      "手机：13800138000",
      "邮箱：lin.xi@example.org",
      "个人信息",
      "林小溪/女/1997",
      "本科/东屿工业大学/环境工程",
    ],
    ["联系方式", "个人信息"],
  );
  expect(cv.personal_info.name).toBe("林小溪");
  expect(cv.educations).toMatchObject([{ institution: "东屿工业大学", degree: "本科, 环境工程" }]);
});

test("studies in a list of jobs are no job", () => {
  const { cv } = read(
    [
      "林小溪",
      "lin.xi@example.org",
      "工作及教育经历",
      "云岭技术有限公司|2021.5~至今|测试工程师",
      "东屿环保有限公司|2018.7~2021.4|环评工程师",
      "东屿工业大学|2014.9~2018.6|环境工程专业",
    ],
    ["林小溪", "工作及教育经历"],
  );
  expect(cv.experiences.map(({ company }) => company)).toEqual(["云岭技术有限公司", "东屿环保有限公司"]);
  expect(cv.educations.map(({ institution }) => institution)).toEqual(["东屿工业大学"]);
});

test("labelled data of the person is hers in whatever section its box is anchored", () => {
  const { cv } = read(
    [
      "自我评价",
      "热爱环境保护，做事认真。",
      "专业技能",
      "AutoCAD、ArcGIS",
      "姓名：林小溪",
      "性别：女",
      "籍贯：云岭",
      "电话：13800138000",
    ],
    ["自我评价", "专业技能"],
  );
  expect(cv.personal_info.name).toBe("林小溪");
  expect(cv.personal_info.phone).toBe("13800138000");
  expect(cv.skills.map(({ name }) => name)).toEqual(["AutoCAD", "ArcGIS"]);
});
