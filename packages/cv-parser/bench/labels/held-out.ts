import { shippedNames, shippedNet } from "../../src/labels/shipped-weights.ts";
import { packLabeller, unpackLabeller } from "../../src/labels/weights-file.ts";
import type { Labeller } from "../../src/labels/part-labeller.ts";
import type { LabelledFile } from "./corpus.ts";
import { lessonOf } from "./lessons.ts";
import { sha256 } from "./recipe.ts";
import { trainLabeller } from "./train.ts";

/** The fold of a file, by its person where the label names one: all files of a person are in one fold. */
export function foldOf({ name, gold }: LabelledFile, folds: number): number {
  const person = (gold["_meta"] as { person?: string } | undefined)?.person ?? name;
  return Number.parseInt(sha256(person).slice(0, 8), 16) % folds;
}

/**
 * What is learned from all files but those of one fold, for each fold: who measures a file by the weights of its own
 * fold measures what was never learned from. Each takes as long as learning.
 */
export function labellersWithout(files: readonly LabelledFile[], folds: number): Labeller[] {
  const lessons = files.map((file) => ({ fold: foldOf(file, folds), lesson: lessonOf(file) }));
  return Array.from({ length: folds }, (_, fold) => {
    const others = lessons.flatMap((each) => (each.fold === fold ? [] : [each.lesson]));
    return {
      ...unpackLabeller(packLabeller(trainLabeller(others, () => 1))),
      names: shippedNames(),
      net: shippedNet(),
    };
  });
}
