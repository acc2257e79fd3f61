import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readPublications } from "./publications.ts";

const read = (...rows: readonly string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readPublications(layout, layout.lines, { owner: "Mira Holt" }).map(
    ({ fields }) => `${fields.title?.value} < ${fields.venue?.value ?? ""} < ${fields.date?.value ?? ""}`,
  );
};

const wanted = [
  "Salt in old mortar < Journal of Quiet Walls < 2019",
  "Who mends a mill? Notes from Tarn < Slow Building < 2021",
];

test.each([
  [
    "two slashes",
    [
      "Holt M., Voss B. Salt in old mortar // Journal of Quiet Walls. – 2019. – № 2. – С. 11–25.",
      "Holt M. Who mends a mill? Notes from Tarn // Slow Building. – 2021. – № 1. – С. 4–9.",
    ],
  ],
  [
    "kinds in brackets",
    [
      "[1] Holt M, Voss B. Salt in old mortar[J]. Journal of Quiet Walls, 2019, 3(2): 11-25.",
      "[2] Holt M. Who mends a mill? Notes from Tarn[J]. Slow Building, 2021, 7(1): 4-9.",
    ],
  ],
  [
    "volumes behind a year",
    [
      "1. Holt M, Voss B. Salt in old mortar. Journal of Quiet Walls. 2019;3(2):11-25.",
      "2. Holt M. Who mends a mill? Notes from Tarn. Slow Building. 2021;7(1):4-9.",
    ],
  ],
  [
    "bars",
    ["Salt in old mortar | Journal of Quiet Walls | 2019", "Who mends a mill? Notes from Tarn | Slow Building | 2021"],
  ],
  [
    "commas",
    ["- Salt in old mortar, Journal of Quiet Walls, 2019", "- Who mends a mill? Notes from Tarn, Slow Building, 2021"],
  ],
])("title and venue are parted by what parts them in most of a list: %s", (_, rows) => {
  expect(read(...rows)).toEqual(wanted);
});

test("signs part Cyrillic and Chinese references as well, and commas within a title stay", () => {
  expect(read("Хольт М., Восс Б. Соль в старой кладке // Тихие стены. – 2019. – № 2. – С. 11–25.")).toEqual([
    "Соль в старой кладке < Тихие стены < 2019",
  ]);
  expect(read("[1] 何青, 王乐. 旧墙中的盐分研究[J]. 静墙学报, 2019, 3(2): 11-25.")).toEqual([
    "旧墙中的盐分研究 < 静墙学报 < 2019",
  ]);
  expect(
    read(
      "- Salt, lime and sand, Slow Building, 2019",
      "- Old mills, Slow Building, 2020",
      "- Mill roofs, Slow Building, 2021",
    )[0],
  ).toBe("Salt, lime and sand < Slow Building < 2019");
});

test("people with bare initials, a title and a journal, in a list that counts itself however its rows are broken", () => {
  expect(
    read(
      "1. Holt M, Voss B, Karst",
      "W and Quist L (2019) Salt in old",
      "mortar. Front. Walls 12:104. doi:",
      "10.3389/fwall.2019.104",
      "2. Karst W, Holt M. The",
      "slow drying of lime: a field study. J Quiet Walls. 2021",
      "Oct;28(4):132-139. Epub 2021 Apr 10.",
      "3. Holt M, Voss B. Who mends",
      "a mill? Slow Build Res. 2022 Feb",
      "17. doi: 10.1234/s94-022",
    ),
  ).toEqual([
    "Salt in old mortar < Front. Walls < 2019",
    "The slow drying of lime: a field study < J Quiet Walls < 2021-10",
    "Who mends a mill? < Slow Build Res < 2022-02",
  ]);
});
