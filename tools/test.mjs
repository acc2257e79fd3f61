import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { chromiumForTests, ensureChromium } from "./setup/chromium.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { lightChromium } from "./setup/light-chromium.mjs";
import { runCaptured, runInForeground } from "./setup/processes.mjs";
import { projectEnvironment, rerunOnRuntime } from "./setup/runtime.mjs";
import { lastLine, sum, tallyPlaywright, tallyVitest, told } from "./setup/test-report.mjs";
import { makeFolderInMemory } from "./setup/throwaway.mjs";

/*
 * `npm test`: everything, from a fresh clone; goes on after a failed step and ends in one line that counts it all.
 * `--only static|unit|e2e` and `--without-e2e` choose steps; further words go to Vitest or Playwright.
 */
/** @typedef {import("./setup/test-report.mjs").Tally} Tally */

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const reports = join(root, "test-results");
const lightBrowsers = join(root, "node_modules/.cache/vitrine-browser/light");

/** Each counts as one test. The lint reads the types of every file anyway: it says what is wrong with them in one go. */
const staticChecks = [
  { name: "types and lint", command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings", "."] },
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "layers, unused exports, kinds of sections", command: ["node", "tools/check/sources.ts"] },
  { name: "licences", command: ["node", "tools/check/licences.ts"] },
  { name: "documents", command: ["node", "tools/check/docs.ts"] },
  { name: "specification", command: ["node", "tools/spec/main.ts", "--check"] },
  { name: "openapi.json", command: ["node", "tools/print-openapi.ts", "--check"] },
];

/** What is promised on the clock is read with nothing beside it, which Playwright cannot do for a part of a run. */
const browserRuns = { alone: ["alone"], journeys: ["crashes", "journeys"] };

const { values: flags, positionals: filters } = parseArgs({
  options: { only: { type: "string" }, "without-e2e": { type: "boolean", default: false } },
  allowPositionals: true,
});
const steps = flags.only ? [flags.only] : ["static", "unit", ...(flags["without-e2e"] ? [] : ["e2e"])];

try {
  await ensureDependencies(root);
  process.exitCode = (await rerunOnRuntime(root, self)) ?? (await runSteps());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(lastLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code */
async function runSteps() {
  /** @type {Tally[]} */
  const tallies = [];
  const needsBrowser = steps.includes("unit") || steps.includes("e2e");
  const isNamed = Boolean(process.env["CHROMIUM_PATH"]);
  if (needsBrowser)
    tallies.push(
      await attempt("browser", async () => {
        Object.assign(process.env, chromiumForTests(await ensureChromium()));
      }),
    );
  if (needsBrowser) writeInMemory();
  const program = process.env["CHROMIUM_PROGRAM"];
  const light = program && !isNamed ? lightChromium(program, lightBrowsers) : program;
  // A build keeps one core busy, and so does a check.
  const built = needsBrowser ? attempt("build", () => ensureBuilt(root)) : undefined;
  if (steps.includes("static")) for (const check of staticChecks) tallies.push(await runCheck(check));
  if (built) tallies.push(await built);
  if (steps.includes("unit")) tallies.push(await timed("unit", async () => runVitest(await light)));
  if (steps.includes("e2e")) tallies.push(await timed("e2e", async () => runPlaywright(await light)));
  const total = sum(tallies);
  for (const failure of total.failures) console.log(`✗ ${failure}`);
  console.log(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** Lets what tests write go to memory where there is room for it. */
function writeInMemory() {
  const folder = makeFolderInMemory();
  if (!folder) return;
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * @param {{ name: string, command: string[] }} check
 * @returns {Promise<Tally>}
 */
function runCheck({ name, command: [program = "", ...args] }) {
  return attempt(name, async () => {
    const { code, output } = await runCaptured(program, args, { cwd: root, env: projectEnvironment(root) });
    if (code !== 0) throw new Error(output.trim());
  });
}

/**
 * @param {string} name
 * @param {() => Promise<void>} action
 * @returns {Promise<Tally>}
 */
async function attempt(name, action) {
  const begin = performance.now();
  try {
    await action();
    console.log(`✓ ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${name}\n${message}`);
    return { passed: 0, failed: 1, skipped: 0, failures: [told(name, message)] };
  }
}

/**
 * Says how long a step took, for the table of docs/guides/test-in-time.md.
 * @param {string} name
 * @param {() => Promise<Tally>} step
 */
async function timed(name, step) {
  const begin = performance.now();
  const tally = await step();
  console.log(`${name}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  return tally;
}

/** @param {string | undefined} program the browser's, unless CHROMIUM_PATH is it */
async function runVitest(program) {
  const report = freshReport("unit.json");
  const to = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // Workers find what others have compiled, and servers with their readers are those of the build.
  const code = await run("vitest", ["run", ...to, ...filters], {
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/vitrine-compiled"),
    SERVER_PROGRAM: join(root, "apps/server/dist/main.js"),
    ...(program && { CHROMIUM_PROGRAM: program }),
  });
  return tallyVitest(report, code);
}

/** @param {string | undefined} program the browser's, unless CHROMIUM_PATH is it */
async function runPlaywright(program) {
  if (program) console.log(`Journeys run in ${program}`);
  const tallies = [];
  for (const [name, projects] of Object.entries(browserRuns)) {
    const report = freshReport(`e2e-${name}.json`);
    const chosen = projects.flatMap((project) => ["--project", project]);
    const to = [...chosen, "--output", join(reports, `e2e-${name}`), "--pass-with-no-tests"];
    const config = ["--config", "tests/e2e/playwright.config.ts"];
    const code = await run("playwright", ["test", ...config, ...to, ...filters], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(program && { CHROMIUM_PROGRAM: program }),
    });
    tallies.push(tallyPlaywright(report, code));
  }
  const total = sum(tallies);
  if (total.passed + total.failed + total.skipped > 0) return total;
  return { ...total, failed: 1, failures: ["no journey was found"] };
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [more] environment
 */
async function run(program, args, more = {}) {
  const code = await runInForeground(program, args, { cwd: root, env: { ...projectEnvironment(root), ...more } });
  // Interrupted by a signal: the steps that follow were not asked for any more.
  if (code === 130 || code === 143) process.exit(code);
  return code;
}

/** A report of an earlier run must not be counted. */
function freshReport(/** @type {string} */ name) {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}
