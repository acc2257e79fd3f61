import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCaptured } from "./setup/processes.mjs";
import { projectEnvironment } from "./setup/runtime.mjs";

/*
 * `npm run typecheck`: `tsc --noEmit` for every workspace and for tools, two at a time. What did not change since the
 * last run is not checked again: a ninth of the processor's time for the server.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const projects = globSync(
  ["packages/*/tsconfig.json", "apps/*/tsconfig.json", "tests/e2e/tsconfig.json", "tools/tsconfig.json"],
  {
    cwd: root,
  },
);
const kept = join(root, "node_modules/.cache/vitrine-types");
const compiler = join(root, "node_modules", "@typescript", "native", "bin", "tsc");

const waiting = projects.filter((path) => hasSources(dirname(path)));
const results = await Promise.all([worker(), worker()]);
process.exitCode = results.flat().some((code) => code !== 0) ? 1 : 0;

/** @returns {Promise<number[]>} */
async function worker() {
  const codes = [];
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const keeping = ["--incremental", "--tsBuildInfoFile", join(kept, `${dirname(project)}.tsbuildinfo`)];
    const { code, output } = await runCaptured(process.execPath, [compiler, "--noEmit", ...keeping, "-p", project], {
      cwd: root,
      env: projectEnvironment(root),
    });
    if (output.trim()) console.log(output.trim());
    codes.push(code);
  }
  return codes;
}

/** A workspace that holds no TypeScript yet is not an error. */
function hasSources(/** @type {string} */ folder) {
  return existsSync(join(root, folder)) && globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).length > 0;
}
