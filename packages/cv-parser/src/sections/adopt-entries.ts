import type { Section } from "../core/section.ts";
import { titleKind } from "./title-kind.ts";

const holdEntries: readonly Section["kind"][] = ["experience", "education", "projects", "volunteer"];

/**
 * A known title without a line of its own, and unknown ones in its look below it: those are no sections but the names
 * of its entries, as in a table whose titles and entries are both bold. Columns that only begin beside it keep theirs.
 */
export function adoptEntries(sections: readonly Section[]): Section[] {
  const out: Section[] = [];
  let open: Section | null = null;
  for (const section of sections) {
    const heading = section.headings[0];
    const isPart = open !== null && isUnknown(section) && isBelow(section, open);
    if (open !== null && isPart) open.lines.push(...section.headings, ...section.lines);
    else {
      open = section.lines.length === 0 && heading !== undefined && holdEntries.includes(section.kind) ? section : null;
      out.push(section);
    }
  }
  return out;
}

const isUnknown = ({ kind, title }: Section): boolean => kind === "other" && titleKind(title) === null;

function isBelow({ headings }: Section, { headings: above }: Section): boolean {
  const [upper, lower] = [above[0], headings[0]];
  if (upper === undefined || lower === undefined) return false;
  return upper.page !== lower.page || upper.column === lower.column;
}
