import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builds, ensureBuilt } from "./setup/build.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { projectEnvironment, rerunOnRuntime } from "./setup/runtime.mjs";

/*
 * `npm run dev`: the server restarts when its sources change, the templates are rebuilt for it, and Vite serves the
 * application with hot replacement, handing the server's paths on. Ctrl-C, or the end of one of them, ends all.
 */
const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

const watchers = [
  { folder: "packages/templates", command: ["vite", "build", "--watch", "--logLevel", "warn"] },
  { folder: "apps/web", command: ["vite", "--clearScreen", "false"] },
  { folder: ".", command: ["node", "--watch-path=apps/server/src", ...watchedPackages(), "apps/server/src/main.ts"] },
];

try {
  await ensureDependencies(root);
  process.exitCode = (await rerunOnRuntime(root, self)) ?? (await watch());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code of the first to end */
async function watch() {
  await ensureBuilt(
    root,
    builds.filter(({ workspace }) => workspace === "@vitrine/templates"),
  );
  const children = watchers.map(({ folder, command: [program = "", ...args] }) =>
    spawn(program, args, { cwd: join(root, folder), env: projectEnvironment(root), stdio: "inherit" }),
  );
  /** @type {(signal?: NodeJS.Signals) => void} */
  const stopAll = (signal = "SIGTERM") => children.forEach((child) => child.kill(signal));
  process.on("SIGINT", () => stopAll("SIGINT"));
  process.on("SIGTERM", () => stopAll("SIGTERM"));
  const ends = children.map((child) => new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 0))));
  const first = /** @type {number} */ (await Promise.race(ends));
  stopAll();
  await Promise.all(ends);
  return first;
}

function watchedPackages() {
  const folders = ["model/src", "contract/src", "cv-parser/src", "templates/dist"];
  return folders.map((folder) => `--watch-path=packages/${folder}`);
}
