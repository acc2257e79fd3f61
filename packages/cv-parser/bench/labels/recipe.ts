import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { LabelledFile } from "./corpus.ts";

/** What the shipped weights were learned from, set by set in this order, and their own checksum. */
export type Recipe = {
  sets: { name: string; weight: number; files: number; sha256: string }[];
  weights: string;
  /** How many rounds of gathering the corpus had. */
  rounds: number;
  /** Of the names that public lists hold, and of the weights learned from them. */
  names: { lists: string; weights: string };
};

const path = new URL("../../corpus/recipe.json", import.meta.url);

/** The recipe of the package. */
export function readRecipe(): Recipe {
  return JSON.parse(readFileSync(path, "utf8")) as Recipe;
}

/** Keeps a recipe beside the manifest of the corpus. */
export function writeRecipe(recipe: Recipe): void {
  writeFileSync(path, `${JSON.stringify(recipe, null, 2)}\n`);
}

/** The checksum of bytes, in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** One checksum for the files and labels of a set. */
export function digestOf(files: readonly LabelledFile[]): string {
  return sha256(files.map(({ name, digest, gold }) => `${name} ${digest} ${JSON.stringify(gold)}\n`).join(""));
}
