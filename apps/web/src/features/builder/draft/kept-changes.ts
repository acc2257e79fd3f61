import { draftPaths, type PendingChanges } from "./fields.ts";

/** Unsaved changes of one website as they lie in the browser, so that a reload or a crash loses nothing. */
export type KeptChanges = { userId: number; version: number; savedAt: number; pending: PendingChanges };

const keyOf = (websiteId: number) => `builder_draft_${websiteId}`;

/** Keeps the changes; nothing pending removes them. Never throws. */
export function keepChanges(websiteId: number, kept: KeptChanges): void {
  try {
    if (Object.keys(kept.pending).length === 0) window.localStorage.removeItem(keyOf(websiteId));
    else window.localStorage.setItem(keyOf(websiteId), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the changes live in this tab, and leaving it still asks.
  }
}

/** Kept changes of this user, or null. What is not of the known shape is ignored. */
export function readKeptChanges(websiteId: number, userId: number): KeptChanges | null {
  try {
    const value = JSON.parse(window.localStorage.getItem(keyOf(websiteId)) ?? "null") as Partial<KeptChanges> | null;
    if (!value || value.userId !== userId || typeof value.pending !== "object" || value.pending === null) return null;
    const known = Object.entries(value.pending).filter(([path]) => draftPaths.some((name) => name === path));
    if (known.length === 0) return null;
    return {
      userId,
      version: value.version ?? 0,
      savedAt: value.savedAt ?? 0,
      pending: Object.fromEntries(known),
    };
  } catch {
    return null;
  }
}
