import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * `failures` holds each failed test and the beginning of what it said, so that the end of a long output tells both.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Tally
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counted
 */

/**
 * @typedef {{ error?: { message?: string } }} Result
 * @typedef {{ tests: { status: string, results?: Result[] }[], title: string, file: string }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 */

const shownLines = 12;

/**
 * Reads Vitest's JSON report. A run that ended badly without a failed test (a file that could not be loaded, an
 * unhandled error, no report at all) counts as one failure.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Counted}
 */
export function tallyVitest(path, exitCode) {
  const report = readReport(path);
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return atLeastOneFailure(
    {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped,
      failures: vitestFailures(report?.testResults ?? []),
    },
    exitCode,
    "Vitest",
  );
}

/**
 * The failed tests of Vitest's report; of a file that could not be loaded, the file.
 * @param {{ name: string, status: string, message?: string, assertionResults: Assertion[] }[]} files
 */
function vitestFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [told(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages?.[0]));
  });
}

/**
 * Reads Playwright's JSON report, with the same rule. A flaky test counts as failed.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Counted}
 */
export function tallyPlaywright(path, exitCode) {
  const report = readReport(path);
  const stats = report?.stats ?? {};
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  const failures = playwrightFailures(report?.suites ?? []);
  const tally = { passed: stats.expected ?? 0, failed, skipped: stats.skipped ?? 0, failures };
  return atLeastOneFailure(tally, exitCode, "Playwright");
}

/**
 * The failed and flaky tests of Playwright's report.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function playwrightFailures(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map(({ file, title, tests }) => told(`${file} › ${title}`, firstMessage(tests))),
    ...playwrightFailures(inner),
  ]);
}

/** @param {Spec["tests"]} tests */
function firstMessage(tests) {
  return tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message)).find(Boolean);
}

/**
 * What failed and the beginning of what it said, for the end of a long output.
 * @param {string} name
 * @param {string} [message]
 */
export function told(name, message = "") {
  const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, shownLines);
  return [name, ...lines.map((line) => `    ${line}`.trimEnd())].filter(Boolean).join("\n");
}

/**
 * @param {Tally[]} tallies
 * @returns {Counted}
 */
export function sum(tallies) {
  const count = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped"), failures };
}

/** @param {Tally} tally */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * @param {Counted} tally
 * @param {number} exitCode
 * @param {string} program
 * @returns {Counted}
 */
function atLeastOneFailure(tally, exitCode, program) {
  if (exitCode === 0 || tally.failed > 0) return tally;
  const unnamed = `${program} ended with ${exitCode} without a failed test: the reason stands in what it wrote above`;
  return { ...tally, failed: 1, failures: tally.failures.length > 0 ? tally.failures : [unnamed] };
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
