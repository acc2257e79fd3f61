import { wordsOf } from "../../core/words.ts";
import { withoutNumbers } from "../lists/list-entries.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";
import { undatedJobs } from "./undated-jobs.ts";
import { jobScore } from "./word-scores.ts";

/** So many items, such a share of all rows, and of the items so many with a post in front, with a time, and with it at the end. */
const least = { items: 2, share: 0.6, named: 0.7, timed: 0.5, ended: 0.6, namedBeforeTime: 0.5 };
const longestPost = 9;
const longestItem = 45;
const certainPost = 1.5;

/** The jobs of a section that is one list, by its marks or by what each row names; null where it is none. */
export const listedJobs = (rows: readonly Row[]): Entry[] | null => markedJobs(rows) ?? undatedJobs(rows);

/**
 * A section that is one list of bullets or numbers, each of which tells a post, for whom and when in a line
 * ("Cook at Tarn Hotel for six months in 2015."): these are the entries, dated or not; null where it is none.
 */
function markedJobs(rows: readonly Row[]): Entry[] | null {
  const marked = asSentences(withoutNumbers(rows));
  const groups: Row[][] = [];
  for (const row of marked) {
    if (row.bullet && !row.continues) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  const loose = marked.filter((row) => !row.bullet && !row.continues).length;
  if (
    marked[0]?.bullet !== true ||
    groups.length < least.items ||
    groups.length < (groups.length + loose) * least.share
  )
    return null;
  const items = groups.map((group) => group.slice(0, endOfItem(group)));
  if (items.every(([row]) => (row?.anchor ?? null) !== null)) return null;
  const named = items.filter(opensWithPost).length;
  const timed = items.filter((item) => item.some(({ dates, text }) => dates.length > 0 || length.test(text))).length;
  const leastNamed = rows.some(({ bullet }) => bullet) ? least.named : least.namedBeforeTime;
  if (named < items.length * leastNamed || timed < items.length * least.timed) return null;
  return groups.map((group, index) => {
    const header = (items[index] ?? []).map((row) => ({
      ...row,
      bullet: false,
      prose: false,
      anchor: row.anchor ?? row.dates.at(-1) ?? null,
    }));
    return { header, body: group.slice(header.length) };
  });
}

/**
 * "Cook at Tarn Hotel, Fell. May 2015." in rows without marks, most of which a time ends: they are the items of a list,
 * and what neither ends in a time nor begins with a post tells of the item above.
 */
function asSentences(rows: readonly Row[]): readonly Row[] {
  if (rows.some(({ bullet, anchor }) => bullet || anchor !== null)) return rows;
  const told = paragraphsOf(rows);
  const ended = told.filter((own) => own.slice(-1).every(endsInTime));
  if (ended.length < Math.max(least.items, told.length * least.ended)) return rows;
  const items = new Set(
    told.filter((own, index) => index === 0 || ended.includes(own) || opensWithPost(own)).map(([first]) => first),
  );
  return rows.map((row) => ({ ...row, bullet: items.has(row) }));
}

function paragraphsOf(rows: readonly Row[]): Row[][] {
  const told: Row[][] = [];
  for (const row of rows) {
    const last = told.at(-1);
    if (row.continues && last !== undefined) last.push(row);
    else told.push([row]);
  }
  return told;
}

const endsInTime = ({ dates, line }: Row): boolean => {
  const last = dates.at(-1);
  return last !== undefined && last.start > line.start + 1 && last.end >= line.end - closingMarks;
};

const closingMarks = 2;

/** The rows of an item: the first and those that go on from it. */
function endOfItem(group: readonly Row[]): number {
  const end = group.findIndex((row, index) => index > 0 && !row.continues);
  return end < 0 ? group.length : end;
}

const length = /\b\d{1,2}\s?(?:years?|months?|años?|anos?|mes(?:es)?|ans|mois|anni|mesi|jahre?|monate?)(?!\p{L})/iu;

function opensWithPost(item: readonly Row[]): boolean {
  const text = item.map((row) => row.text).join(" ");
  const opening = text.replace(/^[^\p{L}]+(?:\p{L}+\s?[^\p{L}]+)?(?<=\d.*:)\s*/u, "");
  const [post = "", ...rest] = opening.split(/[,(:|]|\s(?:at|in|with|for)\s(?=the\s|\p{Lu})|\s[–—-]\s/u);
  return (
    rest.length > 0 &&
    wordsOf(post).length <= longestPost &&
    wordsOf(text).length <= longestItem &&
    jobScore(post) >= certainPost
  );
}
