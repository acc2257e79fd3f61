import { createHash } from "node:crypto";
import { filesOf, textOf } from "./git-files.ts";

export type Name = { family: string; given: string };

/** One publication as citation processors take it (CSL-JSON), with the beginning of its abstract. */
export type BookRecord = {
  id: string;
  type: string;
  title: string;
  author: Name[];
  issued: { "date-parts": number[][] };
  "container-title"?: string;
  publisher?: string;
  "publisher-place"?: string;
  volume?: string;
  issue?: string;
  page?: string;
  DOI?: string;
  abstract?: string;
};

type Raw = Record<string, unknown> & { creators?: { lastName?: string; firstName?: string; creatorType?: string }[] };

const types: Readonly<Record<string, string>> = {
  journalArticle: "article-journal",
  conferencePaper: "paper-conference",
  book: "book",
  bookSection: "chapter",
  thesis: "thesis",
  report: "report",
  preprint: "article",
  magazineArticle: "article-magazine",
};

const mostPeople = 14;
const longest = { title: 260, family: 25, abstract: 700 };
/** Scripts that the printed page has no letters for, or whose lists are written in other ways. */
const otherScripts = /[\u0590-\u06ff\u3040-\u9fff\uac00-\ud7ff]/u;

/**
 * Publications that the tests of Zotero's translators hold: what real catalogues, journals and archives of many countries
 * say of their works. `held` takes those kept back for judging, one in five by the checksum of the title, or the rest.
 */
export function readRecords(gitDirectory: string, held: boolean): BookRecord[] {
  const seen = new Set<string>();
  const records: BookRecord[] = [];
  for (const file of filesOf(gitDirectory, /\.js$/u))
    for (const raw of testedItems(textOf(gitDirectory, file))) {
      const record = recordOf(raw, `r${records.length}`);
      if (record === null || seen.has(record.title.toLowerCase())) continue;
      seen.add(record.title.toLowerCase());
      if (isHeld(record.title, 5) === held) records.push(record);
    }
  return records;
}

/** One of so many, by a checksum of the text. */
export const isHeld = (text: string, of: number): boolean =>
  parseInt(createHash("sha1").update(text).digest("hex").slice(0, 6), 16) % of === 0;

function testedItems(source: string): Raw[] {
  const found = /BEGIN TEST CASES \*\*\/\s*var testCases = (\[[\s\S]*\])\s*;?\s*\/\*\* END/u.exec(source);
  try {
    const cases = JSON.parse(found?.[1] ?? "[]") as { items?: unknown }[];
    return cases.flatMap(({ items }) => (Array.isArray(items) ? (items as Raw[]) : []));
  } catch {
    return [];
  }
}

function recordOf(raw: Raw, id: string): BookRecord | null {
  const said = (key: string): string => {
    const value = raw[key];
    return typeof value === "string"
      ? value
          .replace(/<[^>]+>/gu, "")
          .replace(/\s+/gu, " ")
          .trim()
      : "";
  };
  const type = types[said("itemType")];
  const year = /(?:19[5-9]|20[0-2])\d/u.exec(said("date"))?.[0];
  const month = Number(/^\d{4}-(\d\d)/u.exec(said("date"))?.[1] ?? 0);
  const title = said("title");
  const author = (raw.creators ?? []).flatMap(({ lastName = "", firstName = "", creatorType }) =>
    creatorType === "author" && lastName !== "" && firstName !== "" ? [{ family: lastName, given: firstName }] : [],
  );
  if (type === undefined || year === undefined || author.length === 0 || author.length > mostPeople) return null;
  if (!/\s/u.test(title) || title.length > longest.title || /[{}\\$]/u.test(title)) return null;
  if (author.some(({ family }) => family.length > longest.family)) return null;
  const optional = {
    "container-title": said("publicationTitle") || said("proceedingsTitle") || said("bookTitle"),
    publisher: said("publisher") || said("university") || said("institution") || said("repository"),
    "publisher-place": said("place"),
    volume: said("volume"),
    issue: said("issue"),
    page: said("pages"),
    DOI: said("DOI"),
    abstract: said("abstractNote").slice(0, longest.abstract),
  };
  const issued = { "date-parts": [month >= 1 && month <= 12 ? [Number(year), month] : [Number(year)]] };
  const record = { id, type, title, author, issued, ...filled(optional) };
  return otherScripts.test(JSON.stringify(record)) ? null : record;
}

const filled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<T>;
