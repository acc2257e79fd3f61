import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { citationOf } from "./citation.ts";
import { doiAddress } from "./doi.ts";
import { bibtexMaxCharacters } from "./limits.ts";
import { publicationTypeLabels, publicationTypes } from "./publication-types.ts";
import { publicationsCv } from "./in-cv.ts";
import { publicationsTitles } from "./titles.ts";

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
  own_name: text(255, "your name there").optional(),
  details: text(120, "volume and pages").optional(),
  type: z.enum(publicationTypes).optional(),
  doi: text(255, "DOI").optional(),
  pdf: text(2048, "PDF").optional(),
  code: text(2048, "code").optional(),
  bibtex: text(bibtexMaxCharacters, "BibTeX").optional(),
  selected: z.boolean().optional(),
});

/** Publications; the names of their authors stand in one line and are read as a list (`authors.ts`). */
export const publicationsKind = defineKind({
  name: "publications",
  list: "publications",
  one: "publication",
  icon: "book",
  purpose: "Papers, books and chapters, with authors and DOI.",
  cv: publicationsCv,
  titles: publicationsTitles,
  maxEntries: 200,
  form: [
    { kind: "text", key: "title", label: "Title", max: 500, required: "Title is required" },
    {
      kind: "text",
      key: "authors",
      label: "Authors",
      max: 2000,
      help: "In the order of the paper, divided by commas or semicolons. Your name is marked on your site.",
    },
    {
      kind: "text",
      key: "own_name",
      label: "Your name there",
      max: 255,
      help: "Only where it is not spelled as on your site. Said once, it counts for the whole section; divide several by semicolons.",
    },
    {
      kind: "choice",
      key: "type",
      label: "Type",
      half: true,
      options: publicationTypes.map((value) => ({ value, label: publicationTypeLabels[value] })),
    },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "text", key: "venue", label: "Published in", max: 500, half: true },
    { kind: "text", key: "details", label: "Volume and pages", max: 120, half: true },
    { kind: "text", key: "doi", label: "DOI", max: 255, half: true },
    { kind: "url", key: "url", label: "Link", half: true },
    { kind: "url", key: "pdf", label: "PDF", half: true },
    { kind: "url", key: "code", label: "Code", half: true },
    {
      kind: "text",
      key: "bibtex",
      label: "BibTeX",
      max: bibtexMaxCharacters,
      long: true,
      help: "Left empty, it is made of the fields above.",
    },
    { kind: "toggle", key: "selected", label: "Selected work" },
  ],
  layouts: ["designed", "list", "timeline", "table", "compact", "years", "types"],
  record: (fields) =>
    recordOf({
      cited: true,
      title: textOf(fields, "title"),
      under: [textOf(fields, "authors"), textOf(fields, "venue"), textOf(fields, "details")],
      dates: dateText(textOf(fields, "date")),
      url: textOf(fields, "url") || doiAddress(textOf(fields, "doi")) || textOf(fields, "pdf"),
      citation: citationOf(fields),
    }),
});
