import type { AttachedEntry } from "./attached-cv.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Range } from "../core/piece.ts";
import { scanDates } from "../entities/dates/scan-dates.ts";
import type { DateMatch } from "../entities/dates/scan-dates.ts";
import { attachedCandidate } from "./attached-candidate.ts";
import { countryNames } from "./names-of-codes.ts";
import { closest, PageLetters } from "./page-letters.ts";
import { mayBeTime, placeTime } from "./place-time.ts";

/** What stands on the pages, for values to find their places in. */
export type Pages = {
  letters: PageLetters;
  dates: readonly DateMatch[];
  /** 1 for every character that has been taken already. */
  taken: Uint8Array;
};

/** The pages of a document, nothing of them taken. */
export function pagesOf({ text, lines }: DocumentLayout): Pages {
  const dates = lines.flatMap(({ start, end }) =>
    scanDates(text.slice(start, end)).map((date) => ({ ...date, start: date.start + start, end: date.end + start })),
  );
  return { letters: new PageLetters(text), dates, taken: new Uint8Array(text.length) };
}

/** What belongs to an entry's head stands in as many characters, its details in a few times as many. */
const headLength = 700;
const entryLength = 6000;
const withoutDate = 2000;

/** An entry with the places of all that it says; null where the page does not show what it is. */
export function placeEntry(pages: Pages, entry: AttachedEntry, language: string): FoundItem | null {
  const head = placeHead(pages, entry);
  if (!head) return null;
  const near = Math.min(...[...head.values()].flatMap((ranges) => ranges.map(({ start }) => start)));
  const fields: Record<string, Candidate | undefined> = {};
  for (const [key, ranges] of head) fields[key] = attachedCandidate(entry.main[key] ?? "", ranges);
  for (const [key, value] of Object.entries(entry.more)) fields[key] = besides(pages, value, near);
  const time = placeTime(pages.dates, entry, near);
  Object.assign(fields, time.fields);
  fields["location"] = placeTown(pages, entry, { near, language });
  fields["description"] = placeParagraphs(pages, entry.description, near);
  const asides = entry.asides.map((aside) => besides(pages, aside, near));
  for (const candidate of [...Object.values(fields), ...asides]) take(pages, candidate?.ranges ?? []);
  return { fields, current: time.current, tags: [] };
}

/** Marks places as taken. */
export function take({ taken }: Pages, ranges: readonly Range[]): void {
  for (const { start, end } of ranges) taken.fill(1, start, end);
}

const isFree = ({ taken }: Pages, { start, end }: Range): boolean => !taken.subarray(start, end).includes(1);
const isApart = (range: Range, others: readonly Range[]): boolean =>
  others.every(({ start, end }) => range.end <= start || range.start >= end);
const isNear = (ranges: readonly Range[], near: number, atMost: number): boolean =>
  ranges.every(({ start }) => Math.abs(start - near) <= atMost);

type Head = { places: Map<string, Range[]>; cost: number };

/** Where all that the entry is stands together, its dates beside it; the first of places that are as good. */
function placeHead(pages: Pages, entry: AttachedEntry): Map<string, Range[]> | null {
  const wanted = Object.entries(entry.main).filter(([, value]) => value !== "");
  const [longest] = wanted.toSorted(([, a], [, b]) => b.length - a.length);
  if (!longest) return null;
  const together = headsTogether(pages, wanted);
  const heads = together.length > 0 ? together : headsApart(pages, wanted, longest);
  const dates = pages.dates.filter((date) => mayBeTime(date, entry.time));
  let best: Head | null = null;
  for (const head of heads) {
    const at = head.places.get(longest[0])?.[0]?.start ?? 0;
    const dated = Math.min(withoutDate, ...dates.map((date) => Math.abs(date.start - at)));
    if (best === null || head.cost + dated < best.cost) best = { ...head, cost: head.cost + dated };
  }
  return best?.places ?? null;
}

type Main = [key: string, value: string];

/** The places of a text that nothing has taken yet. */
function freePlaces(pages: Pages, value: string): Range[] {
  return pages.letters.places(value).filter((range) => isFree(pages, range));
}

