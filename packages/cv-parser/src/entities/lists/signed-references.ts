import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import type { Range } from "../../core/piece.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { isAuthors } from "./publication-rest.ts";
import { authorsLength, isSubtitle, referenceItem, runningText } from "./references.ts";

type Cut = { title: [number, number]; venue: [number, number] | null };
type CutOf = (text: string, owner: readonly string[]) => Cut | null;

const shareOfOneForm = 0.7;
const leastInRows = 2;

/**
 * References whose own signs part title and venue in most of a list: "Title // Journal", "Title[J]. Journal",
 * "Title | Journal | 2019" and "Title, Journal, 2019" in each row; null for all others.
 */
export function signedReferences(
  layout: DocumentLayout,
  all: readonly Row[],
  owner: readonly string[],
): { rows: Row[]; item: FoundItem }[] | null {
  const groups = groupsOf(all);
  const told = groups.map((rows) => ({ rows, ...runningText(layout, rows) }));
  for (const [cutOf, least] of forms) {
    const cuts = told.map(({ text }) => cutOf(text, owner));
    const found = cuts.filter((cut) => cut !== null).length;
    if (found < least || found < groups.length * shareOfOneForm) continue;
    return told.flatMap(({ rows, places }, at) => {
      const cut = cuts[at] ?? null;
      const rangeOf = ([from, to]: [number, number]): Range => ({
        start: places[from] ?? 0,
        end: (places[to - 1] ?? 0) + 1,
      });
      if (cut === null) return [];
      const venue = cut.venue === null ? null : rangeOf(cut.venue);
      return [{ rows, item: referenceItem(layout, rows, { title: rangeOf(cut.title), venue }) }];
    });
  }
  return null;
}

