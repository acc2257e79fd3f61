import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";

export const publicationTypes = [
  "article",
  "conference",
  "book",
  "chapter",
  "preprint",
  "thesis",
  "report",
  "other",
] as const;
export type PublicationType = (typeof publicationTypes)[number];

const typeLabels: Readonly<Record<PublicationType, string>> = {
  article: "Journal article",
  conference: "Conference paper",
  book: "Book",
  chapter: "Book chapter",
  preprint: "Preprint",
  thesis: "Thesis",
  report: "Report",
  other: "Other",
};

/**
 * An entry in the website's list of the same name (contract.md 20.1). What only a list of papers needs may be absent:
 * writers that do not know it leave it as it is.
 */
export const publicationEntrySchema = z.object({
  title: text(500, "title"),
  venue: text(500, "venue").default(""),
  date: text(120, "date").default(""),
  url: text(2048, "URL").default(""),
  authors: text(2000, "authors").optional(),
  type: z.enum(publicationTypes).optional(),
  doi: text(255, "DOI").optional(),
  pdf: text(2048, "PDF").optional(),
  selected: z.boolean().optional(),
});

/** Publications; the names of their authors stand in one line, separated by commas or "and". */
export const publicationsKind = defineKind({
  name: "publications",
  list: "publications",
  one: "publication",
  titles: {
    en: "Publications",
    de: "Publikationen",
    fr: "Publications",
    es: "Publicaciones",
    ar: "المنشورات",
    he: "פרסומים",
  },
  maxEntries: 200,
  form: [
    { kind: "text", key: "title", label: "Title", max: 500, required: "Title is required" },
    { kind: "text", key: "authors", label: "Authors", max: 2000, help: "In the order of the paper." },
    { kind: "text", key: "venue", label: "Published in", max: 500, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    {
      kind: "choice",
      key: "type",
      label: "Type",
      half: true,
      options: publicationTypes.map((value) => ({ value, label: typeLabels[value] })),
    },
    { kind: "text", key: "doi", label: "DOI", max: 255, half: true },
    { kind: "url", key: "url", label: "Link", half: true },
    { kind: "url", key: "pdf", label: "PDF", half: true },
    { kind: "toggle", key: "selected", label: "Selected work" },
  ],
  layouts: ["designed", "list", "timeline", "table", "compact"],
  record: (fields) =>
    recordOf({
      cited: true,
      title: textOf(fields, "title"),
      under: [textOf(fields, "authors"), textOf(fields, "venue")],
      dates: dateText(textOf(fields, "date")),
      url: textOf(fields, "url") || doiAddress(textOf(fields, "doi")) || textOf(fields, "pdf"),
    }),
});

/** The address of a DOI, as its registry asks to write it (doi.org, "DOI Display Guidelines"); empty without one. */
export function doiAddress(doi: string): string {
  const [bare] = /10\.\d{4,9}\/\S+/.exec(doi) ?? [];
  return bare ? `https://doi.org/${bare}` : "";
}
