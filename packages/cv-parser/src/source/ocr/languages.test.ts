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
  [
    "Prowadzenie zespolu w firmie oraz szkolenie dla nowych, praca z klientem przy budowie, nadzor przez rok w Lodzi",
    "pol",
  ],
  ["Vedeni tymu ve firme a skoleni pro nove, prace v terenu se zakaznikem jako mistr pri stavbe v Brne", "ces"],
  ["Yeni bir ekip ile proje ve butce igin planlama, bir okul ile ders ve sorumlu olarak", "tur"],
])("the short words of %s tell its language", (text, code) => {
  expect(writtenLanguage(text)).toBe(code);
});

test("a few short words tell no language", () => {
  expect(writtenLanguage("Warehouse 12 of 40\ny e o a")).toBeNull();
});