function groupsOf(all: readonly Row[]): Row[][] {
  const rows = all.filter((each) => !isSubtitle(each));
  const numbered = numberedGroups(rows);
  if (numbered !== null) return numbered;
  const groups: Row[][] = [];
  for (const row of rows) {
    if (groups.length === 0 || !row.continues || row.bullet) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

const numberAhead = /^\s*[[(]?(\d{1,3})[.)\]]\s/u;

/** References that count themselves, up or down: whatever stands between two numbers is one of them; null for others. */
function numberedGroups(rows: readonly Row[]): Row[][] | null {
  const numberOf = (row: Row | undefined): number => Number(numberAhead.exec(row?.text ?? "")?.[1] ?? Number.NaN);
  const first = numberOf(rows[0]);
  const step = rows.some((row) => numberOf(row) === first + 1) ? 1 : -1;
  const groups: Row[][] = [];
  for (const row of rows) {
    if (numberOf(row) === first + step * groups.length) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups.length >= 2 ? groups : null;
}

const mark = /^\s*(?:\[\d{1,3}\]|\(?\d{1,3}[.)])\s+/u;

/** Where the words behind a number and the people begin. */
function behindPeople(text: string): number {
  let from = mark.exec(text)?.[0].length ?? 0;
  from += authorsLength(text.slice(from));
  return from + (/^[\s.,:;]+/u.exec(text.slice(from))?.[0].length ?? 0);
}

/** "Ellison M. Tides // Journal of Coasts. – 2019", "Tides / M. Ellison // …". */
const atSlashes: CutOf = (text) => {
  const sign = /\s\/\/\s+/u.exec(text);
  if (sign === null) return null;
  const from = behindPeople(text);
  const people = /\s\/\s/u.exec(text.slice(from, sign.index));
  const end = people === null ? sign.index : from + people.index;
  return cutAt(text, [from, end], sign.index + sign[0].length, /\.\s|\.?\s[–—-]\s|,\s|$/u);
};

/** "李敏, 王强. 声学研究[J]. 建筑学报, 2019": the kind of a paper in brackets ends its title. */
const atKind: CutOf = (text) => {
  const sign = /\s?\[(?:J|C|D|M|P|N|R|S|Z|J\/OL|EB\/OL|C\/OL)\]\s?[.,．。/]{0,3}\s*/u.exec(text);
  if (sign === null) return null;
  const people = behindPeople(text);
  const number = mark.exec(text)?.[0].length ?? 0;
  const stop =
    people > number ? 0 : (/^[^.．。]{2,120}[.．。]\s*/u.exec(text.slice(number, sign.index))?.[0].length ?? 0);
  return cutAt(text, [Math.max(people, number + stop), sign.index], sign.index + sign[0].length, /[,，.．。]|$/u);
};

/** Where the title begins behind people whose initials have no dots; 0 where there are none. */
function behindBarePeople(text: string): number {
  const number = mark.exec(text)?.[0].length ?? 0;
  const people = /^[^.]{3,600}(?=\.\s)/u.exec(text.slice(number))?.[0] ?? "";
  const areBare = people.split(/[,，]\s*/u).every((name) => bareName.test(name.trim()));
  return people !== "" && areBare ? number + people.length + 2 : 0;
}

const bareName = /^(?:\p{L}[\p{L}'’‐‑ -]+\s\p{Lu}{1,3}[*†‡]?|\p{Script=Han}[\p{Script=Han}\s]{1,4}|et al|等)$/u;

/** Title and journal from a place on, by a pattern that names them and the sign between them; a question keeps its sign. */
function titleAndVenue(text: string, from: number, pattern: RegExp): ReturnType<CutOf> {
  const { title = "", sign = "", venue = "" } = pattern.exec(text.slice(from))?.groups ?? {};
  if (title === "" || from === 0) return null;
  const asked = /^[?!]/u.test(sign) ? 1 : 0;
  const at = from + title.length + sign.length;
  return { title: [from, from + title.length + asked], venue: [at, at + venue.length] };
}

const beforeVolume =
  /^(?<title>.{4,300}?[?!]?)(?<sign>[.?!]\s+)(?<venue>[^.?!]{2,90})\.?\s+(?:19|20)\d\d[^;.]{0,12};\s?\d/u;

/** "Ellison M, Holm PJ. Tides. Journal of Coasts. 2019;34(2):112". */
const atVolume: CutOf = (text) => titleAndVenue(text, behindBarePeople(text), beforeVolume);

const joinsNames = new RegExp(`[,，]\\s*(?:(?:&|${andWords})\\s+)?|\\s+(?:&|${andWords})\\s+`, "u");
const yearOfPeople = /\s\(?(?:19|20)\d\d[a-z]?\)?[.:,]?\s+/u;

/** Where the title begins behind "Ellison M, Holm PJ and Vell T (2019)"; 0 where no such people and year stand. */
function behindDatedPeople(text: string): number {
  const number = mark.exec(text)?.[0].length ?? 0;
  const year = yearOfPeople.exec(text.slice(number));
  const people = text.slice(number, number + (year?.index ?? 0));
  const areBare = people.split(joinsNames).every((name) => bareName.test(name.trim()));
  return year !== null && areBare ? number + year.index + year[0].length : 0;
}

const beforeNumbers =
  /^(?<title>.{4,300}?[?!]?)(?<sign>[.?!]\s+)(?<venue>\p{Lu}[^\d,;:?!]{1,89}?)(?=\.?\s+\d|\.\s(?:doi|Epub|In\b)|[,;]|\.?$)/u;

/** "Ellison M, Holm PJ. Tides. J Coasts. 2019 Feb 21. doi: …", "Ellison M and Holm PJ (2019) Tides. Front. Coasts 12:4". */
const atBarePeople: CutOf = (text) =>
  titleAndVenue(text, behindBarePeople(text) || behindDatedPeople(text), beforeNumbers);

/** "Tides | Journal of Coasts | 2019". */
const atBars: CutOf = (text, owner) => {
  const bars = [...text.matchAll(/\s?[|¦]\s?/gu)];
  const lead = mark.exec(text)?.[0].length ?? 0;
  const ends = [...bars.map(({ index }) => index), text.length];
  const starts = [lead, ...bars.map(({ index, 0: bar }) => index + bar.length)];
  const at = isAuthors(text.slice(lead, ends[0]), owner) ? 1 : 0;
  const [from, to, next] = [starts[at], ends[at], starts[at + 1]];
  if (bars.length === 0 || from === undefined || to === undefined || next === undefined) return null;
  return lengthOf(text.slice(from, to)) < leastWords ? null : cutAt(text, [from, to], next, /\s?[|¦]|$/u);
};

/** How many words a text has; Chinese and Japanese set no blanks between theirs. */
const lengthOf = (text: string): number =>
  Math.max(wordsOf(text).length, (text.match(/[\p{Script=Han}\p{Script=Kana}]/gu)?.length ?? 0) / 2);

const leastWords = 2;
const mostWordsOfVenue = 9;

/** "Tides of narrow fjords, Journal of Coasts, 2019": two commas and nothing else that parts. */
const atCommas: CutOf = (text, owner) => {
  const { title = "", venue = "" } =
    /^(?<title>.{8,200}),\s+(?<venue>[^,]{2,90}),\s*\(?(?:19|20)\d\d\)?\.?\s*$/u.exec(text)?.groups ?? {};
  const lead = mark.exec(title)?.[0].length ?? 0;
  const isTitle = lengthOf(title) >= leastWords && !/[“”"«»|]|\.\s|\bin:?\s\p{Lu}/u.test(title);
  const isVenue = startsWithCapital(venue) && wordsOf(venue).length <= mostWordsOfVenue && !/\d{4}|\.\s/u.test(venue);
  const arePeople = authorsLength(title.slice(lead)) > 0 || isAuthors(title, owner) || isAuthors(venue, owner);
  if (title === "" || !isTitle || !isVenue || arePeople) return null;
  const at = text.indexOf(venue, title.length);
  return { title: [lead, title.length], venue: [at, at + venue.length] };
};

const forms: readonly (readonly [CutOf, number])[] = [
  [atSlashes, 1],
  [atKind, 1],
  [atVolume, 1],
  [atBarePeople, leastInRows],
  [atBars, leastInRows],
  [atCommas, leastInRows],
];

/** A title with words, and a venue from `start` up to a sign. */
function cutAt(text: string, [from, to]: [number, number], start: number, ending: RegExp): Cut | null {
  const own = text.slice(from, to);
  const quotes = /^["“„«]/u.test(own) && /["”“»]$/u.test(own.trimEnd()) ? 1 : 0;
  const title = own.trimEnd().replace(/[.,;:]$/u, "");
  if (!/\p{L}{2}|\p{Lo}{2}/u.test(title)) return null;
  const length = ending.exec(text.slice(start))?.index ?? 0;
  const venue: [number, number] | null = /\p{L}{2}/u.test(text.slice(start, start + length))
    ? [start, start + length]
    : null;
  return { title: [from + quotes, from + title.length - quotes], venue };
}
