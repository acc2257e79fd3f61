import { describe, expect, test } from "vitest";
import { aSource } from "./fixtures/source-builder.ts";
import type { SourceBuilder } from "./fixtures/source-builder.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseCvText } from "./parse-cv.ts";
import { parseSource } from "./parse-source.ts";

const now = new Date("2026-11-28T00:00:00Z");
const read = (page: SourceBuilder) => parseSource(page.build(), { now }, shippedLabeller()).cv;
const readText = (text: string) => parseCvText(text, { now }).cv;

describe("pages of the Europass editor without their XML", () => {
  test("a town that no list knows is no employer, whether it stands behind the period or before its country", () => {
    const page = aSource()
      .text(50, 40, "Mira Holt", { size: 16, bold: true })
      .text(50, 64, "mira@post.example")
      .text(50, 100, "WORK EXPERIENCE", { size: 12 })
      .text(50, 122, "01/01/2022 - CURRENT")
      .text(155, 122, "Grudby, Norway")
      .text(50, 137, "SAILMAKER", { bold: true, size: 11 })
      .text(50, 170, "01/03/2019 - 31/12/2021")
      .text(170, 170, "Grudby, Norway")
      .text(50, 185, "Head sailmaker for the harbour.", { bold: true, size: 11 })
      .text(70, 200, "• Cut new sails")
      .text(50, 230, "EDUCATION AND TRAINING", { size: 12 })
      .text(50, 250, "2014 - 2018")
      .text(150, 250, "Diploma in Sailmaking")
      .text(480, 250, "EQF level 5")
      .text(150, 265, "Long Room College, Grudby (Norway)");
    const { experiences, educations } = read(page);
    expect(experiences.map(({ position, company, location }) => [position, company, location])).toEqual([
      ["SAILMAKER", "", "Grudby, Norway"],
      ["Head sailmaker for the harbour", "", "Grudby, Norway"],
    ]);
    expect(educations.map(({ degree, institution }) => [degree, institution])).toEqual([
      ["Diploma in Sailmaking", "Long Room College"],
    ]);
  });
});

describe("forms of Word", () => {
  test("names with marks between them below a period, however long the row", () => {
    const { experiences } = readText(
      "Mira Holt\nmira@post.example\n\nEXPERIENCE\n01/2020 - 07/2021\nAllrounder in Sales & Repairs • L.O.F.T. • Long Grudby, Norway\n• Mended sails on the quay\n02/2022 - 04/2025\nSailmaker • Colours Ltd. • Grudby, Norway\n• Cut new sails\n",
    );
    expect(experiences.map(({ company }) => company)).toEqual(["L.O.F.T.", "Colours Ltd."]);
  });
});

describe("tabular German CVs", () => {
  const form = [
    "Lebenslauf",
    "Mira Holt",
    "mira@post.example",
    "",
    "Werdegang",
    "02/2021 - 01/2023\tUmschulung zur Segelmacherin",
    "\tLoft der Farben GmbH",
    "11/2017 - 08/2019\tLagerhelferin",
    "\tHafen Grudby AG",
    "",
    "Schulbildung",
    "08/2012 - 06/2015\tAbitur Möwen-Gymnasium, Grudby - ø 1,8",
    "08/2006 - 07/2012\tRealschulabschluss Hafenschule, Grudby",
    "",
    "IT/EDV\tInkscape, Blender",
    "Fremdsprache\tEnglisch",
    "Hobby\tRudern",
    "Anlagen\tZeugnisse",
    "",
    "Hamburg, April 2026, Mira Holt",
  ].join("\n");

  test("its labels are titles, its trainings studies, and what a school ended with its degree", () => {
    const cv = readText(form);
    expect(cv.personal_info.name).toBe("Mira Holt");
    expect(cv.experiences.map(({ position }) => position)).toEqual(["Lagerhelferin"]);
    expect(cv.educations.map(({ degree, institution, gpa }) => [degree, institution, gpa])).toEqual([
      ["Abitur", "Möwen-Gymnasium", "ø 1,8"],
      ["Realschulabschluss", "Hafenschule", ""],
      ["Umschulung zur Segelmacherin", "Loft der Farben GmbH", ""],
    ]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["Inkscape", "Blender"]);
    expect(cv.languages.map(({ name }) => name)).toEqual(["Englisch"]);
    expect(cv.interests).toEqual(["Rudern"]);
  });

  test("the title of the document in large letters above the name is none of it", () => {
    const page = aSource()
      .text(120, 40, "Lebenslauf", { size: 24, bold: true })
      .text(120, 68, "Mira Holt", { size: 24, bold: true })
      .text(120, 110, "mira@post.example")
      .text(120, 150, "BERUFSERFAHRUNG", { size: 12, bold: true })
      .text(120, 170, "01/2020 - 07/2021")
      .text(120, 185, "Segelmacherin, Loft der Farben GmbH");
    expect(read(page).personal_info.name).toBe("Mira Holt");
    expect(readText("Lebenslauf Mira Holt\nmira@post.example\n\nSprachen\nDeutsch").personal_info.name).toBe(
      "Mira Holt",
    );
  });
});
