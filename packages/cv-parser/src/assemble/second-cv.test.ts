import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import { assembleCv } from "./assemble-cv.ts";

const pageOf = (name: string, mail: string, employer: string) => [
  name,
  mail,
  "Experience",
  `Gardener, ${employer}`,
  "2018 - 2020",
  "Education",
  "Diploma in Botany, Fen College",
  "2014 - 2016",
  `${employer} will tell more`,
];
const read = (pages: readonly (readonly string[])[]) => {
  const builder = aSource();
  pages.forEach((lines, index) => builder.lines(50, 50, lines, { page: index + 1, leading: 24 }));
  return assembleCv(layoutDocument(builder.build()), {
    now: new Date("2026-11-21T00:00:00Z"),
    kind: "pdf",
    labeller: shippedLabeller(),
  });
};

test("of two people's CVs in one file the first is read, and that is said", () => {
  const { cv, diagnostics } = read([
    pageOf("Ada North", "ada@post.example", "Moor Ltd"),
    pageOf("Ben South", "ben@mail.example", "Dale Ltd"),
  ]);
  expect(cv.personal_info.name).toBe("Ada North");
  expect(cv.experiences.map(({ company }) => company)).toEqual(["Moor Ltd"]);
  expect(diagnostics.map(({ code }) => code)).toContain("second_cv");
});

test.each([
  ["the same address on each page", pageOf("Ada North", "ada@post.example", "Dale Ltd")],
  ["somebody to ask on the second page", ["References", "Ben South, ben@mail.example", "Dale Ltd"]],
])("%s makes no second CV", (_, second) => {
  const { diagnostics } = read([pageOf("Ada North", "ada@post.example", "Moor Ltd"), second]);
  expect(diagnostics.map(({ code }) => code)).not.toContain("second_cv");
});
