import { describe, expect, test } from "vitest";
import { scanDates } from "./entities/dates/scan-dates.ts";
import { isChineseClause } from "./entities/entries/chinese-clauses.ts";
import { degreeScore, institutionScore, jobScore, organisationScore } from "./entities/entries/word-scores.ts";
import { parseCvText } from "./parse-cv.ts";
import { titleKind } from "./sections/title-kind.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

describe("titles of sections in Korean, Chinese and Japanese", () => {
  test.each([
    ["출강 이력", "experience"],
    ["이수 교육", "certifications"],
    ["OA 활용 능력", "skills"],
    ["희망 근무조건", "other"],
    ["專 長", "skills"],
    ["專業證照", "certifications"],
    ["社團經驗", "volunteer"],
    ["應徵動機", "summary"],
    ["規培經歷", "experience"],
    ["活かせる経験・知識・スキル", "skills"],
    ["参画案件", "experience"],
    ["キャリアサマリー", "summary"],
  ])("%s", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test("names without blanks are told by how they end", () => {
  expect(jobScore("물류창고 관리원")).toBeGreaterThan(2);
  expect(jobScore("門市人員")).toBeGreaterThan(2);
  expect(jobScore("生活相談員")).toBeGreaterThan(2);
  expect(jobScore("처음부터 함께 물류를 고민한 현장미화원")).toBeLessThan(2);
  expect(organisationScore("솔빛물산")).toBeGreaterThan(2);
  expect(organisationScore("青禾早餐店")).toBeGreaterThan(2);
  expect(organisationScore("みなと工務店")).toBeGreaterThan(2);
  expect(institutionScore("새봄여고")).toBeGreaterThan(2);
  expect(institutionScore("東嶼高商")).toBeGreaterThan(2);
  expect(degreeScore("資訊管理系")).toBeGreaterThan(2);
});

const noFrom = { year: null, month: null };
test.each([
  ["2022年7月至2023年6月", "2022-7", "2023-6"],
  ["2018年3月到2019年4月", "2018-3", "2019-4"],
  ["2015.09——2019.06", "2015-9", "2019-6"],
  ["1.2013年4月～2016年8月 みなと堂", "2013-4", "2016-8"],
  ["109年9月~111年6月", "2020-9", "2022-6"],
  ["107.09~110.06", "2018-9", "2021-6"],
  ["2019. 3 - 2023. 2", "2019-3", "2023-2"],
  ["2022. 12 ~ 2025. 10", "2022-12", "2025-10"],
  ["18.03 ~ 22.02", "2018-3", "2022-2"],
  ["'18.03 ~ '22.02", "2018-3", "2022-2"],
])("the period %s", (text, from, to) => {
  const point = (each: unknown): string => {
    const { year, month } = { ...noFrom, ...(each as typeof noFrom) };
    return `${year}-${month}`;
  };
  expect(scanDates(text).map((match) => [point(match.from), point(match.to)])).toEqual([[from, to]]);
});

test.each(["3.18 ~ 4.20 percent", "107.09 kg", "18.03 and 22.02"])("%s is no period", (text) => {
  expect(scanDates(text).filter(({ kind }) => kind === "range")).toEqual([]);
});

const skillsOf = (rows: readonly string[]): string[] =>
  read(`个人简历\n姓名：林小禾\n电话：13900001111\n\n专业技能\n${rows.join("\n")}`).skills.map(({ name }) => name);

describe("skills that are told in clauses", () => {
  test("the names of tools are the skills, without what kind of thing they are", () => {
    expect(
      skillsOf([
        "熟练使用 Python、Java 等语言完成数据处理，能够独立搭建服务；",
        "掌握LaTeX排版语言，熟悉MySQL数据库的使用；",
        "了解常用的数据结构和算法；",
      ]),
    ).toEqual(["Python", "Java", "LaTeX", "MySQL", "数据结构", "算法"]);
  });

  test("clauses that name no tool are left out beside tools, and short names with letters stay whole", () => {
    expect(skillsOf(["精通 C++，善于与人沟通，长期阅读英文文献", "Web开发、Git、通过CET-4"])).toEqual([
      "C++",
      "Web开发",
      "Git",
    ]);
  });

  test("where no tool is named, what somebody can do stays", () => {
    expect(skillsOf(["良好的沟通能力、组织能力"])).toEqual(["良好的沟通能力", "组织能力"]);
  });
});

test("a Chinese school is named without its rank and faculty, and what its state was is no degree", () => {
  const cv = read(
    "个人简历\n姓名：林小禾\n电话：13900001111\n\n教育背景\n2018.09-2022.06\t云岭大学(211) 信息工程学院\t软件工程专业\t本科\t毕业",
  );
  expect(cv.educations).toMatchObject([
    { institution: "云岭大学", degree: expect.stringMatching(/^软件工程专业,? 本科$/) },
  ]);
});

test("a Chinese project is named without its number and the share in it", () => {
  const cv = read(
    "个人简历\n姓名：林小禾\n电话：13900001111\n\n项目经历\n(1)智慧果园系统 - 项目负责人 - 校级项目\t2023.03 - 2023.09\n负责果园数据的采集与展示。",
  );
  expect(cv.projects.map(({ title }) => title)).toEqual(["智慧果园系统"]);
});

describe("tables and forms", () => {
  const person = "簡 歷 表\n姓名\t林小禾\n電話\t0912000111\n";

  test("columns are told by their names, beside which the title of the section may stand", () => {
    const cv = read(
      `${person}經歷\t公 司 名 稱\t所在縣(市)\t職 稱\t到職年月\t離職年月\t離職原因\n青禾漢堡\t台南市\t工讀生\t2019.07.01\t2019.08.31\t開學\n海岸科技大學\t雲林縣\t助教\t2019.09.01\t2020.06.30\n`,
    );
    expect(cv.experiences).toMatchObject([
      { company: "青禾漢堡", position: "工讀生", location: "台南市", start_date: "2019-07", end_date: "2019-08" },
      { company: "海岸科技大學", position: "助教", start_date: "2019-09", end_date: "2020-06" },
    ]);
    expect(cv.experiences).toHaveLength(2);
  });

  test("a row may hold several labels, each before its value", () => {
    const cv = read(
      "이력서\n성명\t유가람\n\n상세경력\n회사명\t물결게임즈\t부서(직책)\t팀원\n재직기간\t2022.10~2025.03\t프로젝트\t달빛섬\n주요업무/성과\t지도 생성 도구 제작\n퇴직사유\t계약 만료",
    );
    expect(cv.experiences).toMatchObject([
      { company: "물결게임즈", position: "팀원", start_date: "2022-10", end_date: "2025-03" },
    ]);
    expect(cv.experiences).toHaveLength(1);
  });

  test("the signs of a Korean label may be spread over its cell", () => {
    const cv = read(
      "이력서\n성 명\t유가람\n휴 대 폰\t010-5555-0187\n주 소\t경기 수원시 영통구 새봄로 3\n\n학력사항\n2015.03 ~ 2019.02\t솔빛대학교",
    );
    expect(cv.personal_info.location).toBe("경기 수원시 영통구 새봄로 3");
  });

  test("the name of a column is no certificate", () => {
    expect(read("이력서\n성명\t유가람\n휴대폰\t010-5555-0187\n\n자격사항\n자격구분\n").certifications).toEqual([]);
  });
});

test("sentences of what was done name no job", () => {
  expect(isChineseClause("参加了学校网站的建设,实践了前端开发")).toBe(true);
  expect(isChineseClause("云岭科技有限公司, 上海")).toBe(false);
  const cv = read(
    "个人简历\n姓名：林小禾\n电话：13900001111\n\n实践经历\n2016年,参加了学校网站的建设,实践了前端开发\n2017年,担任数据小组组长,并配合完成了成绩预测项目",
  );
  expect(cv.experiences).toEqual([]);
});

test("a page whose person stands last is a CV", () => {
  const cv = read(
    "自 我 评 价\n做事认真。\n联系电话：13900001111\n姓 名：林小禾\n性 别：女\n民 族：汉族\n学 校：云岭大学",
  );
  expect(cv.personal_info.name).toBe("林小禾");
});

test("a numbered employer of a Japanese history of work, told by what it ends with", () => {
  const cv = read(
    "職務経歴書\n氏名：小野寺 美咲\n\n職務経歴\n1.2013年4月～2016年8月 みなと県教育委員会\n事業内容：学校のしくみづくり\n2.2017年4月～2021年3月 はまべ株式会社\n事業内容：おかしの製造",
  );
  expect(cv.experiences).toMatchObject([
    { company: "みなと県教育委員会", start_date: "2013-04", end_date: "2016-08" },
    { company: "はまべ株式会社", start_date: "2017-04", end_date: "2021-03" },
  ]);
});
