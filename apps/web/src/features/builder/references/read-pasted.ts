import {
  readReferences,
  sortOutDuplicates,
  type Duplicate,
  type Entry,
  type Reference,
  type ReferenceProblem,
} from "@vitrine/model";

/** What a pasted list gives: what can be added, what is there already, what has no room, what could not be read. */
export type PastedReferences = {
  fresh: readonly Reference[];
  duplicates: readonly Duplicate[];
  left: readonly Reference[];
  problems: readonly ReferenceProblem[];
};

/**
 * Reads a pasted list beside the entries that are there.
 * @param room how many more the website holds
 * @returns null for nothing pasted
 */
export function readPasted(text: string, known: readonly Entry[], room: number): PastedReferences | null {
  if (text.trim() === "") return null;
  const { references, problems } = readReferences(text);
  const { fresh, duplicates } = sortOutDuplicates(
    references,
    known.map(({ fields }) => fields),
  );
  return { fresh: fresh.slice(0, room), left: fresh.slice(room), duplicates, problems };
}

export function publicationsCount(count: number): string {
  return count === 1 ? "1 publication" : `${count} publications`;
}
