import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const skillsIn = (text: string) =>
  parseCvText(`Mira Holt\nmira@post.example\n\nSKILLS\n${text}`, { now: new Date("2026-11-28") }).cv.skills.map(
    ({ name }) => name,
  );

test("the table in which the Europass form judges digital skills holds none, in rows or in columns", () => {
  const rows =
    "Autovalutazione\nElaborazione delle informazioni\tComunicazione\tSicurezza\nUtente autonomo\tUtente autonomo\tUtente base\tUtente avanzato\nCompetenze digitali - Scheda per l'autovalutazione\nBlender, Krita";
  expect(skillsIn(rows)).toEqual(["Blender", "Krita"]);
  const columns =
    "Information\nprocessing\nProficient user\nCommunication\nBasic user\nContent\tProblem-\ncreation\tsolving\nIndependent user\tIndependent user\nBlender, Krita";
  expect(skillsIn(columns)).toEqual(["Blender", "Krita"]);
  expect(skillsIn("Communication, Problem solving, Safety")).toEqual(["Communication", "Problem solving", "Safety"]);
});
