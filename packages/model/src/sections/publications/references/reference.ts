import type { EntryFields } from "../../define-kind.ts";

/** A publication as a pasted list gives it. */
export type Reference = {
  fields: EntryFields;
  /** False for a DOI alone: its owner completes the entry before it is shown. */
  isComplete: boolean;
};

/** A part of a pasted list that could not be read, word for word, so that nothing is lost. */
export type ReferenceProblem = { line: number; message: string; source: string };

export type ReadReferences = { references: readonly Reference[]; problems: readonly ReferenceProblem[] };

/** The number of the line in which a place of a text lies, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/** Authors in one line that `readAuthors` divides again: by semicolons where a name holds a comma. */
export function authorsLine(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(",")) || names.length === 1 ? "; " : ", ");
}

/** Volume, issue and pages as they are printed: "12(3), 45–67". */
export function detailsLine({ volume, issue, pages }: { volume: string; issue: string; pages: string }): string {
  const numbers = volume && issue ? `${volume}(${issue})` : volume || issue;
  return [numbers, pages.replace(/\s*(?:--+|-|–)\s*/, "–")].filter((part) => part !== "").join(", ");
}
