import { educationModel } from "../../src/entities/education-model.ts";
import { experienceModel } from "../../src/entities/experience-model.ts";
import type { Chain } from "../../src/labels/chain.ts";
import { lineLabels } from "../../src/labels/label-set.ts";
import type { Labeller } from "../../src/labels/labeller.ts";
import type { Lesson } from "./prepare.ts";
import { trainChain } from "./train-chain.ts";

const seed = 20_261_122;
export const sizes = { lines: 1 << 16, parts: 1 << 14, rounds: 8 };

/** Learns the three chains from lessons, each of which counts as much as `weightOf` says. */
export function trainLabeller(lessons: readonly Lesson[], weightOf: (lesson: Lesson) => number): Labeller {
  const parts = (name: "jobs" | "schools", labels: number): Chain =>
    trainChain(
      lessons.flatMap((lesson) => lesson[name].map((sequence) => ({ ...sequence, weight: weightOf(lesson) }))),
      { labels, buckets: sizes.parts, rounds: sizes.rounds, seed },
    );
  return {
    lines: trainChain(
      lessons.map((lesson) => ({ ...lesson.lines, weight: weightOf(lesson) })),
      { labels: lineLabels.length, buckets: sizes.lines, rounds: sizes.rounds, seed },
    ),
    jobs: parts("jobs", experienceModel.labels.length),
    schools: parts("schools", educationModel.labels.length),
  };
}
