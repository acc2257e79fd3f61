import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const gibibyte = 1024 ** 3;
/** A PostgreSQL holds 75 MB after forty clones, and a run has some five of them at a time; the rest is for what is not foreseen. */
const room = 3 * gibibyte;
const spareMemory = 8 * gibibyte;
const prefix = "vitrine-tests-";

/**
 * Makes a folder in memory for what tests write and throw away: each database of theirs is a thousand files, and a file
 * system that has just dropped so many may take ten times as long to make the next ones. One that a killed run left goes.
 * @param {object} [host]
 * @param {string} [host.memory] where Linux has such a place
 * @param {string} [host.mounts] what tells of it
 * @param {() => number} [host.freeMemory]
 * @param {(folder: string) => number} [host.freeSpace]
 * @returns {string | undefined} nothing where memory is no place for files, is short, or may not run programs
 */
export function makeFolderInMemory(host = {}) {
  const { memory = "/dev/shm", mounts = "/proc/mounts", freeMemory = freemem, freeSpace = spaceOf } = host;
  if (!holdsPrograms(memory, mounts) || freeSpace(memory) < room || freeMemory() < spareMemory) return undefined;
  sweep(memory);
  const folder = join(memory, prefix + process.pid);
  mkdirSync(folder, { recursive: true });
  // As open as a temporary folder is: the database runs under an account of its own.
  chmodSync(folder, 0o1777);
  return folder;
}

/**
 * @param {string} memory
 * @param {string} mounts
 */
function holdsPrograms(memory, mounts) {
  if (!existsSync(mounts)) return false;
  const lines = readFileSync(mounts, "utf8").split("\n");
  const [, , type, options = ""] = lines.map((line) => line.split(" ")).findLast(([, place]) => place === memory) ?? [];
  return type === "tmpfs" && !options.split(",").some((option) => option === "noexec" || option === "ro");
}

function spaceOf(/** @type {string} */ folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A database whose files are gone ends by itself within a minute. */
function sweep(/** @type {string} */ memory) {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
