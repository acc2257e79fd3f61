import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { hashText } from "../src/labels/hash.ts";
import { packNames, unpackNames } from "../src/labels/weights-file.ts";
import { learnNames, naming, readNames, rightNames } from "./labels/learn-names.ts";
import { readRecipe, sha256, writeRecipe } from "./labels/recipe.ts";

const usage = "Usage: node bench/train-names.ts NAMES [--study] [--write]";
const weightsFile = new URL("../src/labels/names.bin", import.meta.url);
const say = (text: string) => process.stdout.write(`${text}\n`);
/** One name of so many is kept back to see how well names never seen are told. */
const keptBack = 20;

/**
 * Learns what public lists say of names from the file that `bench/names` writes. Says whether names and weights are
 * those of the recipe, byte for byte; `--write` puts them into the package. `--study` learns without every twentieth
 * name and prints how many of those are told right.
 */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { study: { type: "boolean", default: false }, write: { type: "boolean", default: false } },
  });
  const [path] = positionals;
  if (path === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const file = readFileSync(path);
  const names = readNames(file.toString("utf8"));
  if (values.study) {
    const isKept = ({ text }: { text: string }) => hashText(text) % keptBack === 0;
    const weights = learnNames(
      names.filter((name) => !isKept(name)),
      naming,
    );
    for (const [kind, { all, right }] of rightNames(unpackNames(packNames(weights)), names.filter(isKept)))
      say(`${kind}: ${all} names never seen, ${((100 * right) / all).toFixed(1)} % right`);
    return 0;
  }
  const recipe = readRecipe();
  const bytes = packNames(learnNames(names, naming));
  const own = { lists: sha256(file), weights: sha256(bytes) };
  say(`${names.length} names, ${own.lists === recipe.names.lists ? "as in the recipe" : "not those of the recipe"}`);
  const isShipped = own.weights === recipe.names.weights;
  say(
    isShipped
      ? "The weights are those of the package, byte for byte."
      : "The weights differ from those of the package.",
  );
  if (!values.write) return isShipped ? 0 : 1;
  writeFileSync(weightsFile, bytes);
  writeRecipe({ ...recipe, names: own });
  return 0;
}

process.exitCode = main();
