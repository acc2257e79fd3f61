import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { packLabeller } from "../src/labels/weights-file.ts";
import { readSet } from "./labels/corpus.ts";
import { lessonOf, sectionShare } from "./labels/lessons.ts";
import type { Lesson } from "./labels/lessons.ts";
import { trainLabeller } from "./labels/train.ts";

const usage = "Usage: node bench/train-labels.ts FOLDER[=WEIGHT] ... [--manifest FILE] [--cache DIR] [--write]";

type Manifest = { files: readonly { id: string; split: string }[] };

/** Names of the files that a manifest gives to learning; null without a manifest. */
function learnable(manifest: string | undefined): ReadonlySet<string> | null {
  if (manifest === undefined) return null;
  const { files } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  return new Set(files.filter(({ split }) => split === "train").map(({ id }) => id));
}

/**
 * Learns the weights of the labeller from folders of labelled files (`files/` and `gold/`). Of files that a manifest
 * names, only those of its training part are opened. `--write` puts the weights into the package.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      manifest: { type: "string" },
      cache: { type: "string", default: join(tmpdir(), "vitrine-labels") },
      write: { type: "boolean", default: false },
    },
  });
  if (positionals.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const ids = learnable(values.manifest);
  const weights = new Map<Lesson, number>();
  for (const argument of positionals) {
    const [folder = "", weight = "1"] = argument.split("=");
    const files = await readSet(folder, { cache: values.cache, ids: folder === positionals[0] ? ids : null });
    const lessons = files.map(lessonOf);
    for (const lesson of lessons) weights.set(lesson, Number(weight));
    const { lines, right } = sectionShare(lessons);
    const parts = lessons.reduce((sum, { jobs, schools }) => sum + jobs.length + schools.length, 0);
    process.stdout.write(
      `${basename(folder)}: ${lessons.length} files, ${parts} parts; ${lines} lines, ${(100 * right).toFixed(1)} % in the right section\n`,
    );
  }
  const labeller = trainLabeller([...weights.keys()], (lesson) => weights.get(lesson) ?? 1);
  if (values.write) writeFileSync(new URL("../src/labels/weights.bin", import.meta.url), packLabeller(labeller));
  return 0;
}

process.exitCode = await main();
