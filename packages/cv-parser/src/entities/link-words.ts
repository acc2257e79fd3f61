import type { FoundItem } from "../core/found.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import { linkLabels } from "../lexicon/link-labels.ts";

const labels = phraseSet(linkLabels);

/**
 * Entries without the words of links and forms that stand for nothing ("Link", "Description"): they are no value, and an
 * entry that such a word alone would name is none.
 * @param key the field that names an entry; entries without it stay where it is left out
 */
export function withoutLinkWords(items: readonly FoundItem[], key?: string): FoundItem[] {
  return items.flatMap((item) => {
    const bare = Object.keys(item.fields).filter((field) => labels.has(phraseKey(item.fields[field]?.value ?? "")));
    if (bare.length === 0) return [item];
    if (key !== undefined && bare.includes(key)) return [];
    const kept = Object.entries(item.fields).filter(([field]) => !bare.includes(field));
    return [{ ...item, fields: Object.fromEntries(kept) }];
  });
}
