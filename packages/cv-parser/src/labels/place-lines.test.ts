import { describe, expect, test } from "vitest";
import type { Section } from "../core/section.ts";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import { hashText } from "./hash.ts";
import { lineFeatures } from "./line-features.ts";
import { lineStates } from "./line-states.ts";
import { placeLines } from "./place-lines.ts";
import type { LearnedLines } from "./told-lines.ts";

const layout = layoutOfLines([
  line("Skills", { bold: true }),
  line("TypeScript, SQL"),
  line("Analyst at Northwind"),
  line("Rust"),
]);
const [heading, first, job, last] = layout.lines;
const section: Section = {
  kind: "skills",
  title: "Skills",
  headings: heading ? [heading] : [],
  lines: [first, job, last].flatMap((each) => each ?? []),
  score: 1,
};

const labels = lineStates.length;
const buckets = 1 << 12;

/** A chain that knows nothing, but for one sign that tells the state of a line. */
function weightsFor(sign: number | null, state: number, strength = 20): LearnedLines {
  const values = new Float32Array(labels * buckets);
  if (sign !== null) values[(sign % buckets) * labels + state] = strength;
  const chain = {
    signs: { labels, buckets, values, unit: 1 },
    steps: { labels, buckets: labels, values: new Float32Array(labels * labels), unit: 1 },
  };
  return { chain, net: null };
}

/** A sign that the third line of a section has and no other. */
function ownSign(section: Section): number {
  const signs = lineFeatures(layout, [
    ...section.headings.map((each) => ({ line: each, section, isHeading: true })),
    ...section.lines.map((each) => ({ line: each, section, isHeading: false })),
  ]);
  const others = new Set(signs.flatMap((each, index) => (index === 2 ? [] : each)).map((sign) => sign % buckets));
  return signs[2]?.find((sign) => !others.has(sign % buckets)) ?? hashText("none");
}

const textsOf = (sections: readonly Section[]) =>
  sections.map(({ kind, headings, lines }) => [
    kind,
    ...headings.map(({ text }) => text),
    ...lines.map(({ text }) => text),
  ]);

describe("lines in the sections of the learned chain", () => {
  test("stay where the rules put them while nothing was learned", () => {
    expect(textsOf(placeLines(layout, [section], weightsFor(null, 0)).sections)).toEqual([
      ["skills", "Skills", "TypeScript, SQL", "Analyst at Northwind", "Rust"],
    ]);
  });

  const begin = lineStates.findIndex(({ kind, rank }) => kind === "experience" && rank === "begin");

  test("move where the chain is sure, and those after them stay in the section of the rules", () => {
    const untitled = { ...section, headings: [], lines: layout.lines };
    expect(textsOf(placeLines(layout, [untitled], weightsFor(ownSign(untitled), begin)).sections)).toEqual([
      ["skills", "Skills", "TypeScript, SQL"],
      ["experience", "Analyst at Northwind"],
      ["skills", "Rust"],
    ]);
  });

  test("stay where the chain is only fairly sure: shares of 0.7 and 0.9 of all ways", () => {
    const untitled = { ...section, headings: [], lines: layout.lines };
    const kindsBy = (strength: number) =>
      placeLines(layout, [untitled], weightsFor(ownSign(untitled), begin, strength)).sections.map(({ kind }) => kind);
    expect(kindsBy(Math.log(51))).toEqual(["skills"]);
    expect(kindsBy(Math.log(204))).toEqual(["skills", "experience", "skills"]);
  });

  test("stay between lines of their own titled section and column, as a town or the tools of an entry do", () => {
    const { sections, rankOf } = placeLines(layout, [section], weightsFor(ownSign(section), begin));
    expect(textsOf(sections)).toEqual([["skills", "Skills", "TypeScript, SQL", "Analyst at Northwind", "Rust"]]);
    expect(job && rankOf(job)?.begin).toBeGreaterThan(0.9);
  });

  test("keep a title that is known, whatever the chain says", () => {
    const headings = section.headings.map((each) => ({ line: each, section, isHeading: true }));
    const signs = lineFeatures(layout, headings);
    const inside = lineStates.findIndex(({ kind, rank }) => kind === "person" && rank === "inside");
    const [placed] = placeLines(layout, [section], weightsFor(signs[0]?.at(-1) ?? 0, inside)).sections;
    expect(placed?.headings.map(({ text }) => text)).toEqual(["Skills"]);
  });

  test("stay below a title that is known to be of none of the lists, however much they read like one", () => {
    const kindsUnder = (own: Pick<Section, "kind" | "title">) => {
      const short = { ...section, ...own, lines: [first, job].flatMap((each) => each ?? []) };
      return placeLines(layout, [short], weightsFor(ownSign(short), begin)).sections.map(({ kind }) => kind);
    };
    expect(kindsUnder({ kind: "skills", title: "Skills" })).toEqual(["skills", "experience"]);
    expect(kindsUnder({ kind: "awards", title: "Awards" })).toEqual(["awards"]);
  });

  test("stay below a title of certificates where they are called like skills", () => {
    const inside = lineStates.findIndex(({ kind, rank }) => kind === "skills" && rank === "inside");
    const kindsAs = (state: number, title: string) => {
      const own = { kind: "certifications", title, lines: [first, job].flatMap((each) => each ?? []) } as const;
      return placeLines(
        layout,
        [{ ...section, ...own }],
        weightsFor(ownSign({ ...section, ...own }), state),
      ).sections.map(({ kind }) => kind);
    };
    expect(kindsAs(inside, "Certificates")).toEqual(["certifications"]);
    expect(kindsAs(begin, "Certificates")).toEqual(["certifications", "experience"]);
    expect(kindsAs(inside, "Certificates of the mill")).toEqual(["certifications", "skills"]);
  });

  test("stay in the list below a label of the schools, however much the modules of a course are called like skills", () => {
    const inside = lineStates.findIndex(({ kind, rank }) => kind === "skills" && rank === "inside");
    const kindsBelow = (label: string) => {
      const taught = layoutOfLines([
        line("Education", { bold: true }),
        line("Diploma in Milling, Tarn College"),
        line(label),
        ...["Sifting", "Grain trade"].map((text) => line(text, { bullet: "•" })),
      ]);
      const [title, ...rest] = taught.lines;
      const own = {
        ...section,
        kind: "education",
        title: "Education",
        headings: title ? [title] : [],
        lines: rest,
      } as const;
      const ruled = taught.lines.map((each, index) => ({ line: each, section: own, isHeading: index === 0 }));
      const signs = lineFeatures(taught, ruled).map((each) => each.map((sign) => sign % buckets));
      const others = new Set(signs.slice(0, 3).flat());
      const sign = signs[4]?.find((each) => !others.has(each) && signs[3]?.includes(each)) ?? 0;
      const learned = weightsFor(sign, inside);
      return placeLines(taught, [own], learned).sections.map(({ kind }) => kind);
    };
    expect(kindsBelow("Tarn, by the mill")).toEqual(["education", "skills"]);
    expect(kindsBelow("Modules:")).toEqual(["education"]);
  });
});
