import type { Data } from "./data-draft.ts";

/**
 * Both sides' changes since `base`, key by key.
 * @returns null when a key was changed differently on both sides
 */
export function mergeData({ base, mine, theirs }: { base: Data; mine: Data; theirs: Data }): Data | null {
  const merged: Record<string, unknown> = { ...theirs };
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (sameContent(mine[key], base[key])) continue;
    const isTheirsToo = !sameContent(theirs[key], base[key]);
    if (isTheirsToo && !sameContent(theirs[key], mine[key])) return null;
    if (key in mine) merged[key] = mine[key];
    else delete merged[key];
  }
  return merged;
}

/** Equality by content: the database gives the keys of an object back in an order of its own. */
function sameContent(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, inKeyOrder) === JSON.stringify(b, inKeyOrder);
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
