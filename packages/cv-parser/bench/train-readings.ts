import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { ParsedData } from "@vitrine/model";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { settled } from "../src/assemble/assemble-cv.ts";
import { expectedScores } from "../src/readings/expected-score.ts";
import { allReadingsOf, isReadWell } from "../src/readings/readings-of.ts";
import { likenessBy, readingSigns, signsOf } from "../src/readings/signs.ts";
import { leastGain } from "../src/readings/weights.ts";
import type { Gold } from "./compare.ts";
import type { LabelledFile } from "./labels/corpus.ts";
import { foldOf } from "./labels/held-out.ts";
import { isWhole, readSets } from "./labels/read-files.ts";
import { fitRidge } from "./labels/ridge.ts";
import type { Row } from "./labels/ridge.ts";

const usage = "Usage: node bench/train-readings.ts SCORER FILES GOLD [FILES GOLD ...] [--write]";

/** The scorer of the shared benchmark, as far as it is asked here. */
type Scorer = {
  scoreFile: (gold: Gold, cv: object) => object;
  aggregate: (counts: readonly object[]) => { overall: number };
};

/**
 * A file's other readings: how their signs differ from those of the usual one, how much better their marks say that they
 * are, and how much better they are.
 */
type Choice = { fold: number; usual: number; others: (Row & { expected: number })[]; isReadWell: boolean };

const folds = 5;
const ridge = 100;
/** One file read quite differently must not outweigh ten others. */
const mostGain = 0.25;

function choiceOf(file: LabelledFile, { scoreFile, aggregate }: Scorer): Choice {
  const labeller = shippedLabeller();
  const likeness = likenessBy(labeller.names);
  const context = { now: new Date(0), kind: file.source.kind, labeller };
  const readings = allReadingsOf(file.source, context);
  const marks = readings.map(({ layout, assembled }) => settled(layout, assembled, context).evidence);
  const expected = expectedScores(marks);
  const [usual, ...others] = readings.map((reading, index) => ({
    expected: expected[index] ?? 0,
    isReadWell: isReadWell(reading.assembled),
    signs: signsOf(reading, likeness),
    score: aggregate([scoreFile(file.gold, heard(reading.assembled.cv, file.gold))]).overall,
  }));
  if (usual === undefined) return { fold: 0, usual: 0, others: [], isReadWell: true };
  return {
    fold: foldOf(file, folds),
    usual: usual.score,
    isReadWell: usual.isReadWell,
    others: others.map(({ signs, score, ...other }) => ({
      expected: other.expected - usual.expected,
      signs: readingSigns.map((sign) => signs[sign] - usual.signs[sign]),
      outcome: score - usual.score,
    })),
  };
}

/** The data that the label speaks of: its sections alone, without the fields that it leaves out of the whole page. */
function heard(cv: ParsedData, gold: Gold): Partial<ParsedData> {
  const { silent = [], only } = (gold["_meta"] ?? {}) as { silent?: string[]; only?: string[] };
  const told = Object.entries(cv).filter(([section]) => only?.includes(section) ?? true);
  const heardOf = (key: string, value: unknown) => (silent.includes(key) ? "" : value);
  return JSON.parse(JSON.stringify(Object.fromEntries(told), heardOf)) as Partial<ParsedData>;
}

/** Readings that differ from the usual one in what the labels speak of or in their signs. */
const rowsOf = (choices: readonly Choice[]): Row[] =>
  choices
    .flatMap(({ others }) => others)
    .filter(({ signs, outcome }) => outcome !== 0 || signs.some((sign) => sign !== 0))
    .map(({ signs, outcome }) => ({ signs, outcome: Math.max(-mostGain, Math.min(mostGain, outcome)) }));

/** What is won in a file by the reading that weights choose; what is read well is not read again. */
function gainOf({ others, ...choice }: Choice, weights: readonly number[]): number {
  if (choice.isReadWell) return 0;
  let best = { promised: leastGain, gain: 0 };
  for (const { signs, expected, outcome } of others) {
    const promised = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), expected);
    if (promised > best.promised) best = { promised, gain: outcome };
  }
  return best.gain;
}

function report(name: string, choices: readonly Choice[], weightsFor: (fold: number) => readonly number[]): void {
  const gains = choices.map((choice) => gainOf(choice, weightsFor(choice.fold)));
  const most = choices.map(({ others }) => Math.max(0, ...others.map(({ outcome }) => outcome)));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const counted = `${gains.filter((gain) => gain > 0.002).length} better, ${gains.filter((gain) => gain < -0.002).length} worse`;
  process.stdout.write(
    `${name}: ${choices.length} files, ${mean(choices.map(({ usual }) => usual)).toFixed(4)}, chosen +${mean(gains).toFixed(4)} (${counted}), best +${mean(most).toFixed(4)}\n`,
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean", default: false } },
  });
  const [scorerPath, ...folders] = positionals;
  if (scorerPath === undefined || folders.length === 0 || folders.length % 2 !== 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const scorer = (await import(pathToFileURL(resolve(scorerPath)).href)) as Scorer;
  const sets = await readSets(folders);
  const choices = sets.map((files) => files.filter(isWhole).map((file) => choiceOf(file, scorer)));
  const all = choices.flat();
  const heldOut = Array.from({ length: folds }, (_, fold) =>
    fitRidge(rowsOf(all.filter((choice) => choice.fold !== fold)), ridge),
  );
  for (const [index, set] of choices.entries())
    report(`set ${index + 1}, by ${folds} folds of people`, set, (fold) => heldOut[fold] ?? []);
  report(`all, by ${folds} folds of people`, all, (fold) => heldOut[fold] ?? []);
  const weights = fitRidge(rowsOf(all), ridge);
  report("all, learned from", all, () => weights);
  if (values.write) await writeWeights(weights);
  return 0;
}

async function writeWeights(weights: readonly number[]): Promise<void> {
  const path = new URL("../src/readings/weights.ts", import.meta.url);
  const current = await readFile(path, "utf8");
  const rows = readingSigns.map((sign, at) => `  ${sign}: ${(weights[at] ?? 0).toFixed(4)},\n`).join("");
  await writeFile(path, `${current.slice(0, current.indexOf(" = {"))} = {\n${rows}};\n`);
}

process.exitCode = await main();
