import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const unfinishedEnd = ".part";

/** Whether a file of this name is one that was never finished. */
export const isUnfinished = (name: string): boolean => name.endsWith(unfinishedEnd);

/** The disk is full, may not be written to, or the quota is used up. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";

  constructor(cause: unknown) {
    super("The disk takes nothing.", { cause });
  }
}

/**
 * Writes a file that is there whole or not at all.
 * @throws NoRoomError
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString("hex")}${unfinishedEnd}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw isFull(error) ? new NoRoomError(error) : error;
  }
}

/** Removes what killed processes left half-written below a directory and what is at least so old. */
export async function removeUnfinished(directory: string, olderThanMs: number): Promise<void> {
  const entries = await readdir(directory, { recursive: true }).catch(() => []);
  for (const entry of entries.filter(isUnfinished)) {
    const path = join(directory, entry);
    const found = await stat(path).catch(() => null);
    // A file knows parts of a millisecond, the clock does not: one of this moment would lie ahead of it.
    if (found && Date.now() - Math.floor(found.mtimeMs) >= olderThanMs)
      await rm(path, { force: true }).catch(() => undefined);
  }
}

/** No room, no room for this account, mounted read-only, and a folder that this process may not write to. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM"]);

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  // Making a folder with those above it says this of a file system that is mounted read-only.
  return fullCodes.has(code) || (code === "ENOENT" && syscall === "mkdir");
}
