import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import { readPublications } from "./publications.ts";

describe("publications", () => {
  test('a date at the end of a row and a venue behind the last "in" are no part of the title', () => {
    const layout = layoutOfLines([
      line("The limits of salt in North Atlantic bread in Oven Letters 2019", { bullet: "•" }),
      line("Notes on rye in a cold oven Mar 2016", { bullet: "•" }),
      line("Crust and crumb in Workshop on Baking, 1 July 2023", { bullet: "•" }),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "The limits of salt in North Atlantic bread",
      "Notes on rye in a cold oven",
      "Crust and crumb",
    ]);
  });

  test.each([
    [
      "- Counting fish without catching them: five lessons. Northern Seas Review, 2022.",
      "Counting fish without catching them: five lessons",
    ],
    [
      "[1] J. Doe and A. Yone, “Measuring the extent of climate change,” Global Journal, vol. 12, 2006.",
      "Measuring the extent of climate change",
    ],
    ["1. Heat tolerance in young haddock. (Marine Letters, vol. 3, 2014).", "Heat tolerance in young haddock"],
    ["Hakonsen, S. (2021). Heat tolerance in haddock. Marine Letters.", "Heat tolerance in haddock"],
    ["E. Someone and T. Lim, A Fictional Research. Somewhere, 2010.", "A Fictional Research"],
    ["July 2023 Sparse Mixtures at Scale", "Sparse Mixtures at Scale"],
    ["Bread at sea, 2019.", "Bread at sea"],
    ["Bread at sea, year.", "Bread at sea"],
  ])("finds the title in %s", (text, title) => {
    const layout = layoutOfText(text);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([title]);
  });

  test("a second sentence of a title stays where year and venue stand apart, and a venue behind a stop does not", () => {
    const layout = layoutOfLines([
      line("Listening to the Ferry. Tides, timetables and trade on the Outer Isles", { bold: true }),
      line("Lothmere Press, 2019"),
      line("Salt in the Bread. Northern Seas Review", { bold: true, gap: 10 }),
      line("2016"),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Listening to the Ferry. Tides, timetables and trade on the Outer Isles",
      "Salt in the Bread",
    ]);
  });

  test("a venue behind a comma and an address behind it are no part of the title", () => {
    const layout = layoutOfLines([
      line("Tides of the Outer Harbour, 2016 IEEE Congress on Slow Water Mar 2016"),
      line("https://papers.example.org/tides"),
      line("Locks, Gates and Sluices, Journal of Quiet Canals Jun 2018", { gap: 10 }),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Tides of the Outer Harbour",
      "Locks, Gates and Sluices",
    ]);
  });

  test("words above dated papers that name a part of the list are none of them", () => {
    const paper = (text: string) => line(text, { bullet: "•" });
    const layout = layoutOfLines([
      line("Peer-reviewed conferences"),
      paper("A. Example. Salt and patience. Old Mill Review, 2019."),
      paper("A. Example. Bread at sea. Old Mill Review, 2020."),
      paper("A. Example. Crust and crumb. Old Mill Review, 2021."),
    ]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Salt and patience",
      "Bread at sea",
      "Crust and crumb",
    ]);
  });

  test("who has the name of the CV's owner is an author", () => {
    const layout = layoutOfText("Ada Example. Salt and patience, 2021.");
    expect(readPublications(layout, layout.lines, { owner: "Ada Example" })[0]?.fields.title?.value).toBe(
      "Salt and patience",
    );
  });

  test("titles, authors and sources in rows of their own", () => {
    const item = (title: string, year: string) => [
      line(title),
      line("Ada Example, Bob Sample", { size: 9 }),
      line(`Old Mill Review, ${year}`, { italic: true, size: 8 }),
    ];
    const layout = layoutOfLines([...item("Bread at sea", "2019"), ...item("Salt and patience", "2021")]);
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value)).toEqual([
      "Bread at sea",
      "Salt and patience",
    ]);
  });
});

test("the rows of a counted list go on below its words, set flush with the row that the number opens", () => {
  const item = (number: string, text: string) => ({
    cells: [
      { text: number, x: 40 },
      { text, x: 58 },
    ],
  });
  const below = (text: string) => ({ cells: [{ text, x: 58 }] });
  const layout = layoutOfLines([
    item("1.", "The keeping of cold ovens through the winters of the North"),
    below("Harbour, and what became of the bread that was baked there"),
    item("2.", "On salt, Oven Letters, 2011"),
    item("3.", "On rye and on the mills of the coast, Oven Letters, 2012"),
  ]);
  const titles = readPublications(layout, layout.lines).map(({ fields }) => fields.title?.value);
  expect(titles).toHaveLength(3);
  expect(titles[0]).toContain("North Harbour");
});
