import { expect, test } from "vitest";
import { assembleCv } from "../assemble/assemble-cv.ts";
import type { AssembledCv } from "../assemble/assemble-cv.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import { readText } from "../source/text.ts";
import { mostPromising, readBest } from "./read-best.ts";
import { readingsOf } from "./readings-of.ts";
import type { Reading } from "./readings-of.ts";

const labeller = shippedLabeller();
const context = { now: new Date("2026-01-01T00:00:00Z"), kind: "text" as const, labeller };

const head = ["Ada Example", "Hull, UK | ada.example@mail.example", ""];
const career = [
  "EXPERIENCE",
  "",
  "Master Baker, Old Mill Bakery, Hull (Mar 2019 – Present)",
  "- Bake for two hundred guests",
  "",
  "EDUCATION",
  "",
  "Diploma in Bakery, Humber College (2011 - 2013)",
  "",
];
const skills = ["SKILLS", "", "Sourdough, Lamination, Shift planning"];

function readingOf(lines: readonly string[]): Reading {
  const layout = layoutOfText(lines.join("\n"));
  return { layout, assembled: assembleCv(layout, context) };
}

test("a reading that finds the career stands in place of one that lost it, whichever comes first", () => {
  const whole = readingOf([...head, ...career, ...skills]);
  const poor = readingOf([...head, ...skills, "", "Old Mill Bakery Hull and then Humber College for a while"]);
  expect(mostPromising([poor, whole], labeller.names)).toBe(whole);
  expect(mostPromising([whole, poor], labeller.names)).toBe(whole);
});

test("among equals the usual reading stays", () => {
  const [first, second] = [readingOf([...head, ...career]), readingOf([...head, ...career])];
  expect(mostPromising([first, second], labeller.names)).toBe(first);
});

test("a CV whose entries are whole and whose lines are well known is read once", () => {
  const source = readText([...head, ...career, ...skills].join("\n"));
  expect(readingsOf(source, context)).toHaveLength(1);
});

/** A name, a job and a school without names of posts or degrees, side by side in narrow columns. */
function sideBySide() {
  return aSource()
    .text(40, 40, "Ada Example", { size: 18 })
    .text(40, 64, "ada.example@mail.example")
    .text(40, 100, "EXPERIENCE", { bold: true, size: 12 })
    .text(320, 100, "EDUCATION", { bold: true, size: 12 })
    .lines(40, 120, ["Old Mill 2019 – 2021", "Night shifts and dough", "Harbour 2014 – 2018", "Ran the ovens"])
    .lines(320, 120, ["Humber 2011 – 2013", "Two years of bread", "York 2008 – 2010", "Evening classes"])
    .build();
}

test("a doubtful page is read in other ways too, each with lines of its own, and the result is always the same", () => {
  const pdf = { ...context, kind: "pdf" as const };
  const readings = readingsOf(sideBySide(), pdf);
  const layouts = new Set(readings.map(({ layout }) => layout));
  expect(layouts.size).toBeGreaterThan(1);
  expect(new Set([...layouts].map(({ text }) => text)).size).toBe(layouts.size);
  const [once, again] = [readBest(sideBySide(), pdf), readBest(sideBySide(), pdf)];
  expect(again.assembled).toEqual(once.assembled);
  // The marks of the chosen reading are doubted, and with them its figure.
  const values = ({ cv }: AssembledCv) => ({ ...cv, confidence: 0 });
  expect(readings.map(({ assembled }) => values(assembled))).toContainEqual(values(once.assembled));
});

test("a way in which nothing of a CV is found has no say", () => {
  const page = aSource()
    .lines(40, 40, ["Name", "Ada Example", "Phone", "01482 555 010"])
    .lines(200, 40, ["Work", "2019 Baker", "2014 Cook", "2011 Helper"])
    .lines(380, 40, ["School", "2010 Humber", "2008 York"])
    .build();
  const readings = readingsOf(page, { ...context, kind: "pdf" });
  expect(readings.length).toBeGreaterThan(1);
  for (const { assembled } of readings) expect(assembled.cv.experiences).not.toEqual([]);
});

test("without what was learned there is nobody to judge, and the usual reading is the only one", () => {
  expect(readingsOf(sideBySide(), { ...context, labeller: null })).toHaveLength(1);
});
