import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects in the order of their longest files, so that no long one is left for the end. */
const projects = ["tools", "templates", "server", "web", "packages", "web logic"];

/** What takes a browser, a server or database of its own or a hundred pages says nothing of that in its size. */
const heavy = [
  "/tools/start.",
  "/kills/",
  "/gate/",
  "/all-templates.",
  "/db/embedded/",
  "/onboarding/upload/",
  "/life-cycle.",
  "/web-processes.",
  "/views-through-kills.",
  "/corpus.",
  "/worker/sharing.",
  "/linear-time.",
];

/** How a file begins that asks for a window of its own accord. */
const inAWindow = "// @vitest-environment jsdom";

/**
 * Orders test files: by project, and in it those with a window first, because a worker is kept only for a next file of
 * the same project and environment; then what is known to be long, then by size. On a fresh clone Vitest knows no durations itself.
 */
export class HeaviestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, rank: rankOf(file) }));
    return Promise.resolve(ranked.toSorted((a, b) => compare(a.rank, b.rank)).map(({ file }) => file));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number[] {
  const text = readFileSync(moduleId, "utf8");
  return [
    projects.indexOf(project.name),
    text.startsWith(inAWindow) ? 0 : 1,
    heavy.some((part) => moduleId.includes(part)) ? 0 : 1,
    -text.length,
  ];
}

function compare(a: number[], b: number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing === -1 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
