import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Range } from "../../core/piece.ts";
import { isAllCaps, phraseKey, phraseSet, wordsOf } from "../../core/words.ts";
import { paperStages } from "../../lexicon/by-language/academic-titles.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { formatDate, scanDates } from "../dates/scan-dates.ts";
import type { Row } from "../entries/rows.ts";
import { smallVenues } from "./publication-rest.ts";
import { andWords } from "../../lexicon/joining-words.ts";

const surname = "\\p{Lu}[\\p{L}'’-]+";
const initials = "\\p{Lu}{1,2}\\.?(?:[\\s\u2010\u2011-]{0,2}\\p{Lu}\\.?){0,2}(?![\\p{L}])[*†‡]?";
/** Before the surname initials have their dots: "A Fictional Research" is a title. */
const initialsAhead = "\\p{Lu}{1,2}\\.(?:[\\s\u2010\u2011-]{0,2}\\p{Lu}\\.){0,2}";
const author = `(?:(?:(?:van|von|de|da|del|di|la|le)\\s)?${surname}(?:\\s${surname})?,?\\s${initials}|${initialsAhead}\\s?(?:(?:van|von|de|da|del|di|la|le)\\s)?${surname}[*†‡]?|${surname},\\s${surname}(?:\\s(?:\\p{Lu}\\.|${surname}))?(?=[.,;:]))`;
/** Behind "and" the last author may be named as people are: "and Maria B. Lund (2019)". */
const lastAuthor = `${surname}(?:\\s\\p{Lu}\\.)?\\s${surname}(?=[.,]?\\s?\\(?(?:19|20)\\d\\d)`;
const between = `(?:\\s*[,;]?\\s+(?:&|${andWords})\\s+|\\s*[,;]\\s*(?:&\\s*)?)`;
const authors = new RegExp(
  `^${author}(?:${between}(?:${lastAuthor}|${author})){0,40}(?:${between}(?:et al\\.?|…|\\.{3}))?`,
  "u",
);
/** "A Heron, B Alder" or "J. K Lund & M Voss": without dots initials are people where two of them follow each other at least. */
const bareAuthor = `\\p{Lu}\\.?(?:[\\s-]?\\p{Lu}\\.?){0,2}\\s${surname}(?:-${surname})?[*†‡]?`;
const bareAuthors = new RegExp(
  `^${bareAuthor}(?:${between}${bareAuthor}){1,40}(?:${between}(?:et al\\.?))?(?=\\s?[.,:;(])`,
  "u",
);
/** Length of the people whom a reference names first; 0 where it names none. */
export const authorsLength = (text: string): number =>
  Math.max(authors.exec(text)?.[0].length ?? 0, bareAuthors.exec(text)?.[0].length ?? 0);
