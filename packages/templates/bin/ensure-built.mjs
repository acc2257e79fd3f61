import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..");
const product = join(folder, "dist", "server.js");
const sources = [join(folder, "src"), join(folder, "vite.config.ts"), join(folder, "../model/src")];

/**
 * Builds the package when its product is missing or older than a source.
 * @throws {Error} with the builder's own words
 */
export async function ensureBuiltPackage() {
  if (existsSync(product) && statSync(product).mtimeMs >= Math.max(...sources.map(newest))) return;
  const { status, stdout, stderr, error } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The build of the templates failed:\n${error?.message ?? stdout + stderr}`);
}

/**
 * @param {string} path
 * @returns {number} time of the last change below a path
 */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
