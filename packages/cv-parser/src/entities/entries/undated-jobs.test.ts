import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readExperiences } from "../experience.ts";

const jobs = (text: string) => {
  const layout = layoutOfText(text);
  return readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.company?.value]);
};

test.each([
  ["bij", "Kok bij Herberg Noord, Assen\nSchilder bij Kleur BV, Assen"],
  ["a comma", "Kok, Herberg Noord, Assen\nSchilder, Kleur BV, Assen"],
  ["a dash", "Kok – Herberg Noord, Assen\nSchilder – Kleur BV, Assen"],
])("rows without a date that name a post and, behind %s, who it was for", (_, text) => {
  expect(jobs(text)).toEqual([
    ["Kok", "Herberg Noord"],
    ["Schilder", "Kleur BV"],
  ]);
});

test("a post and its employer in turn", () => {
  expect(jobs("Cuoco\nOsteria Ponte, Pavia\nCameriere\nTrattoria Po, Pavia")).toEqual([
    ["Cuoco", "Osteria Ponte"],
    ["Cameriere", "Trattoria Po"],
  ]);
});

test("one job stays one", () => {
  expect(jobs("Head Baker\nHeron Mill, Tarn")).toHaveLength(1);
});