const year = /^[\s.,:]*[([]?(?:19|20)\d\d[a-z]?(?:,\s\p{L}+(?:\s\d{1,2})?)?[)\]]?[\s.,:]*/u;
/** A number of the list, or how much a journal is cited. */
const mark = /^\s*(?:\[[\p{L}\d]{1,6}\]|\(?\d{1,3}[.)]|\d{1,3}\.\d{1,3}(?=\s+\p{Lu}))\s+/u;
const quotes = /^["“„«‘](?<title>[^"“”„«»‘]{6,}?)[.,]?["”“»’](?=[\s.,;:(]|$)/u;
const sentenceEnd = new RegExp(
  `(?<=[\\p{Ll}\\d)?!’'"”]{2}|\\p{L}{4}|[\\p{L}\\d]\\))[.?!](?=\\s+(?:\\p{Lu}|\\d+(?:st|nd|rd|th)\\s|${smallVenues})|\\s*$)`,
  "u",
);
/** A comma before a venue: it begins with a capital, and numbers of a volume follow it or a word for a venue is in it. */
const venueAhead = /,\s+(?=(?:in\s)?\p{Lu}[^,]*(?:,|\s\d|$))/u;
const leastWords = 3;
const leastReferences = { share: 0.6, length: 35 };

/** What a line tells of one publication; offsets count from the beginning of its text. */
type Reference = { title: [number, number]; venue: [number, number] | null };

/** People or a year stand at the front, or people and then a year. */
const isLed = (text: string): boolean => authorsLength(text) > 0 || year.test(text) || peopleBeforeYear(text) > 0;

/** True for a row that begins with authors, a year or a mark of a list, and is as long as a reference. */
function opensReference({ text, bullet, continues }: Row): boolean {
  if (text.length < leastReferences.length) return false;
  // A numbered reference begins one, however full the row above it is.
  if (continues) return mark.test(text) && authorsLength(text.replace(mark, "")) > 0;
  return bullet || mark.test(text) || isLed(text) || quotes.test(text);
}

const stages = phraseSet(paperStages);

/** "Books", "Peer-reviewed articles", "Under review": names a part of the list. */
export function isSubtitle({ text, dates, continues, line }: Row): boolean {
  if (continues || dates.length > 0 || wordsOf(text).length > 5 || /[.,;]$/.test(text)) return false;
  if (stages.has(phraseKey(text))) return true;
  return line.bold || isAllCaps(text) || titleKind(text.replace(/^other /i, "")) !== null;
}

/** The references of a list in which most rows begin one; null for lists of another form. */
export function referenceRows(rows: readonly Row[]): Row[][] | null {
  const kept = rows.filter((row) => !isSubtitle(row));
  const fresh = kept.filter((row) => !row.continues || opensReference(row));
  const opening = fresh.filter(opensReference);
  const led = opening.filter(({ text }) => isLed(text.replace(mark, "")) || year.test(text));
  if (opening.length < 1 || led.length < fresh.length * leastReferences.share) return null;
  const groups: Row[][] = [];
  for (const row of kept) {
    const group = groups.at(-1);
    if (opensReference(row)) groups.push([row]);
    else if (group !== undefined) group.push(row);
  }
  return groups;
}

/** Title, venue, date and address of one reference; null where it has no title. */
export function readReference(layout: DocumentLayout, rows: readonly Row[]): FoundItem | null {
  const { text, places } = runningText(layout, rows);
  const reference = partsOfReference(text);
  if (reference === null) return null;
  const rangeOf = ([from, to]: [number, number]): Range => ({
    start: places[from] ?? 0,
    end: (places[to - 1] ?? 0) + 1,
  });
  return referenceItem(layout, rows, {
    title: rangeOf(reference.title),
    venue: reference.venue === null ? null : rangeOf(reference.venue),
  });
}

/** The rows of a reference as one text, and the place of each of its letters in the document. */
export function runningText(layout: DocumentLayout, rows: readonly Row[]): { text: string; places: number[] } {
  const places = rows.flatMap(({ line }) =>
    Array.from({ length: line.end - line.start + 1 }, (_, at) => line.start + at),
  );
  return { text: rows.map(({ line }) => layout.text.slice(line.start, line.end)).join(" "), places };
}

/** Where title, venue and people of a reference stand in the document. */
export type ReferencePlaces = { title: Range; venue: Range | null; people?: Range | null; by?: "learned" };

/** The item of a reference whose parts are known; its date and its address are found in its text. */
export function referenceItem(
  layout: DocumentLayout,
  rows: readonly Row[],
  { title, venue, people = null, by }: ReferencePlaces,
): FoundItem {
  const told = by === undefined ? "publication" : `publication-${by}`;
  const { text, places } = runningText(layout, rows);
  const cut = (range: Range, rule: string): Candidate => cutFrom(layout, rows, { range, rule });
  const address = /https?:\/\/[^\s,;]+|(?<![/\w])doi\.org\/[^\s,;]+/iu.exec(text);
  const addressEnd = address === null ? 0 : address.index + address[0].replace(/[.)]+$/u, "").length;
  return {
    fields: {
      title: cut(title, `${told}.title`),
      venue: venue === null ? undefined : cut(venue, `${told}.venue`),
      authors: people === null ? undefined : cut(people, `${told}.authors`),
      date: dateBeside(layout, rows, [title]),
      url: address === null ? undefined : cut(placed(places, address.index, addressEnd), "publication.address"),
    },
    current: false,
    tags: [],
  };
}

const placed = (places: readonly number[], from: number, to: number): Range => ({
  start: places[from] ?? 0,
  end: (places[to - 1] ?? 0) + 1,
});

/** What a range of the document says, row by row as one text. */
function cutFrom(
  layout: DocumentLayout,
  rows: readonly Row[],
  { range: { start, end }, rule }: { range: Range; rule: string },
): Candidate {
  const pieces = rows.map(({ line }) =>
    pieceOf(layout.text, Math.max(start, line.start), Math.max(start, Math.min(end, line.end))),
  );
  return candidateOf(joinWrapped(pieces.filter((piece) => piece.text !== "")), 0.85, rule);
}

/** When a publication appeared, by the words beside its title: a title may tell of years itself. */
export function dateBeside(
  layout: DocumentLayout,
  rows: readonly Row[],
  title: readonly Range[],
): Candidate | undefined {
  const { text, places } = runningText(layout, rows);
  const isTitle = (place = 0) => title.some(({ start, end }) => place >= start && place < end);
  const beside = [...Array(text.length).keys()].map((at) => (isTitle(places[at]) ? "_" : text.charAt(at))).join("");
  const date = dateOf(beside);
  if (date === null) return undefined;
  const range = placed(places, ...date.place);
  return { ...cutFrom(layout, rows, { range, rule: "publication.date" }), value: date.value };
}

