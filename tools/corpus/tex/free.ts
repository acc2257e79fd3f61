import { isPeriod } from "../read/dates.ts";
import { closeEntry } from "./close-entry.ts";
import { openEntry, type Draft, type OpenEntry } from "./draft.ts";
import { headParts, placePart } from "./head.ts";
import { plainText } from "./plain.ts";

const longest = 110;

/**
 * Entries written without any macro: a line with a period begins one, with the short lines beside it. False when the
 * lines do not tell where entries begin; nothing is taken then.
 */
export function readFreeEntries(draft: Draft, tex: string): boolean {
  const lines = tex
    .split(/\\\\(?:\s*\[[^\]]*\])?|\n\s*\n|\\newline(?![A-Za-z])|\\par(?![A-Za-z])/)
    .map((line) => ({ line, parts: headParts(line), length: plainText(line).length }))
    .filter(({ parts }) => parts.length > 0);
  const dated = lines.flatMap(({ parts, length }, index) => (length < longest && parts.some(isPeriod) ? [index] : []));
  const [first] = dated;
  if (first === undefined || first > 1 || lines.slice(0, first).some(({ length }) => length > longest)) return false;
  if (
    dated.length > 1 &&
    (first !== 0 ||
      dated.some((index, place) => place > 0 && index === (dated[place - 1] ?? 0) + 1 && draft.kind === "jobs"))
  )
    return false;
  const starts = dated.length === 1 ? [0] : dated;
  starts.forEach((start, place) =>
    addFree(draft, lines.slice(start, starts[place + 1] ?? lines.length), dated.length === 1 ? first : 0),
  );
  return true;
}

function addFree(
  draft: Draft,
  lines: readonly { line: string; parts: string[]; length: number }[],
  datedLine: number,
): void {
  closeEntry(draft);
  const entry: OpenEntry = openEntry("free");
  let head = datedLine + 1;
  const next = lines[head];
  const isEnough = () =>
    lines
      .slice(0, head)
      .flatMap(({ parts }) => parts)
      .filter((part) => !isPeriod(part)).length >= 2;
  if (next !== undefined && next.length < 90 && !isEnough() && !/[.:]$/.test(plainText(next.line))) head += 1;
  for (const { parts } of lines.slice(0, head)) for (const part of parts) placePart(draft, entry, part);
  entry.lines.push(...lines.slice(head).map(({ line }) => plainText(line).replace(/[\n\t]+/g, " ")));
  draft.entry = entry;
}
