import { completeParsedData, emptyParsedData } from "@vitrine/model";
import { confidenceOf } from "../src/assemble/calibration.ts";
import { EvidenceWriter } from "../src/assemble/evidence-writer.ts";
import { itemSigns, judgedLists } from "../src/assemble/item-signs.ts";
import type { ItemSigns, JudgedList } from "../src/assemble/item-signs.ts";
import { writeItems } from "../src/assemble/write-items.ts";
import type { FoundItem } from "../src/core/found.ts";
import { usualLines } from "../src/core/ways.ts";
import { readPlacedCv, tellCv } from "../src/entities/read-cv.ts";
import type { Labeller } from "../src/labels/part-labeller.ts";
import { placeTold } from "../src/labels/place-lines.ts";
import { sayOfValues } from "../src/labels/value-signs.ts";
import { layoutDocument } from "../src/layout/layout-document.ts";
import { splitSections } from "../src/sections/split-sections.ts";
import { judge, onlyOf, overlap, textsOf } from "./compare.ts";
import type { LabelledFile } from "./labels/corpus.ts";

/** An item of a list as the usual reading has it, its signs, and whether its label has it too. */
export type ItemSample = ItemSigns & { list: JudgedList; right: boolean; file: string; value: string };

/** The items of a file that its label speaks of. */
export function itemSamples(file: LabelledFile, labeller: Labeller): ItemSample[] {
  const layout = layoutDocument(file.source);
  const told = tellCv(layout, splitSections(layout), labeller);
  const placed = told.told && placeTold(told.told, usualLines);
  const found = readPlacedCv(told, placed, usualLines);
  if (labeller.names === null || found.lineSigns === null) return [];
  const context = {
    text: layout.text,
    say: sayOfValues(told.told),
    placed,
    names: labeller.names,
  };
  const cv = { ...emptyParsedData(), ...writeItems(new EvidenceWriter(layout, confidenceOf), found) };
  const verdicts = [...judge(file.gold, completeParsedData(cv))];
  const only = onlyOf(file.gold);
  return listNames.flatMap((list) => {
    if (only.length > 0 ? !only.includes(list) : !Array.isArray(file.gold[list])) return [];
    const items: readonly FoundItem[] = found[list];
    const signs = itemSigns(list, found, context);
    const isNamedOnce = judgedLists[list].names.length === 1;
    const labels = isNamedOnce ? textsOf(file.gold[list]) : [];
    return items.flatMap((item, index): ItemSample[] => {
      const own = verdicts.filter(([pointer]) => pointer.startsWith(`/${list}/${index}/`));
      const value = judgedLists[list].names.map((name) => item.fields[name]?.value ?? "").join(" | ");
      const right = own.some(([, isRight]) => isRight) || labels.some((label) => overlap(label, value) >= half);
      const told = signs[index];
      return own.length === 0 || told === undefined ? [] : [{ ...told, list, right, file: file.name, value }];
    });
  });
}

/** A name of which a label has half is cut wrongly, but it is one. */
const half = 0.5;

const listNames = Object.keys(judgedLists) as JudgedList[];
