import { describe, expect, test } from "vitest";
import { aPdf } from "./fixtures/pdf-builder.ts";
import { parseCv } from "./parse-cv.ts";

const white = { colour: [1, 1, 1] as [number, number, number] };
const now = new Date("2026-11-21");

/** The profile that the network exports today: a dark side column, and jobs in groups under their company. */
function newNetworkExport(): Buffer {
  return aPdf()
    .fill(0, 0, 200, 842, [0.16, 0.24, 0.29])
    .lines(22, 50, ["Contact"], { size: 13, ...white })
    .lines(22, 72, ["milena.brandt@example.org"], white)
    .lines(22, 120, ["Top Skills"], { size: 13, ...white })
    .lines(22, 140, ["Procurement", "Vendor Management", "Cost Control"], white)
    .lines(22, 202, ["Languages"], { size: 13, ...white })
    .lines(22, 222, ["German (Native or Bilingual)", "English (Full Professional)"], white)
    .text(224, 60, "Milena Brandt", { size: 26 })
    .text(224, 84, "Head of Purchasing at Norderwerk AG", { size: 12 })
    .text(224, 100, "Hamburg, Germany", { size: 12 })
    .text(224, 150, "Experience", { size: 16 })
    .text(224, 178, "Norderwerk AG", { size: 12 })
    .text(224, 194, "5 years 2 months", { size: 10.5 })
    .text(224, 214, "Head of Purchasing", { size: 11.5 })
    .lines(224, 230, ["March 2021 - Present (2 years 9 months)", "Hamburg, Germany"], { size: 10.5, leading: 16 })
    .text(224, 266, "Lead a team of nine buyers.", { size: 10.5 })
    .text(224, 292, "Senior Buyer", { size: 11.5 })
    .lines(224, 308, ["October 2018 - February 2021 (2 years 5 months)", "Hamburg, Germany"], {
      size: 10.5,
      leading: 16,
    })
    .text(224, 360, "Kontor Sieben", { size: 12 })
    .text(224, 376, "Buyer", { size: 11.5 })
    .lines(224, 392, ["June 2014 - September 2018 (4 years 4 months)", "Bremen, Germany"], { size: 10.5, leading: 16 })
    .text(224, 450, "Education", { size: 16 })
    .text(224, 475, "University of Weserland", { size: 12 })
    .text(224, 491, "Bachelor of Arts, Business Administration (2010 - 2014)", { size: 10.5 })
    .text(340, 820, "Page 1 of 1", { size: 9 })
    .build();
}

/** The profile as the network exported it formerly: one column, "position at company". */
function oldNetworkExport(): Buffer {
  return aPdf()
    .text(50, 60, "Milena Brandt", { size: 20, font: "bold" })
    .text(50, 80, "Head of Purchasing at Norderwerk AG", { size: 12 })
    .text(50, 96, "milena.brandt@example.org")
    .text(50, 130, "Experience", { size: 15 })
    .text(50, 153, "Head of Purchasing at Norderwerk AG", { size: 11, font: "bold" })
    .text(50, 167, "March 2021 - Present (2 years 9 months)", { size: 9 })
    .text(50, 183, "Lead a team of nine buyers.")
    .text(50, 207, "Buyer at Kontor Sieben", { size: 11, font: "bold" })
    .text(50, 221, "June 2014 - February 2021 (6 years 9 months)", { size: 9 })
    .text(50, 260, "Skills & Expertise", { size: 15 })
    .lines(50, 280, ["Procurement", "Vendor Management", "Cost Control"], { font: "bold" })
    .text(50, 345, "Education", { size: 15 })
    .text(50, 365, "University of Weserland", { size: 11, font: "bold" })
    .text(50, 380, "Bachelor of Arts, Business Administration, 2010 - 2014", { size: 9 })
    .build();
}

/** The European form: titles and dates end at one line left of the text. */
function europeanForm(): Buffer {
  const pdf = aPdf();
  const label = (y: number, text: string) => pdf.text(175 - text.length * 4.6, y, text, { size: 9 });
  label(70, "PERSONAL INFORMATION").text(190, 70, "Milena Brandt", { size: 13, font: "bold" });
  pdf.lines(190, 90, ["20457 Hamburg (Germany)", "+49 40 5550 188", "milena.brandt@example.org"], { size: 9 });
  label(165, "WORK EXPERIENCE");
  label(190, "March 2021 - Present").text(190, 190, "Head of Purchasing", { size: 11 });
  pdf.text(190, 204, "Norderwerk AG, Hamburg (Germany)", { size: 9 });
  label(245, "June 2014 - Feb 2021").text(190, 245, "Buyer", { size: 11 });
  pdf.text(190, 259, "Kontor Sieben, Bremen (Germany)", { size: 9 });
  label(305, "EDUCATION AND TRAINING");
  label(330, "2010 - 2014").text(190, 330, "Bachelor of Arts in Business Administration", { size: 11 });
  pdf.text(190, 344, "University of Weserland, Bremen (Germany)", { size: 9 });
  return pdf.build();
}

describe("layouts that other services write", () => {
  test.each([
    ["today's network profile", newNetworkExport(), ["Head of Purchasing", "Senior Buyer", "Buyer"]],
    ["the former network profile", oldNetworkExport(), ["Head of Purchasing", "Buyer"]],
    ["the European form", europeanForm(), ["Head of Purchasing", "Buyer"]],
  ])("%s gives the person, the jobs and the school", async (_, bytes, positions) => {
    const { cv } = await parseCv(bytes, { now });
    expect(cv.personal_info).toMatchObject({ name: "Milena Brandt", email: "milena.brandt@example.org" });
    expect(cv.experiences.map(({ position }) => position)).toEqual(positions);
    expect(cv.experiences.map(({ company }) => company)).toEqual([
      ...positions.slice(1).map(() => "Norderwerk AG"),
      "Kontor Sieben",
    ]);
    expect(cv.experiences[0]).toMatchObject({ start_date: "2021-03", end_date: null });
    expect(cv.educations).toMatchObject([
      { institution: "University of Weserland", start_date: "2010", end_date: "2014" },
    ]);
  });

  test("skills and languages are read out of the side column", async () => {
    const { cv } = await parseCv(newNetworkExport(), { now });
    expect(cv.skills.map(({ name }) => name)).toEqual(["Procurement", "Vendor Management", "Cost Control"]);
    expect(cv.languages.map(({ name }) => name)).toEqual(["German", "English"]);
  });
});
