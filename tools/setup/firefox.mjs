import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runCaptured } from "./processes.mjs";

const names = ["firefox-esr", "firefox"];

/**
 * Finds a Firefox that is already there: FIREFOX_PATH, then the usual names on the path.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
function findFirefox(environment = process.env) {
  const named = environment["FIREFOX_PATH"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (environment["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Finds a Firefox, or installs Debian's when this is root.
 * @returns {Promise<string>}
 * @throws {Error} one sentence that says what to do
 */
export async function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  const advice = "Install Firefox with your system's package manager, or set FIREFOX_PATH to one.";
  if (process.getuid?.() !== 0) throw new Error(`No Firefox was found. ${advice}`);
  console.log("Installing firefox-esr with apt-get …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCaptured("apt-get", ["update"], { env });
  const { output } = await runCaptured("apt-get", ["install", "-y", "firefox-esr"], { env });
  const installed = findFirefox();
  if (!installed) throw new Error(`Firefox could not be installed: ${output.trim().split("\n").at(-1)} ${advice}`);
  return installed;
}

function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
