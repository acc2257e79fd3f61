import { BackupError } from "./errors.ts";
import { filesOf, type Place } from "./place.ts";

/**
 * Reads a backup to its end.
 * @throws BackupError at the first object that is not there or not what was written
 */
export async function verifyBackup(place: Place, id: string): Promise<{ objects: number }> {
  const manifest = await place.manifest(id);
  const objects = new Set(manifest.tables.flatMap(({ parts }) => parts));
  let files = 0;
  for await (const { object } of filesOf(place, manifest)) {
    objects.add(object);
    files += 1;
  }
  if (files !== manifest.files.count)
    throw new BackupError(`This backup is damaged: it has ${files} files and had ${manifest.files.count}.`);
  for (const object of objects) await place.read(object);
  return { objects: objects.size };
}
