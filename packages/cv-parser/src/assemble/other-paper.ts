import type { Line } from "../core/layout.ts";
import { fold, phraseKey, phraseSet, wordSet } from "../core/words.ts";
import { monthOfName } from "../entities/dates/date-forms.ts";
import { seasonWords } from "../lexicon/dates.ts";
import { captionWords, invoiceTitles, paperEnds, paperPhrases, paperTitles } from "../lexicon/other-documents.ts";

/** Where titles stand, and how long a line with one is at most. */
const limits = { titleLines: 12, titleLength: 70, captions: 4 };

const titles = new Set([...phraseSet(paperTitles), ...phraseSet(invoiceTitles)]);
const times = wordSet(`${seasonWords} term semester`);
const phrases = [...phraseSet(paperPhrases)].join("|");
const beginsOrEnds = new RegExp(`^(?:${phrases})(?= |$)|(?:^| )(?:${phrases})$`, "u");
const ends = new RegExp(`(?:${paperEnds})$`, "u");
const caption = new RegExp(`^(?:${captionWords})\\.?\\s?\\d+(?:[.-]\\d+)*(?:\\s?[.:：)]|\\s|$)`, "u");
/** A row of a table of contents: dots that lead to a page. */
const leader = /(?:\.\s?){5,}\s*\d{1,3}$/u;

/** True for a page that has the title of another paper than a CV at its top: a transcript, a letter, a report. */
export function isTitledOther(lines: readonly Line[]): boolean {
  return lines
    .slice(0, limits.titleLines)
    .flatMap(({ text }) => text.split("\t"))
    .filter((cell) => cell.length <= limits.titleLength)
    .some((cell) => {
      const key = phraseKey(cell);
      return (
        titles.has(key) || beginsOrEnds.test(key) || isDatedTitle(key) || ends.test(cell.replace(/[\s\p{P}]+/gu, ""))
      );
    });
}

/** True for a title with nothing but a season, a month or a year behind it: "Syllabus – Spring 2026". */
function isDatedTitle(key: string): boolean {
  const words = key.split(" ");
  const isWhen = (word: string): boolean => /^\d+$/.test(word) || times.has(word) || monthOfName(word) > 0;
  const end = words.findLastIndex((word) => !isWhen(word)) + 1;
  const title = words.slice(0, end).join(" ");
  return words.slice(end).some((word) => /\d/.test(word)) && (titles.has(title) || beginsOrEnds.test(title));
}

/** How many lines number a picture or a table or lead to a page, up to a few: CVs have none. */
export function captionsIn(lines: readonly Line[]): number {
  const found = lines.filter(({ text }) => leader.test(text) || caption.test(fold(text.slice(0, 24))));
  return Math.min(limits.captions, found.length);
}
