import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assembleCv } from "../src/assemble/assemble-cv.ts";
import { confidenceOf } from "../src/assemble/calibration.ts";
import type { CalibrationStep } from "../src/assemble/calibration.ts";
import { layoutDocument } from "../src/layout/layout-document.ts";
import { readDocument } from "../src/source/read-document.ts";
import type { Labeller } from "../src/labels/part-labeller.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { judge } from "./compare.ts";
import type { Gold } from "./compare.ts";
import type { LabelledFile } from "./labels/corpus.ts";
import { foldOf, labellersWithout } from "./labels/held-out.ts";
import { sha256 } from "./labels/recipe.ts";

/** One value: the rule that chose it, its raw score, and whether it is right. `fold` keeps a file's values together; `weight` keeps a large set from drowning a small one. */
type Sample = { rule: string; score: number; right: boolean; fold: number; weight: number };
type Table = Record<string, CalibrationStep[]>;

const usage = "Usage: node bench/calibrate.ts FILES GOLD [FILES GOLD ...] [--held-out FOLDS] [--write]";
const binEdges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];
const smoothing = 6;
const maxWeight = 4;

/** The labelled files of a set; pictures are left out. */
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

/** The values of whole labels, by the weights that `labellerOf` gives for a file; null stands for those of the package. */
function samplesOf(files: readonly LabelledFile[], labellerOf: (file: LabelledFile) => Labeller | null): Sample[] {
  return files.filter(isWhole).flatMap((file, index) => {
    const labeller = labellerOf(file);
    const { cv, evidence } = assembleCv(layoutDocument(file.source), {
      now: new Date(0),
      kind: file.source.kind,
      confidence: ({ score }) => score,
      labeller: labeller ?? shippedLabeller(),
    });
    return [...judge(file.gold, cv)].flatMap(([pointer, right]) => {
      const found = evidence[pointer];
      return found === undefined
        ? []
        : [{ rule: found.rule, score: found.confidence, right, fold: index % 2, weight: 1 }];
    });
  });
}

const isWhole = ({ gold }: LabelledFile) => (gold["_meta"] as { partial?: boolean } | undefined)?.partial !== true;

const isRight = (sample: Sample): boolean => sample.right;
const weightOf = (samples: readonly Sample[]): number => samples.reduce((sum, { weight }) => sum + weight, 0);

/** Sets count alike, however many values they have; no value counts more than `maxWeight` times. */
function balanced(sets: readonly Sample[][]): Sample[] {
  const mean = sets.reduce((sum, set) => sum + set.length, 0) / sets.length;
  return sets.flatMap((set) => set.map((sample) => ({ ...sample, weight: Math.min(maxWeight, mean / set.length) })));
}

/** Share of right values per rule and band of raw score, drawn towards the rule's mean where there are few, never falling. */
function fit(samples: readonly Sample[]): Table {
  const table: Table = {};
  for (const rule of new Set(samples.map((sample) => sample.rule))) {
    const own = samples.filter((sample) => sample.rule === rule);
    const mean = (weightOf(own.filter(isRight)) + smoothing * 0.8) / (weightOf(own) + smoothing);
    let floor = 0;
    table[rule] = binEdges.slice(0, -1).flatMap((edge, index) => {
      const band = own.filter((sample) => sample.score >= edge && sample.score < (binEdges[index + 1] ?? 2));
      if (band.length === 0) return [];
      const share = (weightOf(band.filter(isRight)) + smoothing * mean) / (weightOf(band) + smoothing);
      floor = Math.max(floor, share);
      return [[edge, Math.round(floor * 100) / 100] as const];
    });
  }
  return table;
}

/** Mean distance between what values claim and how many of them are right, over ten bands (expected calibration error). */
function calibrationError(samples: readonly Sample[], confidence: (sample: Sample) => number): number {
  let error = 0;
  for (let band = 0; band < 10; band += 1) {
    const own = samples.filter((sample) => Math.min(9, Math.floor(confidence(sample) * 10)) === band);
    if (own.length === 0) continue;
    const claimed = own.reduce((sum, sample) => sum + confidence(sample), 0) / own.length;
    const right = own.filter((sample) => sample.right).length / own.length;
    error += (Math.abs(claimed - right) * own.length) / samples.length;
  }
  return error;
}

function lookUp(table: Table, sample: Sample): number {
  const steps = table[sample.rule];
  return (steps?.findLast(([score]) => sample.score >= score) ?? steps?.[0])?.[1] ?? sample.score;
}

/** Error on values of files that the table has not seen: fitted on one half, measured on the other. */
function crossError(samples: readonly Sample[]): number {
  const errors = [0, 1].map((fold) => {
    const table = fit(samples.filter((sample) => sample.fold !== fold));
    return calibrationError(
      samples.filter((sample) => sample.fold === fold),
      (sample) => lookUp(table, sample),
    );
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function print(samples: readonly Sample[]): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const byTable = (sample: Sample) => confidenceOf({ ...sample, value: "", ranges: [] });
  say(`values ${samples.length}, right ${percent(samples.filter((sample) => sample.right).length / samples.length)}`);
  say(
    `calibration error: raw scores ${percent(calibrationError(samples, (sample) => sample.score))}, table in use ${percent(calibrationError(samples, byTable))}, new table on unseen files ${percent(crossError(samples))}`,
  );
  for (let band = 0; band < 10; band += 1) {
    const own = samples.filter((sample) => Math.min(9, Math.floor(byTable(sample) * 10)) === band);
    if (own.length > 0)
      say(
        `  marked ${(band / 10).toFixed(1)}: ${own.length} values, ${percent(own.filter((sample) => sample.right).length / own.length)} right`,
      );
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean", default: false }, "held-out": { type: "string", default: "0" } },
  });
  if (positionals.length === 0 || positionals.length % 2 !== 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const sets: LabelledFile[][] = [];
  for (let index = 0; index < positionals.length; index += 2)
    sets.push(await readFiles(positionals[index] ?? "", positionals[index + 1] ?? ""));
  const folds = Number.parseInt(values["held-out"], 10);
  const labellers = folds > 1 ? labellersWithout(sets.flat(), folds) : [];
  const samples = balanced(sets.map((files) => samplesOf(files, (file) => labellers[foldOf(file, folds)] ?? null)));
  print(samples);
  if (values.write) await writeTable(fit(samples));
  return 0;
}

async function writeTable(table: Table): Promise<void> {
  const path = new URL("../src/assemble/calibration-table.ts", import.meta.url);
  const current = await readFile(path, "utf8");
  const rows = Object.entries(table).toSorted(([first], [second]) => (first < second ? -1 : 1));
  const body = rows.map(([rule, steps]) => `  ${JSON.stringify(rule)}: ${JSON.stringify(steps)},`).join("\n");
  const head = current.slice(0, current.indexOf(" = {"));
  await writeFile(path, `${head} = {\n${body}\n};\n`);
}

process.exitCode = await main();
