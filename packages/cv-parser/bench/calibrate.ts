import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { calibrationTable } from "../src/assemble/calibration-table.ts";
import { confidenceOf } from "../src/assemble/calibration.ts";
import { doubted } from "../src/assemble/document-doubt.ts";
import { doubtWeights } from "../src/assemble/doubt-weights.ts";
import type { DoubtWeights } from "../src/assemble/doubt-weights.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { fitAll, sureFromOf, unseen } from "./fit-table.ts";
import type { Sample, Table } from "./fit-table.ts";
import { isWhole, readSets } from "./labels/read-files.ts";
import { reliability } from "./reliability.ts";
import { samplesOf, withSilence } from "./value-samples.ts";

const usage = `Usage: node bench/calibrate.ts SET [SET ...] [--studied SET ...] [--write]
A set is a folder that holds files/ and gold/. Marks are fitted and judged on sets that no rule was written for; studied
sets, which rules were written after, help to fit, with a share of right values of their own.`;

/** People are parted in halves; each is judged by what was fitted without it. */
const halves = 2;

async function samplesIn(sets: readonly string[], studied: boolean, from: number): Promise<Sample[]> {
  const folders = sets.flatMap((set) => [join(set, "files"), join(set, "gold")]);
  const labeller = shippedLabeller();
  return (await readSets(folders))
    .flatMap((files) => withSilence(files).filter(isWhole))
    .flatMap((file, at) => samplesOf(file, { number: from + at, studied, labeller }));
}

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** What the package says of a value now. */
const shippedMark = (sample: Sample): number =>
  doubted(confidenceOf({ ...sample, value: "", ranges: [] }), sample, doubtWeights);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean", default: false }, studied: { type: "string", multiple: true, default: [] } },
  });
  if (positionals.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const strangers = await samplesIn(positionals, false, 0);
  const studied = await samplesIn(values.studied, true, strangers.length);
  const samples = [...strangers, ...studied];
  const marked = (own: readonly Sample[]) => own.map((sample) => ({ sample, mark: shippedMark(sample) }));
  say(reliability("as shipped, on strangers", marked(strangers)));
  if (studied.length > 0) say(reliability("as shipped, on studied files", marked(studied)).slice(0, 1));
  say(
    reliability(
      "fitted anew, on the half that the fit has not seen",
      unseen(samples, halves, (others) => sureFromOf(others, halves)),
    ),
  );
  if (!values.write) return 0;
  const { table, doubt } = fitAll(samples, sureFromOf(samples, halves));
  await writeTable(table);
  await writeDoubt(doubt);
  return 0;
}

/** Rules of fields that no label speaks of, whose shares were counted by eye: they stay as they are. */
const countedByEye = [
  "publication-learned.authors",
  "publication-learned.venue",
  "publication.authors",
  "publication.venue-beside",
];

async function writeTable(fitted: Table): Promise<void> {
  const byEye = Object.entries(calibrationTable).filter(([rule]) => countedByEye.includes(rule));
  const table = { ...fitted, ...Object.fromEntries(byEye) };
  const path = new URL("../src/assemble/calibration-table.ts", import.meta.url);
  const current = await readFile(path, "utf8");
  const rows = Object.entries(table).toSorted(([first], [second]) => (first < second ? -1 : 1));
  const body = rows.map(([rule, steps]) => `  ${JSON.stringify(rule)}: ${JSON.stringify(steps)},`).join("\n");
  const head = current.slice(0, current.indexOf(" = {"));
  await writeFile(path, `${head} = {\n${body}\n};\n`);
}

/** The weights of the signs, rounded as they are written. */
async function writeDoubt(doubt: DoubtWeights): Promise<void> {
  const path = new URL("../src/assemble/doubt-weights.ts", import.meta.url);
  const current = await readFile(path, "utf8");
  const text = JSON.stringify(doubt, (_, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
  );
  const [start, end] = [current.indexOf(" = {"), current.indexOf("};\n")];
  await writeFile(path, `${current.slice(0, start)} = ${text.slice(0, -1)}${current.slice(end)}`);
}

process.exitCode = await main();
