import { educationModel } from "../../src/entities/education-model.ts";
import { experienceModel } from "../../src/entities/experience-model.ts";
import type { Labeller } from "../../src/labels/part-labeller.ts";
import type { Lesson } from "./lessons.ts";
import { learn } from "./softmax.ts";

const learning = { buckets: 1 << 14, rounds: 5, rate: 0.1, seed: 20_261_122 };

/** Learns what the parts of headers are from lessons, each of which counts as much as `weightOf` says. */
export function trainLabeller(lessons: readonly Lesson[], weightOf: (lesson: Lesson) => number): Labeller {
  const examples = (name: "jobs" | "schools") =>
    lessons.flatMap((lesson) => lesson[name].map((example) => ({ ...example, weight: weightOf(lesson) })));
  return {
    jobs: learn(examples("jobs"), { ...learning, labels: experienceModel.labels.length }),
    schools: learn(examples("schools"), { ...learning, labels: educationModel.labels.length }),
  };
}
