import type { DocumentLayout } from "../../core/layout.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { isLongHead, isPostWithMore } from "./long-heads.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { isPlainText } from "./plain-text.ts";
import { leadsOn } from "./join-parts.ts";
import { styleOf } from "./row-style.ts";
import { endsInOwnDot, endsInStop } from "./name-stops.ts";
import { headSign } from "./line-ranks.ts";
import type { RankOf } from "./line-ranks.ts";
import { countWords } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";

/** How well the words of a row fit the header of this sort of entry, about 0 to 3. */
export type RowFit = (text: string) => number;

/** What rows are judged by: the page, and the words that name this sort of entry. */
export type PageSigns = { layout: DocumentLayout; fit: RowFit };

/** And what was learned of lines. */
type RowSigns = PageSigns & {
  rankOf: RankOf | null;
  /** Whether the dated row names the entry to its last word, in whatever rows a margin broke it. */
  namesToItsEnd?: boolean;
};

/**
 * Decides how many rows after the date still name the entry. All entries of a section are written alike, so the
 * decision is taken for each distance over all of them and then checked on the single row.
 */
export function trimHeaders(entries: readonly Entry[], signs: RowSigns): Entry[] {
  const limit = Math.max(0, ...entries.map((entry) => entry.header.length));
  const means = Array.from({ length: limit }, (_, distance) => meanLikeness(entries, { ...signs, distance }));
  const isLastLong = endAtDates(entries.slice(0, -1));
  return entries.map((entry, index) =>
    isLastLong && index === entries.length - 1 ? trimToDate(entry) : trimHeader(entry, { ...signs, means }),
  );
}

/** Where two entries or more end with their dates, rows below the last date name nothing of that entry. */
function endAtDates(others: readonly Entry[]): boolean {
  return others.length >= 2 && others.every((entry) => isDated(entry) && anchorIndex(entry) > 0 && restOf(entry) === 0);
}

const isDated = ({ header }: Entry) => header.some((row) => row.anchor !== null);
const restOf = (entry: Entry) => entry.header.length + entry.body.length - anchorIndex(entry) - 1;

function trimToDate(entry: Entry): Entry {
  if (!isDated(entry)) return entry;
  const end = anchorIndex(entry) + 1;
  return { header: entry.header.slice(0, end), body: [...entry.header.slice(end), ...entry.body] };
}

const anchorIndex = (entry: Entry) =>
  Math.max(
    0,
    entry.header.findIndex((row) => row.anchor !== null),
  );

