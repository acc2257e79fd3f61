import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";

const namesOf = (text: string) => {
  const layout = layoutOfText(text);
  return readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.name?.value);
};

test("rows with a dash each are items, whether they have a date or not", () => {
  expect(
    namesOf(
      "PRIMER AUXILIO – Cruz Roja (Mar 2018)\nMANEJO DE GRÚAS – teoría y práctica en el puerto\nINGLÉS – Academia Norte (2016)\nSOLDADURA – tres meses de curso básico",
    ),
  ).toEqual([
    "PRIMER AUXILIO",
    "MANEJO DE GRÚAS – teoría y práctica en el puerto",
    "INGLÉS",
    "SOLDADURA – tres meses de curso básico",
  ]);
});
