import type { Range } from "../core/piece.ts";
import { fold } from "../core/words.ts";

const isWordUnit = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+#]/gu, "");
/** Of a text that stands on a page more often than this, the first places are enough. */
const mostPlaces = 120;
/** A text that something on the page breaks is found in this many stretches, each of at least as many letters. */
const mostStretches = 4;
const leastLetters = 6;
/** Stretches of one text stand close to each other. */
const nearby = 1500;

/**
 * The letters of a page without blanks, signs and cases, so that a text is found however the page breaks and writes it.
 */
export class PageLetters {
  readonly #letters: string;
  /** For every letter the place of its sign in the text. */
  readonly #at: number[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    const letters: string[] = [];
    let offset = 0;
    for (const sign of text) {
      for (const letter of lettersOf(sign)) {
        letters.push(letter);
        // One entry for each unit, so that places in the letters are places in this list.
        for (let unit = 0; unit < letter.length; unit += 1) this.#at.push(offset);
      }
      offset += sign.length;
    }
    this.#letters = letters.join("");
  }

  /** All places where a text stands as whole words, in the order of the page. */
  places(wanted: string): Range[] {
    const letters = lettersOf(wanted);
    const found: Range[] = [];
    if (letters === "") return found;
    let at = this.#letters.indexOf(letters);
    while (at >= 0 && found.length < mostPlaces) {
      const range = this.#range(at, at + letters.length);
      if (this.#isWhole(range)) found.push(this.#closed(range));
      at = this.#letters.indexOf(letters, at + 1);
    }
    return found;
  }

  /** All places where two texts stand one right behind the other, be there a blank between them or not. */
  pairs(first: string, second: string): [Range, Range][] {
    const [ahead, behind] = [lettersOf(first), lettersOf(second)];
    const found: [Range, Range][] = [];
    if (ahead === "" || behind === "") return found;
    let at = this.#letters.indexOf(ahead + behind);
    while (at >= 0 && found.length < mostPlaces) {
      const border = at + ahead.length;
      const pair: [Range, Range] = [this.#range(at, border), this.#range(border, border + behind.length)];
      if (this.#isWhole({ start: pair[0].start, end: pair[1].end })) found.push([pair[0], this.#closed(pair[1])]);
      at = this.#letters.indexOf(ahead + behind, at + 1);
    }
    return found;
  }

  /** The place nearest to another; with something between its lines, its stretches in order. Null for none. */
  nearest(wanted: string, near: number): Range[] | null {
    const whole = closest(this.places(wanted), near);
    if (whole) return [whole];
    const words = wanted.split(/\s+/).filter((word) => lettersOf(word) !== "");
    const stretches: Range[] = [];
    let from = 0;
    while (from < words.length) {
      const after = stretches.at(-1)?.end ?? near;
      const stretch = this.#longest(words.slice(from), after);
      if (!stretch || stretches.length >= mostStretches) return null;
      if (stretches.length > 0 && Math.abs(stretch.range.start - after) > nearby) return null;
      stretches.push(stretch.range);
      from += stretch.count;
    }
    return stretches.length === 0 ? null : stretches;
  }

  /** The longest beginning of some words that stands on the page in one piece. */
  #longest(words: readonly string[], near: number): { range: Range; count: number } | null {
    let best: { range: Range; count: number } | null = null;
    let [least, most] = [1, words.length];
    while (least <= most) {
      const count = (least + most) >> 1;
      const range = closest(this.places(words.slice(0, count).join(" ")), near);
      if (range) best = { range, count };
      if (range) least = count + 1;
      else most = count - 1;
    }
    if (!best) return null;
    const letters = lettersOf(words.slice(0, best.count).join("")).length;
    return letters >= leastLetters || best.count === words.length ? best : null;
  }

  /** The place in the text of letters from one up to another. */
  #range(from: number, to: number): Range {
    return { start: this.#at[from] ?? 0, end: (this.#at[to - 1] ?? 0) + 1 };
  }

  #isWhole({ start, end }: Range): boolean {
    const cutsFront = isWordUnit(this.#text[start]) && isWordUnit(this.#text[start - 1]);
    const cutsBack = isWordUnit(this.#text[end - 1]) && isWordUnit(this.#text[end]);
    return !cutsFront && !cutsBack;
  }

  /** With the bracket that closes what was opened within. */
  #closed({ start, end }: Range): Range {
    const inside = this.#text.slice(start, end);
    return this.#text[end] === ")" && inside.includes("(") && !inside.includes(")")
      ? { start, end: end + 1 }
      : { start, end };
  }
}

/** The place nearest to an offset; the earlier of two that are as near. */
export function closest(places: readonly Range[], near: number): Range | null {
  let best: Range | null = null;
  for (const place of places)
    if (best === null || Math.abs(place.start - near) < Math.abs(best.start - near)) best = place;
  return best;
}
