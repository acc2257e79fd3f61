import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCaptured } from "./processes.mjs";

/*
 * Chromium as the library that Debian builds beside the application (`chromium-headless-shell`): the same engine of the
 * same version without the application's windows, which journeys pay for and nobody sees. It is never installed: its
 * files lie in the project's cache, beside links to those that both programs share.
 */
const patienceMs = 60_000;
const name = "chromium-headless-shell";

/**
 * Finds the light program of exactly the Chromium that the system's packages brought, and fetches it once.
 * @param {string} program the Chromium that was found
 * @param {string} cache folder for what is fetched; made when it is needed
 * @returns {Promise<string>} the light program, or `program` where there is none: on another system, without a network,
 *   or when the system's lists are older than its packages
 */
export async function lightChromium(program, cache) {
  try {
    const version = await versionOfPackage(program);
    if (!version) return program;
    const folder = join(cache, version.replaceAll(/[^\w.-]/g, "_"));
    const light = join(folder, name);
    if (!existsSync(light)) await fetchInto(folder, version);
    const { code } = await runCaptured(light, ["--version"], { timeout: patienceMs });
    return code === 0 ? light : program;
  } catch {
    return program;
  }
}

/**
 * @param {string} program
 * @returns {Promise<string | undefined>} the version of the package that the program comes from, if it is Debian's
 */
async function versionOfPackage(program) {
  if (process.platform !== "linux") return undefined;
  const owner = await runCaptured("dpkg-query", ["-S", realpathSync(program)]);
  if (owner.code !== 0 || !owner.output.startsWith("chromium:")) return undefined;
  const { code, output } = await runCaptured("dpkg-query", ["-W", "-f", "${Version}", "chromium"]);
  return code === 0 ? output.trim() : undefined;
}

/**
 * @param {string} folder
 * @param {string} version
 * @throws {Error} when the package cannot be had or unpacked
 */
async function fetchInto(folder, version) {
  const work = `${folder}.${process.pid}`;
  try {
    mkdirSync(work, { recursive: true });
    await must("apt-get", ["download", `${name}=${version}`], work);
    const [archive = ""] = readdirSync(work);
    await must("dpkg-deb", ["-x", archive, "unpacked"], work);
    const own = join(work, "unpacked/usr/lib/chromium");
    const shared = "/usr/lib/chromium";
    for (const file of readdirSync(shared)) {
      if (!existsSync(join(own, file))) symlinkSync(join(shared, file), join(own, file));
    }
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(own, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {string} cwd
 */
async function must(program, words, cwd) {
  const { code, output } = await runCaptured(program, words, { cwd, timeout: patienceMs });
  if (code !== 0) throw new Error(output.trim());
}
