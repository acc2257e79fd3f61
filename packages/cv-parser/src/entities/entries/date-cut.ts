import type { Cut } from "./named-cuts.ts";

/** "for six months in 2015", "in 2009": how long it was and the word before the date belong to the date. */
const timeBefore =
  /(?:\s+for\s+(?:about\s+)?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:week|month|year)s?)?\s+(?:in|from|during)\s*$/iu;
const longestTimeBefore = 40;

/** "Diploma em 2005", "Dyplom w roku 2011": the small word that says when goes with its date. */
const timeWord =
  /(?<=[\p{L}\p{N})])\s+(?:em|en|in|im(?:\s+jahr)?|w(?:\s+roku)?|v(?:\s+ro[ck][eu])?|nel|no\s+ano\s+de|en\s+el\s+año|в)\s+$/iu;

/** Where a date is cut out of a text that begins at `offset`, with the words and brackets that belong to it. */
export function dateCut(text: string, offset: number, date: { start: number; end: number }): Cut {
  let start = Math.max(0, date.start - offset);
  let end = Math.min(text.length, date.end - offset);
  const told = timeBefore.exec(text.slice(Math.max(0, start - longestTimeBefore), start));
  if (told !== null && told[0].length < Math.min(start, longestTimeBefore)) start -= told[0].length;
  const lead = /[([]\s*$/.exec(text.slice(0, start));
  const tail = /^\s*[)\]]/.exec(text.slice(end));
  if (lead !== null && tail !== null) [start, end] = [lead.index, end + tail[0].length];
  start = timeWord.exec(text.slice(0, start))?.index ?? start;
  return { start: offset + start, end: offset + end, separator: "pipe" };
}

const longestBracket = 90;

/** "BSc Forestry (Hill College, Tarn, 2019 – 2022)": a bracket that a date closes and a sign before it parts from a name. */
export function datedBracket(text: string, start: number, end: number): { open: number; close: number }[] {
  const open = text.lastIndexOf("(", start);
  const inner = open < 1 ? "" : text.slice(open + 1, start);
  const tail = /^\s*\)/u.exec(text.slice(end));
  if (tail === null || inner.length > longestBracket || !/\p{L}.*[,;|–—-]\s*$/u.test(inner)) return [];
  return inner.includes(")") || !/\p{L}/u.test(text.slice(0, open)) ? [] : [{ open, close: end + tail[0].length }];
}

/** How many brackets are open at a place of a text. */
export function depthAt(text: string, index: number): number {
  let depth = 0;
  for (const letter of text.slice(0, index)) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
  }
  return depth;
}
