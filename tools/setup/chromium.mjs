import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCaptured } from "./processes.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const launcher = fileURLToPath(new URL("chromium.sh", import.meta.url));

/** How each package manager installs a browser, and one font so that text without a web font has glyphs. */
const installers = [
  { program: "apt-get", refresh: ["update"], install: ["install", "-y", "chromium", "fonts-liberation"] },
  { program: "dnf", refresh: undefined, install: ["install", "-y", "chromium", "liberation-fonts"] },
  { program: "apk", refresh: undefined, install: ["add", "chromium", "font-liberation"] },
];

/**
 * Finds a Chromium that is already there: CHROMIUM_PATH, then the usual names on the path.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const named = environment["CHROMIUM_PATH"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (environment["PATH"] ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macApplications].find(isProgram);
}

/**
 * Finds a Chromium, or installs one with the system's package manager when this is root.
 * @returns {Promise<string>}
 * @throws {Error} one sentence that says what to do
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const advice = "Install Chromium with your system's package manager, or set CHROMIUM_PATH to a Chromium or Chrome.";
  const installer = installers.find(({ program }) => onPath(program));
  if (process.getuid?.() !== 0 || !installer) throw new Error(`No Chromium was found. ${advice}`);
  console.log(`Installing Chromium with ${installer.program} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (installer.refresh) await runCaptured(installer.program, installer.refresh, { env });
  const { output } = await runCaptured(installer.program, installer.install, { env });
  const installed = findChromium();
  if (!installed) throw new Error(`Chromium could not be installed: ${output.trim().split("\n").at(-1)} ${advice}`);
  return installed;
}

/**
 * The environment in which tests find a Chromium that does nothing for windows that nobody sees.
 * @param {string} program
 * @returns {Record<string, string>}
 */
export function chromiumForTests(program) {
  // A script for a shell; elsewhere the program itself does as well, and takes longer.
  if (process.platform === "win32") return { CHROMIUM_PATH: program };
  return { CHROMIUM_PATH: launcher, CHROMIUM_PROGRAM: program };
}

/** @param {string} program */
function onPath(program) {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => isProgram(join(folder, program)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
