import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { DateMatch } from "../dates/scan-dates.ts";
import { isChineseProse } from "./chinese-prose.ts";
import { isBareLabel, isDetailRow } from "./rows.ts";
import type { Row } from "./rows.ts";
import { jobScore } from "./word-scores.ts";

const mostBesideDate = 4;

/** True for a dated row with nothing beside its date but a few names, such as a town's. */
function isDateAndPlace({ line, text }: Row, { start, end }: DateMatch): boolean {
  const beside = `${text.slice(0, start - line.start)} ${text.slice(end - line.start)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return beside.length <= mostBesideDate && beside.every(startsWithCapital);
}

const mostRows = 3;
const mostWords = 22;

/** A row of names may be as long as a sentence, but does not end like one. */
const mayName = ({ text, bullet, continues, anchor }: Row): boolean =>
  !bullet &&
  !continues &&
  anchor === null &&
  startsWithCapital(text) &&
  !/[.;:!?。；：]["”»)]?$/u.test(text) &&
  wordsOf(text).length <= mostWords;

/**
 * The rows of a section of jobs, of which those name a job that have their place beside a date like names, however many
 * words they are of.
 */
export function withNamesBesideDates(rows: readonly Row[]): Row[] {
  const names = new Set([...namesAboveDates(rows), ...namesBelowDates(rows)]);
  const isLong = (row: Row, below: Row | undefined) =>
    below?.continues !== true && !isDetailRow(row.text) && !isBareLabel(row.text) && !isChineseProse(row.text);
  return rows.map((row, index) =>
    row.prose && names.has(row) && isLong(row, rows[index + 1]) ? { ...row, prose: false } : row,
  );
}

const isDated = (row: Row): boolean => !row.bullet && row.anchor !== null;
const isDateAlone = (row: Row): boolean => !row.bullet && row.anchor !== null && isDateAndPlace(row, row.anchor);

/** As many stand above each date as above the first one of the section, which nothing but names can stand above. */
function namesAboveDates(rows: readonly Row[]): Row[] {
  const opening = rows.slice(0, Math.max(0, rows.findIndex(isDated)));
  if (opening.length === 0 || opening.length > mostRows || !opening.every(mayName)) return [];
  return rows.flatMap((row, index) => {
    if (!isDateAlone(row)) return [];
    const above = rows.slice(Math.max(0, index - opening.length), index).toReversed();
    const end = above.findIndex((other) => !mayName(other));
    return end === -1 ? above : above.slice(0, end);
  });
}

const certainPost = 3;
const opensWithPost = ({ text }: Row): boolean => jobScore(wordsOf(text).slice(0, 4).join(" ")) >= certainPost;

/** Below a date alone all up to the first bullet; below a date and a name what begins with a post. */
function namesBelowDates(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const below = rows.slice(index + 1, index + 2 + mostRows);
    const [next] = below;
    if (!isDated(row) || next === undefined) return [];
    const end = below.findIndex(({ bullet }) => bullet);
    if (isDateAlone(row) && end > 0 && below.slice(0, end).every(mayName)) return below.slice(0, end);
    return mayName(next) && opensWithPost(next) ? [next] : [];
  });
}
