import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { referenceStates } from "../src/labels/reference-chain.ts";
import { packReferences } from "../src/labels/weights-file.ts";
import { learnChain } from "./labels/learn-chain.ts";
import { sha256 } from "./labels/recipe.ts";
import { referenceLessons } from "./references/lessons.ts";

const usage = "Usage: node bench/train-references.ts DRAWN... [--write]";
const weightsFile = new URL("../src/labels/references.bin", import.meta.url);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** As many buckets as leave all weights of the package below 8 MB. */
const learning = { labels: referenceStates, buckets: 11_800, rounds: 6, rate: 0.05, decay: 1e-5, seed: 7 };

/** Learns to read references from the folders that `tools/references` draws; `--write` puts the weights into the package. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean", default: false } },
  });
  if (positionals.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const lessons = [];
  for (const folder of positionals) lessons.push(...(await referenceLessons(folder)));
  const bytes = packReferences(learnChain(lessons, learning));
  say(`${lessons.length} lists, ${bytes.length} bytes of weights, ${sha256(bytes)}`);
  if (values.write) writeFileSync(weightsFile, bytes);
  return 0;
}

process.exitCode = await main();
