import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { likelyKind, paperKind, tellsAccount } from "./paper-kind.ts";

const layoutOf = (...lines: string[]) => layoutOfText(lines.join("\n"));
const linesOf = (...lines: string[]) => layoutOf(...lines).lines;

test.each([
  ["course", ["Bread 101", "Instructor: Ida Moss", "Office hours: Monday", "Grading", "Final exam: 40 %", "Textbook"]],
  [
    "job_ad",
    [
      "Head Baker",
      "About the role",
      "You lead the bakery.",
      "What we offer",
      "How to apply",
      "Reports to: Shop Manager",
    ],
  ],
  ["job_ad", ["Bäcker (m/w/d)", "Ihre Aufgaben", "Ihr Profil", "Wir bieten", "Über uns"]],
  [
    "contract",
    ["1. Definitions", "2. Term and Termination", "3. Confidentiality", "4. Governing Law", "The baker bakes."],
  ],
  ["contract", ["Предмет договора", "Порядок расчетов", "Ответственность сторон", "Форс-мажор"]],
  ["paper", ["Ovens of the fens", "Abstract", "1 Introduction", "2 Methodology", "3 Results", "4 Conclusion"]],
  ["paper", ["窑炉研究", "摘要", "引言", "结论", "参考文献"]],
  ["minutes", ["Attendees: Ada, Ben", "Apologies: Cy", "Agenda", "Matters arising", "Next meeting: Monday"]],
  [
    "programme",
    ["9:00\tRegistration", "9:30\tOpening remarks", "11:00\tCoffee break", "12:30\tLunch", "17:00\tClosing session"],
  ],
  ["menu", ["The Old Mill", "Starters", "Soup 4.50", "Main courses", "Pie 12.00", "Desserts", "Soft drinks"]],
  ["manual", ["Oven 3000", "Safety instructions", "Installation", "Troubleshooting", "Technical data"]],
] as const)("%s: a paper is known by four of its own titles", (kind, lines) => {
  expect(paperKind(linesOf(...lines))).toBe(kind);
});

test("a CV with a few such titles is no other paper", () => {
  const cv = [
    "Ada North",
    "Introduction",
    "I bake.",
    "Experience",
    "Baker, Moor Ltd",
    "Benefits: none",
    "Features",
    "Publications",
  ];
  expect(paperKind(linesOf(...cv))).toBeNull();
});

test("one title said often is one", () => {
  expect(
    paperKind(linesOf("Ingredients", "Flour", "Ingredients", "Salt", "Ingredients", "Milk", "Ingredients")),
  ).toBeNull();
});

test.each([
  ["letter", ["To whom it may concern", "Ben has baked for six years."]],
  ["job_ad", ["Moor Ltd", "We are looking for a baker."]],
  ["invoice", ["Corner shop", "Bread 2.40", "Thank you for your visit"]],
  ["diploma", ["Gesellenbrief", "Ben Alder hat die Prüfung bestanden"]],
  ["empty_form", ["Application form", "Surname", "First name", "Signature"]],
  ["people", ["Our team", "Ada ada@moor.example", "Ben ben@moor.example", "Cy cy@moor.example"]],
  ["course", ["Prerequisites: none", "Instructor: Ida Moss"]],
] as const)("%s: less is enough to name what was refused", (kind, lines) => {
  expect(likelyKind(layoutOf(...lines))).toBe(kind);
});

test("of a form that was filled in nobody says that it is empty, and of plain words nothing", () => {
  expect(likelyKind(layoutOf("Application form", "E-mail\tada@moor.example"))).toBe("form");
  expect(likelyKind(layoutOf("The mill stands by the river."))).toBeNull();
});

test("an account that is to be paid is told by its label", () => {
  expect(tellsAccount(linesOf("Total 40", "IBAN: XX00 1234"))).toBe(true);
  expect(tellsAccount(linesOf("Clerk, River Bank", "2018 - 2020"))).toBe(false);
});
