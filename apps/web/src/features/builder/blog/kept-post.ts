import type { PostValues } from "./post-values.ts";

/** A post that was being written when the page went away. */
export type KeptPost = { userId: number; postId: number | null; values: PostValues };

const keyOf = (websiteId: number) => `blog_post_draft_${websiteId}`;

/** Keeps unsaved text, or forgets it for null. Never throws. */
export function keepPost(websiteId: number, kept: KeptPost | null): void {
  try {
    if (kept === null) window.localStorage.removeItem(keyOf(websiteId));
    else window.localStorage.setItem(keyOf(websiteId), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the text lives in this tab, and closing the form still asks.
  }
}

/** Text that this user left unsaved, or null. What is not of the known shape is ignored. */
export function readKeptPost(websiteId: number, userId: number): KeptPost | null {
  try {
    const value = JSON.parse(window.localStorage.getItem(keyOf(websiteId)) ?? "null") as Partial<KeptPost> | null;
    const values = value?.values;
    if (value?.userId !== userId || !values) return null;
    if (typeof values.title !== "string" || typeof values.content !== "string") return null;
    if (!Array.isArray(values.tags)) return null;
    return { userId, postId: value.postId ?? null, values };
  } catch {
    return null;
  }
}
