/** Splits at commas, semicolons, dots and bars outside of brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const letter of text.replace(/\n/g, "; ")) {
    if (/[([（]/.test(letter)) depth += 1;
    if (/[)\]）]/.test(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·\t、，；]/.test(letter)) {
      parts.push(current);
      current = "";
    } else current += letter;
  }
  return [...parts, current]
    .map((part) =>
      part
        .replace(/^[\s.:–-]+|[\s.:–-]+$/g, "")
        .replace(/^(?:and|und|et|y|e|и|och|en)\s+/i, "")
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
