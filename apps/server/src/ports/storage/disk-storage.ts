import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { NoRoomError, writeWhole } from "../whole-file.ts";
import { checkedKey, StorageFullError, type Storage } from "./storage.ts";

/** How long a check holds before the disk is written to again. */
const checkHoldsMs = 2000;

/** Files under a directory; a write is renamed into place, so that a killed process leaves no half file. */
export function createDiskStorage(directory: string): Storage {
  const pathOf = (key: string) => join(directory, checkedKey(key));
  let lastCheck: { at: number; outcome: Promise<void> } | null = null;

  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), bytes).catch(fullWithoutRoom);
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    check() {
      if (lastCheck === null || performance.now() - lastCheck.at > checkHoldsMs) {
        lastCheck = { at: performance.now(), outcome: tryToWrite(directory) };
      }
      return lastCheck.outcome;
    },
  };
}

/** As large as a block of the file system, so that it needs one. */
const probe = Buffer.alloc(4096, 1);

async function tryToWrite(directory: string): Promise<void> {
  const path = join(directory, ".check");
  await writeWhole(path, probe);
  await rm(path, { force: true });
}

function fullWithoutRoom(error: unknown): never {
  throw error instanceof NoRoomError ? new StorageFullError(error) : error;
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
