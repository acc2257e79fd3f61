/** Short words in one line, a dot between them; where the line breaks, the dot stays behind the word before it. */
export function dotted(words: readonly string[]): string {
  return words.filter((word) => word !== "").join("\u00a0· ");
}
