import { formatMonth } from "../../../content/date-range.ts";
import { isHttpUrl } from "../../../text.ts";
import { doiOf } from "../doi.ts";
import { bibtexMaxCharacters } from "../limits.ts";
import type { PublicationType } from "../publication-types.ts";
import { scanBibtex, type BibtexEntry } from "./bibtex-scanner.ts";
import { latexText } from "./latex-text.ts";
import { authorsLine, detailsLine, type ReadReferences, type Reference } from "./reference.ts";

/** Types of BibTeX and BibLaTeX; others are `other`. */
const types: Readonly<Record<string, PublicationType>> = {
  article: "article",
  inproceedings: "conference",
  conference: "conference",
  proceedings: "book",
  book: "book",
  mvbook: "book",
  collection: "book",
  booklet: "book",
  inbook: "chapter",
  incollection: "chapter",
  phdthesis: "thesis",
  mastersthesis: "thesis",
  thesis: "thesis",
  techreport: "report",
  report: "report",
  manual: "report",
  unpublished: "preprint",
  patent: "patent",
  dataset: "dataset",
  software: "software",
};

/** Fields that a part does not take over from the whole that it appeared in. */
const ownFields = new Set(["title", "author", "crossref", "pages", "doi", "url", "key", "abstract", "booktitle"]);

/** The publications of a BibTeX file. */
export function readBibtex(text: string): ReadReferences {
  const { entries, problems } = scanBibtex(text);
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]));
  const parents = new Set(entries.map(parentOf).filter((key) => key !== ""));
  return {
    problems,
    references: entries
      .filter(({ key, fields }) => !(parents.has(key.toLowerCase()) && !fields.has("author")))
      .map((entry) => referenceOf({ ...entry, fields: inherited(entry, byKey.get(parentOf(entry))) })),
  };
}

const parentOf = ({ fields }: BibtexEntry) => fields.get("crossref")?.trim().toLowerCase() ?? "";

/** What an entry does not say itself it takes from the one that its `crossref` names (BibTeX manual, 2.2). */
function inherited({ fields }: BibtexEntry, parent: BibtexEntry | undefined): ReadonlyMap<string, string> {
  if (!parent) return fields;
  const taken = [...parent.fields].filter(([name]) => !fields.has(name) && !ownFields.has(name));
  const booktitle = fields.get("booktitle") ?? parent.fields.get("booktitle") ?? parent.fields.get("title") ?? "";
  return new Map([...taken, ...fields, ["booktitle", booktitle]]);
}

function referenceOf({ type, fields, source }: BibtexEntry): Reference {
  const say = (...names: readonly string[]) =>
    names.map((name) => latexText(fields.get(name) ?? "")).find(Boolean) ?? "";
  const address = (name: string) => addressOf(fields.get(name) ?? "");
  const doi = doiOf(say("doi")) || (/doi\.org\//i.test(address("url")) ? doiOf(address("url")) : "");
  const preprint = arxivOf(say);
  const kept = source.length > bibtexMaxCharacters ? "" : source;
  return {
    isComplete: true,
    fields: {
      title: [say("title"), say("subtitle")].filter(Boolean).join(": "),
      authors: authorsLine(authorsOf(fields.get("author") ?? fields.get("editor") ?? "")),
      type: types[type] ?? (preprint ? "preprint" : "other"),
      venue:
        say("journal", "journaltitle", "booktitle", "school", "institution", "publisher", "organization") ||
        venueOf(say, preprint),
      details: detailsLine({ volume: say("volume"), issue: say("number", "issue"), pages: say("pages") }),
      date: dateOf(say),
      doi,
      url: (doi !== "" && doiOf(address("url")) === doi ? "" : address("url")) || preprint,
      pdf: address("pdf"),
      code: address("code"),
      bibtex: kept,
      selected: say("selected").toLowerCase() === "true",
    },
  };
}

type Say = (...names: readonly string[]) => string;

/** Names divided by "and" outside of braces; "others" is "et al."; a name in braces is an institution's. */
function authorsOf(value: string): string[] {
  return splitNames(value).map((name) => {
    const text = latexText(name);
    if (text.toLowerCase() === "others") return "et al.";
    const isWhole = /^\s*\{[^{}]*\}\s*$/.test(name);
    const [family = "", middle = "", last] = isWhole ? [text] : text.split(",").map((part) => part.trim());
    if (last) return `${last} ${family}, ${middle}`;
    return middle ? `${middle} ${family}` : family;
  });
}

function splitNames(value: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = "";
  for (const word of value.split(/(\s+)/)) {
    if (depth === 0 && word.toLowerCase() === "and") {
      names.push(name);
      name = "";
      continue;
    }
    depth += word.split("{").length - word.split("}").length;
    name += word;
  }
  return [...names, name].map((part) => part.trim()).filter((part) => part !== "");
}

/** An address as it is written, or within `\url{}`; empty for anything else. */
function addressOf(value: string): string {
  const address = value
    .replace(/\\url\s*\{([^{}]*)\}/, "$1")
    .replace(/\\([&%$#_~])/g, "$1")
    .replace(/[{}]/g, "")
    .trim();
  return isHttpUrl(address) ? address : "";
}

/** The page of a preprint at arXiv, whose number stands in `eprint`. */
function arxivOf(say: Say): string {
  const isThere = /arxiv/i.test(say("archiveprefix", "eprinttype", "journal", "howpublished"));
  const number = /\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+\/\d{7}/.exec(
    `${say("eprint")} ${say("journal", "howpublished")}`,
  )?.[0];
  return isThere && number ? `https://arxiv.org/abs/${number}` : "";
}

const venueOf = (say: Say, preprint: string) =>
  preprint ? "arXiv" : addressOf(say("howpublished")) ? "" : say("howpublished");

/** Month and year where both are said, else the year as it is written. */
function dateOf(say: Say): string {
  const [, whole, wholeMonth] = /^(\d{4})(?:-(\d{2}))?/.exec(say("date")) ?? [];
  const year = say("year") || whole || "";
  const month = monthOf(say("month")) || (wholeMonth ?? "");
  return /^\d{4}$/.test(year) && month ? formatMonth(`${year}-${month}`) : year;
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The number of a month in two digits, from its number or name; empty for anything else. */
function monthOf(text: string): string {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const number = named || (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  return number >= 1 && number <= 12 ? String(number).padStart(2, "0") : "";
}
