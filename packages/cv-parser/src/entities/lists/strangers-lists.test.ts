import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";
import { readLanguages } from "./languages.ts";
import { readPublications } from "./publications.ts";
import { readSkills } from "./skills.ts";

const skills = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value);
};

describe("skills as strangers write them", () => {
  test("words that a sentence explains are the skill, and the sentence is none", () => {
    expect(
      skills([
        line("Marsh modelling: Expertise in simulations of reeds and tides, using several methods.", { bullet: "•" }),
        line("Field work: Reed counts in three countries, in boats and on foot, through all seasons.", { bullet: "•" }),
      ]),
    ).toEqual(["Marsh modelling", "Field work"]);
    expect(skills([line("Mobile: Swift • Kotlin • Flutter", { bullet: "•" })])).toEqual(["Swift", "Kotlin", "Flutter"]);
  });

  test("a group behind a dash, two tools joined by a word, how well before the first, and an open end", () => {
    expect(skills([line("Programming Languages – Python, C", { bullet: "•" })])).toEqual(["Python", "C"]);
    expect(skills([line("Programming languages: R and Python")])).toEqual(["R", "Python"]);
    expect(skills([line("Programming: Proficient in Rust, Go")])).toEqual(["Rust", "Go"]);
    expect(skills([line("Agile work, machine learning etc.")])).toEqual(["Agile work", "machine learning"]);
    expect(skills([line("Planning and Baking")])).toEqual(["Planning and Baking"]);
  });

  test("in a narrow column rows closer than items are one item", () => {
    const column = { x: 40 };
    expect(
      skills([
        line("Kitchen leadership", column),
        line("Customer relations", { ...column, gap: 7 }),
        line("Organisation of large", { ...column, gap: 7 }),
        line("banquets and fairs", { ...column, gap: 1 }),
        line("Bread", { ...column, gap: 7 }),
      ]),
    ).toEqual(["Kitchen leadership", "Customer relations", "Organisation of large banquets and fairs", "Bread"]);
  });
});

test("a certificate in the row below its giver is named by its own words", () => {
  const layout = layoutOfLines([
    line("Reed Nursing Society (RNS)", { bold: true }),
    line("Chemotherapy Certificate 2019 – present"),
    line("Marsh Nursing Association", { bold: true }),
    line("Registered Marsh Nurse 2021 – present"),
  ]);
  const found = readCertifications(layout, layout.lines, "name").map(({ fields }) => [
    fields["name"]?.value,
    fields["issuer"]?.value,
  ]);
  expect(found).toEqual([
    ["Chemotherapy Certificate", "Reed Nursing Society (RNS)"],
    ["Registered Marsh Nurse", "Marsh Nursing Association"],
  ]);
});

test("numbered references in full rows, stars behind authors, a last author named as people are", () => {
  const layout = layoutOfText(
    [
      "12. Okafor, A.B., Brandt, L. & Lis, M. 2021. Embracing wet summers to improve the salt marsh. Journal of Shores. 12: 4-12.",
      "11. Lis, M. & Okafor, A.B. 2020. Orchards below the tide. Marsh Letters. 11: 553-567.",
      "10. Dahl, Peter A., and Maria B. Lund. (2019). Herons of the northern bays. Bird Notes, 2019-05.",
      "9. A. Okafor*, L. Brandt*, M. Lis. 2018. Slow rivers in changing towns. River Papers 19 (2).",
    ].join("\n"),
  );
  expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
    "Embracing wet summers to improve the salt marsh",
    "Orchards below the tide",
    "Herons of the northern bays",
    "Slow rivers in changing towns",
  ]);
});

const certificates = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readCertifications(layout, layout.lines, "name").map(({ fields }) => fields["name"]?.value);
};

describe("certificates as strangers write them", () => {
  test("a colon before running words parts the name from what is told of it", () => {
    expect(
      certificates([
        line("Tide Tables Basics: learned to read the tables of three harbours and to teach them.", { bullet: "•" }),
        line("Reed Suite: Working with Nets: repaired nets of all sizes and kept their records.", { bullet: "•" }),
      ]),
    ).toEqual(["Tide Tables Basics", "Reed Suite: Working with Nets"]);
  });

  test("in a list of short lines without dates one line of another look joins none of them", () => {
    expect(
      certificates([
        line("Marsh Guide Base"),
        line("Marsh Guide Advanced"),
        line("Reed Cutter One"),
        line("Reed Cutter Two"),
        line("Various", { bold: true }),
        line("Boat Licence Inland"),
        line("Harbour Master of the Second Class"),
      ]),
    ).toEqual([
      "Marsh Guide Base",
      "Marsh Guide Advanced",
      "Reed Cutter One",
      "Reed Cutter Two",
      "Various",
      "Boat Licence Inland",
      "Harbour Master of the Second Class",
    ]);
  });
});

test("an address alone below a paper is no paper", () => {
  const layout = layoutOfLines([
    line("The Tides of Reed Harbour. Journal of Marshes, 2019.", { bullet: "•" }),
    line("Journal URL: https://marshes.example/12", { bullet: "•" }),
    line("The Nets of Reed Harbour. Journal of Marshes, 2020.", { bullet: "•" }),
  ]);
  expect(readPublications(layout, layout.lines).map(({ fields }) => fields["title"]?.value)).toEqual([
    "The Tides of Reed Harbour",
    "The Nets of Reed Harbour",
  ]);
});

test("capitalised names in one row are skills however long they are, and so is a longer line", () => {
  expect(skills([line("Reed Counting & Reed-Versus-Rush Analysis, Heron Survey & Bird Ringing Support")])).toEqual([
    "Reed Counting & Reed-Versus-Rush Analysis",
    "Heron Survey & Bird Ringing Support",
  ]);
  const long = "Ability to count herons alone or as part of a crew";
  expect(skills([line(long, { bullet: "•" })])).toEqual([long]);
});

test("languages behind the label of their list, behind their level, and one that nobody taught before its level", () => {
  const spoken = (text: string) => {
    const layout = layoutOfText(text);
    return readLanguages(layout, layout.lines).items.map(({ fields }) => fields.name?.value);
  };
  expect(spoken("Lingue: Danese (ottimo), greco (base)")).toEqual(["Danese", "greco"]);
  expect(spoken("Fluent in written and spoken Danish and Greek")).toEqual(["Danish", "Greek"]);
  expect(spoken("Marshic (Limited Working)\nDanish (Native or Bilingual)")).toEqual(["Marshic", "Danish"]);
});
