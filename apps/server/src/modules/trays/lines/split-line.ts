import type { UnplacedLine } from "@vitrine/model";

/** The parts of a line of which only some words were placed: those that were, and those that wait on. */
export function fragmentsOf(line: UnplacedLine, left: readonly string[]): UnplacedLine[] {
  const parts: UnplacedLine[] = [];
  let position = 0;
  const add = (end: number, state: UnplacedLine["state"]): void => {
    const raw = line.text.slice(position, end);
    const from = position + (raw.length - raw.trimStart().length);
    const text = raw.trim();
    if (/[\p{L}\p{N}]/u.test(text)) {
      const start = line.start + from;
      parts.push({ ...line, id: start, text, start, end: start + text.length, state });
    }
    position = end;
  };
  for (const text of left) {
    const found = line.text.indexOf(text, position);
    if (found < 0) continue;
    add(found, "placed");
    add(found + text.length, "waiting");
  }
  add(line.text.length, "placed");
  return parts;
}
