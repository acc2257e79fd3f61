import { describe, expect, test } from "vitest";
import { layoutOfText } from "../../fixtures/layouts.ts";
import { readPublications } from "./publications.ts";

const read = (text: string) => {
  const layout = layoutOfText(text);
  return readPublications(layout, layout.lines).map(({ fields }) =>
    [fields.title, fields.venue, fields.date, fields.url].map((value) => value?.value ?? "").join(" | "),
  );
};

describe("lists of references without gaps", () => {
  test.each([
    [
      "Okafor, A.B., and L. Brandt. 2019. Roots of the salt marsh in wet summers. Journal of Shore Botany 12:33–41.",
      "Roots of the salt marsh in wet summers | Journal of Shore Botany | 2019 | ",
    ],
    [
      "Okafor AB, Brandt L. Reeds and rain in 1980 and 2010. Marsh Letters. 2015;31(2):20-29. https://doi.org/10.1000/ml.31",
      "Reeds and rain in 1980 and 2010 | Marsh Letters | 2015 | https://doi.org/10.1000/ml.31",
    ],
    [
      "Okafor, A. B. (2017). Marshes in motion. In M. Ilves (Ed.), Handbook of Shores (pp. 45-67). Heron Press.",
      "Marshes in motion | Handbook of Shores | 2017 | ",
    ],
    [
      "Okafor A., Brandt L., Deep maps of reed beds, Marsh Modelling, vol. 12, no. 3, pp. 1-12, 2022.",
      "Deep maps of reed beds | Marsh Modelling | 2022 | ",
    ],
    [
      '[7] A. Okafor, "Counting herons from the air," in Proc. of Shores 2014, Riga, 2014, pp. 12–19.',
      "Counting herons from the air | Proc. of Shores | 2014 | ",
    ],
    [
      "A. Okafor and M. Lis. 2020. Learning the tides. In Proceedings of the 12th Conference on Water (CoW '20). ACM, 22–31.",
      "Learning the tides | Proceedings of the 12th Conference on Water | 2020 | ",
    ],
    [
      "Okafor, A. & Dahl, P. (2021) ‘Salt in harbour towns’, Journal of Towns, 88, pp. 101–120.",
      "Salt in harbour towns | Journal of Towns | 2021 | ",
    ],
    [
      "Dahl P., Okafor A., & Sy K. Who walks on the marsh? Wetlands 54.3 (2016): 411-430.",
      "Who walks on the marsh? | Wetlands | 2016 | ",
    ],
    [
      "3. Brandt-Lund, V. Okafor, A.B., Ilves, M. R. O. Dahl, P. & Sy, K. 2018. Mud: what it holds, mmOR. 4th Shore Congress. Riga, Latvia.",
      "Mud: what it holds, mmOR | 4th Shore Congress | 2018 | ",
    ],
    [
      "Brandt, Lena Maria, and Kofi A. Okafor. (2024). Slow herons and quick tides. bioRxiv, 2024-05.",
      "Slow herons and quick tides | bioRxiv | 2024 | ",
    ],
    [
      "Okafor, Ada Beth; Brandt, Lena: Reed counts from old maps. In: Shore Notes 7, 2015, S. 12-19.",
      "Reed counts from old maps | Shore Notes | 2015 | ",
    ],
  ])("%s", (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test("what a paper is called by its kind is no part of its title", () => {
    expect(read("Poster: Herons at dusk\nPresentation: Mud at dawn")).toEqual([
      "Herons at dusk |  |  | ",
      "Mud at dawn |  |  | ",
    ]);
  });

  test("titles of parts of a list are no publications, and each reference is one", () => {
    const found = read(
      [
        "Books",
        "Brandt, L. 2014. A field guide to mud. London: Heron Press.",
        "Journal articles",
        "Brandt, L. 2016. Mud and its colours. Mud Review 3:1–9.",
        "Brandt, L., Ilves, M. 2018. Mud in winter, seen from the dyke. Mud Review 5:11–19.",
        "WORKSHOPS",
        "Brandt, L. 2020. Walking at low tide. In Handbook of Shores, 20–31. Riga: Heron Press.",
      ].join("\n"),
    );
    expect(found.map((line) => line.split(" | ")[0])).toEqual([
      "A field guide to mud",
      "Mud and its colours",
      "Mud in winter, seen from the dyke",
      "Walking at low tide",
    ]);
  });

  test("authors before or below the title, where it appeared, and the rest: every word has a field", () => {
    const text = [
      "[2] Okafor, A.\u2011B.; Brandt, L. Reeds under heavy rain in the marsh. Marsh Letters. 2015;31(2):20-29.",
      "[3] A. Okafor, \u201cCounting herons from the air,\u201d in Proc. of Shores, Riga, 2014, pp. 12\u201319.",
    ].join("\n");
    const layout = layoutOfText(text);
    const found = readPublications(layout, layout.lines).map(({ fields }) =>
      [fields.authors, fields.title, fields.venue, fields.details].map((value) => value?.value ?? ""),
    );
    expect(found).toEqual([
      ["Okafor, A.\u2011B.; Brandt, L.", "Reeds under heavy rain in the marsh", "Marsh Letters", "31(2):20-29."],
      ["A. Okafor", "Counting herons from the air", "Proc. of Shores", "Riga, pp. 12\u201319."],
    ]);
  });
});

describe("when a publication appeared", () => {
  test("stands in a row of its own as well", () => {
    const list = [
      "1. Counting seals without waking them: five lessons. Northern Shore Review,",
      "2022.",
      "2. Heat and herring along a northern coast. Letters of the Sea, 2019.",
      "3. A primer for reading tides. Methods in Harbour Science, 2018.",
    ];
    expect(read(list.join("\n"))[0]).toBe(
      "Counting seals without waking them: five lessons | Northern Shore Review | 2022 | ",
    );
  });

  test("is no year of which its title tells", () => {
    const list = [
      "Okafor, A. Herring prices in Riga, 1890-1914. Harbour History Press.",
      "Okafor, A. Lighthouses of the gulf, 1850-1900. Harbour History Press.",
    ];
    expect(read(list.join("\n")).map((line) => line.split(" | ")[2])).toEqual(["", ""]);
  });
});
