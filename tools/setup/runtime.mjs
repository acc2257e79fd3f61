import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runInForeground } from "./processes.mjs";

const neededMajor = 24;

/**
 * Finds the Node that Vitrine runs on: the pinned one among the dependencies, else this one if it is new enough.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} [host]
 * @returns {string} path of the program
 * @throws {Error} one sentence that says what to install
 */
export function findRuntime(root, host = { ...process, version: process.versions.node }) {
  const system = host.platform === "win32" ? "win" : host.platform;
  const program = host.platform === "win32" ? "node.exe" : "node";
  const pinned = join(root, "node_modules", `node-${system}-${host.arch}`, "bin", program);
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(host.version, 10) >= neededMajor) return host.execPath;
  throw new Error(
    `Vitrine needs Node ${neededMajor} or newer: this is ${host.version}, and none is packaged for ${host.platform}-${host.arch}.`,
  );
}

/**
 * Runs the calling script again on the right Node, if it is not on it already.
 * @param {string} root
 * @param {string} script
 * @returns {Promise<number | undefined>} the exit code of that run; undefined when the caller is to go on itself
 */
export async function rerunOnRuntime(root, script) {
  const runtime = findRuntime(root);
  if (realpathSync(runtime) === realpathSync(process.execPath)) return undefined;
  return runInForeground(runtime, [script, ...process.argv.slice(2)], {
    env: projectEnvironment(root),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/**
 * The environment of an npm script: the project's programs come first on the path, the pinned Node among them.
 * @param {string} root
 */
export function projectEnvironment(root) {
  return { ...process.env, PATH: join(root, "node_modules", ".bin") + delimiter + (process.env["PATH"] ?? "") };
}
