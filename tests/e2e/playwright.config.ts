import { defineConfig, devices } from "@playwright/test";

const results = new URL("../../test-results/", import.meta.url).pathname;

/**
 * Three projects: `alone` holds what is promised on the clock, `crashes` the longest tests, `journeys` all else. `npm test`
 * runs the first by itself, then the others together, the longest first so that none is left for the end.
 * The browser is the system's Chromium (CHROMIUM_PATH, set by `npm test`); nothing is downloaded. There is no
 * `webServer`: the fixture in `fixtures/` gives each worker a server of its own, on a free port and an empty DATA_DIR.
 */
export default defineConfig({
  testDir: ".",
  outputDir: `${results}e2e`,
  snapshotPathTemplate: "{testDir}/snapshots/{testFilePath}/{arg}{ext}",
  fullyParallel: false,
  projects: [
    { name: "alone", testDir: "alone" },
    { name: "crashes", testDir: "crashes" },
    { name: "journeys", testDir: "journeys" },
  ],
  // One more than the smallest machine has cores: three keep two slow ones busy for 95 of 100 seconds, so a fourth makes
  // nothing sooner and everything wait. E2E_WORKERS tries another number.
  workers: Number(process.env["E2E_WORKERS"] ?? 3),
  retries: 0,
  forbidOnly: true,
  // Limits find what hangs; how fast a busy machine is decides the rest.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: `${results}e2e.json` }]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // A film of every test costs a fifth of the whole, the pages after each step a fifteenth; what was done, asked for and
    // answered, and the page at the end are enough to understand a failure.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
