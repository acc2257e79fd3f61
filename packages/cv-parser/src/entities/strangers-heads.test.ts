import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";

const jobs = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.company?.value]);
};

const schools = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readEducations(layout, layout.lines).map(({ fields }) => [
    fields.degree?.value,
    fields.institution?.value,
    fields.location?.value,
  ]);
};

const dated = (text: string, date: string): LineSpec => ({ cells: [{ text }, { text: date, x: 420 }], gap: 8 });

describe("heads of jobs as strangers write them", () => {
  test("an address in brackets is no part of the employer's name", () => {
    const rows = [
      line("Editor"),
      dated("Harbour & Sons (https://harbour.example/about)", "2014 – 2016"),
      line("Typesetter"),
      dated("Inkwell Press (www.inkwell.example)", "2011 – 2014"),
    ];
    expect(jobs(rows)).toEqual([
      ["Editor", "Harbour & Sons"],
      ["Typesetter", "Inkwell Press"],
    ]);
  });

  test("a row that begins with a label does not go on from the row above, however full that is", () => {
    const rows = [
      line("Enero de 2012 – Mayo de 2016 : Encargada de la panadería"),
      line("Empresa: Hornos del Valle"),
      line("Marzo de 2008 – Junio de 2011 : Ayudante de la panadería"),
      line("Empresa: Molino Viejo"),
    ];
    expect(jobs(rows)).toEqual([
      ["Encargada de la panadería", "Hornos del Valle"],
      ["Ayudante de la panadería", "Molino Viejo"],
    ]);
  });

  test('words for "at" with an article or "the company" part the post from the employer', () => {
    expect(
      jobs([
        dated("Bürokauffrau bei der Muster GmbH", "2015 - 2018"),
        dated("Cajera en la empresa Almacenes Sur", "2012 - 2014"),
        dated("Księgowa w firmie Lotos", "2010 - 2011"),
        dated("Tirocinante presso uno studio di architettura", "2009"),
      ]),
    ).toEqual([
      ["Bürokauffrau", "Muster GmbH"],
      ["Cajera", "Almacenes Sur"],
      ["Księgowa", "Lotos"],
      ["Tirocinante", "studio di architettura"],
    ]);
  });

  test("a row that is long or fills the page names the employer where those of the other entries do", () => {
    expect(
      jobs([
        line("Research Associate in Soil Chemistry (Aug 2019 - Jun 2022)", { italic: true, gap: 8 }),
        line("Heron College, University of Dunmore"),
        line("Research Associate in Marsh Statistics (Jul 2017 - Jul 2019)", { italic: true, gap: 8 }),
        line("Department of Shore Botany, Peat and Tidal Genetics and The Royal Reed Hospital, University of Dunmore"),
        line("Researcher (Jul 2014 - Jul 2016)", { italic: true, gap: 8 }),
        line("Wexcombe Institute"),
      ]).map(([, company]) => company !== undefined),
    ).toEqual([true, true, true]);
  });

  test("further posts below an employer in a row of its own keep what a comma parts from them", () => {
    const post = (text: string, date: string): LineSpec[] => [line(text), line(date), line("Baked.", { bullet: "•" })];
    expect(
      jobs([
        line("HERON BANK", { bold: true, size: 12, gap: 8 }),
        ...post("Associate Engineer", "Jan 2021 – Aug 2021"),
        ...post("Analyst, Software Engineering", "Jan 2020 – Jan 2021"),
      ]),
    ).toEqual([
      ["Associate Engineer", "HERON BANK"],
      ["Analyst, Software Engineering", "HERON BANK"],
    ]);
  });

  test("who led it and what it was about are neither post nor employer", () => {
    expect(
      jobs([dated("Harrow Vale University", "2016 – 2018"), line("Research Assistant, Advisor: Dr. Ida Moss")]),
    ).toEqual([["Research Assistant", "Harrow Vale University"]]);
  });

  test("a length of time behind a wave, a kind of work like a code of a country, and a grade with two steps", () => {
    expect(jobs([dated("Warehouse IT", "2015 - 2018"), line("Packed the boxes of two warehouses.")])).toEqual([
      [undefined, "Warehouse IT"],
    ]);
    expect(jobs([line("Old Mill Bakery ~ 7 years (2015 - 2022)"), line("Baker", { gap: 2 })])[0]?.[1]).toBe(
      "Old Mill Bakery",
    );
    expect(jobs([dated("Software Engineer II-III", "2021 – 2024"), line("Heron Bank")])).toEqual([
      ["Software Engineer II-III", "Heron Bank"],
    ]);
  });

  test("a full stop between a date and its post is no part of the post", () => {
    expect(jobs([line("2014 - 2016. Statistics Adviser, Heron Bank Ltd")])).toEqual([
      ["Statistics Adviser", "Heron Bank Ltd"],
    ]);
  });
});

