import { randomBytes } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, type Storage } from "./storage.ts";

/** Files under a directory; a write is renamed into place, so that a killed process leaves no half file. */
export function createDiskStorage(directory: string): Storage {
  const pathOf = (key: string) => join(directory, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomBytes(4).toString("hex")}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(directory, { recursive: true });
      await access(directory);
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
