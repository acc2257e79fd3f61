import type { DocumentLayout } from "../../core/layout.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { organisationScore, placeScore } from "../entries/word-scores.ts";
import { isAside } from "./certificate-asides.ts";
import { couldBeGiver } from "./certificate-sides.ts";
import { isCourseGiver, isEastAsianGiver } from "./course-giver.ts";
import { splitList } from "./split-list.ts";

const leastInARow = 3;
const shareInRows = 0.25;

/**
 * Parts the rows that name several certificates, where enough rows of a list do and no more of them name a certificate
 * and who gave it: among those, bars and commas of one row part what belongs to it.
 */
export function eachInItsRow(layout: DocumentLayout, entries: readonly Row[][]): Row[][] {
  const inRows = entries.map((rows) => namesInARow(layout, rows));
  const lists = inRows.filter((names) => names !== null).length;
  const given = entries.filter((rows, index) => inRows[index] === null && isNameAndGiver(rows)).length;
  const areRows = lists > 0 && lists >= entries.length * shareInRows && lists >= given;
  return areRows ? entries.flatMap((rows, index) => inRows[index] ?? [rows]) : [...entries];
}

/** "First Aid, Red Cross", "Knots, edX": a name, one comma, and what reads like somebody who gives; "First Aid, 2019" says nothing of it. */
function isNameAndGiver([row, ...others]: readonly Row[]): boolean {
  const giver = /^[^,|•·;\t]+,\s([^,|•·;\t]+)$/u.exec(row?.text ?? "")?.[1];
  return others.length === 0 && giver !== undefined && couldBeGiver(giver);
}

/** "Prize of the Year | Golden Trowel | Safety Award": names beside each other without a date are items of their own. */
function namesInARow(layout: DocumentLayout, rows: readonly Row[]): Row[][] | null {
  const [row, last] = [rows[0], rows.at(-1)];
  if (row === undefined || last === undefined) return null;
  const isOne = rows.every((each, at) => at === 0 || (each.continues && !isAside(each.text)));
  const cells =
    isOne && rows.every(({ dates }) => dates.length === 0)
      ? splitList(layout.text, row.line.start, last.line.end, rows.length > 1 ? /[•·;]/u : /[|•·;]/u)
      : [];
  const isRow = cells.length >= leastInARow && cells.every(({ text }) => wordsOf(text).length <= maxWordsInARow);
  const names = isRow
    ? cells
    : (namesOfTheEast(layout, rows) ?? datedBetweenMarks(layout, rows) ?? namesBetweenCommas(layout, rows));
  const all = rows.flatMap(({ line }) => line.segments);
  return names === null
    ? null
    : names.flatMap(({ text, ranges: [range] }) => {
        if (range === undefined) return [];
        const segments = all.filter((each) => each.start < range.end && each.end > range.start);
        const own = segments.map((each) => ({
          ...each,
          start: Math.max(each.start, range.start),
          end: Math.min(each.end, range.end),
        }));
        const dates = rows
          .flatMap((each) => each.dates)
          .filter((date) => date.start >= range.start && date.end <= range.end);
        return [
          [{ ...row, text, dates, anchor: dates[0] ?? null, line: { ...row.line, ...range, text, segments: own } }],
        ];
      });
}

const ofTheEast = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Commas and strokes of the East; a stroke without blanks parts only where signs follow it. */
const eastMarks = /[、，,;；]|\s[/／]\s|[/／](?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2})/u;
const leastSigns = 3;
const mostSigns = 24;

/** "护士执业资格证、急救员证": names in the scripts of the East between their marks, none of which gave another. */
function namesOfTheEast(layout: DocumentLayout, rows: readonly Row[]): Piece[] | null {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || others.some(({ continues }) => !continues)) return null;
  const { start } = first.line;
  const text = layout.text.slice(start, last.line.end);
  if (!ofTheEast.test(text) || /[\t|。]/u.test(text)) return null;
  const names = splitList(layout.text, start, last.line.end, eastMarks);
  const areNamed = names.every(({ text: name }) => isNameOfTheEast(name) && !isAside(name));
  // "软件设计师, PMI": letters behind a name gave it.
  if (names.length === 2 && /^\p{Lu}{2,6}$/u.test(names[1]?.text ?? "")) return null;
  return names.length > 1 && areNamed && names.some(({ text: name }) => ofTheEast.test(name)) ? names : null;
}

/** Letters enough for a name besides its year, and no giver of others. */
function isNameOfTheEast(text: string): boolean {
  const own = text.replace(
    /[(（][^()（）]*[)）]$|(?:19|20)\d\d\s?[年./-](?:\s?\d{1,2}\s?月?)?(?:取得|合格|취득)?/gu,
    "",
  );
  const signs = own.replace(/[^\p{L}\p{N}]/gu, "");
  const isLong = signs.length >= leastSigns || (ofTheEast.test(signs) && signs.length > 1);
  return isLong && signs.length <= mostSigns && /\p{L}{2}/u.test(own) && !isEastAsianGiver(own.trim());
}