describe("heads of schools as strangers write them", () => {
  test("an unknown town behind the school is its town, in whatever letters its state is written", () => {
    expect(
      schools([
        dated("Quillmarsh Polytechnic, Vellore Mead", "2016 – 2019"),
        line("Diploma in Computer Science"),
        dated("Harrow Vale University, Waltham MA.", "2013 – 2016"),
        line("BA, Neuroscience Major"),
      ]),
    ).toEqual([
      ["Diploma in Computer Science", "Quillmarsh Polytechnic", "Vellore Mead"],
      ["BA, Neuroscience Major", "Harrow Vale University", "Waltham MA"],
    ]);
  });

  test("a department in the row of the school goes with it, and a state's university with its campus", () => {
    expect(
      schools([line("MSc Natural Computing (2003 - 2004)"), line("Department of Physics, Harrow Vale University")]),
    ).toEqual([["MSc Natural Computing", "Department of Physics, Harrow Vale University", undefined]]);
    expect(schools([dated("University of Dunmore – Quillmarsh", "2018"), line("Bachelor of Arts, History")])).toEqual([
      ["Bachelor of Arts, History", "University of Dunmore – Quillmarsh", undefined],
    ]);
  });

  test("labels, how far somebody is, and the word before the school stay out of the degree", () => {
    expect(schools([dated("Master of Science, Major: Botany", "2025 – 2026"), line("University of Dunmore")])).toEqual([
      ["Master of Science, Botany", "University of Dunmore", undefined],
    ]);
    expect(schools([line("Master's degree in Botany from Harrow Vale University (2019 - 2021)")])).toEqual([
      ["Master's degree in Botany", "Harrow Vale University", undefined],
    ]);
  });

  test("school and degree in one long row above the date are read, and graduating later is no further entry", () => {
    expect(
      schools([
        line("University of Dunmore, Quillmarsh – B.S in Computer Science and Engineering"),
        line("Aug 2014 – Current"),
        line("Graduating: May 2018"),
      ]),
    ).toHaveLength(1);
  });

  test("in a section of bullets each bullet is a school, dated or not", () => {
    expect(
      schools([
        line("Harrow Vale University – Bachelor of Arts, History (08/2016 – 07/2019)", { bullet: "•" }),
        line("University of Dunmore – Certificate, Baking", { bullet: "•" }),
        line("Quillmarsh College – Diploma, Pastry", { bullet: "•" }),
      ]).map(([, institution]) => institution),
    ).toEqual(["Harrow Vale University", "University of Dunmore", "Quillmarsh College"]);
  });

  test("years in the middle of running text date nothing", () => {
    const layout = layoutOfText(
      "MA in Social History, Harrow Vale University, 2015 - 2016\n\n" +
        "the mills of the town between 1802 and 1914, examining the acts that were passed in these years",
    );
    expect(readEducations(layout, layout.lines)).toHaveLength(1);
  });
});

test.each([
  ["Reed & Sons GmbH: Working student in the mill", ["Working student in the mill", "Reed & Sons GmbH"]],
  ["Final project: Software Engineer, Old Mill Ltd", ["Final project: Software Engineer", "Old Mill Ltd"]],
])("a name, a colon, and what one was there: %s", (head, expected) => {
  expect(
    jobs([
      line(head, { bold: true }),
      line("2019 - 2023"),
      line("Kept the stones."),
      line("Miller, Wren & Co", { bold: true }),
      line("2015 - 2019"),
    ])[0],
  ).toEqual(expected);
});

describe("names of jobs that look like two, or like one", () => {
  test("two names of one sort beside a lone slash are one; a post and an employer there are two", () => {
    expect(
      jobs([
        dated("Security Officer / Technician", "2016 – 2018"),
        line("Reed Energy / Heron"),
        dated("Analyst / Heron Bank", "2012 – 2016"),
      ]),
    ).toEqual([
      ["Security Officer / Technician", "Reed Energy / Heron"],
      ["Analyst", "Heron Bank"],
    ]);
  });

  test("small words in another weight go on with the post", () => {
    const layout = layoutDocument(
      aSource()
        .text(40, 40, "Fitter ", { bold: true })
        .text(75, 40, "in the works of the county")
        .text(420, 40, "2016 – 2018")
        .text(40, 54, "Heron Mills Ltd")
        .build(),
    );
    const [fitter] = readExperiences(layout, layout.lines);
    expect(fitter?.fields.position?.value).toBe("Fitter in the works of the county");
    expect(fitter?.fields.company?.value).toBe("Heron Mills Ltd");
  });

  test("what tells of a period and names nothing is no employer", () => {
    expect(jobs([line("Trainer for parents, Zeitraum 1996 – 2004")])).toEqual([["Trainer for parents", undefined]]);
  });
});
