import { publicationsKind } from "../kind.ts";
import { referencesMaxCharacters } from "../limits.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readDoiList } from "./read-doi-list.ts";
import { readRis } from "./read-ris.ts";
import type { ReadReferences, Reference, ReferenceProblem } from "./reference.ts";

/**
 * Reads what an owner pasted: BibTeX, RIS, or lines with DOIs; which of them it is shows in the text. Nothing is
 * asked of the network. What cannot be read, or does not fit an entry, is a problem with its own words.
 */
export function readReferences(text: string): ReadReferences {
  if (text.length > referencesMaxCharacters) {
    const message = "This is more than can be read at once. Please paste it in parts.";
    return { references: [], problems: [{ line: 1, message, source: "" }] };
  }
  const read = readerOf(text)(text);
  const misfits: ReferenceProblem[] = [];
  const references = read.references.flatMap((reference): Reference[] => {
    const checked = publicationsKind.input.safeParse(reference.fields);
    if (checked.success) return [{ ...reference, fields: checked.data }];
    const message = checked.error.issues[0]?.message ?? "This entry cannot be kept.";
    misfits.push({ line: 0, message, source: wordsOf(reference) });
    return [];
  });
  return { references, problems: [...read.problems, ...misfits] };
}

function readerOf(text: string): (text: string) => ReadReferences {
  if (/@\s*[A-Za-z]+\s*[{(]/.test(text)) return readBibtex;
  return /^\uFEFF?TY\s{1,2}-/m.test(text) ? readRis : readDoiList;
}

function wordsOf({ fields }: Reference): string {
  const { bibtex, ...others } = fields;
  if (typeof bibtex === "string" && bibtex !== "") return bibtex;
  return Object.values(others)
    .filter((value) => typeof value === "string" && value !== "")
    .join(", ");
}
