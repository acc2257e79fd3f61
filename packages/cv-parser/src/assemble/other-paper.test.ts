import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { captionsIn, isTitledOther } from "./other-paper.ts";

const linesOf = (...lines: string[]) => layoutOfText(lines.join("\n")).lines;

test.each([
  "UNOFFICIAL Transcript",
  "LETTRE DE MOTIVATION",
  "Transcript of Records – Harbour College",
  "Informe",
  "本科生成绩证明",
  "재학증명서",
  "Factura",
  "Syllabus – Spring 2031",
  "Newsletter, März 2031",
  "List of publications",
  "Курсовая работа",
])("a paper that is titled %s is none of a career", (title) => {
  expect(isTitledOther(linesOf("Harbour College", title, "Ada Example"))).toBe(true);
});

test.each([
  "Curriculum Vitae",
  "Certificate in Bakery, Humber College",
  "Report writer and analyst",
  "Report writer 2031",
  "职务经历书",
])("a line like %s titles no other paper", (title) => {
  expect(isTitledOther(linesOf("Ada Example", title, "ada@mail.example"))).toBe(false);
});

test("a title far below the top says nothing of the paper", () => {
  const above = Array.from({ length: 14 }, (_, at) => `Line ${at} of a page`);
  expect(isTitledOther(linesOf(...above, "Cover letter"))).toBe(false);
});

test("numbered pictures and tables and rows that lead to pages are counted, up to a few", () => {
  expect(captionsIn(linesOf("Figure 1: The mill", "Tabelle 2. Preise", "1 The mill ........ 12", "Ran the mill"))).toBe(
    3,
  );
  expect(captionsIn(linesOf(...Array.from({ length: 9 }, (_, at) => `Fig. ${at + 1} Bread`)))).toBe(4);
  expect(captionsIn(linesOf("Figure skating", "Table tennis 2019", "Table 7 waiters"))).toBeLessThan(2);
});
