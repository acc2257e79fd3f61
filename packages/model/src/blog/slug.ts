/** Letters that no decomposition turns into plain Latin ones. */
const plainLetters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", æ: "ae", œ: "oe", đ: "d", ı: "i" };

/**
 * The slug that a title gives: lower case, accents dropped, other signs removed, spaces to hyphens and
 * repeated hyphens collapsed (document 2, section 5). Empty for a title without a usable character.
 */
export function slugFromTitle(title: string, maxCharacters = 200): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłæœđı]/g, (letter) => plainLetters[letter] ?? "")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, "");
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not among those taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>, maxCharacters = 200): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const candidate = slug.slice(0, maxCharacters - end.length).replace(/-+$/, "") + end;
    if (!taken.has(candidate)) return candidate;
  }
}
