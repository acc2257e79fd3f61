import { describe, expect, test } from "vitest";
import { findFigures } from "./find-figures.ts";

const inText = (text: string) =>
  findFigures([{ text, place: "Engineer, Acme" }]).map(({ value, label }) => [value, label]);

describe("figures that a sentence says", () => {
  test("the sentence is its own alone, also behind a sign", () => {
    const found = findFigures([{ text: "Raised yield from 81 % to 97 %. Led 40 people.", place: "" }]);
    expect(found.map(({ sentence }) => sentence)).toEqual(["Raised yield from 81 % to 97 %.", "Led 40 people."]);
  });

  test.each<[sentence: string, ...figures: [string, string][]]>([
    ["Raised first-pass yield from 81 % to 97 %.", ["81 % → 97 %", "Raised first-pass yield"]],
    ["Led a team of 40.", ["40", "Led a team"]],
    ["Led a team of 40 engineers across three sites.", ["40", "engineers"]],
    ["Cut build time by 45%, from 20 to 11 minutes.", ["45%", "Cut build time"], ["20 → 11", "minutes"]],
    ["Cut planning from 40 minutes to 6 for all routes.", ["40 → 6", "Cut planning"]],
    ["Cut reviews from 2 weeks to 3 days.", ["2 weeks → 3 days", "Cut reviews"]],
    ["Grew the team from 9 people to 40 people.", ["9 → 40", "Grew the team"]],
    ["Brought answers from 300 ms to 40 ms.", ["300 ms → 40 ms", "Brought answers"]],
    ["Wrote what loads 3 GB a day.", ["3 GB", "Wrote what loads"]],
    ["Verlegte 12 km Leitung und 40 m² Dach.", ["12 km", "Verlegte"], ["40 m²", "Dach"]],
    ["Managed a budget of €3.5 million and 12 suppliers.", ["€3.5 million", "Managed a budget"], ["12", "suppliers"]],
    ["Read each month with a budget of €3.5 million.", ["€3.5 million", "budget"]],
    ["97 percent of customers came back.", ["97 percent", "customers came back"]],
    ["Served 1,200,000 readers a month.", ["1,200,000", "readers"]],
    ["Made search 3x faster.", ["3x", "Made search"]],
    ["Leitete 12 Mitarbeiter und senkte die Kosten um 30 %.", ["12", "Mitarbeiter"], ["30 %", "senkte die Kosten"]],
    ["Umsatz von 1,2 Mio. € auf 2,4 Mio. € gesteigert", ["1,2 Mio. € → 2,4 Mio. €", "Umsatz"]],
    ["Réduction des coûts de 12 % à 7 %", ["12 % → 7 %", "Réduction des coûts"]],
    ["Equipo de 25 personas", ["25", "personas"]],
    ["• Grew revenue to $4M", ["$4M", "Grew revenue"]],
  ])("%s", (sentence, ...figures) => {
    expect(inText(sentence)).toEqual(figures);
  });

  test("bring their sentence and where it stands", () => {
    expect(findFigures([{ text: "Joined early. Led 9 people.\nThen left.", place: "Lead, Acme" }])).toEqual([
      { value: "9", label: "people", sentence: "Led 9 people.", place: "Lead, Acme" },
    ]);
  });

  test("say every word of theirs in their sentence", () => {
    const text = "Raised yield from 81 % to 97 %. Led 40 people in 3 countries with a budget of 2 million euros.";
    for (const { value, label, sentence } of findFigures([{ text, place: "" }])) {
      for (const word of `${value} ${label}`.split(/\s+/).filter((part) => part !== "→"))
        expect(sentence).toContain(word);
    }
  });
});

test.each([
  "Worked there from 2019 to 2023.",
  "Since 2015 head of planning.",
  "Upgraded to Python 3 and Windows 10 images.",
  "Certified to ISO 27001 in Q3.",
  "Ran phase 2 trials, level 3 support and version 4 of it.",
  "Open 24/7, from 9:30 to 17:00, on 3 May.",
  "Call 030 123/45-67 or see https://a.example/40-people.",
  "A 5-star hotel with B2B and 3D work.",
  "Won 1 prize.",
  "Nothing to count here.",
  "42",
])("no figure in: %s", (sentence) => {
  expect(inText(sentence)).toEqual([]);
});

test("the same figure is offered once, and no more than the section holds", () => {
  expect(inText("Led 9 people. Led 9 people.")).toHaveLength(1);
  const many = Array.from({ length: 60 }, (_, index) => `Led ${index + 10} people.`).join("\n");
  expect(inText(many)).toHaveLength(24);
});

test("texts of odd signs are read in good time", () => {
  const started = performance.now();
  for (const part of ["1", "1 ", "1.000 ", "from 1 to ", "% ", "€", "Aa. ", "1,", "~ "]) inText(part.repeat(400));
  for (const part of ["1", "1 000 ", "de "]) inText(part.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(5000);
});
