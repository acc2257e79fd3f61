import { expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readEducations } from "../education.ts";
import { readExperiences } from "../experience.ts";

test("each period alone in its row begins an entry, whichever row above it looks like a name", () => {
  const layout = layoutOfText(
    "2014 - 2016\nScuola Duomo - Pavia - Grafica\n2016 - 2017\nIstituto d'Arte Loi - Pavia - Disegno\n2018 - 2019\nSkillrow - Online - Scrum",
  );
  const schools = readEducations(layout, layout.lines).map(({ fields }) => [
    fields.institution?.value,
    fields.start_date?.value,
    fields.end_date?.value,
  ]);
  expect(schools.slice(0, 2)).toEqual([
    ["Scuola Duomo", "2014", "2016"],
    ["Istituto d'Arte Loi", "2016", "2017"],
  ]);
  expect(schools[2]?.slice(1)).toEqual(["2018", "2019"]);
});

test("so they do above posts that have text below them", () => {
  const layout = layoutOfText(
    "03/2019 - 05/2021\nFornaio\nForno Rossi\n06/2017 - 02/2019\nCameriere\nOsteria Alta\n01/2015 - 05/2017\nMagazziniere\nLogistica Po",
  );
  expect(
    readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.start_date?.value]),
  ).toEqual([
    ["Fornaio", "2019-03"],
    ["Cameriere", "2017-06"],
    ["Magazziniere", "2015-01"],
  ]);
});
