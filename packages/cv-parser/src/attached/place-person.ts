import type { AttachedCv } from "./attached-cv.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundPerson } from "../core/found.ts";
import type { Range } from "../core/piece.ts";
import { compactKey } from "../core/words.ts";
import { attachedCandidate } from "./attached-candidate.ts";
import { countryNames } from "./names-of-codes.ts";
import { closest } from "./page-letters.ts";
import { placeParagraphs, take, type Pages } from "./place-entry.ts";

/** The person of the pages, with what the attached file says of them where the pages show it. */
export function placePerson(
  pages: Pages,
  text: string,
  read: FoundPerson,
  { person, language }: AttachedCv,
): FoundPerson {
  const placed = {
    name: placeName(pages, read.name, person.names),
    title: placeOne(pages, [person.title]) ?? read.title,
    email: placeOne(pages, person.emails) ?? read.email,
    phone: placePhone(pages, text, person.phones) ?? read.phone,
    location: placeAddress(pages, person, language) ?? read.location,
  };
  for (const candidate of Object.values(placed)) take(pages, candidate?.ranges ?? []);
  // Some tell their schools and jobs in what they say of themselves, so that it lays no claim to its words.
  return { ...read, ...placed, summary: placeParagraphs(pages, person.summary, 0) ?? read.summary };
}

/** Given and family name in the order of the page; what was read stands if it is the same. */
function placeName(pages: Pages, read: Candidate | null, [given, family]: readonly [string, string]): Candidate | null {
  const orders = [`${given} ${family}`.trim(), `${family} ${given}`.trim()];
  if (read && orders.some((name) => compactKey(name) === compactKey(read.value))) return read;
  for (const name of orders) {
    const ranges = pages.letters.nearest(name, 0);
    if (ranges) return attachedCandidate(name, ranges);
  }
  return read;
}

function placeOne(pages: Pages, values: readonly string[]): Candidate | null {
  for (const value of values) {
    const place = pages.letters.places(value)[0];
    if (place) return attachedCandidate(value, [place]);
  }
  return null;
}

/** A number as the page writes it, with the sign and the bracket of its country before it. */
function placePhone(pages: Pages, text: string, phones: readonly string[]): Candidate | null {
  for (const phone of phones) {
    const place = pages.letters.places(phone.replace(/^\(?\+/, ""))[0];
    if (!place) continue;
    const lead = /\(?\+?$/.exec(text.slice(Math.max(0, place.start - 2), place.start))?.[0].length ?? 0;
    const range = { start: place.start - lead, end: place.end };
    return attachedCandidate(text.slice(range.start, range.end).replace(/\s+/g, " "), [range]);
  }
  return null;
}

/** The parts of an address stand this close to each other. */
const addressLength = 160;

function placeAddress(
  pages: Pages,
  { address: [street = "", code = "", town = ""], country }: AttachedCv["person"],
  language: string,
): Candidate | null {
  const wanted = [[street], [code], [town], countryNames(country, language)];
  const places = pages.letters.places(town || street);
  for (const anchor of places) {
    const parts = wanted.map((names) => partNear(pages, names, anchor));
    const [line, post, city, land] = parts;
    const value = [line?.name, [post?.name, city?.name].filter(Boolean).join(" "), land?.name]
      .filter(Boolean)
      .join(", ");
    const isWhole = [street, code, town].every((part, index) => part === "" || parts[index] !== null);
    if (isWhole && value !== "")
      return attachedCandidate(
        value,
        parts.flatMap((part) => part?.ranges ?? []),
      );
  }
  return null;
}

function partNear(pages: Pages, names: readonly string[], anchor: Range): { name: string; ranges: Range[] } | null {
  for (const name of names) {
    const place = name === "" ? null : closest(pages.letters.places(name), anchor.start);
    if (place && Math.abs(place.start - anchor.start) <= addressLength) return { name, ranges: [place] };
  }
  return null;
}
