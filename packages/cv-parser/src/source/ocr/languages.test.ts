import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenLanguage, languageFolder } from "./languages.ts";

test("English data is installed, so that scans are read without a network", () => {
  expect(existsSync(languageFolder("eng") ?? "")).toBe(true);
});

test("data that is not installed has no folder", () => {
  expect(languageFolder("xyz")).toBeNull();
});

test.each([
  ["Head of the team for the north, with a budget of two million and a staff of ten", "eng"],
  [
    "Leiterin der Klinik für Kinder und Jugendliche, mit Verantwortung für die Ausbildung von zwölf Schwestern und die Pläne der Station im Haus",
    "deu",
  ],
  [
    "Responsable de las obras del puerto y de los muelles, con una plantilla de doce personas para el control del tráfico en la bahía",
    "spa",
  ],
  ["Doswiadczenie zawodowe\nPraca w firmie oraz szkolenie dla nowych\nmarzec 2020 - obecnie\nUmiejetnosci", "pol"],
  ["Pracovni zkuSenosti\nVedeni tymu, praxe v oboru\nzafi 2020 — kvéten 2021\nsrpen 2019\nDosazené vzdélani", "ces"],
  ["Is Deneyimi\n23 yil deneyimli\nYeni ekibin egitimi\nHaziran 2021\nYiiksek Lisans, Ege Universitesi\nDiller", "tur"],
])("the short words of %s tell its language", (text, code) => {
  expect(writtenLanguage(text)).toBe(code);
});

test("a few short words tell no language", () => {
  expect(writtenLanguage("Warehouse 12 of 40\ny e o a")).toBeNull();
});
