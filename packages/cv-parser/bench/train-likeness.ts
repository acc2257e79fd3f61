import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { likenessOrder, likenessSigns } from "../src/assemble/cv-likeness.ts";
import { readCv } from "../src/entities/read-cv.ts";
import { layoutDocument } from "../src/layout/layout-document.ts";
import { shippedLabeller } from "../src/labels/shipped-weights.ts";
import { splitSections } from "../src/sections/split-sections.ts";
import { readDocument } from "../src/source/read-document.ts";
import { logistic, scaleOf } from "./labels/logistic.ts";
import { sha256 } from "./labels/recipe.ts";

const usage = "Usage: node bench/train-likeness.ts CVS OTHERS [--write]";
const folds = 5;
/** Other documents count twice: they are fewer, and of more kinds. */
const weights = { cv: 1, other: 2 };
const tried = [-3, -2, -1.5, -1, -0.5, 0, 1];

type Judged = { isCv: boolean; fold: number; signs: number[] };

/** The signs of every file of a folder that has text; names begin with their owner, up to a dash or a low line. */
async function judgedIn(folder: string, isCv: boolean): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const source = await readDocument(await readFile(join(folder, name))).catch(() => null);
    if (source === null) continue;
    const layout = layoutDocument(source);
    const sections = splitSections(layout);
    const signs = likenessSigns(layout, sections, readCv(layout, sections, shippedLabeller()));
    const [owner = name] = name.toLowerCase().split(/[_-]/);
    judged.push({
      isCv,
      fold: Number.parseInt(sha256(owner).slice(0, 8), 16) % folds,
      signs: likenessOrder.map((sign) => signs[sign]),
    });
  }
  return judged;
}

/** What each sign adds to the logarithm of the odds, and at last a constant. */
function learn(judged: readonly Judged[]): number[] {
  const { means, spreads } = scaleOf(judged.map(({ signs }) => signs));
  const cases = judged.map(({ signs, isCv }) => ({
    signs: [...signs.map((sign, at) => (sign - (means[at] ?? 0)) / (spreads[at] ?? 1)), 1],
    right: isCv ? 1 : 0,
    weight: isCv ? weights.cv : weights.other,
  }));
  const start = [...likenessOrder.map(() => 0), 0];
  const learned = logistic(cases, { start, costs: start.map((_, at) => (at < likenessOrder.length ? 1 : 0.001)) });
  const raw = likenessOrder.map((_, at) => (learned[at] ?? 0) / (spreads[at] ?? 1));
  return [...raw, raw.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), learned.at(-1) ?? 0)];
}

const oddsOf = (learned: readonly number[], { signs }: Judged): number =>
  signs.reduce((sum, sign, at) => sum + sign * (learned[at] ?? 0), learned.at(-1) ?? 0);

/** Prints how many of either sort are judged wrongly by weights that saw nothing of their owner. */
function printFolds(judged: readonly Judged[]): void {
  const odds = judged.map(() => 0);
  for (let fold = 0; fold < folds; fold += 1) {
    const learned = learn(judged.filter((each) => each.fold !== fold));
    for (const [at, each] of judged.entries()) if (each.fold === fold) odds[at] = oddsOf(learned, each);
  }
  const count = (isCv: boolean, isTaken: (odds: number) => boolean): string => {
    const own = odds.filter((_, at) => judged[at]?.isCv === isCv);
    return `${own.filter(isTaken).length} of ${own.length}`;
  };
  for (const least of tried)
    process.stdout.write(
      `from ${least} on: CVs refused ${count(true, (each) => each < least)}, others taken ${count(false, (each) => each >= least)}\n`,
    );
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
const [cvs, others] = positionals;
if (cvs === undefined || others === undefined) throw new Error(usage);
const judged = [...(await judgedIn(cvs, true)), ...(await judgedIn(others, false))];
printFolds(judged);
const learned = learn(judged).map((weight) => Math.round(weight * 1000) / 1000);
const lines = [...likenessOrder, "constant"].map((name, at) => `  ${name}: ${learned[at] ?? 0},`);
process.stdout.write(`${lines.join("\n")}\n`);
if (values.write === true) {
  const path = new URL("../src/assemble/likeness-weights.ts", import.meta.url);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(/(= \{\n)[^}]*(\};)/, `$1${lines.join("\n")}\n$2`));
}
