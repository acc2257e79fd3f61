import { z } from "zod";
import { dateText } from "../../cv/site-from-cv/cv-dates.ts";
import { cutTo, textInCv, type CvPart } from "../cv-part.ts";
import { doiOf } from "./doi.ts";

/** The list of `ParsedData` (contract.md 20.1). */
export const publicationsInCv = {
  publications: z
    .array(
      z.object({
        title: z.string(),
        venue: textInCv,
        date: textInCv,
        url: textInCv,
        authors: z.string().optional(),
        details: z.string().optional(),
        doi: z.string().optional(),
      }),
    )
    .default([]),
};

export const publicationsCv: CvPart = {
  list: "publications",
  words: ["publication", "publications"],
  names: ["title"],
  lines: {
    fields: [
      { key: "title", label: "Publication", jsonResume: ["name"], linkedin: "Name" },
      { key: "venue", label: "Venue", jsonResume: ["publisher"], linkedin: "Publisher" },
      { key: "authors", label: "Authors", jsonResume: ["authors"], linkedin: null, mayLack: true },
      { key: "details", label: "Volume and pages", jsonResume: ["details"], linkedin: null, mayLack: true },
      { key: "date", label: "Date", jsonResume: ["releaseDate"], linkedin: "Published On" },
      { key: "url", label: "Link", jsonResume: ["url", "website"], linkedin: "Url" },
    ],
    reader: "papers",
    question: "training",
    jsonResume: "publications",
    linkedin: "Publications",
  },
  entries: ({ publications }) =>
    publications.map(({ title, venue, date, url, authors, details, doi }) => ({
      title: cutTo(500, title),
      venue: cutTo(500, venue),
      date: cutTo(120, dateText(date)),
      url: cutTo(2048, url),
      ...(authors ? { authors: cutTo(2000, authors) } : {}),
      ...(details ? { details: cutTo(120, details) } : {}),
      ...doiNamed(doi ?? "", url),
    })),
};

/** A DOI that the CV names, or that its link leads to. */
function doiNamed(doi: string, url: string): { doi?: string } {
  const found = doiOf(doi) || (/doi\.org\//i.test(url) ? doiOf(url) : "");
  return found && found.length <= 255 ? { doi: found } : {};
}
