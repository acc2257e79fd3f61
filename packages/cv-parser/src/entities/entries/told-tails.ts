import type { Line, Segment } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { from } from "./labelled-entries.ts";
import { leadScore } from "./long-heads.ts";
import type { Row } from "./rows.ts";
import { toldBehind } from "./told-behind.ts";
import { degreeScore, jobScore, organisationScore, placeScore } from "./word-scores.ts";

const leastNamed = 2;
const leastTold = 2;
/** From here on words surely name a post or a degree. */
const sureName = 2.4;

/** Where the bracket ends that a period before a text stands in. */
const closed = (text: string, from: number): number => from + (/^[)\]]/u.test(text.slice(from)) ? 1 : 0);

/**
 * "2015 – 2018: Florist, Heron Flowers (Tarn): bouquets, till.": in a row that its date opens, names stand before the
 * second colon and small letters behind it tell what was done there, which becomes a row of its own. So does what stands
 * behind the colon of "Florist – Heron Flowers (2015 – 2018): bouquets, till."
 */
export const withToldTails = (rows: readonly Row[]): Row[] => withTails(rows, tailAt);

/** The same for schools, in rows that begin with their names: "Baker, Tarn College (2015 – 2018): bread and cakes". */
export const withToldSchools = (rows: readonly Row[]): Row[] =>
  withTails(rows, (row) => tailBehindPeriod(row, (told) => degreeScore(told) >= sureName));

const withTails = (rows: readonly Row[], tailAt: (row: Row, next: Row | undefined) => Cut | null): Row[] =>
  rows.flatMap((row, index) => {
    const cut = tailAt(row, rows[index + 1]);
    if (cut === null) {
      const above = rows[index - 1];
      const goesOn = row.continues && above !== undefined && tailAt(above, row) !== null;
      return [goesOn ? { ...row, prose: true } : row];
    }
    const [head, tail] = [upTo(row.line, row.line.start + cut.start), from(row.line, row.line.start + cut.end)];
    if (head === null || tail === null) return [row];
    const dates = row.dates.filter(({ end }) => end <= head.end);
    return [
      { ...row, line: head, text: row.text.slice(0, cut.start), dates },
      { ...row, line: tail, text: row.text.slice(cut.end), dates: [], anchor: null, bullet: true, prose: true },
    ];
  });

type Cut = { start: number; end: number };

/** Where the names of a row end that its period closes, and what was done there begins. */
function tailBehindPeriod({ text, line, anchor, prose, bullet }: Row, names: (told: string) => boolean): Cut | null {
  if (anchor === null || (prose && !bullet) || text.includes("\t")) return null;
  if (anchor.start <= line.start + 1 || anchor.kind === "single") return null;
  const from = anchor.end - line.start;
  const sign = toldBehind(text.slice(from));
  // "Tarn School (2010 – 2013) – BSc, with a mean grade of B": a name opens what follows.
  if (sign === null || names(text.slice(from + sign).split(/[,.;]/u)[0] ?? "")) return null;
  return { start: closed(text, from), end: from + sign };
}

/** Where the names of a row end and what was done there begins. */
function tailAt(row: Row, next: Row | undefined): Cut | null {
  const { text, line, anchor, prose, bullet } = row;
  if (anchor === null || (prose && !bullet) || text.includes("\t")) return null;
  if (anchor.start > line.start + 1) return tailBehindPeriod(row, (told) => jobScore(told) >= sureName);
  const from = anchor.end - line.start;
  const found = /\s*:\s+(?=\p{Ll})/gu;
  found.lastIndex = from;
  for (let match = found.exec(text); match !== null; match = found.exec(text)) {
    const names = text.slice(from, match.index).replace(/^[\s:.,–—-]+/u, "");
    const told = text.slice(match.index + match[0].length);
    const isNamed = /^\p{Lu}/u.test(names) && /[,(]|\s[–—-]\s/u.test(names) && wordsOf(names).length >= leastNamed;
    if (isNamed && wordsOf(told).length >= leastTold) return { start: match.index, end: match.index + match[0].length };
  }
  return sentenceAt(text, from, next?.continues === true ? next.text : "");
}

const sentence = /(?<=\p{Ll}{3}|\))(?<!\b(?:Dept|Prof|Univ|Dipl|Corp|Inst|Abt))(\.)\s+(?=\p{Lu}\p{L}+[^.]*)/gu;
const surePost = 2.4;
/** A word of running text, as no name of an employer or a town has. */
const runningWord = /(?<=\s)(?!degli|delle|della|sotto|upon)\p{Ll}{4,}/u;

/** "2012 – 2016 Clerk at Heron Bank, Tarn. Kept the books of …": the sentence behind a post and who it was for tells. */
function sentenceAt(text: string, from: number, below: string): Cut | null {
  sentence.lastIndex = from;
  const match = sentence.exec(text);
  if (match === null) return null;
  const head = text.slice(from, match.index).replace(/^[\s:.,–—-]+/u, "");
  const tail = `${text.slice(match.index + match[0].length)} ${below}`;
  const [post = "", ...others] = head.split(
    /,\s|\s\(|\s[–—-]\s|\s(?:at|with|chez|bei|beim|bij|presso|en|w|på|hos|à|au|im|am)\s/u,
  );
  if (others.length === 0 || leadScore(post) < surePost || !runningWord.test(tail.split(". ")[0] ?? "")) return null;
  const first = tail.split(/[,.]/u)[0] ?? "";
  if (jobScore(first) >= 1.6 || organisationScore(first) >= 1.6 || placeScore(first) >= 2) return null;
  return { start: match.index, end: match.index + match[0].length };
}

function upTo(line: Line, end: number): Line | null {
  const segments = line.segments.flatMap((segment): Segment[] => {
    if (segment.start >= end) return [];
    const length = Math.min(segment.end, end) - segment.start;
    return [{ ...segment, end: segment.start + length, text: segment.text.slice(0, length) }];
  });
  return segments.length === 0 ? null : lineOf(line, segments);
}
