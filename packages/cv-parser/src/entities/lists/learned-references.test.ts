import { describe, expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { shippedReferences } from "../../labels/shipped-weights.ts";
import { readPublications } from "./publications.ts";

const read = (text: string) => {
  const layout = layoutOfText(text);
  return readPublications(layout, layout.lines, { owner: "Runa Tveit", chain: shippedReferences() }).map(
    ({ fields: { title, authors, venue, date } }) =>
      [title, authors, venue, date].map((field) => field?.value ?? "").join(" | "),
  );
};

describe("references in the manners of the world's journals", () => {
  test("surnames in capitals, the title in quotes, the journal behind it", () => {
    expect(
      read(
        [
          'TVEIT, Runa ; MOREL, Jean. "Les digues et la mer du Nord au XIXe siècle," Revue des côtes, 2014, vol. 12, n° 3, p. 41-58.',
          'TVEIT, Runa. "Habiter les polders : une enquête orale," Annales de géographie humaine, 2017, vol. 3, p. 5-21.',
          'MOREL, Jean ; TVEIT, Runa. "Ce que disent les marées," Études rurales, 2020, n° 88, p. 101-119.',
        ].join("\n"),
      ),
    ).toEqual([
      "Les digues et la mer du Nord au XIXe siècle | TVEIT, Runa ; MOREL, Jean | Revue des côtes | 2014",
      "Habiter les polders : une enquête orale | TVEIT, Runa | Annales de géographie humaine | 2017",
      "Ce que disent les marées | MOREL, Jean ; TVEIT, Runa | Études rurales | 2020",
    ]);
  });

  test("years at the end, a colon behind the people", () => {
    expect(
      read(
        [
          "R. Tveit, P. Novak: Sediment budgets of small estuaries. Journal of Coastal Processes 14 (2), pp. 77–95, 2011.",
          "P. Novak, R. Tveit, S. Lind: Tides, salt and the growth of reeds. Estuarine Letters 8, pp. 1–12, 2013.",
          "R. Tveit: How dunes remember storms. Sand and Water 21 (4), pp. 300–318, 2018.",
        ].join("\n"),
      ),
    ).toEqual([
      "Sediment budgets of small estuaries | R. Tveit, P. Novak | Journal of Coastal Processes | 2011",
      "Tides, salt and the growth of reeds | P. Novak, R. Tveit, S. Lind | Estuarine Letters | 2013",
      "How dunes remember storms | R. Tveit | Sand and Water | 2018",
    ]);
  });

  test("a question mark that ends a title stays with it", () => {
    const titles = read(
      [
        "Tveit R, Novak P. Who owns the foreshore? Coastal Law Review. 2015;7(1):1-19.",
        "Tveit R, Novak P, Lind S. Wave height in shallow bays. Estuarine Letters. 2016;11(2):20-31.",
        "Novak P, Tveit R. A model of drifting ice. Journal of Cold Seas. 2019;2(5):44-60.",
      ].join("\n"),
    ).map((line) => line.split(" | ")[0]);
    expect(titles).toEqual(["Who owns the foreshore?", "Wave height in shallow bays", "A model of drifting ice"]);
  });

  test("what names a part of the list is no title", () => {
    expect(
      read(
        [
          "Book chapters",
          "Tveit, R. (2012). Living with floods. In P. Novak (Ed.), Handbook of Shores (pp. 45-67). Harbour Press.",
          "Tveit, R., & Lind, S. (2013). Old maps, new coasts. In P. Novak (Ed.), Maps of the North (pp. 5-17). Harbour Press.",
        ].join("\n"),
      ).map((line) => line.split(" | ")[0]),
    ).toEqual(["Living with floods", "Old maps, new coasts"]);
  });
});

test("titles, people and venues with rows of their own are read by rules, as without the chain", () => {
  const text = [
    "Sediment budgets of small estuaries",
    "Runa Tveit, Petr Novak",
    "Journal of Coastal Processes, 2011",
    "",
    "How dunes remember storms",
    "Runa Tveit",
    "Sand and Water, 2018",
  ].join("\n");
  const layout = layoutOfText(text);
  expect(readPublications(layout, layout.lines, { owner: "Runa Tveit", chain: shippedReferences() })).toEqual(
    readPublications(layout, layout.lines, { owner: "Runa Tveit" }),
  );
});
