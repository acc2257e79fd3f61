import { textOf, type Citation, type EntryFields } from "../define-kind.ts";
import { readAuthors } from "./authors.ts";
import { writeBibtex } from "./bibtex.ts";
import { doiOf } from "./doi.ts";
import { publicationTypeOf, publicationTypes, publicationTypeTitles } from "./publication-types.ts";
import { yearOf } from "./year.ts";

const told = ["authors", "details", "type", "doi", "pdf", "code", "bibtex"] as const;

/** The citation that a publication's fields give. */
export function citationOf(fields: EntryFields): Citation {
  const type = publicationTypeOf(textOf(fields, "type")) ?? "other";
  return {
    authors: readAuthors(textOf(fields, "authors")),
    ownNames: textOf(fields, "own_name")
      .split(";")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    venue: textOf(fields, "venue").trim(),
    details: textOf(fields, "details").trim(),
    type: { key: type, place: publicationTypes.indexOf(type), titles: publicationTypeTitles[type] },
    year: yearOf(textOf(fields, "date")),
    doi: doiOf(textOf(fields, "doi")),
    pdf: textOf(fields, "pdf"),
    code: textOf(fields, "code"),
    bibtex: textOf(fields, "bibtex").trim() || writeBibtex(fields),
    isSelected: fields["selected"] === true,
    isFull: fields["selected"] === true || told.some((key) => textOf(fields, key).trim() !== ""),
  };
}
