import { expect, test } from "vitest";
import type { Section } from "../core/section.ts";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import { lineFeatures } from "./line-features.ts";
import { lineStates } from "./line-states.ts";
import { placeLines } from "./place-lines.ts";

const labels = lineStates.length;
const buckets = 1 << 12;
const prose = ["Lifts loads of every weight with care and calm, in any", "wind, and teaches others how it is done."];

/** The lines that leave a head for the summary where all that was learned calls every line one. */
function movedFrom(texts: readonly string[]): string[] {
  const layout = layoutOfLines(texts.map((text) => line(text)));
  const section: Section = { kind: "header", title: "", headings: [], lines: layout.lines, score: 1 };
  const signs = lineFeatures(
    layout,
    layout.lines.map((each) => ({ line: each, section, isHeading: false })),
  );
  const shared = signs[0]?.find((sign) => signs.every((each) => each.includes(sign))) ?? 0;
  const values = new Float32Array(labels * buckets);
  values[
    (shared % buckets) * labels + lineStates.findIndex(({ kind, rank }) => kind === "summary" && rank === "inside")
  ] = 20;
  const chain = {
    signs: { labels, buckets, values, unit: 1 },
    steps: { labels, buckets: labels, values: new Float32Array(labels * labels), unit: 1 },
  };
  const { sections } = placeLines(layout, [section], { chain, net: null });
  return sections.filter(({ kind }) => kind === "summary").flatMap(({ lines }) => lines.map(({ text }) => text));
}

test.each(["Tarn, Norland", "Crane Operator"])("%s right above running text stays in the head", (head) => {
  expect(movedFrom([head, ...prose])).toEqual(prose);
});

test("a first row that a sentence goes on with moves with it", () => {
  const told = ["Operator of cranes who lifts loads of every weight", "with care and calm, in any wind."];
  expect(movedFrom(told)).toEqual(told);
});
