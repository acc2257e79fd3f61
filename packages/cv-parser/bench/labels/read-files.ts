import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readDocument } from "../../src/source/read-document.ts";
import type { Gold } from "../compare.ts";
import type { LabelledFile } from "./corpus.ts";
import { sha256 } from "./recipe.ts";

/** The labelled files of a set, a label for each file by its name; pictures are left out. */
async function readFiles(files: string, gold: string): Promise<LabelledFile[]> {
  const names = (await readdir(gold)).filter((name) => name.endsWith(".json") && name !== "manifest.json").toSorted();
  const read: LabelledFile[] = [];
  for (const name of names.filter((each) => !each.includes("scan"))) {
    const label = JSON.parse(await readFile(join(gold, name), "utf8")) as Gold;
    const bytes = await readFile(join(files, name.replace(/\.json$/, "")));
    read.push({ name, digest: sha256(bytes), source: await readDocument(bytes), gold: label });
  }
  return read;
}

/** Sets of files with their labels, named in pairs of folders. */
export async function readSets(folders: readonly string[]): Promise<LabelledFile[][]> {
  const sets: LabelledFile[][] = [];
  for (let index = 0; index < folders.length; index += 2)
    sets.push(await readFiles(folders[index] ?? "", folders[index + 1] ?? ""));
  return sets;
}

/** False for labels that hold only part of a page. */
export const isWhole = ({ gold }: LabelledFile): boolean =>
  (gold["_meta"] as { partial?: boolean } | undefined)?.partial !== true;
