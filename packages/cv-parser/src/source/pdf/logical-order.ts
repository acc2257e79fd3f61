import { holdsRightToLeft } from "../../core/scripts.ts";

/** A glyph or a blank of a line with its edges; units stand from left to right as they are seen. */
export type Unit = { text: string; from: number; to: number };

const digit = /^\p{Nd}/u;
/** What may stand between the digits of one number without a blank. */
const insideNumber = /^[.,:/'’،٫٬-]$/u;
const mirrored = new Map(
  "()[]{}<>«»".split("").map((sign, index, all) => [sign, all[index % 2 === 0 ? index + 1 : index - 1] ?? sign]),
);

/**
 * The units of a line in the order in which they are read. A page shows Arabic and Hebrew from right to left and the
 * numbers and foreign words among them from left to right (the Unicode bidirectional algorithm, turned back).
 * @param isTurnedPage whether the page is written from right to left, or only some words on it
 * @param isAmongTurned whether the units are signs beside words from right to left, which are turned with these
 */
export function logicalOrder(units: readonly Unit[], isTurnedPage: boolean, isAmongTurned = false): Unit[] {
  const isTurnedLine = isTurnedPage && isAmongTurned;
  if (!isTurnedLine && !units.some((unit) => holdsRightToLeft(unit.text))) return [...units];
  const stretches = isTurnedPage ? foreignStretches(units) : nativeStretches(units);
  return isTurnedPage
    ? stretches.toReversed().flatMap(({ from, to, isKept }) => {
        const part = units.slice(from, to);
        return isKept ? part : part.map((unit) => ({ ...unit, text: mirrored.get(unit.text) ?? unit.text }));
      })
    : stretches.flatMap(({ from, to, isKept }) =>
        isKept ? units.slice(from, to) : units.slice(from, to).toReversed(),
      );
}

type Stretch = { from: number; to: number; isKept: boolean };

/** Single units to be turned around, and the numbers and words between them that are read as they are seen. */
function foreignStretches(units: readonly Unit[]): Stretch[] {
  const out: Stretch[] = [];
  for (let from = 0; from < units.length;) {
    const to = Math.max(from + 1, endOfNumbers(units, from), endOfWords(units, from));
    out.push({ from, to, isKept: to > from + 1 });
    from = to;
  }
  return out;
}

/** Within a line of another direction only the words from right to left are turned around. */
function nativeStretches(units: readonly Unit[]): Stretch[] {
  const out: Stretch[] = [];
  for (let from = 0; from < units.length;) {
    let to = from + 1;
    if (holdsRightToLeft(units[from]?.text ?? ""))
      for (let at = to; at < units.length && !isForeign(units[at]); at += 1)
        if (holdsRightToLeft(units[at]?.text ?? "")) to = at + 1;
    out.push({ from, to, isKept: to === from + 1 });
    from = to;
  }
  return out;
}

const isForeign = (unit: Unit | undefined): boolean =>
  unit !== undefined && /[\p{L}\p{Nd}]/u.test(unit.text) && !holdsRightToLeft(unit.text);

/**
 * Where words in another direction end that begin here: at their last letter or digit, a sign of an address, or a bracket
 * that closes one among them.
 */
function endOfWords(units: readonly Unit[], from: number): number {
  const first = units[from];
  if (first === undefined || !isForeign(first) || digit.test(first.text)) return from;
  let end = from + 1;
  let open = 0;
  for (let at = end; at < units.length; at += 1) {
    const text = units[at]?.text ?? "";
    if (holdsRightToLeft(text) || isTurnedComma(units, at)) break;
    if (text === "(") open += 1;
    const isClosing = text === ")" && open > 0;
    if (isClosing) open -= 1;
    if (isClosing || isForeign(units[at]) || /^[+#/]$/u.test(text)) end = at + 1;
  }
  return end;
}

/** "Kafka ,Docker": a comma that is seen before a word belongs to the one at its right, which is read first. */
function isTurnedComma(units: readonly Unit[], at: number): boolean {
  const [before, comma, behind] = units.slice(at, at + 3).map(({ text }) => text);
  return before === " " && comma === "," && behind !== undefined && behind !== " ";
}

/** With its country code, or in groups of which the first has the nought of a dialling code and the last has none. */
const telephoneAhead =
  /^\+\p{Nd}[\p{Nd} ().-]{5,}\p{Nd}|^[0٠۰]\p{Nd}{1,3}(?: \p{Nd}{2,4}){1,3} [1-9١-٩۱-۹]\p{Nd}{1,3}(?![\p{Nd} ]*\p{Nd})/u;

/** Where a number ends that begins here: with its country code, as two years in their order, or by its digits alone. */
function endOfNumbers(units: readonly Unit[], from: number): number {
  const rest = units
    .slice(from, from + 40)
    .map((unit) => (unit.text.length === 1 ? unit.text : "\uFFFC"))
    .join("");
  const telephone = telephoneAhead.exec(rest);
  if (telephone !== null) return from + telephone[0].length;
  const years = /^(\p{Nd}{4})\s?[-–]\s?(\p{Nd}{4})(?!\p{Nd})/u.exec(rest);
  if (years !== null && (years[1] ?? "") < (years[2] ?? "")) return from + years[0].length;
  if (!digit.test(rest)) return from;
  let end = from + 1;
  for (let at = end; at < units.length; at += 1) {
    const text = units[at]?.text ?? "";
    if (digit.test(text)) end = at + 1;
    else if (!insideNumber.test(text) || at > end) break;
  }
  return units[end]?.text === "%" ? end + 1 : end;
}

type Placed = { text: string; kind: "text" | "icon" | "space"; from: number; to: number };

/** A blank that parts words leaves at least this share of its width free between them. */
const leastFree = 0.3;

/**
 * Word draws the blank behind a word first, goes back over it and draws the word from its last letter: that letter then
 * stands upon the blank, which in the order of places comes behind it, within the word.
 */
function withoutCoveredBlanks<Glyph extends Placed>(row: readonly Glyph[]): Glyph[] {
  const next: (Glyph | undefined)[] = Array.from(row, () => undefined);
  for (let at = row.length - 2; at >= 0; at -= 1) next[at] = row[at + 1]?.kind === "text" ? row[at + 1] : next[at + 1];
  let end = -Infinity;
  return row.filter((glyph, index) => {
    if (glyph.kind === "text") end = Math.max(end, glyph.to);
    const free = (next[index]?.from ?? Infinity) - end;
    return glyph.kind !== "space" || free > leastFree * (glyph.to - glyph.from);
  });
}

/**
 * Puts the glyphs of rows with letters from right to left in the order in which they are seen: some programs draw
 * such words letter by letter from the right, others from the left.
 * @param isSameRow whether two glyphs that were drawn one after the other stand on one row
 * @param isTurnedPage whether the page is written from right to left, with its rows of foreign words
 */
export function inVisualOrder<Glyph extends Placed>(
  glyphs: readonly Glyph[],
  isSameRow: (first: Glyph, second: Glyph) => boolean,
  isTurnedPage = false,
): Glyph[] {
  const out: Glyph[] = [];
  for (let from = 0; from < glyphs.length;) {
    let to = from + 1;
    for (let last = glyphs[from]; to < glyphs.length; to += 1) {
      const next = glyphs[to];
      if (last === undefined || next === undefined || !isSameRow(last, next)) break;
      last = next;
    }
    const row = glyphs.slice(from, to);
    const isTurned = isTurnedPage || row.some(({ text }) => holdsRightToLeft(text));
    out.push(...(isTurned ? withoutCoveredBlanks(row.toSorted((first, second) => first.from - second.from)) : row));
    from = to;
  }
  return out;
}