/** "CAE, 2015; TKT, 2017": between semicolons or bars, most with one date of their own. */
function datedBetweenMarks(layout: DocumentLayout, rows: readonly Row[]): Piece[] | null {
  const [row, last, dates] = [rows[0], rows.at(-1), rows.flatMap((each) => each.dates)];
  if (row === undefined || last === undefined || dates.length < 2) return null;
  if (rows.length > 1 && !rows.some(({ text }) => text.split(";").length > 2)) return null;
  const names = splitList(layout.text, row.line.start, last.line.end, rows.length > 1 ? /;/u : /[|•·;]/u);
  const counts = names.map(
    ({ ranges: [range] }) => dates.filter(({ start, end }) => range && start >= range.start && end <= range.end).length,
  );
  const isParted =
    names.length >= 2 &&
    counts.every((count) => count < 2) &&
    counts.filter((count) => count === 1).length * 2 > names.length;
  return isParted && names.every(({ text }) => /\p{L}{2}/u.test(text)) ? names : null;
}

const leastBetweenCommas = 3;
/** Of so many names those of one word count as well: a name, its giver and a town are three. */
const leastOfShortNames = 4;
const isShortName = ({ text }: Piece): boolean => wordsOf(text).length <= 3 && !/[:–—]/u.test(text);
const sureGiver = 2.5;
const surePlace = 2.5;
const givenAs = /\s[–—-]\s\S/u;
const inBrackets = /\(\D*(?:19|20)\d\d\)$/u;
const besideYear = /^(?:19|20)\d\d\s+\p{L}|\p{L}[^\d,]*\s(?:19|20)\d\d$/u;

/** "CAE (2015), TKT (2017), First Aid": most have a year of their own behind them, or all beside them. */
const areDated = (names: readonly Piece[]): boolean =>
  names.filter(({ text }) => inBrackets.test(text)).length * 2 > names.length ||
  names.every(({ text }) => besideYear.test(text));

const bracketsBehind = /\p{L}\s?\(([^()]{2,40})\)$/u;

/** "Trench Safety (Coursera), Forklift Licence": who gives stands in brackets, so what a comma parts is another name. */
function areGivenInBrackets(names: readonly Piece[]): boolean {
  const givers = names.map(({ text }) => bracketsBehind.exec(text)?.[1]);
  const isGiver = (text: string): boolean => isCourseGiver(text) || organisationScore(text) >= sureGiver;
  const given = givers.filter((giver) => giver !== undefined && isGiver(giver)).length;
  const isName = ({ text }: Piece, index: number): boolean =>
    givers[index] !== undefined || (wordsOf(text).length > 1 && !isGiver(text) && placeScore(text) < surePlace);
  return given * 2 >= names.length && names.every(isName);
}

/** "… , TOEIC 700": what is an exam by its name gave nothing that stands beside it. */
const exam = /^(?:TOEIC|TOEFL|IELTS|HSK|JLPT|TOPIK|CET-?[46]|DELF|DALF|TCF|BULATS|Aptis|PTE|MOS|IC3)\b/u;

/**
 * "Food Safety, First Aid, Forklift Driving": three names or more, none of a giver or a place, or names that each have
 * their giver at a dash or their year in brackets, are items of their own; null for all else.
 */
function namesBetweenCommas(layout: DocumentLayout, rows: readonly Row[]): Piece[] | null {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || others.some(({ continues }) => !continues)) return null;
  if (/[|•·;\t]/u.test(rows.map(({ text }) => text).join(" "))) return null;
  const names = splitList(layout.text, first.line.start, last.line.end, /,/u);
  if (names.length < 2 || names.some(({ text }) => wordsOf(text).length > maxWordsInARow + 2)) return null;
  if (names.every(({ text }) => givenAs.test(text)) || areDated(names) || areGivenInBrackets(names)) return names;
  const areShort = names.length >= leastOfShortNames && names.every(isShortName);
  const isName = ({ text }: Piece): boolean =>
    /^(?:\d{0,3}\p{Lu}|\d{1,3}(?:th|st|nd|rd|º|ª|\.)\s\p{Lu}|\p{Lo})/u.test(text) &&
    !/(?:19|20)\d\d|^(?:and|or|with|for|in)\s|\.$/iu.test(text) &&
    (areShort || wordsOf(text).length > 1) &&
    organisationScore(text) < sureGiver &&
    placeScore(text) < surePlace &&
    !isCourseGiver(text);
  const isEnough = names.length >= leastBetweenCommas || names.some(({ text }) => exam.test(text));
  return isEnough && names.every(isName) ? names : null;
}

const maxWordsInARow = 8;
