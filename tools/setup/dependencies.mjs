import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCaptured } from "./processes.mjs";

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * Whether node_modules holds what the lock file asks for. npm keeps its own record of what it installed, so a tree
 * installed by hand counts, and an install that was interrupted does not.
 * @param {string} root
 */
export function areDependenciesInstalled(root) {
  const wanted = readLockfile(join(root, "package-lock.json"));
  const installed = readLockfile(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = installed.packages[path];
    if (path === "") return true;
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version;
  });
}

/**
 * Installs exactly what the lock file says when it is not there yet.
 * @param {string} root
 * @throws {Error} with npm's own words when it fails
 */
export async function ensureDependencies(root) {
  if (areDependenciesInstalled(root)) return;
  console.log("Installing the dependencies (once, about a minute) …");
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runCaptured("npm", args, {
    cwd: root,
    env: systemEnvironment(root),
    shell: onWindows,
  });
  // After its reason npm prints a page on how it is called.
  if (code !== 0)
    throw new Error(`npm ci failed:\n${output.split(/npm error\s*\nnpm error Clean install/)[0]?.trim()}`);
}

const onWindows = process.platform === "win32";

/**
 * The environment without the project's own programs: npm must not run on the Node that it is about to replace.
 * @param {string} root
 */
function systemEnvironment(root) {
  const own = join(root, "node_modules");
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((entry) => !entry.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
