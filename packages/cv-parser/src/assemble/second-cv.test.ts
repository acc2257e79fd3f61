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

test("two people are told apart by their numbers where they give no address, however these are written", () => {
  const [north, south] = [
    pageOf("Ada North", "+44 20 7946 0111", "Moor Ltd"),
    pageOf("Ben South", "+44 20 7946 0999", "Dale Ltd"),
  ];
  expect(read([north, south]).diagnostics.map(({ code }) => code)).toContain("second_cv");
  const again = pageOf("Ada North", "(020) 7946 0111", "Dale Ltd");
  expect(read([north, again]).diagnostics.map(({ code }) => code)).not.toContain("second_cv");
});

test("a second CV may begin below the first, on the same page", () => {
  const one = [
    pageOf("Ada North", "ada@post.example", "Moor Ltd"),
    pageOf("Ben South", "ben@mail.example", "Dale Ltd"),
  ].flat();
  const { cv, diagnostics } = read([one]);
  expect(diagnostics.map(({ code }) => code)).toContain("second_cv");
  expect(cv.experiences.map(({ company }) => company)).toEqual(["Moor Ltd"]);
});

test.each([
  ["the same address on each page", pageOf("Ada North", "ada@post.example", "Dale Ltd")],
  ["somebody to ask on the second page", ["References", "Ben South, ben@mail.example", "Dale Ltd"]],
  ["somebody to ask below a name of their own", ["References", "Ben South", "ben@mail.example", "Experience", "None"]],
])("%s makes no second CV", (_, second) => {
  const { diagnostics } = read([pageOf("Ada North", "ada@post.example", "Moor Ltd"), second]);
  expect(diagnostics.map(({ code }) => code)).not.toContain("second_cv");
});
