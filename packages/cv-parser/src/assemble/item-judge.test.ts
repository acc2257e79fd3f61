import { expect, test } from "vitest";
import { attachedRule } from "../attached/attached-candidate.ts";
import type { FoundItem } from "../core/found.ts";
import { usualLines } from "../core/ways.ts";
import { readPlacedCv, tellCv } from "../entities/read-cv.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { placeTold } from "../labels/place-lines.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import { sayOfValues } from "../labels/value-signs.ts";
import { splitSections } from "../sections/split-sections.ts";
import { accountForWords } from "../tray/unplaced-lines.ts";
import { confidenceOf } from "./calibration.ts";
import { EvidenceWriter } from "./evidence-writer.ts";
import { unlikelyOf, withoutUnlikely } from "./item-judge.ts";
import { itemSigns } from "./item-signs.ts";
import type { ItemContext, JudgedList } from "./item-signs.ts";
import { itemWeights } from "./item-weights.ts";
import { writeItems } from "./write-items.ts";

const labeller = shippedLabeller();
const page = [
  "Ada Example",
  "Hull, UK | ada.example@mail.example",
  "",
  "EXPERIENCE",
  "",
  "Master Baker, Old Mill Bakery, Hull (Mar 2019 - Present)",
  "- Bake for two hundred guests",
  "",
  "EDUCATION",
  "",
  "Diploma in Bakery, Humber College (2011 - 2013)",
  "",
  "SKILLS",
  "",
  "Sourdough, Lamination, Shift planning",
];

function told(lines: readonly string[] = page) {
  const layout = layoutOfText(lines.join("\n"));
  const cv = tellCv(layout, splitSections(layout), labeller);
  const placed = cv.told && placeTold(cv.told, usualLines);
  const found = readPlacedCv(cv, placed, usualLines);
  const context: ItemContext = {
    text: layout.text,
    say: sayOfValues(cv.told),
    placed,
    names: labeller.names ?? { labels: 9, buckets: 1, values: new Float32Array(9), unit: 1 },
  };
  return { found, context, layout };
}

/** Weights by which nothing is likely to be an item of a list. */
const noneOf = (list: JudgedList) => ({ ...itemWeights, [list]: { least: 0.5, constant: -1000, signs: [] } });

const names = (items: readonly FoundItem[], name: string) => items.map(({ fields }) => fields[name]?.value);

test("what stands below its title and reads like it stays", () => {
  const { found, context } = told();
  const judged = withoutUnlikely(found, context);
  expect(names(judged.skills, "name")).toEqual(["Sourdough", "Lamination", "Shift planning"]);
  expect(names(judged.experiences, "position")).toEqual(["Master Baker"]);
  expect(names(judged.educations, "institution")).toEqual(["Humber College"]);
});

test("skills in scripts that taught little stay below a known title", () => {
  for (const [title, skills] of [
    ["スキル", "パン作り、販売、接客"],
    ["专业技能", "烘焙、裱花、采购"],
  ] as const) {
    const { found, context } = told([...page.slice(0, 7), "", title, "", skills]);
    expect(names(withoutUnlikely(found, context, noneOf("skills")).skills, "name")).toEqual(skills.split("、"));
  }
});

test("items less likely than their list asks for are left out, unless a file beside the pages tells them", () => {
  const { found, context } = told();
  const widths = itemSigns("skills", found, context).map(({ signs }) => signs.length);
  expect(new Set(widths).size).toBe(1);
  // Of three the first goes: a short list keeps half.
  const none = noneOf("skills");
  expect(names(withoutUnlikely(found, context, none).skills, "name")).toEqual(["Lamination", "Shift planning"]);
  const attached = found.skills.map(({ fields, ...item }): FoundItem => {
    const { name } = fields;
    return { ...item, fields: name ? { name: { ...name, rule: attachedRule } } : {} };
  });
  expect(withoutUnlikely({ ...found, skills: attached }, context, none).skills).toEqual(attached);
});

test("what is left out waits in the tray with the title that it stands below", () => {
  const { found, context, layout } = told();
  const judged = withoutUnlikely(found, context, noneOf("skills"));
  const writer = new EvidenceWriter(layout, confidenceOf);
  writeItems(writer, judged);
  const waiting = accountForWords(layout, judged.sections, writer.map).unplaced;
  expect(waiting).toContainEqual(expect.objectContaining({ text: "Sourdough,", section: "SKILLS", guess: "skills" }));
});

test("a short list keeps the likelier half, an only entry always, and what is settled is not asked about", () => {
  const asked = { least: 0.5, constant: -5000, signs: [1000] };
  const items = (...signs: number[]) => signs.map((sign) => ({ signs: [sign], isSettled: false }));
  expect([...unlikelyOf(asked, items(3, 1, 2, 9))]).toEqual([1, 2]);
  expect([...unlikelyOf(asked, items(9, 1, 9, 9))]).toEqual([1]);
  expect([...unlikelyOf(asked, items(0))]).toEqual([]);
  expect(unlikelyOf(asked, items(0, 1, 2, 3, 4, 0, 1, 2, 3, 4)).size).toBe(10);
  expect([...unlikelyOf(asked, [{ signs: [0], isSettled: true }, ...items(9, 9)])]).toEqual([]);
});
