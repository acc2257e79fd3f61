import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { betterLanguage, languageFolder } from "./languages.ts";

test("English data is installed, so that scans are read without a network", () => {
  expect(existsSync(languageFolder("eng") ?? "")).toBe(true);
});

test("data that is not installed has no folder", () => {
  expect(languageFolder("xyz")).toBeNull();
});

test("English text stays with the English data", () => {
  expect(betterLanguage("Head of the team for the north, with a budget of two million and a staff of ten")).toBeNull();
});