/** For each place of the longest name those of the others that are nearest to it. */
function headsApart(pages: Pages, wanted: readonly Main[], [key, value]: Main): Head[] {
  const free = freePlaces(pages, value);
  const broken = free.length > 0 ? null : pages.letters.nearest(value, 0);
  const starts = broken ? [broken] : free.map((range) => [range]);
  const others = wanted
    .filter(([name]) => name !== key)
    .map(([name, text]) => ({ name, text, free: freePlaces(pages, text) }));
  return starts.flatMap((start) => headAt(pages, { key, others }, start) ?? []);
}

type Names = { key: string; others: readonly { name: string; text: string; free: readonly Range[] }[] };

function headAt(pages: Pages, { key, others }: Names, start: Range[]): Head | null {
  const at = start[0]?.start ?? 0;
  const head: Head = { places: new Map([[key, start]]), cost: 0 };
  for (const { name, text, free } of others) {
    const apart = free.filter((range) => isApart(range, start));
    const beside = closest(apart, at);
    const found = beside ? [beside] : pages.letters.nearest(text, at);
    if (!found || !isNear(found, at, headLength)) return null;
    head.places.set(name, found);
    head.cost += Math.abs((found[0]?.start ?? 0) - at);
  }
  return head;
}

/** Heads of which both names stand one right behind the other, in either order: most are written so. */
function headsTogether(pages: Pages, [first, second, ...more]: readonly Main[]): Head[] {
  if (!first || !second || more.length > 0) return [];
  const ordered = [
    [first, second],
    [second, first],
  ] as const;
  return ordered.flatMap(([ahead, behind]) =>
    pages.letters
      .pairs(ahead[1], behind[1])
      .filter((places) => places.every((range) => isFree(pages, range)))
      .map(([one, other]) => ({
        places: new Map([
          [ahead[0], [one]],
          [behind[0], [other]],
        ]),
        cost: 0,
      })),
  );
}

function besides(pages: Pages, value: string, near: number): Candidate | undefined {
  const ranges = value === "" ? null : pages.letters.nearest(value, near);
  return ranges && isNear(ranges, near, entryLength) ? attachedCandidate(value, ranges) : undefined;
}

/** Between a town and its country stands at most a label or a bracket. */
const townLength = 60;

/** Town and country of an entry, as far as the page shows them beside its head. */
function placeTown(
  { letters }: Pages,
  { city, country }: AttachedEntry,
  { near, language }: { near: number; language: string },
): Candidate | undefined {
  const town = city === "" ? null : closest(letters.places(city), near);
  const isTown = town !== null && isNear([town], near, headLength);
  const from = isTown ? town.end : near;
  const shown = countryNames(country, language)
    .map((name) => ({ name, place: closest(letters.places(name), from) }))
    .find(({ place }) => place !== null && Math.abs(place.start - from) <= (isTown ? townLength : headLength));
  const parts = [...(isTown ? [{ name: city, place: town }] : []), ...(shown ? [shown] : [])];
  const names = parts.map(({ name }) => name);
  if (names.length === 0) return undefined;
  return attachedCandidate(
    names.join(", "),
    parts.flatMap(({ place }) => place ?? []),
  );
}

/** Share of the paragraphs of a text that have to stand on the page. */
const mostParagraphs = 0.6;

/** Paragraphs and bullets that stand on the page; undefined where most of them do not. */
export function placeParagraphs(pages: Pages, paragraphs: readonly string[], near: number): Candidate | undefined {
  let from = near;
  const found = paragraphs.flatMap((text) => {
    const ranges = pages.letters.nearest(text.replace(/^• /, ""), from);
    if (!ranges || !isNear(ranges, from, entryLength)) return [];
    from = ranges.at(-1)?.end ?? from;
    return [{ text, ranges }];
  });
  if (found.length === 0 || found.length < mostParagraphs * paragraphs.length) return undefined;
  return attachedCandidate(
    found.map(({ text }) => text).join("\n"),
    found.flatMap(({ ranges }) => ranges),
  );
}
