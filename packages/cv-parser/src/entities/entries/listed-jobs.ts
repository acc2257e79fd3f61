import { wordsOf } from "../../core/words.ts";
import { withoutNumbers } from "../lists/list-entries.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";
import { jobScore } from "./word-scores.ts";

/** So many items, such a share of all rows, and of the items so many with a post in front and so many with a time. */
const least = { items: 2, share: 0.6, named: 0.7, timed: 0.5 };
const longestPost = 9;
const longestItem = 45;
const certainPost = 1.5;

/**
 * A section that is one list of bullets or numbers, each of which tells a post, for whom and when in a line
 * ("Cook at Tarn Hotel for six months in 2015."): these are the entries, dated or not; null where it is none.
 */
export function listedJobs(rows: readonly Row[]): Entry[] | null {
  const marked = withoutNumbers(rows);
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
  if (named < items.length * least.named || timed < items.length * least.timed) return null;
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
