import type { FoundItem } from "../../core/found.ts";
import { compactKey } from "../../core/words.ts";

/** Items of one list whose names are not told yet: several sections, or pages, of one file may say the same. */
export function eachOnce(items: readonly FoundItem[]): FoundItem[] {
  const seen = new Set<string>();
  return items.filter(({ fields }) => {
    const key = compactKey(fields.name?.value ?? "");
    const isNew = key === "" || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
