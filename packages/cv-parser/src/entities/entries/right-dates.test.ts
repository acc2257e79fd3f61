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
