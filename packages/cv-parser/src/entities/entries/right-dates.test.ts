import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import { withoutRightDates } from "./right-dates.ts";

const texts = (specs: Parameters<typeof layoutOfLines>[0]) =>
  withoutRightDates(layoutOfLines(specs).lines).map(({ text, bullet }) => `${bullet ?? ""}${text}`);

test("a date beside the first bullet goes to the name above it, and so does a length of time", () => {
  expect(
    texts([
      { cells: [{ text: "Bramble Optics, Fitter" }, { text: "Ghent", x: 500 }] },
      {
        cells: [{ text: "Ground and coated lenses for two observatories" }, { text: "Jan 2020 – May 2022", x: 470 }],
        bullet: "•",
      },
      { cells: [{ text: "and trained the fitters of the night shift" }, { text: "2 years 4 months", x: 480 }] },
    ]),
  ).toEqual([
    "Bramble Optics, Fitter\tGhent",
    "Jan 2020 – May 2022",
    "•Ground and coated lenses for two observatories",
    "2 years 4 months",
    "and trained the fitters of the night shift",
  ]);
});

test("a name with its date keeps it, however long it is", () => {
  const bold = { text: "Institute for the Study of Northern Rivers and Their Long Winters", bold: true };
  const specs = [line("Research"), { cells: [bold, { text: "2019 – 2021", x: 500 }] }];
  expect(texts(specs)).toEqual(["Research", `${bold.text}\t2019 – 2021`]);
});

test("names that a bar parts are no text, in however many words", () => {
  const specs = [
    line("Education"),
    {
      cells: [
        { text: "Master of Weaving, Dyeing, and Care of Old Cloth | Tarn College" },
        { text: "May 2021", x: 500 },
      ],
    },
    {
      cells: [
        { text: "Bachelor of Arts in the History of Looms, Mills and Towns | Tarn College of Textiles" },
        { text: "June 2019", x: 500 },
      ],
    },
  ];
  expect(texts(specs)).toHaveLength(3);
});

test("where marks open entries, one with a long name keeps its date as the others do", () => {
  const opened = (name: string, date: string) => ({ cells: [{ text: name }, { text: date, x: 470 }], bullet: "•" });
  const long = "Regional Office for the Upkeep of Rivers, Weirs and Their Old Mills";
  const specs = [
    opened("Bramble Optics", "May 2020 – July 2022"),
    { cells: [{ text: "Fitter" }, { text: "Ghent", x: 500 }] },
    opened(long, "June 2017 – March 2020"),
    { cells: [{ text: "Warden" }, { text: "Lier", x: 500 }] },
  ];
  expect(texts(specs)[2]).toBe(`•${long}\tJune 2017 – March 2020`);
  expect(texts(specs)).toHaveLength(4);
});