function meanLikeness(entries: readonly Entry[], { distance, ...signs }: RowSigns & { distance: number }): number {
  const scores = entries.flatMap((entry) => {
    const rows = [...entry.header, ...entry.body];
    const at = rowAt(rows, anchorIndex(entry), distance);
    const row = rows[at];
    return row === undefined ? [] : [likeness(row, signs) + nameAbove(rows, at, distance) + sizeAbove(rows, at)];
  });
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** The row so far below the date, a date over two rows counted once. */
function rowAt(rows: readonly Row[], anchor: number, distance: number): number {
  let at = anchor;
  for (let left = distance; left > 0 && at < rows.length;) {
    at += 1;
    if (rows[at]?.restOfDate !== true) left -= 1;
  }
  return at;
}

/** A period alone in its row, at the head of an entry, names nothing: the row below it does, however it looks. */
function namesBelowAlone([first, second]: readonly Row[], anchor: number): boolean {
  if (
    anchor > 0 ||
    first === undefined ||
    first.anchor === null ||
    first.anchor.kind === "single" ||
    second === undefined
  )
    return false;
  const isAlone = first.anchor.start <= first.line.start + 1 && first.anchor.end >= first.line.end - 1;
  return isAlone && !second.bullet && !second.prose && startsWithCapital(second.text) && !/[.:;!?]$/u.test(second.text);
}

function trimHeader(entry: Entry, { means, ...signs }: RowSigns & { means: number[] }): Entry {
  const anchor = anchorIndex(entry);
  const rows = [...entry.header, ...entry.body];
  let end = anchor + 1;
  if (signs.namesToItsEnd === true) while (isRestOfName(entry.header[end])) end += 1;
  end += restOfLongHead(entry.header.slice(anchor));
  if (namesBelowAlone(entry.header, anchor)) end = Math.max(end, anchor + 2);
  while (end < entry.header.length) {
    const row = entry.header[end];
    const distance = rows.slice(anchor + 1, end + 1).filter(({ restOfDate }) => !restOfDate).length;
    const mean = means[distance] ?? 0;
    if (row === undefined) break;
    const own = likeness(row, signs) + nameAbove(rows, end, distance) + sizeAbove(rows, end);
    const isLike = mean * 0.6 + own * 0.4 + setIn(row, entry.header[anchor]) >= 0.5;
    const above = entry.header[end - 1];
    // A name that the margin broke is kept to its end where its first row is.
    const isRest = end > anchor + 1 && isRestOfName(row);
    const isSecondHalf = above !== undefined && leadsOn.test(above.text) && row.dates.length === 0 && !row.bullet;
    if (!isLike && !isRest && !isSecondHalf && !leadsToName(row, entry.header[end + 1], signs.fit)) break;
    end += 1;
  }
  return { header: entry.header.slice(0, end), body: [...entry.header.slice(end), ...entry.body] };
}

/** How many rows below the dated one a margin broke off it, where all of them together are the names of an entry. */
function restOfLongHead([dated, ...below]: readonly Row[]): number {
  const other = below.findIndex((row) => !isRestOfName(row));
  const rests = other < 0 ? below : below.slice(0, other);
  if (dated === undefined || rests.length === 0 || rests.length > mostRests) return 0;
  const { anchor, line, text } = dated;
  const [from, to] = anchor === null ? [0, 0] : [anchor.start - line.start, anchor.end - line.start];
  const names = [`${text.slice(0, from)} ${text.slice(to)}`, ...rests.map((row) => row.text)].join(" ");
  const rest = rests[0]?.text ?? "";
  const isOpen = leadsOn.test(text.slice(0, from).trimEnd()) || goesOnWith.test(rest);
  const isBroken = /^\p{Ll}/u.test(rest) && ((from > 0 && isOpen) || isPostWithMore(names.trim()));
  return isBroken || isLongHead(names.replace(/[.:]\s*$/u, "").trim()) ? rests.length : 0;
}
const mostRests = 3;
const goesOnWith = new RegExp(`^(?:${andWords})\\s+\\p{L}`, "u");

const isRestOfName = (row: Row | undefined): boolean => row?.continues === true && !row.prose && row.dates.length === 0;

/** What it says for a row that it is a short name right below the date and right above the text of the entry. */
const slantedName = { sign: 1.6, mostWords: 9 };
const shortName = { sign: 0.6, mostWords: 4 };

/** A plain name between the dated row and running text: no text begins with a name alone, whatever is named. */
function nameAbove(rows: readonly Row[], at: number, distance: number): number {
  const [row, next] = [rows[at], rows[at + 1]];
  if (distance !== 1 || row === undefined || next === undefined || row.prose || row.bullet) return 0;
  const isText = next.prose || next.bullet;
  const isName = startsWithCapital(row.text) && !endsInStop(row.text);
  if (isText && isName && row.line.italic && next.bullet && wordsOf(row.text).length <= slantedName.mostWords)
    return slantedName.sign;
  return isText && isName && wordsOf(row.text).length <= shortName.mostWords ? shortName.sign : 0;
}

/** What it says for a row that it is as large as the rows that name the entry, while the text below it is smaller. */
const largerThanText = { sign: 2.4, ratio: 1.12 };

function sizeAbove(rows: readonly Row[], at: number): number {
  const [first, row] = [rows[at - 1], rows[at]];
  const text = rows.slice(at + 1).find((other) => other.prose || other.bullet);
  if (first === undefined || row === undefined || text === undefined || row.prose || row.bullet) return 0;
  const isLarger = row.line.fontSize >= text.line.fontSize * largerThanText.ratio;
  return isLarger && Math.abs(row.line.fontSize - first.line.fontSize) < 0.6 ? largerThanText.sign : 0;
}

/** A few plain words above a row that surely names something of the entry stand between two names, as a subject does. */
function leadsToName(row: Row, next: Row | undefined, fit: RowFit): boolean {
  if (next === undefined || row.prose || next.prose || wordsOf(row.text).length > 5) return false;
  return startsWithCapital(row.text) && !/[.;:!?]$/.test(row.text) && fit(next.text) >= certainName;
}

/** What a word gives that begins the name of a degree, a school or a post. */
const certainName = 2.4;

/** Rows set in from the date's row read like bullets whose sign was lost. */
function setIn(row: Row, anchor: Row | undefined): number {
  if (anchor === undefined || row.line.column !== anchor.line.column || row.line.width === 0) return 0;
  const text = anchor.line.segments.find(
    (segment) => !anchor.dates.some((date) => date.start <= segment.start && date.end >= segment.end - 1),
  );
  return row.line.x > (text?.x ?? anchor.line.x) + 6 && wordsOf(row.text).length > 3 ? -1.2 : 0;
}

const leastInSentence = 6;
/** What a known word for an employer, a post or a place gives. */
const sureName = 1.2;

function likeness(row: Row, { layout, fit, rankOf }: RowSigns): number {
  if (row.restOfDate) return 3;
  if (row.prose) return -3;
  const words = countWords(row.text);
  let score = fit(row.text) + headSign(rankOf, row.line);
  if (styleOf(row, layout).strong || row.line.italic) score += 0.7;
  if (row.anchor !== null) score += 1.5;
  if (row.line.segments.some((segment, index) => index > 0 && segment.gapBefore > segment.fontSize * 1.5)) score += 0.8;
  if (words > 7) score -= 1;
  else if (fit(row.text) < sureName && isPlainText(row.text, leastInSentence)) score -= 1;
  if (/[.;!?]$/.test(row.text) && !endsInOwnDot(row.text)) score -= 1;
  if (/^\p{Ll}/u.test(row.text)) score -= 0.5;
  return score;
}
