import { objectNames } from "./manifest.ts";
import { filesOf, type Place } from "./place.ts";

/**
 * Removes the oldest backups, what was left of ones that never ended, and contents that no backup has any more.
 * @param keep how many backups stay; 0 removes nothing
 */
export async function prune(place: Place, keep: number): Promise<void> {
  if (keep === 0) return;
  const kept = new Set((await place.backups()).slice(-keep));
  const needed = new Set<string>();
  for (const id of kept) for await (const { object } of filesOf(place, await place.manifest(id))) needed.add(object);
  const names = [...(await place.list(objectNames.backups)).keys()].filter((name) => !kept.has(backupOf(name)));
  // A backup without its manifest does not exist any more, whenever this is interrupted.
  names.sort((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
  for (const name of names) await place.remove(name);
  for (const name of (await place.list(objectNames.files)).keys()) if (!needed.has(name)) await place.remove(name);
}

const backupOf = (name: string) => name.slice(objectNames.backups.length).split("/")[0] ?? "";
const isManifest = (name: string) => name.endsWith("/manifest");