const yearBehind = /(?<=[\s.,])[([]?(?:19|20)\d\d[a-z]?(?:[)\]][.,:]?|[.:])\s+(?=["“\p{L}])/u;
const joinsPeople = /^(?:and|und|et|al|y|e|en|i|van|von|der|den|de|da|del|di|la|le|dos|ten|ter|eds?|inc|jr|sr)$/u;

/**
 * Length of a list of people that a year and the title follow, however they are written; 0 where there is none. Between
 * names stand joining words alone, and at least one of them is an initial or parted by a comma.
 */
function peopleBeforeYear(text: string): number {
  const at = yearBehind.exec(text)?.index ?? 0;
  const words = text.slice(0, at).match(/\p{L}[\p{L}'’‐‑-]*/gu) ?? [];
  const isPeople = words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word) || joinsPeople.test(word));
  return isPeople && /,|(?:^|\s)\p{Lu}\./u.test(text.slice(0, at)) ? at : 0;
}

const company =
  /\s\(?(?:joint(?:ly)?\s|co-?authored\s|together\s)?(?:with|avec|mit|con|com|junto\scon|em\sconjunto\scom)\s(?=\p{Lu}[\p{L}.’'-]*\s\p{Lu})/iu;

/** Length of a title without "(with Ada Lund and Bo Voss)" behind it. */
export function beforeCompany(title: string): number {
  const found = [...title.matchAll(new RegExp(company, "giu"))].find(({ 0: words }) => words.includes("("));
  return found === undefined || wordsOf(title.slice(0, found.index)).length === 0 ? title.length : found.index;
}

/** "Authors. Year. Title. Venue, …", "Authors, Title, Venue, …" or with the title in quotes. */
function partsOfReference(text: string): Reference | null {
  let from = mark.exec(text)?.[0].length ?? 0;
  const people = peopleBeforeYear(text.slice(from));
  from += people > 0 ? people : authorsLength(text.slice(from));
  from += year.exec(text.slice(from))?.[0].length ?? 0;
  from += /^[\s.,:;]+/u.exec(text.slice(from))?.[0].length ?? 0;
  const rest = text.slice(from);
  const quoted = quotes.exec(rest);
  if (quoted !== null) {
    const length = quoted.groups?.["title"]?.length ?? 0;
    return { title: [from + 1, from + 1 + length], venue: venueOf(text, from + quoted[0].length) };
  }
  const sentence = sentenceEnd.exec(rest)?.index ?? rest.length;
  const told = venueAhead.exec(rest);
  const isComma = told !== null && told.index < sentence && wordsOf(rest.slice(0, told.index)).length >= leastWords;
  const isSentence = sentence < rest.length - 2 && !(isComma && /\d/.test(rest.slice(told.index, sentence)));
  const end = isSentence ? sentence : isComma ? told.index : sentence;
  const asked = beforeCompany(rest.slice(0, /[?!]/u.test(rest.charAt(end)) ? end + 1 : end));
  if (!/\p{L}{2}/u.test(rest.slice(0, asked))) return null;
  return { title: [from, from + asked], venue: venueOf(text, from + asked) };
}

const longestVenue = 14;
/** "In M. Carver (Ed.), Handbook …": who edited the book stands before its name. */
const editors = new RegExp(`^${author}(?:${between}${author}){0,6}\\s*\\(Eds?\\.?\\),?\\s*`, "u");

const beginsVenue = new RegExp(`^(?:\\p{Lu}|\\d+(?:st|nd|rd|th)\\s|${smallVenues})`, "u");

/** Where a publication appeared: the words behind its title, up to numbers, a town or a publisher. */
function venueOf(text: string, start: number): [number, number] | null {
  let lead = /^[\s.,;:’”"]*(?:[Ii]n:?\s+)?/u.exec(text.slice(start))?.[0].length ?? 0;
  lead += editors.exec(text.slice(start + lead))?.[0].length ?? 0;
  const rest = text.slice(start + lead);
  const length =
    /[,;(]|\.(?!\s\p{Ll})|\s\d+(?!\d|\s?(?:th|st|nd|rd)\b)|\s(?:vol|no|pp|doi)\b|https?:/u.exec(rest)?.index ??
    rest.length;
  const words = wordsOf(rest.slice(0, length)).length;
  return beginsVenue.test(rest) && words > 0 && words <= longestVenue ? [start + lead, start + lead + length] : null;
}

/** The year behind the authors, else the last that is no page and no part of an address. */
function dateOf(text: string): { value: string; place: [number, number] } | null {
  const plain = text.replace(/(?:https?:|doi)\S+|\bEpub\s(?:19|20)\d\d[^.;]{0,12}|pp?\.\s?[\d–-]+/giu, (found) =>
    " ".repeat(found.length),
  );
  const all = scanDates(plain).filter(({ from }) => from.year !== null && from.year >= 1900);
  const lead = authorsLength(plain);
  const match = all.find(({ start }) => start >= lead && start - lead <= 4) ?? all.at(-1);
  return match === undefined ? null : { value: formatDate(match.from), place: [match.start, match.end] };
}
