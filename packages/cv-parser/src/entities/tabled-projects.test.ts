import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { tabledProjects } from "./tabled-projects.ts";

const cells = (y: number, ...texts: readonly (readonly [x: number, text: string])[]): LineSpec => ({
  y,
  cells: texts.map(([x, text]) => ({ text, x })),
});

const projects = (layout: DocumentLayout) =>
  tabledProjects(layout, layout.lines)?.map(({ fields, tags }) => ({
    title: fields["title"]?.value,
    start: fields["start_date"]?.value,
    end: fields["end_date"]?.value,
    told: fields["description"]?.value,
    tools: tags.map(({ value }) => value),
  }));

describe("tables of projects", () => {
  test("below names of columns, with periods and names that narrow cells break", () => {
    const layout = layoutOfLines([
      cells(100, [40, "No"], [70, "期間"], [160, "案件名・作業内容"], [400, "役割"], [470, "使用技術"]),
      cells(120, [40, "1"], [70, "2016年2月"], [160, "港湾の荷役予約"], [400, "設計"], [470, "Go"]),
      cells(132, [70, "〜"], [160, "予約の画面を作成"], [470, "SQLite"]),
      cells(144, [70, "2017年1月"], [160, "試験の計画"]),
      cells(170, [40, "2"], [70, "2014年5月"], [160, "駅の案内表示"], [400, "実装"], [470, "C"]),
      cells(182, [70, "〜"], [160, "時刻表の取り込み"]),
      cells(194, [70, "2015年8月"]),
    ]);
    expect(projects(layout)).toMatchObject([
      { title: "港湾の荷役予約", start: "2016-02", end: "2017-01", tools: ["Go", "SQLite"] },
      { title: "駅の案内表示", start: "2014-05", end: "2015-08", told: "実装\n時刻表の取り込み" },
    ]);
  });

  test("with a label before each value, two pairs a row", () => {
    const layout = layoutOfText(
      [
        "과제명\t해안 도로 조명 교체\t수행기간\t2019.02 ~ 2019.09",
        "담당역할\t현장 조사\t발주처\t들빛군청",
        "내용\t노후 등기구를 조사하고 교체 순서를 정함",
        "과제명\t마을 회관 단열 보강\t수행기간\t2018.03 ~ 2018.11",
        "담당역할\t설계 보조\t발주처\t들빛군청",
      ].join("\n"),
    );
    expect(projects(layout)).toMatchObject([
      { title: "해안 도로 조명 교체", start: "2019-02", told: "현장 조사\n노후 등기구를 조사하고 교체 순서를 정함" },
      { title: "마을 회관 단열 보강", end: "2018-11" },
    ]);
  });

  test("rows that only begin with a word for a project are none", () => {
    expect(
      projects(layoutOfText("Project Reed\t2019\nBuilt a weir.\nProject Moss\t2020\nDrained a bog.")),
    ).toBeUndefined();
  });
});
