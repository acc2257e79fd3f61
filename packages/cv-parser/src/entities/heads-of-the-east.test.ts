import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";

type Layout = ReturnType<typeof layoutOfText>;
const jobs = (layout: Layout) =>
  readExperiences(layout, layout.lines).map(({ fields, current }) => [
    fields.position?.value,
    fields.company?.value,
    fields.start_date?.value,
    current ? "now" : fields.end_date?.value,
  ]);
const schools = (layout: Layout) =>
  readEducations(layout, layout.lines).map(({ fields }) => [fields.degree?.value, fields.institution?.value]);

test("below the employer and what it does, the row set as large as its name is the post", () => {
  const small = (text: string): LineSpec => line(text, { size: 9 });
  const layout = layoutOfLines([
    {
      cells: [
        { text: "Август 2019 – Октябрь 2021", size: 9 },
        { text: "Камышовая верфь, НПП", size: 12, bold: true, x: 200 },
      ],
    },
    small("Заречье, www.kamysh.example"),
    small("Судостроение и ремонт"),
    line("Наладчик станков", { size: 12 }),
    small("Отвечал за станки трех цехов и учил новых людей."),
    small("Вел журнал ремонта."),
  ]);
  expect(jobs(layout)).toEqual([["Наладчик станков", "Камышовая верфь, НПП", "2019-08", "2021-10"]]);
});

test("the small word before a period belongs to it", () => {
  const layout = layoutOfText("с марта 2018 г. по настоящее время\nООО «Камыш»\nГлавный бухгалтер\n- отчеты");
  expect(jobs(layout)).toEqual([["Главный бухгалтер", "ООО «Камыш»", "2018-03", "now"]]);
});

test("in small letters between a post and an employer the words for 'at' of Slavic languages part them", () => {
  const layout = layoutOfText("Менеджер по продажам в ООО «Камыш», 2015 – 2018\n- отчеты");
  expect(jobs(layout)).toEqual([["Менеджер по продажам", "ООО «Камыш»", "2015", "2018"]]);
});

test("a list in small letters behind a comma is the rest of one name", () => {
  const layout = layoutOfText("2015 – 2019\nИнститут оптики, механики и приборов\nБакалавр");
  expect(schools(layout)).toEqual([["Бакалавр", "Институт оптики, механики и приборов"]]);
});

test("beside a date in the margin a name goes on below itself in small letters", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "2017" }, { text: "Заречный государственный исследовательский", bold: true, x: 130 }] },
    line("университет оптики и механики", { x: 130, bold: true }),
    line("Бакалавр", { x: 130 }),
  ]);
  expect(schools(layout)).toEqual([
    ["Бакалавр", "Заречный государственный исследовательский университет оптики и механики"],
  ]);
});

test("what a label before a part says weighs more than its words", () => {
  const layout = layoutOfText("2007 – 2010\nUniwersytet Leśny w Borowie, kierunek: Pielęgniarstwo\nTytuł: licencjat");
  expect(schools(layout)).toEqual([["Pielęgniarstwo, licencjat", "Uniwersytet Leśny w Borowie"]]);
});
