import { opendir, readFile, rm, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { isUnfinished, NoRoomError, writeWhole } from "../whole-file.ts";
import { checkedKey, isKey, StorageFullError, type Storage, type StoredFile } from "./storage.ts";

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
    list: (prefix) => listFolder(directory, prefix),
    check() {
      if (lastCheck === null || performance.now() - lastCheck.at > checkHoldsMs) {
        lastCheck = { at: performance.now(), outcome: tryToWrite(directory) };
      }
      return lastCheck.outcome;
    },
  };
}

/** Folder by folder, so that a million files are never held at once; folders that the prefix rules out are not read. */
async function* listFolder(directory: string, prefix: string, below = ""): AsyncGenerator<StoredFile> {
  const folder = await opendir(join(directory, below)).catch(nullWhenMissing);
  if (folder === null) return;
  for await (const entry of folder) {
    const key = posix.join(below, entry.name);
    if (entry.isDirectory()) {
      if (prefix.startsWith(`${key}/`) || key.startsWith(prefix)) yield* listFolder(directory, prefix, key);
    } else if (key.startsWith(prefix) && isKey(key) && !isUnfinished(key)) {
      const found = await stat(join(directory, key)).catch(nullWhenMissing);
      if (found) yield { key, size: found.size };
    }
  }
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
