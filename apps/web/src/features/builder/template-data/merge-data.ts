import { sameValue } from "../draft/fields.ts";
import type { Data } from "./read-values.ts";

/**
 * Both sides' changes since `base`, key by key.
 * @returns null when a key was changed differently on both sides
 */
export function mergeData({ base, mine, theirs }: { base: Data; mine: Data; theirs: Data }): Data | null {
  const merged: Record<string, unknown> = { ...theirs };
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (sameValue(mine[key], base[key])) continue;
    const isTheirsToo = !sameValue(theirs[key], base[key]);
    if (isTheirsToo && !sameValue(theirs[key], mine[key])) return null;
    merged[key] = mine[key];
  }
  return merged;
}
