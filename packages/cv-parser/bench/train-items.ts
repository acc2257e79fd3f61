import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { unlikelyOf } from "../src/assemble/item-judge.ts";
import type { ItemWeights } from "../src/assemble/item-weights.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { fitItems } from "./fit-items.ts";
import type { FittedSample } from "./fit-items.ts";
import { itemSamples } from "./item-samples.ts";
import { readSet } from "./labels/corpus.ts";
import { foldOf } from "./labels/held-out.ts";
import { filesOf } from "./labels/manifest.ts";
import { isWhole } from "./labels/read-files.ts";

const usage = `Usage: node bench/train-items.ts SET [SET ...] [--studied SET ...] [--corpus DIR] [--cache DIR] [--write]
A set is a folder that holds files/ and gold/. Items are learned of sets that no rule was written for; studied sets and
the training part of the corpus, which rules were written after, help. Says what is left out of people not learned of.`;

const weightsFile = new URL("../src/assemble/item-weights.ts", import.meta.url);
const folds = 4;
const say = (text: string) => process.stdout.write(`${text}\n`);

type FoldedSample = FittedSample & { fold: number; set: string };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      studied: { type: "string", multiple: true, default: [] },
      corpus: { type: "string" },
      cache: { type: "string", default: join(tmpdir(), "vitrine-labels") },
      write: { type: "boolean", default: false },
    },
  });
  if (positionals.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const { cache } = values;
  const samples = [
    ...(await samplesIn(positionals, { cache, studied: false })),
    ...(await samplesIn(values.studied, { cache, studied: true })),
    ...(await samplesIn(values.corpus === undefined ? [] : [values.corpus], { cache, studied: true, isCorpus: true })),
  ];
  judgeHeldOut(samples);
  if (values.write) writeWeights(fitItems(samples));
  return 0;
}

async function samplesIn(
  folders: readonly string[],
  { cache, studied, isCorpus = false }: { cache: string; studied: boolean; isCorpus?: boolean },
): Promise<FoldedSample[]> {
  const labeller = shippedLabeller();
  const out: FoldedSample[] = [];
  for (const folder of folders) {
    const files = await readSet(folder, { cache, ids: isCorpus ? filesOf("train") : null });
    for (const file of files.filter((each) => isWhole(each) && !each.name.includes("scan"))) {
      const fold = foldOf({ ...file, name: (file.name.split(".")[0] ?? "").toLowerCase() }, folds);
      for (const sample of itemSamples(file, labeller)) out.push({ ...sample, studied, fold, set: basename(folder) });
    }
  }
  return out;
}

/** Says of each set and list how many right and wrong items are left out by weights that never saw their people. */
function judgeHeldOut(samples: readonly FoldedSample[]): void {
  const counts = new Map<string, { right: number; wrong: number; rightOut: number; wrongOut: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitItems(samples.filter((sample) => sample.fold !== fold));
    for (const items of listsOf(samples.filter((each) => each.fold === fold))) {
      const [{ list, set }] = items;
      const own = counts.get(`${set} ${list}`) ?? { right: 0, wrong: 0, rightOut: 0, wrongOut: 0 };
      const out = unlikelyOf(weights[list], items);
      for (const [at, { right }] of items.entries()) {
        own[right ? "right" : "wrong"] += 1;
        if (out.has(at)) own[right ? "rightOut" : "wrongOut"] += 1;
      }
      counts.set(`${set} ${list}`, own);
    }
  }
  for (const [key, { right, wrong, rightOut, wrongOut }] of counts)
    say(`${key}: ${rightOut} of ${right} right items are left out, ${wrongOut} of ${wrong} wrong ones`);
}

/** The samples by the lists of files that they are of. */
function listsOf(samples: readonly FoldedSample[]): [FoldedSample, ...FoldedSample[]][] {
  const lists = new Map<string, [FoldedSample, ...FoldedSample[]]>();
  for (const sample of samples) {
    const key = `${sample.set} ${sample.file} ${sample.list}`;
    const own = lists.get(key);
    if (own === undefined) lists.set(key, [sample]);
    else own.push(sample);
  }
  return [...lists.values()];
}

function writeWeights(weights: ItemWeights): void {
  const current = readFileSync(weightsFile, "utf8");
  const head = current.slice(0, current.indexOf(" = {"));
  const tail = current.slice(current.indexOf("\n/** What one step"));
  const rows = Object.entries(weights).map(([list, own]) => `  ${list}: ${JSON.stringify(own)},`);
  writeFileSync(weightsFile, `${head} = {\n${rows.join("\n")}\n};\n${tail}`);
}

process.exitCode = await main();
