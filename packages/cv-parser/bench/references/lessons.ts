import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { wordsOf } from "../../src/core/words.ts";
import { readCv } from "../../src/entities/read-cv.ts";
import { rowsOf } from "../../src/entities/entries/rows.ts";
import { referenceSigns } from "../../src/labels/reference-signs.ts";
import { referenceTokens } from "../../src/labels/reference-tokens.ts";
import { shippedLabeller } from "../../src/labels/shipped-weights.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { splitSections } from "../../src/sections/split-sections.ts";
import { readDocument } from "../../src/source/read-document.ts";
import type { ChainLesson } from "../labels/learn-chain.ts";
import type { DrawnLabel } from "./drawn-list.ts";
import { referenceTruth } from "./truth.ts";

/** What each drawn CV of a folder (`files`, `labels`) teaches of references: the list of publications as the engine lays it out. */
export async function referenceLessons(folder: string): Promise<ChainLesson[]> {
  const lessons: ChainLesson[] = [];
  const labeller = { ...shippedLabeller(), references: null };
  for (const name of (await readdir(join(folder, "labels"))).toSorted()) {
    const label = JSON.parse(await readFile(join(folder, "labels", name), "utf8")) as DrawnLabel;
    const source = await readDocument(await readFile(join(folder, "files", name.replace(/json$/u, "pdf"))));
    const layout = layoutDocument(source);
    const { sections, person } = readCv(layout, splitSections(layout, 0), labeller);
    const lines = sections.filter(({ kind }) => kind === "publications").flatMap((section) => section.lines);
    const rows = rowsOf(layout, lines);
    const tokens = referenceTokens(layout, rows);
    const owner = wordsOf(person.name?.value ?? "");
    const truth = referenceTruth(tokens, label.references);
    if (tokens.length > 0) lessons.push({ features: referenceSigns(rows, tokens, owner), truth, weight: 1 });
  }
  return lessons;
}
