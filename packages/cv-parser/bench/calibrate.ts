import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assembleCv } from "../src/assemble/assemble-cv.ts";
import { confidenceOf } from "../src/assemble/calibration.ts";
import { layoutDocument } from "../src/layout/layout-document.ts";
import { readDocument } from "../src/source/read-document.ts";
import type { Labeller } from "../src/labels/part-labeller.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { judge } from "./compare.ts";
import type { Gold } from "./compare.ts";
import { balanced, calibrationError, crossClaims, evenedOut, fitTable, highMarks } from "./fit-table.ts";
import type { Claim, Sample, Table } from "./fit-table.ts";
import type { LabelledFile } from "./labels/corpus.ts";
import { foldOf, labellersWithout } from "./labels/held-out.ts";
import { sha256 } from "./labels/recipe.ts";

const usage = "Usage: node bench/calibrate.ts FILES GOLD [FILES GOLD ...] [--held-out FOLDS] [--write]";

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
    return evenedOut(
      [...judge(file.gold, cv)].flatMap(([pointer, right]) => {
        const found = evidence[pointer];
        return found === undefined
          ? []
          : [{ rule: found.rule, score: found.confidence, right, fold: index % 2, weight: 1 }];
      }),
    );
  });
}

const isWhole = ({ gold }: LabelledFile) => (gold["_meta"] as { partial?: boolean } | undefined)?.partial !== true;

const say = (text: string) => process.stdout.write(`${text}\n`);

function print(samples: readonly Sample[]): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const claims = (claimed: (sample: Sample) => number): Claim[] =>
    samples.map((sample) => ({ claimed: claimed(sample), right: sample.right }));
  const told = {
    "raw scores": claims(({ score }) => score),
    "table in use": claims((sample) => confidenceOf({ ...sample, value: "", ranges: [] })),
    "new table on unseen files": crossClaims(samples),
  };
  say(`values ${samples.length}, right ${percent(samples.filter(({ right }) => right).length / samples.length)}`);
  for (const [what, own] of Object.entries(told)) {
    const { values, right } = highMarks(own);
    say(
      `${what}: calibration error ${percent(calibrationError(own))}; ${values} marked 0.95 or more, ${percent(right)} right`,
    );
  }
  for (let band = 0; band < 10; band += 1) {
    const own = told["table in use"].filter(({ claimed }) => Math.min(9, Math.floor(claimed * 10)) === band);
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
  const sets: LabelledFile[][] = [];
  for (let index = 0; index < positionals.length; index += 2)
    sets.push(await readFiles(positionals[index] ?? "", positionals[index + 1] ?? ""));
  const folds = Number.parseInt(values["held-out"], 10);
  const labellers = folds > 1 ? labellersWithout(sets.flat(), folds) : [];
  const samples = balanced(sets.map((files) => samplesOf(files, (file) => labellers[foldOf(file, folds)] ?? null)));
  print(samples);
  if (values.write) await writeTable(fitTable(samples));
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
