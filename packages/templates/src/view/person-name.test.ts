import { describe, expect, test } from "vitest";
import { viewName } from "./person-name.ts";

describe("a name", () => {
  test.each([
    ["Ada Lovelace", "AL"],
    ["Wolfgang Amadeus von Mozart", "WM"],
    ["Pelé", "P"],
    ["山田太郎", "山"],
    ["Jo (Josephine) Doe", "JD"],
    ["Prof. Dr.-Ing. Sunniva Håkonsen", "SH"],
    ["Dr", "D"],
  ])("of %s gives the initials %s", (name, initials) => {
    expect(viewName(name).initials).toBe(initials);
  });

  test("breaks after a hyphen, which belongs to the part before it", () => {
    expect(viewName("Anna Wojciechowska-Ng").longestWordLen).toBe(viewName("Wojciechowska-").longestWordLen);
  });

  test("is measured by the width of its letters", () => {
    expect(viewName("Lilli").longestWordLen).toBeLessThan(viewName("Momma").longestWordLen / 2);
  });

  test.each([
    ["a".repeat(28), 0],
    ["a".repeat(29), 1],
    ["a".repeat(44), 1],
    ["a".repeat(45), 2],
  ])("of %s drops %i steps", (name, drop) => {
    expect(viewName(name).sizeDrop).toBe(drop);
  });

  test("leaves room for the second letter of a sharp s in capitals", () => {
    expect(viewName("Straßer").longestWordLen).toBe(viewName("Strasser").longestWordLen);
  });

  test("knows letters that are one em wide", () => {
    expect(viewName("山田太郎").wide).toBe(true);
    expect(viewName("Łukasz").wide).toBe(false);
  });

  test.each([
    ["Bohumil Vašíček", true],
    ["Élodie Dumas", true],
    ["Łukasz Wąs", false],
    ["Ada Lovelace", false],
  ])("of %s has marks above its letters: %s", (name, marked) => {
    expect(viewName(name).marked).toBe(marked);
  });
});
