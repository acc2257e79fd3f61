import { textOf, type EntryFields } from "../../define-kind.ts";
import { doiOf } from "../doi.ts";
import { yearOf } from "../year.ts";
import type { Reference } from "./reference.ts";

/** A reference that is there already, and how that shows. */
export type Duplicate = { title: string; because: "doi" | "title" };

export type SortedReferences = { fresh: readonly Reference[]; duplicates: readonly Duplicate[] };

/**
 * Tells new publications from those that a section has, or that the same list names twice: by their DOI, else by the
 * words of the title and the year. Two works of one title and year, as an article and its preprint, are told apart by
 * their DOIs where both have one.
 */
export function sortOutDuplicates(references: readonly Reference[], known: readonly EntryFields[]): SortedReferences {
  const seen = new SeenWorks();
  for (const fields of known) seen.add(fields);
  const fresh: Reference[] = [];
  const duplicates: Duplicate[] = [];
  for (const reference of references) {
    const because = seen.has(reference.fields);
    if (because === null) fresh.push(reference);
    else duplicates.push({ title: textOf(reference.fields, "title"), because });
    seen.add(reference.fields);
  }
  return { fresh, duplicates };
}

class SeenWorks {
  /** By title and year, the DOIs under which they were seen; an empty one for a work without. */
  readonly #dois = new Set<string>();
  readonly #titles = new Map<string, Set<string>>();

  add(fields: EntryFields): void {
    const { doi, title } = marksOf(fields);
    if (doi) this.#dois.add(doi);
    if (title) this.#titles.set(title, (this.#titles.get(title) ?? new Set()).add(doi));
  }

  has(fields: EntryFields): Duplicate["because"] | null {
    const { doi, title } = marksOf(fields);
    if (doi && this.#dois.has(doi)) return "doi";
    const dois = this.#titles.get(title);
    return dois && (doi === "" || dois.has("")) ? "title" : null;
  }
}

function marksOf(fields: EntryFields): { doi: string; title: string } {
  const words = textOf(fields, "title")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  const year = yearOf(textOf(fields, "date"));
  return {
    doi: doiOf(textOf(fields, "doi")) || doiOf(textOf(fields, "url")),
    title: words && year ? `${words} ${year}` : "",
  };
}
