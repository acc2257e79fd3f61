import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { packLabeller } from "../src/labels/weights-file.ts";
import { readSet } from "./labels/corpus.ts";
import { filesOf } from "./labels/manifest.ts";
import { lessonOf, sectionShare } from "./labels/lessons.ts";
import type { Lesson } from "./labels/lessons.ts";
import { digestOf, readRecipe, sha256, writeRecipe } from "./labels/recipe.ts";
import { trainLabeller } from "./labels/train.ts";

const usage = "Usage: node bench/train-labels.ts CORPUS SET ... [--rounds N] [--cache DIR] [--write]";
const weightsFile = new URL("../src/labels/weights.bin", import.meta.url);
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Learns the weights of the labeller from folders of labelled files (`files/` and `gold/`): the corpus, of which only
 * the training part of the manifest is opened, and the sets of the recipe (`corpus/recipe.json`), in its order and with
 * its weights. Says whether files, labels and what was learned are those of the recipe, byte for byte; `--write` puts
 * the weights into the package and their checksums into the recipe. The corpus counts as far as the rounds of the recipe
 * gathered it; `--rounds` takes more.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cache: { type: "string", default: join(tmpdir(), "vitrine-labels") },
      rounds: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  const recipe = readRecipe();
  if (positionals.length !== recipe.sets.length) {
    process.stderr.write(`${usage}\nSets: ${recipe.sets.map(({ name }) => name).join(", ")}\n`);
    return 2;
  }
  const rounds = Number(values.rounds ?? recipe.rounds);
  const weights = new Map<Lesson, number>();
  const sets: typeof recipe.sets = [];
  for (const [index, set] of recipe.sets.entries()) {
    const files = await readSet(positionals[index] ?? "", {
      cache: values.cache,
      ids: index === 0 ? filesOf("train", { rounds }) : null,
    });
    const lessons = files.map(lessonOf);
    for (const lesson of lessons) weights.set(lesson, set.weight);
    const { lines, right } = sectionShare(lessons);
    sets.push({ ...set, files: files.length, sha256: digestOf(files) });
    const known = sets.at(-1)?.sha256 === set.sha256 ? "as in the recipe" : "not those of the recipe";
    say(
      `${set.name} (${basename(positionals[index] ?? "")}): ${files.length} files, ${known}; ${lines} lines, ${(100 * right).toFixed(1)} % in the right section by rules`,
    );
  }
  const bytes = packLabeller(trainLabeller([...weights.keys()], (lesson) => weights.get(lesson) ?? 1));
  const isShipped = sha256(bytes) === sha256(readFileSync(weightsFile));
  say(
    isShipped
      ? "The weights are those of the package, byte for byte."
      : "The weights differ from those of the package.",
  );
  if (!values.write) return isShipped ? 0 : 1;
  writeFileSync(weightsFile, bytes);
  writeRecipe({ ...recipe, sets, rounds, weights: sha256(bytes) });
  return 0;
}

process.exitCode = await main();
