import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readEducations } from "../education.ts";
import { readExperiences } from "../experience.ts";
import { toldBehind } from "./told-behind.ts";

const jobs = (text: string) => {
  const layout = layoutOfText(text);
  return readExperiences(layout, layout.lines).map(({ fields: { position, company, start_date, description } }) => [
    position?.value,
    company?.value,
    start_date?.value,
    description?.value,
  ]);
};

test.each([
  [
    "a colon",
    "Kellnerin – Gasthaus Linde (2016 – 2019): Bedienung der Gäste, Kasse und Vorbereitung der Tische.\n" +
      "Verkäuferin – Bäckerei Rau (2013 – 2016): Verkauf von Brot und Gebäck, Pflege der Auslagen.",
  ],
  [
    "a full stop",
    "Kellnerin – Gasthaus Linde (2016 – 2019). Bedienung der Gäste, Kasse und Vorbereitung der Tische.\n" +
      "Verkäuferin – Bäckerei Rau (2013 – 2016). Verkauf von Brot und Gebäck, Pflege der Auslagen.",
  ],
  [
    "a colon and no brackets",
    "Kellnerin, Gasthaus Linde, 2016 – 2019: Bedienung der Gäste, Kasse und Vorbereitung der Tische.\n" +
      "Verkäuferin, Bäckerei Rau, 2013 – 2016: Verkauf von Brot und Gebäck, Pflege der Auslagen.",
  ],
])("each row with a period behind its names and text behind %s is a job", (_, text) => {
  expect(jobs(text)).toEqual([
    ["Kellnerin", "Gasthaus Linde", "2016", "Bedienung der Gäste, Kasse und Vorbereitung der Tische."],
    ["Verkäuferin", "Bäckerei Rau", "2013", "Verkauf von Brot und Gebäck, Pflege der Auslagen."],
  ]);
});

test("text that goes on in the row below belongs to its job", () => {
  expect(
    jobs(
      "Cuoco – Osteria Tre Ponti (2016 – 2019): preparazione dei piatti del giorno, acquisti al mercato\n" +
        "e formazione di due apprendisti.\n" +
        "Lavapiatti – Trattoria Po (2014 – 2016): pulizia della cucina e aiuto in sala.",
    ).map(([position]) => position),
  ).toEqual(["Cuoco", "Lavapiatti"]);
});

test("so it is with schools", () => {
  const layout = layoutOfText(
    "Licence de géographie, Université de Caen (2014 – 2017) : climat, cartes et aménagement du littoral.\n" +
      "Baccalauréat, Lycée Malherbe (2011 – 2014) : options musique et grec ancien.",
  );
  const schools = readEducations(layout, layout.lines).map(({ fields }) => [
    fields.degree?.value,
    fields.institution?.value,
  ]);
  expect(schools).toEqual([
    ["Licence de géographie", "Université de Caen"],
    ["Baccalauréat", "Lycée Malherbe"],
  ]);
});

test("names behind the period are no text", () => {
  expect(toldBehind("): Department of Botany, Tarn University")).toBeNull();
  expect(toldBehind("): Heron Bank, London")).toBeNull();
  expect(toldBehind("): service en salle et encaissement")).toBe(3);
});
