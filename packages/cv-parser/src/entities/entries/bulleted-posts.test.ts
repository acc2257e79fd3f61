import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import { readExperiences } from "../experience.ts";

const postsOf = (jobs: readonly (readonly [string, string, readonly string[]])[]) => {
  const layout = layoutOfLines(
    jobs.flatMap(([period, employer, bullets]) => [
      { cells: [{ text: period }, { text: employer, x: 160 }] },
      ...bullets.map((text) => line(text, { bullet: "•", x: 170 })),
    ]),
  );
  return readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.company?.value]);
};

test("the first bullet below each employer is the post where it is so in most jobs", () => {
  expect(
    postsOf([
      ["03/2018 – 05/2020", "Spedition Kern GmbH", ["Lagerist", "Beladen der Fahrzeuge"]],
      ["01/2016 – 02/2018", "Gasthof Rose", ["Kellner"]],
      ["06/2014 – 12/2015", "Bau Huber GmbH", ["Mithilfe beim Richtfest"]],
    ]),
  ).toEqual([
    ["Lagerist", "Spedition Kern GmbH"],
    ["Kellner", "Gasthof Rose"],
    [undefined, "Bau Huber GmbH"],
  ]);
});

test("bullets that tell of tasks name no posts, nor does a single one", () => {
  expect(
    postsOf([
      ["03/2018 – 05/2020", "Spedition Kern GmbH", ["Beladen der Fahrzeuge"]],
      ["01/2016 – 02/2018", "Gasthof Rose", ["Bedienung der Gäste"]],
      ["06/2014 – 12/2015", "Bau Huber GmbH", ["Maurer"]],
    ]).map(([post]) => post),
  ).toEqual([undefined, undefined, undefined]);
});
