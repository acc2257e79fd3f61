import type { Line } from "../core/layout.ts";
import type { SectionKind } from "../core/section.ts";
import { compactKey } from "../core/words.ts";
import { scanDates } from "../entities/dates/scan-dates.ts";
import { titleKind } from "./title-kind.ts";

/** Sections whose entries may have titled parts of their own, and lists that no entry has below it. */
const hosts: readonly SectionKind[] = ["experience", "projects", "volunteer"];
const lists: readonly SectionKind[] = ["education", "languages"];

/**
 * The words with a colon that stand in a line of their own more than once, with a period between: "Technologies:" below
 * each of two jobs is a label of both and opens no list.
 */
export function labelsOfEntries(lines: readonly Line[]): ReadonlySet<string> {
  const labels = new Set<string>();
  const lastAt = new Map<string, number>();
  let dated = -1;
  lines.forEach((line, index) => {
    if (scanDates(line.text).some(({ kind }) => kind === "range")) dated = index;
    if (line.bullet !== null || !/[:：]\s*$/u.test(line.text)) return;
    const key = compactKey(line.text);
    if ((lastAt.get(key) ?? Infinity) < dated) labels.add(key);
    lastAt.set(key, index);
  });
  return labels;
}

/** Whether a line is such a label within a section of that kind. */
export function isLabelOfEntries({ text }: Line, labels: ReadonlySet<string>, within: SectionKind | null): boolean {
  if (within === null || !hosts.includes(within) || !labels.has(compactKey(text))) return false;
  const kind = titleKind(text)?.kind;
  return kind !== undefined && !lists.includes(kind);
}
