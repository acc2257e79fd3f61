import type { Titles } from "../define-kind.ts";
import { typeTitles } from "./type-titles.ts";

/** What a publication can be, in the order in which a list grouped by type shows them. */
export const publicationTypes = [
  "article",
  "conference",
  "book",
  "chapter",
  "preprint",
  "thesis",
  "report",
  "patent",
  "dataset",
  "software",
  "talk",
  "other",
] as const;
export type PublicationType = (typeof publicationTypes)[number];

/** One of them, where an owner chooses. */
export const publicationTypeLabels: Readonly<Record<PublicationType, string>> = {
  article: "Journal article",
  conference: "Conference paper",
  book: "Book",
  chapter: "Book chapter",
  preprint: "Preprint",
  thesis: "Thesis",
  report: "Report",
  patent: "Patent",
  dataset: "Data set",
  software: "Software",
  talk: "Talk or poster",
  other: "Other",
};

/** Several of them, as a heading on a site. */
export const publicationTypeTitles = Object.fromEntries(
  publicationTypes.map((type, place) => [
    type,
    Object.fromEntries(Object.entries(typeTitles).map(([lang, titles]) => [lang, titles.split("|")[place] ?? ""])),
  ]),
) as Readonly<Record<PublicationType, Titles>>;

/** The type of a stored value; null where it says none. */
export function publicationTypeOf(value: string): PublicationType | null {
  return publicationTypes.find((type) => type === value) ?? null;
}
