import { expect, test } from "vitest";
import { bestName, nameScores, nameSigns } from "./name-scores.ts";
import { shippedNames } from "./shipped-weights.ts";

const told = (text: string) => bestName(nameScores(shippedNames(), text));

const names: readonly [string, string][] = [
  ["Tugboat captain", "post"],
  ["Hafenmeisterin", "post"],
  ["Agente de atención al público", "post"],
  ["kierownik magazynu", "post"],
  ["Universidad Nacional de Zarnowice", "school"],
  ["Zarnowice Gymnasium", "school"],
  ["Master of Science in Harbour Engineering", "degree"],
  ["Laurea magistrale in Ingegneria Navale", "degree"],
  ["Zarnowice Holdings Limited", "employer"],
  ["kept the records of all incoming ships and their cargo", "none"],
];

test("nine of ten names that no list holds are told", () => {
  expect(names.filter(([text, kind]) => told(text).kind === kind).length).toBeGreaterThanOrEqual(9);
});

test("the best kind has the score 0 and the others are below, whatever is asked", () => {
  for (const text of ["", "???", "Zarnowice", "港", "x".repeat(500)]) {
    const scores = nameScores(shippedNames(), text);
    expect(Math.max(...scores)).toBe(0);
  }
});

test("long texts have no more signs than their first letters give", () => {
  expect(nameSigns("harbour ".repeat(2000)).length).toBeLessThan(200);
});
