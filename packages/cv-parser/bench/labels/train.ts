import { educationModel } from "../../src/entities/education-model.ts";
import { experienceModel } from "../../src/entities/experience-model.ts";
import type { ChainWeights } from "../../src/labels/line-chain.ts";
import { lineFeatures } from "../../src/labels/line-features.ts";
import type { SignGroup } from "../../src/labels/line-features.ts";
import { lineStates } from "../../src/labels/line-states.ts";
import type { TaughtByFiles } from "../../src/labels/part-labeller.ts";
import { learnChain } from "./learn-chain.ts";
import type { Lesson } from "./lessons.ts";
import { lineTruth } from "./line-truth.ts";
import { learn } from "./softmax.ts";

const learning = { buckets: 1 << 14, rounds: 5, rate: 0.1, seed: 20_261_122 };

/** Small steps: a line has some two hundred signs, which all move together. */
const chaining = { labels: lineStates.length, buckets: 1 << 16, rounds: 6, rate: 0.02, decay: 1e-4, seed: 20_261_123 };

/** Learns what the parts of headers and the lines of sections are from lessons, each of which counts as much as `weightOf` says. */
export function trainLabeller(lessons: readonly Lesson[], weightOf: (lesson: Lesson) => number): TaughtByFiles {
  const examples = (name: "jobs" | "schools") =>
    lessons.flatMap((lesson) =>
      (lesson.partial ? [] : lesson[name]).map((example) => ({ ...example, weight: weightOf(lesson) })),
    );
  return {
    jobs: learn(examples("jobs"), { ...learning, labels: experienceModel.labels.length }),
    schools: learn(examples("schools"), { ...learning, labels: educationModel.labels.length }),
    lines: trainLines(lessons, weightOf),
  };
}

/** Learns where lines belong; with fewer groups of signs, from those alone. */
export function trainLines(
  lessons: readonly Lesson[],
  weightOf: (lesson: Lesson) => number,
  groups?: readonly SignGroup[],
): ChainWeights {
  const told = lessons.map((lesson) => ({
    features: lineFeatures(lesson.layout, lesson.lines, groups),
    truth: lineTruth(lesson.lines, lesson.aligned, { partial: lesson.partial }),
    weight: weightOf(lesson),
  }));
  return learnChain(told, chaining);
}
