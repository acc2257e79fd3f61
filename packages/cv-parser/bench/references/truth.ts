import { fold, wordsOf } from "../../src/core/words.ts";
import { stateOf } from "../../src/labels/reference-chain.ts";
import type { ReferencePart } from "../../src/labels/reference-chain.ts";
import type { ReferenceToken } from "../../src/labels/reference-tokens.ts";
import type { DrawnReference } from "./drawn-list.ts";

/**
 * The state of each word of a list that was drawn, by finding what was drawn in what was read; null where that is not
 * known: between references that were not found whole, because the page weaves their pieces into each other.
 */
export function referenceTruth(
  tokens: readonly ReferenceToken[],
  references: readonly DrawnReference[],
): (number | null)[] {
  const truth: (number | null)[] = tokens.map(() => null);
  const page = lettersOf(tokens);
  let from = 0;
  for (const reference of references) {
    const whole = compact(reference.text);
    const at = page.text.indexOf(whole, from);
    if (at >= 0) {
      tellWhole(truth, tokens, { reference, whole, words: page.words.slice(at, at + whole.length) });
      from = at + whole.length;
      continue;
    }
    const title = compact(reference.title);
    const alone = page.text.indexOf(title, from);
    if (alone < 0) continue;
    for (const word of page.words.slice(alone, alone + title.length)) truth[word] = stateOf("title", false);
    const first = page.words[alone] ?? 0;
    if (tokens[first]?.opensRow === true && whole.startsWith(title)) truth[first] = stateOf("title", true);
    from = alone + title.length;
  }
  return truth;
}

const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** All letters of a list in a row, and of which word each is. */
function lettersOf(tokens: readonly ReferenceToken[]): { text: string; words: number[] } {
  const words: number[] = [];
  let text = "";
  for (const [index, token] of tokens.entries()) {
    const letters = compact(token.text);
    text += letters;
    for (let count = 0; count < letters.length; count += 1) words.push(index);
  }
  return { text, words };
}

/** A reference that was found: its letters, and of which word each of them is. */
type Found = { reference: DrawnReference; whole: string; words: readonly number[] };
type Span = { from: number; to: number };

function tellWhole(truth: (number | null)[], tokens: readonly ReferenceToken[], found: Found): void {
  const { reference, whole, words } = found;
  const first = words[0] ?? 0;
  const last = words.at(-1) ?? 0;
  const parts = new Map<number, ReferencePart>();
  const title = spanOf(found, compact(reference.title), 0);
  const isTitle = (word: number) => title !== null && word >= title.from && word <= title.to;
  const put = ({ from, to }: Span, part: ReferencePart) => {
    for (let word = from; word <= to; word += 1) if (!isTitle(word)) parts.set(word, part);
  };
  const before = title !== null && title.from > first ? { from: first, to: title.from - 1 } : null;
  const ahead = before && peopleIn(tokens, reference, before);
  const people = ahead ?? (title === null ? null : peopleIn(tokens, reference, { from: title.to + 1, to: last }));
  if (people !== null) put(people, "people");
  const venue = reference.venue === null ? "" : compact(reference.venue);
  const behindTitle = title === null ? 0 : words.lastIndexOf(title.to) + 1;
  const place = venue.length > 2 ? (spanOf(found, venue, behindTitle) ?? spanOf(found, venue, 0)) : null;
  if (place !== null) put(place, "venue");
  for (let word = first; word <= last; word += 1)
    truth[word] = stateOf(isTitle(word) ? "title" : (parts.get(word) ?? "other"), false);
  const opening = truth[first];
  if (tokens[first]?.opensRow === true && opening !== null && opening !== undefined && whole !== "")
    truth[first] = opening + stateOf("people", true);
}

function spanOf({ whole, words }: Found, letters: string, from: number): Span | null {
  const at = letters === "" ? -1 : whole.indexOf(letters, from);
  return at < 0 ? null : { from: words[at] ?? 0, to: words[at + letters.length - 1] ?? 0 };
}

/** Words between people of one list at most: given names, initials, "and". */
const mostBetween = 14;
const joining = ["et", "al", "and", "und", "y", "e", "von", "van", "de"];

/** From the first family name to the last, with the given names and initials about them; null where none is named. */
function peopleIn(tokens: readonly ReferenceToken[], { authors }: DrawnReference, { from, to }: Span): Span | null {
  const families = new Set(authors.map(({ family }) => wordsOf(family).at(-1) ?? ""));
  const names = new Set([...authors.flatMap(({ family, given }) => wordsOf(`${family} ${given}`)), ...joining]);
  const textOf = (word: number) => tokens[word]?.text ?? "";
  const named: number[] = [];
  for (let word = from; word <= to; word += 1) {
    if (!wordsOf(textOf(word)).some((each) => families.has(each))) continue;
    if (word - (named.at(-1) ?? word) > mostBetween) break;
    named.push(word);
  }
  const span = { from: named[0] ?? 0, to: named.at(-1) ?? 0 };
  if (named.length === 0) return null;
  const isName = (word: number) =>
    fold(textOf(word))
      .split(/[-'’]/u)
      .every((each) => names.has(each) || (each.length <= 2 && /^\p{Lu}/u.test(textOf(word))));
  while (span.from > from && isName(span.from - 1)) span.from -= 1;
  while (span.to < to && isName(span.to + 1)) span.to += 1;
  return span;
}
