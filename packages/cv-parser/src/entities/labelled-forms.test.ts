import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { labelledEducations, labelledExperiences } from "./labelled-forms.ts";

const row = (label: string, value: string): LineSpec => ({ cells: [{ text: label }, { text: value, x: 300 }] });

const valuesOf = (found: ReturnType<typeof labelledExperiences>) =>
  found?.map(({ fields, current }) => ({
    ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value.value]] : []))),
    ...(current ? { current } : {}),
  }));
const jobs = (layout: DocumentLayout) => valuesOf(labelledExperiences(layout, layout.lines));

describe("sections filled in like a form", () => {
  test("a table of labels and values, as the Europass form has it", () => {
    const layout = layoutOfLines([
      row("Fechas", "mayo 2020 – actualidad"),
      row("Profesión o cargo desempeñado", "Jefa de cocina"),
      row("Funciones y responsabilidades principales", "Cartas de temporada"),
      line("Equipo de doce personas", { bullet: "•", x: 300 }),
      row("Nombre y dirección de la empresa o empleador", "Hotel Lago Azul, Madrid"),
      row("Fechas", "enero 2016 – abril 2020"),
      row("Profesión o cargo desempeñado", "Cocinera"),
      row("Nombre y dirección de la empresa o empleador", "Taberna del Puerto, Vigo"),
    ]);
    expect(jobs(layout)).toEqual([
      {
        position: "Jefa de cocina",
        company: "Hotel Lago Azul",
        location: "Madrid",
        start_date: "2020-05",
        end_date: "",
        description: "Cartas de temporada\n• Equipo de doce personas",
        current: true,
      },
      {
        position: "Cocinera",
        company: "Taberna del Puerto",
        location: "Vigo",
        start_date: "2016-01",
        end_date: "2020-04",
      },
    ]);
  });

  test("one label that comes back below names without a date tells where each entry is", () => {
    const layout = layoutOfLines([
      line("Ostwick Bakery"),
      line("Position held: Shop Assistant"),
      line("Sold bread and cakes and kept the till in order every evening."),
      line("Heron Freight, Tarn"),
      line("Position held: Driver"),
      line("Drove parcels to forty shops", { bullet: "•", x: 50 }),
      line("Lake Hotel"),
      line("Position held: Night Porter"),
    ]);
    expect(jobs(layout)).toEqual([
      {
        company: "Ostwick Bakery",
        position: "Shop Assistant",
        description: "Sold bread and cakes and kept the till in order every evening.",
      },
      { company: "Heron Freight", location: "Tarn", position: "Driver", description: "• Drove parcels to forty shops" },
      { company: "Lake Hotel", position: "Night Porter" },
    ]);
    const dated = [line("Ostwick Bakery 2012 – 2014"), line("Position held: Baker")];
    expect(jobs(layoutOfLines([...dated, line("Heron Freight 2015"), line("Position held: Driver")]))).toBeUndefined();
  });

  test("the part of a firm under a label that names employers elsewhere, two pairs a row", () => {
    const pairs = (...texts: string[]): LineSpec => ({
      cells: texts.map((text, at) => ({ text, x: 40 + at * 120 })),
    });
    const layout = layoutOfLines([
      pairs("会社名", "霧島運輸株式会社", "在籍期間", "2016年4月〜2019年3月"),
      pairs("所属", "配車課", "役職", "係長"),
      pairs("業務内容", "配車計画の作成"),
      pairs("会社名", "株式会社白浜倉庫", "在籍期間", "2012年4月〜2016年3月"),
      pairs("所属", "入庫課", "役職", "主任"),
    ]);
    expect(jobs(layout)).toMatchObject([
      { company: "霧島運輸株式会社", position: "係長", start_date: "2016-04", description: "配車計画の作成" },
      { company: "株式会社白浜倉庫", position: "主任", end_date: "2016-03" },
    ]);
  });

  test("labels with colons, and one that a narrow cell breaks", () => {
    const plain = layoutOfText(
      "Company: Acme Ltd\nPosition: Line Manager\nDuration: 2018 - 2020\nResponsibilities: Ran the line.",
    );
    expect(jobs(plain)).toMatchObject([
      { company: "Acme Ltd", position: "Line Manager", description: "Ran the line." },
    ]);
    const broken = layoutOfLines([
      row("Dates", "2018 – 2020"),
      row("Title of qualification", "Diploma in Baking"),
      line("awarded"),
      row("Name and type of organisation", "Hull College"),
      row("providing education and training", "Hull"),
    ]);
    expect(valuesOf(labelledEducations(broken, broken.lines))).toMatchObject([
      { degree: "Diploma in Baking", institution: "Hull College", start_date: "2018", end_date: "2020" },
    ]);
  });

  test("labels of further languages; the street of an employer is no part of its name", () => {
    const italian = layoutOfLines([
      row("Date (da – a)", "Marzo 2015 – oggi"),
      row("Nome e indirizzo del datore di lavoro", "Pastificio Aurora S.r.l., Via Emilia 12, Modena"),
      row("Tipo di impiego", "Responsabile qualità"),
      row("Principali mansioni e responsabilità", "Controllo dei lotti"),
    ]);
    expect(jobs(italian)).toMatchObject([
      {
        position: "Responsabile qualità",
        company: "Pastificio Aurora S.r.l.",
        location: "Modena",
        start_date: "2015-03",
      },
    ]);
    const slovak = layoutOfLines([
      row("Obdobie", "2014 – 2020"),
      row("Zamestnanie alebo pracovné zaradenie", "Účtovníčka"),
      row("Názov a adresa zamestnávateľa", "Pekáreň Klas, s.r.o., Košice"),
    ]);
    expect(jobs(slovak)).toMatchObject([
      { position: "Účtovníčka", company: "Pekáreň Klas, s.r.o.", location: "Košice" },
    ]);
    const hungarian = layoutOfLines([
      row("Időtartam", "2011 – 2015"),
      row("Végzettség / képesítés", "Óvodapedagógus"),
      row("Oktatást / képzést nyújtó intézmény neve és típusa", "Dunaparti Egyetem"),
    ]);
    expect(valuesOf(labelledEducations(hungarian, hungarian.lines))).toMatchObject([
      { degree: "Óvodapedagógus", institution: "Dunaparti Egyetem", start_date: "2011", end_date: "2015" },
    ]);
  });

  test("a single label in a job makes no form", () => {
    const layout = layoutOfText("Line Manager, Acme Ltd\n2018 - 2020\nResponsibilities: Ran the line.");
    expect(jobs(layout)).toBeUndefined();
  });
});

test("a period alone above the labels of an entry dates it", () => {
  const layout = layoutOfLines([
    line("2014 - 2018"),
    line("Organization: Mill & Sons"),
    line("Function: Baker"),
    line("May 2010 - present"),
    line("Organization: Crust Ltd"),
    line("Function: Miller"),
  ]);
  expect(jobs(layout)).toMatchObject([
    { position: "Baker", company: "Mill & Sons", start_date: "2014", end_date: "2018" },
    { position: "Miller", company: "Crust Ltd", start_date: "2010-05", current: true },
  ]);
});
