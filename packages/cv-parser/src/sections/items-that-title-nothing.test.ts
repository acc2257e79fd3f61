import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const title = (text: string): LineSpec => line(text, { bold: true, size: 13, gap: 10 });
const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).map(({ kind, title: words, lines }) => [kind, words, lines.length]);

test.each(["Leadership", "First aid", "Public speaking"])("%s between other skills is one of them", (name) => {
  const kindsOf = (text: string) => splitSections(layoutOfText(text)).map(({ kind, lines }) => [kind, lines.length]);
  const head = "Ada Example\nada@example.org\n\nEXPERIENCE\nBaker, Tarn Ltd, 2016 - 2019\n\nSKILLS";
  const foot = "EDUCATION\nBA Music, Hill University, 2015";
  const after = [["education", 1]];
  expect(kindsOf(`${head}\nPayroll\n${name}\nBookkeeping\n\n${foot}`).slice(2)).toEqual([["skills", 3], ...after]);
  expect(kindsOf(`${head}\n${name}\nBookkeeping\n\n${foot}`).slice(2)).toEqual([["skills", 2], ...after]);
  const titled = kindsOf(`${head}\nPayroll\n\n${name.toUpperCase()}\nHarrow Rowing Club\n\n${foot}`);
  expect(titled.slice(2)).toEqual([["skills", 1], [expect.not.stringMatching("skills"), 1], ...after]);
});

test.each(["Other", "Sonstiges", "Autres"])(
  "%s above the last of several lists of skills names their group",
  (name) => {
    const head = "Ada Example\nada@example.org\n\nExperience\nBaker, Tarn Ltd, 2016 - 2019\n\nSkills";
    const lists = ["Shop floor\nLathe, saw, drill", `${name}\nLedgers, post, phone`];
    const kinds = splitSections(layoutOfText([head, ...lists].join("\n"))).map(({ kind, lines }) => [
      kind,
      lines.length,
    ]);
    expect(kinds.at(-1)).toEqual(["skills", 4]);
    const apart = splitSections(layoutOfText([head, lists[0], `\n${name}`, "Ledgers, post, phone"].join("\n")));
    expect(apart.at(-1)?.lines).toHaveLength(1);
  },
);

test("a language that titles a section elsewhere is one of those below the title of languages", () => {
  const text = "李明\nli@example.org\n\n工作经历\n会计, 青山公司, 2016 - 2019\n\n语言能力\n中文\n英语 (流利)\n日语";
  expect(
    splitSections(layoutOfText(text))
      .at(-1)
      ?.lines.map((each) => each.text),
  ).toEqual(["中文", "英语 (流利)", "日语"]);
});

test("a language beside its level, and names of columns, open no section within their own", () => {
  const row = (...texts: string[]): LineSpec => ({ cells: texts.map((text, at) => ({ text, x: 40 + at * 140 })) });
  expect(
    outline([
      line("Ada Example", { size: 20 }),
      title("資格"),
      row("資格名", "取得年月"),
      row("危険物取扱者", "2011年3月"),
      row("小型船舶操縦士", "2013年8月"),
      title("語学"),
      row("英語", "読み書き"),
    ]).slice(1),
  ).toEqual([
    ["certifications", "資格", 3],
    ["languages", "語学", 1],
  ]);
});
