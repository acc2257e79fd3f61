import { wordsOf } from "../../core/words.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";
import { jobScore, organisationScore } from "./word-scores.ts";

const leastRows = 2;
const leastShare = 0.75;
const mostWords = 14;
const surePost = 1.6;

/** What stands between a post and who it was for, in one row. */
const behindPost =
  /,\s|\s[–—-]\s|\s\||\s(?:at|with|chez|à|au|bei|beim|bij|presso|en|em|na|no|w|we|u|på|hos|i|ved|la)\s(?=(?:the\s|la\s|el\s|le\s)?["“„«]?\p{Lu})/u;

/** "Sales assistant at Heron Mill, Tarn": a post, and behind it a name. */
function namesPostAndMore({ text }: Row): boolean {
  const found = behindPost.exec(text);
  const post = found === null ? "" : text.slice(0, found.index);
  return jobScore(post) >= surePost && organisationScore(post) < surePost;
}

const mostInPost = 6;
const leastInTurn = 4;

/** A post alone in its row. */
const isPost = ({ text }: Row): boolean =>
  !behindPost.test(text) &&
  wordsOf(text).length <= mostInPost &&
  jobScore(text) >= surePost &&
  organisationScore(text) < surePost;

/** "Baker" over "Heron Mill, Tarn", again and again, from the first row to the last. */
function stand(rows: readonly Row[], posts: 0 | 1): boolean {
  return rows.every((row, at) => isPost(row) === (at % 2 === posts) && (isPost(row) || jobScore(row.text) < surePost));
}

/**
 * A section without any date that is a list of jobs: rows that name a post each and who it was for, or a post and an
 * employer in turn; null for any other.
 */
export function undatedJobs(rows: readonly Row[]): Entry[] | null {
  const isRow = ({ bullet, continues, prose, dates, text }: Row): boolean =>
    !bullet && !continues && !prose && dates.length === 0 && wordsOf(text).length <= mostWords && !/[:;]$/u.test(text);
  if (rows.length < leastRows || !rows.every(isRow)) return null;
  const named = rows.filter(namesPostAndMore).length;
  if (named >= Math.max(leastRows, rows.length * leastShare)) return rows.map((row) => ({ header: [row], body: [] }));
  const areInTurn = rows.length >= leastInTurn && rows.length % 2 === 0 && (stand(rows, 0) || stand(rows, 1));
  return areInTurn
    ? rows.flatMap((row, at) => (at % 2 === 0 ? [{ header: [row, ...rows.slice(at + 1, at + 2)], body: [] }] : []))
    : null;
}
