import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { confidenceOf } from "../src/assemble/calibration.ts";
import { doubted } from "../src/assemble/document-doubt.ts";
import { documentSigns } from "../src/assemble/document-signs.ts";
import { doubtWeights } from "../src/assemble/doubt-weights.ts";
import type { DocumentDoubt } from "../src/assemble/doubt-weights.ts";
import type { Labeller } from "../src/labels/part-labeller.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { readBest } from "../src/readings/read-best.ts";
import { judge } from "./compare.ts";
import { fitDoubt } from "./fit-doubt.ts";
import { balanced, calibrationError, crossClaims, evenedOut, fitTable, highMarks, lookUp } from "./fit-table.ts";
import type { Claim, Sample, Table } from "./fit-table.ts";
import type { LabelledFile } from "./labels/corpus.ts";
import { foldOf, labellersWithout } from "./labels/held-out.ts";
import { isWhole, readSets } from "./labels/read-files.ts";

/** Tables for the values of some files are fitted to the other nine tenths. */
const crossFolds = 10;

const usage = "Usage: node bench/calibrate.ts FILES GOLD [FILES GOLD ...] [--held-out FOLDS] [--write]";

/** The values of whole labels, by the weights that `labellerOf` gives for a file; null stands for those of the package. */
function samplesOf(files: readonly LabelledFile[], labellerOf: (file: LabelledFile) => Labeller | null): Sample[] {
  return files.filter(isWhole).flatMap((file) => {
    const { cv, evidence, lineSigns } = readBest(file.source, {
      now: new Date(0),
      kind: file.source.kind,
      confidence: ({ score }) => score,
      labeller: labellerOf(file) ?? shippedLabeller(),
    }).assembled;
    if (lineSigns === null) return [];
    const signs = documentSigns(cv, lineSigns);
    return evenedOut(
      [...judge(file.gold, cv)].flatMap(([pointer, right]) => {
        const found = evidence[pointer];
        return found === undefined
          ? []
          : [{ rule: found.rule, score: found.confidence, right, fold: foldOf(file, crossFolds), weight: 1, signs }];
      }),
    );
  });
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function print(samples: readonly Sample[]): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const claims = (claimed: (sample: Sample) => number): Claim[] =>
    samples.map((sample) => ({ claimed: claimed(sample), right: sample.right }));
  const told = {
    "raw scores": claims(({ score }) => score),
    "table in use": claims((sample) => confidenceOf({ ...sample, value: "", ranges: [] })),
    "table and doubt in use": claims((sample) =>
      doubted(confidenceOf({ ...sample, value: "", ranges: [] }), sample.signs, doubtWeights),
    ),
    "new table and doubt on unseen files": crossClaims(samples),
  };
  say(`values ${samples.length}, right ${percent(samples.filter(({ right }) => right).length / samples.length)}`);
  for (const [what, own] of Object.entries(told)) {
    const { values, right } = highMarks(own);
    say(
      `${what}: calibration error ${percent(calibrationError(own))}; ${values} marked 0.95 or more, ${percent(right)} right`,
    );
  }
  for (let band = 0; band < 10; band += 1) {
    const own = told["table and doubt in use"].filter(({ claimed }) => Math.min(9, Math.floor(claimed * 10)) === band);
    if (own.length > 0)
      say(
        `  marked ${(band / 10).toFixed(1)}: ${own.length} values, ${percent(own.filter(({ right }) => right).length / own.length)} right`,
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
  const sets = await readSets(positionals);
  const folds = Number.parseInt(values["held-out"], 10);
  const labellers = folds > 1 ? labellersWithout(sets.flat(), folds) : [];
  const samples = balanced(sets.map((files) => samplesOf(files, (file) => labellers[foldOf(file, folds)] ?? null)));
  print(samples);
  if (!values.write) return 0;
  const table = fitTable(samples);
  await writeTable(table);
  await writeDoubt(fitDoubt(samples.map((sample) => ({ ...sample, told: lookUp(table, sample) }))));
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

/** The weights of the documents' signs, rounded as they are written. */
async function writeDoubt(doubt: DocumentDoubt): Promise<void> {
  const path = new URL("../src/assemble/doubt-weights.ts", import.meta.url);
  const current = await readFile(path, "utf8");
  const rows = Object.entries(doubt).map(([sign, weight]) => `  ${sign}: ${weight.toFixed(3)},\n`);
  const [start, end] = [current.indexOf(" = {"), current.indexOf("};\n")];
  await writeFile(path, `${current.slice(0, start)} = {\n${rows.join("")}${current.slice(end)}`);
}

process.exitCode = await main();
