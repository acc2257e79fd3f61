import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { findLocation } from "./contact/location.ts";
import { findName } from "./contact/name.ts";
import { findEmail } from "./contact/phone-and-mail.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";

test("small pictures part the ways to reach somebody, also those that no list knows", () => {
  const layout = layoutOfText("✉ wanda@brook.example ☎ +44 7700 900417 ⌂ Leeds, England ✎ brook.example");
  expect(findLocation(layout, layout.lines, [])?.value).toBe("Leeds, England");
});

test.each(["Heron University, College Park, MD", "Heron University, Church Hill, TN"])(
  "the name before a state of America is a town in %s",
  (text) => {
    const layout = layoutOfText(`BSc in Physics\t2010 – 2013\n${text}`);
    const [item] = readEducations(layout, layout.lines);
    expect(item?.fields.institution?.value).toBe("Heron University");
  },
);

test("rows of a narrow cell beside the post are one name, but for the town below it", () => {
  const cells = (names: string[]) => [
    ...names.map((text) => ({ text, x: 40 })),
    { text: "03/2015 – 04/2016", x: 40 },
    { text: "Night porter", x: 150, bold: true },
  ];
  const jobs = (names: string[]) => {
    const layout = layoutOfLines([
      { cells: cells(names) },
      line("Opened the gate for late guests", { x: 150, bullet: "•" }),
      { cells: cells(["Tarn Hall"]), gap: 8 },
      line("Swept the yard", { x: 150, bullet: "•" }),
    ]);
    return readExperiences(layout, layout.lines).map(({ fields }) => [fields.company?.value, fields.location?.value]);
  };
  expect(jobs(["Fell and Tarn Grand", "Hotel Group"])[0]).toEqual(["Fell and Tarn Grand Hotel Group", undefined]);
  expect(jobs(["Fell and Tarn Hotel", "Leeds"])[0]).toEqual(["Fell and Tarn Hotel", "Leeds"]);
});

test("a given name above a family name in far larger letters is its first half", () => {
  const layout = layoutOfLines([
    line("Wanda", { size: 15 }),
    line("Brook", { size: 30, bold: true }),
    line("Miller", { size: 12 }),
    line("wanda.brook@example.org"),
  ]);
  const email = findEmail(layout, layout.lines, []);
  expect(findName(layout, layout.lines, { email, names: null })?.value).toBe("Wanda Brook");
});

test("a firm without telling words stands as far below a broken date and post as below those on one row", () => {
  const job = (rows: [string, string][], firm: string): LineSpec[] => [
    ...rows.map(([text, date], index) => ({
      cells: [
        { text, bold: true },
        { text: date, x: 240 },
      ],
      gap: index === 0 ? 8 : 2,
    })),
    line(firm),
    line("Opened the gate for late guests", { bullet: "•" }),
  ];
  const layout = layoutOfLines([
    ...job(
      [
        ["Night porter for the whole", "03/2018 –"],
        ["of the hotel", "04/2020"],
      ],
      "Hearth & Moor, Tarn",
    ),
    ...job([["Stable hand", "03/2015 – 02/2018"]], "Brook & Fell, Tarn"),
    ...job([["Ferryman", "03/2012 – 02/2015"]], "Reed & Sedge, Tarn"),
  ]);
  const [first] = readExperiences(layout, layout.lines);
  expect(first?.fields.company?.value).toBe("Hearth & Moor");
});
