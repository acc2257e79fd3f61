/** The line that an error names, from 1; null for one that names none. */
export function lineOf(message: string): number | null {
  const line = /\bline (\d+)/i.exec(message)?.[1];
  return line === undefined ? null : Number(line);
}

/** Where a line begins in a text, lines counted from 1; its end for a line that it does not have. */
export function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf("\n", start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return start;
}
