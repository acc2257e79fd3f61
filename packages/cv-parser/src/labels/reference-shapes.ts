/** How many of the edges a value reaches. */
export const step = (value: number, edges: readonly number[]): number => edges.filter((edge) => value >= edge).length;

/** "Aa", "A", "0000", "aa": the sort of a word by its letters. */
export function shapeOf(text: string): string {
  if (/^(?:1[89]|20)\d\d[a-z]?$/u.test(text)) return "year";
  if (/^\d+$/u.test(text)) return `0${Math.min(4, text.length)}`;
  if (/^\d+\p{L}*(?:[-‐‑]\d+)?$/u.test(text)) return "0a";
  if (/^\p{Lu}$/u.test(text)) return "A";
  if (/^\p{Lu}(?:[-‐‑]\p{Lu})+$/u.test(text)) return "A-A";
  if (/^\p{Lu}{2,3}$/u.test(text)) return "AA";
  if (/^\p{Lu}+$/u.test(text)) return "AAAA";
  if (/^\p{Lu}\p{Ll}+(?:['’‐‑-]\p{L}\p{Ll}*)*$/u.test(text)) return "Aa";
  if (/^\p{Ll}$/u.test(text)) return "a";
  if (/^\p{Ll}+(?:['’‐‑-]\p{Ll}+)*$/u.test(text)) return "aa";
  return /\d/u.test(text) ? "mixed0" : "mixed";
}
