import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const large = (text: string): LineSpec => line(text, { size: 15, gap: 12 });
const titles = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs))
    .map(({ title }) => title)
    .filter((title) => title !== "");
const texts = (...rows: string[]): LineSpec[] => rows.map((text) => line(text));

const rows: readonly [string, ...string[]][] = [
  ["Experience", "Weir keeper, Tarn Harbour, 2015 – 2019", "Kept two gates and their ropes"],
  ["Education", "Diploma in Ropes, Fell College, 2014"],
  ["Deeds among boats", "Raised a sunken ferry with two winches"],
  ["Skills", "Splicing, rigging"],
  ["Nights on the water", "Forty crossings without a moon"],
  ["Songs of the crew", "A hymn for the winch"],
  ["Bells and whistles", "Three calls for fog"],
  ["Languages", "Welsh, Dutch"],
];

test("unknown words in the large letters of the titles are titles, though hardly half of those are known", () => {
  expect(titles(rows.flatMap(([title, ...below]) => [large(title), ...texts(...below)]))).toEqual(
    rows.map(([title]) => title),
  );
});

test("where names of entries stand right below a title in the same letters, they are none", () => {
  const [first, ...others] = rows.map(([title, ...below]) => [large(title), ...texts(...below)]);
  const named = [large("Experience"), large("Harbour of the Tarn"), ...(first ?? []).slice(1)];
  expect(titles([...named, ...others.flat()])).not.toContain("Harbour of the Tarn");
});
