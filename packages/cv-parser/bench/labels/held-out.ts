import type { LabelledFile } from "./corpus.ts";
import { sha256 } from "./recipe.ts";

/** The fold of a file, by its person where the label names one: all files of a person are in one fold. */
export function foldOf({ name, gold }: LabelledFile, folds: number): number {
  const person = (gold["_meta"] as { person?: string } | undefined)?.person ?? name;
  return Number.parseInt(sha256(person).slice(0, 8), 16) % folds;
}
