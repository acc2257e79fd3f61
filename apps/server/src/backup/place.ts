import { z } from "zod";
import type { Storage } from "../ports/storage/storage.ts";
import { BackupError } from "./errors.ts";
import { idOfManifest, manifestSchema, objectNames, type FileEntry, type Manifest } from "./manifest.ts";
import type { Seal } from "./seal.ts";

/** Where backups lie: a folder or a bucket, read and written through one seal. */
export type Place = {
  seal: Seal;
  /** Writes an object and reads it back. @returns its size there. @throws BackupError when it is not what was written */
  write(name: string, content: Uint8Array): Promise<number>;
  /** @throws BackupError when the object is not there or not whole */
  read(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
  /** Names of the objects that begin so, with their sizes. */
  list(prefix: string): Promise<Map<string, number>>;
  /** The backups, oldest first. */
  backups(): Promise<string[]>;
  manifest(id: string): Promise<Manifest>;
};

/** Opens a place for backups; nothing is read or written yet. */
export function openPlace(storage: Storage, seal: Seal): Place {
  const read = async (name: string) => {
    const object = await storage.get(name);
    if (object === null) throw new BackupError(`This backup is damaged: ${name} is missing.`);
    return seal.open(name, object);
  };
  const list = async (prefix: string) => {
    const found = new Map<string, number>();
    for await (const { key, size } of storage.list(prefix)) found.set(key, size);
    return found;
  };
  return {
    seal,
    async write(name, content) {
      const object = await seal.close(name, content);
      await storage.put(name, object, "application/octet-stream");
      const kept = await storage.get(name);
      if (!kept?.equals(object)) throw new BackupError(`The backup could not be verified: ${name} reads otherwise.`);
      return object.length;
    },
    read,
    remove: (name) => storage.remove(name),
    list,
    async backups() {
      const names = await list(objectNames.backups);
      return [...names.keys()].flatMap((name) => idOfManifest(name) ?? []).sort();
    },
    async manifest(id) {
      const content: unknown = JSON.parse((await read(objectNames.manifest(id))).toString());
      const manifest = manifestSchema.safeParse(content);
      if (!manifest.success)
        throw new BackupError("This backup was made by a newer Vitrine. Restore it with that one.");
      return manifest.data;
    },
  };
}

const fileEntrySchema = z.object({ key: z.string(), size: z.number(), object: z.string() });

/** The files of a backup, one after the other. */
export async function* filesOf(place: Place, manifest: Manifest): AsyncGenerator<FileEntry> {
  for (const part of manifest.files.parts) {
    const lines = (await place.read(part)).toString().split("\n");
    for (const line of lines) if (line !== "") yield fileEntrySchema.parse(JSON.parse(line));
  }
}
