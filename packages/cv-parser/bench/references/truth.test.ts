import { expect, test } from "vitest";
import { rowsOf } from "../../src/entities/entries/rows.ts";
import { layoutOfText } from "../../src/fixtures/layouts.ts";
import { referenceParts } from "../../src/labels/reference-chain.ts";
import { referenceTokens } from "../../src/labels/reference-tokens.ts";
import { referenceTruth } from "./truth.ts";

const [salt, reeds] = [
  "Tveit R, Lind S. Salt in towns. Coast Letters. 2015;7:1-19.",
  "2016 – Reeds and rain (with Sara Lind), Estuary Review",
] as const;
const author = [
  { family: "Tveit", given: "Runa" },
  { family: "Lind", given: "Sara" },
];

test("each word has its part, the first of a reference begins it, and what was not found is unknown", () => {
  const layout = layoutOfText([salt, "Cited by many.", reeds].join("\n"));
  const tokens = referenceTokens(layout, rowsOf(layout, layout.lines));
  const truth = referenceTruth(tokens, [
    { title: "Salt in towns", authors: author, venue: "Coast Letters", text: salt },
    { title: "Reeds and rain", authors: author, venue: "Estuary Review", text: reeds },
  ]);
  const told = tokens.map(({ text }, index) => {
    const state = truth[index];
    if (state === null || state === undefined) return `${text}?`;
    const part = referenceParts[state % referenceParts.length] ?? "";
    return `${text}/${part.charAt(0)}${state >= referenceParts.length ? "!" : ""}`;
  });
  expect(told.join(" ")).toBe(
    [
      "Tveit/p! R/p Lind/p S/p Salt/t in/t towns/t Coast/v Letters/v 2015/o 7/o 1-19/o",
      "Cited? by? many?",
      "2016/o! Reeds/t and/t rain/t with/o Sara/p Lind/p Estuary/v Review/v",
    ].join(" "),
  );
});
