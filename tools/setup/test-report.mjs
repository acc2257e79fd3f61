import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads Vitest's JSON report. A run that ended badly without a failed test (a file that could not be loaded, an
 * unhandled error, no report at all) counts as one failure.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyVitest(path, exitCode) {
  const report = readReport(path);
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return atLeastOneFailure(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped },
    exitCode,
  );
}

/**
 * Reads Playwright's JSON report, with the same rule. A flaky test counts as failed.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyPlaywright(path, exitCode) {
  const stats = readReport(path)?.stats ?? {};
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  return atLeastOneFailure({ passed: stats.expected ?? 0, failed, skipped: stats.skipped ?? 0 }, exitCode);
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** @param {Tally} tally */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * @param {Tally} tally
 * @param {number} exitCode
 */
function atLeastOneFailure(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
