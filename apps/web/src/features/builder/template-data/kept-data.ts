import type { Data } from "./read-values.ts";

/** Unsaved template data of one category, and the stored record that it starts from. */
export type TypedData = { category: string; data: Data; base: Data; version: number };

type Owner = { websiteId: number; userId: number };

const keyOf = ({ websiteId }: Owner, category: string) => `template_data_draft_${websiteId}_${category}`;

/** Keeps unsaved data in the browser; null removes it. Never throws. */
export function keepData(owner: Owner, category: string, typed: TypedData | null): void {
  try {
    if (!typed) window.localStorage.removeItem(keyOf(owner, category));
    else window.localStorage.setItem(keyOf(owner, category), JSON.stringify({ ...typed, userId: owner.userId }));
  } catch {
    // Storage is full or forbidden: the data lives in this tab, and leaving it still asks.
  }
}

/** What this user left unsaved, or null. */
export function readKeptData(owner: Owner, category: string): TypedData | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(keyOf(owner, category)) ?? "null") as
      | (TypedData & { userId: number })
      | null;
    if (!kept || kept.userId !== owner.userId || kept.category !== category) return null;
    if (typeof kept.data !== "object" || typeof kept.base !== "object" || typeof kept.version !== "number") return null;
    return { category, data: kept.data, base: kept.base, version: kept.version };
  } catch {
    return null;
  }
}
