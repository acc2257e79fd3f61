import { textOf, type EntryFields } from "../define-kind.ts";
import { readAuthors } from "./authors.ts";
import { doiOf } from "./doi.ts";
import { publicationTypeOf, type PublicationType } from "./publication-types.ts";
import { yearOf } from "./year.ts";

/** The entry type of each kind of publication, and the field that says where it appeared (BibTeX's standard styles). */
const entryTypes: Readonly<Record<PublicationType, readonly [type: string, venue: string]>> = {
  article: ["article", "journal"],
  conference: ["inproceedings", "booktitle"],
  book: ["book", "publisher"],
  chapter: ["incollection", "booktitle"],
  preprint: ["misc", "howpublished"],
  thesis: ["phdthesis", "school"],
  report: ["techreport", "institution"],
  patent: ["misc", "howpublished"],
  dataset: ["misc", "howpublished"],
  software: ["misc", "howpublished"],
  talk: ["misc", "howpublished"],
  other: ["misc", "howpublished"],
};

/** A BibTeX entry made of a publication's fields, in UTF-8; what the fields do not say is left out. */
export function writeBibtex(fields: EntryFields): string {
  const [type, venueField] = entryTypes[publicationTypeOf(textOf(fields, "type")) ?? "other"];
  const authors = readAuthors(textOf(fields, "authors"));
  const year = yearOf(textOf(fields, "date"));
  const { volume, number, pages, note } = readDetails(textOf(fields, "details"));
  const parts: readonly (readonly [string, string])[] = [
    ["title", braced(textOf(fields, "title"))],
    ["author", authors.map(escaped).join(" and ")],
    [venueField, escaped(textOf(fields, "venue"))],
    ["year", year],
    ["volume", escaped(volume)],
    ["number", escaped(number)],
    ["pages", escaped(pages)],
    ["doi", doiOf(textOf(fields, "doi"))],
    ["url", textOf(fields, "url")],
    ["note", escaped(note)],
  ];
  const lines = parts.filter(([, value]) => value.trim() !== "").map(([name, value]) => `  ${name} = {${value}},`);
  return [`@${type}{${keyOf(authors[0] ?? "", year, textOf(fields, "title"))},`, ...lines, "}"].join("\n");
}

type Details = { volume: string; number: string; pages: string; note: string };

const volumeAndPages = /^(\d+)(?:\s*\(([^()]+)\))?(?:\s*[,:]\s*(?:pp?\.\s*)?(\w+(?:\s*[-–—]+\s*\w+)?))?$/;

/** "12(3), 45–67" as volume, issue and pages; words of any other form are a note. */
function readDetails(details: string): Details {
  const text = details.trim();
  const [found, volume = "", number = "", pages = ""] = volumeAndPages.exec(text) ?? [];
  if (found === undefined) return { volume: "", number: "", pages: "", note: text };
  return { volume, number, pages: pages.replace(/\s*[-–—]+\s*/, "--"), note: "" };
}

/** Family name, year and first word of the title, as reference managers name entries. */
function keyOf(author: string, year: string, title: string): string {
  const plain = (text: string) => text.normalize("NFD").replace(/[^A-Za-z0-9 ]/g, "");
  const family = plain(author).split(" ").at(-1) ?? "";
  const word = plain(title)
    .split(" ")
    .find((candidate) => candidate.length > 3);
  return `${family}${year}${word ?? ""}`.toLowerCase() || "publication";
}

/** Capitals of a title would be lost in some styles; the second pair of braces keeps them. */
function braced(title: string): string {
  const text = escaped(title);
  return text === "" ? "" : `{${text}}`;
}

/** Signs that BibTeX and TeX would take for commands. */
function escaped(text: string): string {
  return text
    .trim()
    .replace(/\\/g, "\\textbackslash ")
    .replace(/[{}]/g, "")
    .replace(/[&%$#_]/g, "\\$&")
    .replace(/~/g, "\\textasciitilde ")
    .replace(/\^/g, "\\textasciicircum ");
}
