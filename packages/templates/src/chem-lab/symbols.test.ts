import { describe, expect, test } from "vitest";
import { symbolsOf } from "./symbols.ts";

describe("the symbols of a table", () => {
  test("take the first letter and the next consonant, as elements do", () => {
    expect(symbolsOf(["Python", "R", "HPLC", "Chemostat", "Écriture"])).toEqual(["Py", "R", "Hp", "Ch", "Ec"]);
  });

  test("are told apart when names begin alike", () => {
    expect(symbolsOf(["Cloning", "Climate", "Clay", "Cl"])).toEqual(["Cl", "Cm", "Cy", "Ca"]);
  });

  test("take letters of other scripts as they are", () => {
    expect(symbolsOf(["التخطيط", "図書館", "木"])).toEqual(["ال", "図書", "木"]);
  });

  test("stay unique however many begin with the same letter", () => {
    const names = Array.from({ length: 300 }, (_, index) => `Skill number ${index}`);
    expect(new Set(symbolsOf(names)).size).toBe(300);
    expect(new Set(symbolsOf(Array.from({ length: 40 }, () => "ق"))).size).toBe(40);
  });
});
