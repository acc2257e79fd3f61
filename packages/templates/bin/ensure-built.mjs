import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { outsideNote } from "../vite-outside.ts";

const folder = join(import.meta.dirname, "..");
const product = join(folder, "dist", "server.js");
const note = join(folder, "dist", outsideNote);
const outside = process.env["TEMPLATES_DIR"] ? [resolve(process.env["TEMPLATES_DIR"])] : [];
const sources = [join(folder, "src"), join(folder, "vite.config.ts"), join(folder, "../model/src"), ...outside];

/**
 * Builds the package when its product is missing or older than a source.
 * @throws {Error} with the builder's own words
 */
export async function ensureBuiltPackage() {
  const holds = existsSync(product) && existsSync(note) && readFileSync(note, "utf8") === outside.join();
  if (holds && statSync(product).mtimeMs >= Math.max(...sources.map(newest))) return;
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
  return Math.max(
    mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== "node_modules")
      .map((name) => newest(join(path, name))),
  );
}
