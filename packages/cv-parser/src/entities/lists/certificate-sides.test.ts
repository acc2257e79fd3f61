import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";

const read = (...rows: readonly string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readCertifications(layout, layout.lines, "name").map(
    ({ fields }) => `${fields.name?.value} < ${fields.issuer?.value ?? ""} < ${fields.date?.value ?? ""}`,
  );
};

const wanted = ["Rope access < Mersey Riggers < 2021", "Night watch < PQRT < 2019", "Knots (KN) < Tarn Club < 2017"];

test.each([
  ["brackets", ["Rope access (Mersey Riggers), 2021", "Night watch (PQRT), 2019", "Knots (KN) (Tarn Club), 2017"]],
  [
    "dashes",
    ["- Rope access – Mersey Riggers (2021)", "- Night watch – PQRT (2019)", "- Knots (KN) – Tarn Club (2017)"],
  ],
  ["years ahead", ["2021: Rope access (Mersey Riggers)", "2019: Night watch (PQRT)", "2017: Knots (KN) (Tarn Club)"]],
  ["givers ahead", ["Mersey Riggers: Rope access, 2021", "PQRT: Night watch, 2019", "Tarn Club: Knots (KN), 2017"]],
  [
    "terms and numbers",
    [
      "Rope access – Mersey Riggers, 2021 (valid until 2026)",
      "Night watch – PQRT, Certificate No. 48213, 2019",
      "Knots (KN) – Tarn Club, 2017, expires 2022",
    ],
  ],
  [
    "addresses",
    [
      "Rope access, Mersey Riggers (2021) – https://knots.example/c/2021",
      "Night watch, PQRT (2019) – https://knots.example/c/2019",
      "Knots (KN), Tarn Club (2017) – https://knots.example/c/2017",
    ],
  ],
])("the half that gives in most rows gives in all: %s", (_, rows) => {
  expect(read(...rows)).toEqual(wanted);
});

test("levels, stages and lengths in brackets or behind dashes give nothing", () => {
  expect(read("Welding (advanced)", "Sewing (basic)", "Carving (60 h)").map((item) => item.split(" < ")[1])).toEqual([
    "",
    "",
    "",
  ]);
  expect(read("Harbour Pilot – Associate (2021)", "Harbour Guide – Professional (2020)")).toEqual([
    "Harbour Pilot – Associate <  < 2021",
    "Harbour Guide – Professional <  < 2020",
  ]);
});

test("four names or more between commas are items though they have one word each", () => {
  expect(read("Staplerschein, Ersthelfer, Kranschein (B), Wundexperte")).toHaveLength(4);
  expect(read("Rope work, level III, Mersey Riggers")).toHaveLength(1);
});

test("the number of a level before a year at a dash is no month", () => {
  expect(read("- Food hygiene level 2 - 2022", "- Welding MIG/MAG - 2020")).toEqual([
    "Food hygiene level 2 <  < 2022",
    "Welding MIG/MAG <  < 2020",
  ]);
});

test("a giver whose name begins as the word for a level does gives all the same", () => {
  expect(read("- Harbour basics – Stepwise", "- Knots – Mersey Club", "- Night watch – Heron Academy")).toEqual([
    "Harbour basics < Stepwise < ",
    "Knots < Mersey Club < ",
    "Night watch < Heron Academy < ",
  ]);
});
