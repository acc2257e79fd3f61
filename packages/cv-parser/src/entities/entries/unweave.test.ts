import { expect, test } from "vitest";
import { layoutOfLines } from "../../fixtures/layouts.ts";
import { unweave } from "./unweave.ts";

const pair = (left: string, right: string) => ({ cells: [{ text: left }, { text: right, x: 330 }] });
const texts = (specs: Parameters<typeof layoutOfLines>[0]) => {
  const layout = layoutOfLines(specs);
  return unweave(layout, layout.lines).map(({ text }) => text);
};

test("entries side by side are given back column by column", () => {
  expect(
    texts([
      pair("Harbour pilot 2015 – 2019", "Lock keeper 2011 – 2014"),
      pair("Port of Vessel", "Canal Office"),
      pair("Deckhand 2009 – 2010", "Ferry cook 2007 – 2008"),
      pair("Blue Line", "Northern Crossing"),
    ]),
  ).toEqual([
    "Harbour pilot 2015 – 2019",
    "Port of Vessel",
    "Deckhand 2009 – 2010",
    "Blue Line",
    "Lock keeper 2011 – 2014",
    "Canal Office",
    "Ferry cook 2007 – 2008",
    "Northern Crossing",
  ]);
});

test("a column of bare dates stays beside its names, though a name holds a year of its own", () => {
  const specs = [
    pair("Harbour pilot", "May 2015 – Jun 2019"),
    { cells: [{ text: "Port of Vessel" }] },
    pair("Guide of the 2014 lock jubilee", "Jan 2014 – (today)"),
    { cells: [{ text: "Canal Office" }] },
    pair("Deckhand", "2009 – 2010"),
  ];
  expect(texts(specs)).toEqual(layoutOfLines(specs).lines.map(({ text }) => text));
});
