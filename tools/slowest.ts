import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/*
 * `node tools/slowest.ts [count] [root]`: the longest tests of the last `npm test` by the clock, and the longest files of
 * Vitest. What waits looks as long here as what works: measure the processor before mending.
 */
type Timed = { ms: number; name: string };
type VitestFile = {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; duration?: number | null }[];
};
type Suite = {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
};

const root = process.argv[3] ?? join(import.meta.dirname, "..");
const reports = join(root, "test-results");
const shown = Number(process.argv[2] ?? 40);

const read = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), "utf8"));

function journeysIn({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.map(({ file, title, tests }) => {
    const runs = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { ms: Math.max(0, ...runs), name: `${file} › ${title}` };
  });
  return [...own, ...suites.flatMap(journeysIn)];
}

function print(title: string, timed: readonly Timed[]): void {
  console.log(`${title}: ${(timed.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(0)} s side by side`);
  for (const { ms, name } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, shown)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
}

const names = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith(".json")) : [];
if (names.length === 0) throw new Error("There is no report of a run: npm test writes them to test-results/.");
for (const name of names) {
  if (name !== "unit.json") {
    print(name, journeysIn(read(name) as Suite));
    continue;
  }
  const { testResults } = read(name) as { testResults: VitestFile[] };
  const named = testResults.map((file) => ({ ...file, name: relative(root, file.name) }));
  print(
    "files of Vitest",
    named.map((file) => ({ ms: file.endTime - file.startTime, name: file.name })),
  );
  const tests = named.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({ ms: duration ?? 0, name: `${file.name} › ${fullName}` })),
  );
  print("tests of Vitest", tests);
}
