import { tmpdir } from "node:os";
import { join } from "node:path";
import { bestPath, emissionsOf, stepsOf } from "../src/labels/line-chain.ts";
import type { ChainWeights } from "../src/labels/line-chain.ts";
import { lineFeatures } from "../src/labels/line-features.ts";
import type { SignGroup } from "../src/labels/line-features.ts";
import { lineStates } from "../src/labels/line-states.ts";
import { readSet } from "./labels/corpus.ts";
import { lessonOf, sectionShare } from "./labels/lessons.ts";
import type { Lesson } from "./labels/lessons.ts";
import { filesOf } from "./labels/manifest.ts";
import { trainLines } from "./labels/train.ts";

const groups: readonly SignGroup[] = ["text", "geometry", "typography", "rules"];
const shares = [0.25, 0.5, 0.75, 1];
const cache = join(tmpdir(), "vitrine-labels");
const folder = process.argv[2];

/** Of the lines that labels speak of, the share to which the chain gives their section. */
function rightShare(lessons: readonly Lesson[], weights: ChainWeights, told: readonly SignGroup[]): number {
  const verdicts = lessons.flatMap(({ layout, lines, aligned }) => {
    const path = bestPath(emissionsOf(weights, lineFeatures(layout, lines, told)), stepsOf(weights));
    return aligned.flatMap(({ item }, at) => (item ? [lineStates[path[at] ?? -1]?.kind === item.section] : []));
  });
  return verdicts.filter(Boolean).length / Math.max(1, verdicts.length);
}

/** How much the lines of the corpus's tune part gain from more people, and lose without one group of signs. */
async function main(): Promise<number> {
  if (folder === undefined) {
    process.stderr.write("Usage: node bench/label-study.ts CORPUS\n");
    return 2;
  }
  const lessonsOf = async (ids: ReadonlySet<string>) => (await readSet(folder, { cache, ids })).map(lessonOf);
  const tune = await lessonsOf(filesOf("tune"));
  const say = (what: string, share: number) => process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);
  say("rules alone", sectionShare(tune).right);
  for (const share of shares) {
    const lessons = await lessonsOf(filesOf("train", { share }));
    say(
      `${share} of the people, ${lessons.length} files`,
      rightShare(
        tune,
        trainLines(lessons, () => 1),
        groups,
      ),
    );
  }
  const all = await lessonsOf(filesOf("train"));
  for (const left of groups) {
    const told = groups.filter((group) => group !== left);
    say(
      `without ${left}`,
      rightShare(
        tune,
        trainLines(all, () => 1, told),
        told,
      ),
    );
  }
  return 0;
}

process.exitCode = await main();
