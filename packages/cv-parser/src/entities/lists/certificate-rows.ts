import type { DocumentLayout, Line } from "../../core/layout.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { opensAsCertificate } from "../certified.ts";
import type { Row } from "../entries/rows.ts";
import { hasLegalForm, organisationScore, placeScore } from "../entries/word-scores.ts";
import { isCourseGiver, isEastAsianGiver } from "./course-giver.ts";
import { listEntries, listRows, withoutCell } from "./list-entries.ts";
import { oneRowItems } from "./one-row-items.ts";
import { spacedItems } from "./spaced-items.ts";
import { splitList } from "./split-list.ts";

/** Parts a list of certificates into the rows of each. */
export function certificateRows(layout: DocumentLayout, lines: readonly Line[]): (readonly Row[])[] {
  const all = listRows(layout, lines);
  const listed = (spacedItems(layout, all) ?? oneRowItems(layout, all) ?? listEntries(layout, all))
    .map((rows) => rows.map((row) => withDateBehind(withoutVersions(withoutCell(row)))))
    .flatMap(eachNamed);
  const inRows = listed.map((rows) => namesInARow(layout, rows));
  // Among names that have rows of their own, bars and commas of one row part what belongs to it.
  const lists = inRows.filter((names) => names !== null).length;
  const areRows = lists >= listed.length * shareInRows && lists >= listed.filter(isNameAndGiver).length;
  return listed.flatMap((rows, index) => (areRows ? (inRows[index] ?? [rows]) : [rows]));
}

/** "First Aid, Red Cross": two names with one comma between them. */
const isNameAndGiver = ([row, ...others]: readonly Row[]): boolean =>
  row !== undefined && others.length === 0 && /^[^,|•·;\t]+,\s[^,|•·;\t]+$/u.test(row.text);

const versioned =
  /(?:^|\s)(?:windows|server|sharepoint|exchange|office|word|excel|outlook|access|sql|visual\sstudio|dynamics|autocad|revit|iso(?:\/iec)?|iec)\s$/iu;

/** "Windows Server 2016 Administration": a year behind what is known by its years names it, and dates nothing. */
function withoutVersions(row: Row): Row {
  const dates = row.dates.filter(({ start }) => !versioned.test(row.text.slice(0, start - row.line.start)));
  if (dates.length === row.dates.length) return row;
  return { ...row, dates, anchor: row.anchor !== null && dates.includes(row.anchor) ? row.anchor : null };
}

/** "Rope Work (Oct 2024).": a date that ends the row dates what it names. */
function withDateBehind(row: Row): Row {
  const last = row.dates.at(-1);
  const isBehind =
    last !== undefined &&
    /^(?:に?取得|に?合格|获得|취득|합격|수료)?[\s).,\]）]*$/u.test(row.text.slice(last.end - row.line.start));
  return row.anchor === null && isBehind ? { ...row, anchor: last } : row;
}

/** "BLS Provider, 2024" below a name without a date is the next item, and no giver. */
function eachNamed(rows: Row[]): Row[][] {
  const items: Row[][] = [];
  for (const row of rows) {
    const [opening] = items.at(-1) ?? [];
    const isNext =
      opening === undefined ||
      isSurelyNext(items.at(-1)?.at(-1)?.text ?? "", row.text) ||
      (!row.continues && (opensAsCertificate(row.text) || areAlike(opening.text, row.text)));
    if (isNext) items.push([row]);
    else items.at(-1)?.push(row);
  }
  return items;
}

/** Turkish ends the name of a certificate with the word for it, and its neighbours begin with that word. */
const certificateBehind = /\s(?:sertifikas[ıi]|belgesi)$/iu;
const certificateAhead =
  /^(?:دورة|شهادة|رخصة|دوره|گواهینامه|مدرک|קורס|תעודת|Σεμινάριο|Πιστοποίηση|Πιστοποιητικό)\s+\S/u;

/** However narrow its column is, what follows such a name and what begins so is another one. */
const isSurelyNext = (above: string, text: string): boolean =>
  wordsOf(above).length > 1 &&
  (certificateBehind.test(above) || certificateAhead.test(text) || areOfOneGiver(above, text));

const giverAhead = /^(\p{Lu}[\p{L}.&'’ ]{1,30}?)\s[–—-]\s+\S/u;

/** "Alison — Food Hygiene" below "Alison — First Aid": what stands before the dash gave both. */
function areOfOneGiver(above: string, text: string): boolean {
  const [first, second] = [above, text].map((row) => giverAhead.exec(row)?.[1]);
  return first !== undefined && first === second;
}

/** "MCSA Windows 8" below "MCSA Windows 7,": short names that open with the same short name in capitals. */
function areAlike(above: string, text: string): boolean {
  const [first = "", second = ""] = [above, text].map((name) => /^[\p{Lu}\d+-]{3,8}(?=\s\S)/u.exec(name)?.[0] ?? "");
  // "ISTQB – International Software Testing …" writes out who gave it.
  const isWrittenOut = /^[\p{Lu}\d+-]+\s[–—-]\s/u.test(text);
  return (
    first !== "" && first === second && !isWrittenOut && !hasLegalForm(text) && wordsOf(text).length <= maxWordsInARow
  );
}

const leastInARow = 3;
const shareInRows = 0.25;

/** "Prize of the Year | Golden Trowel | Safety Award": names beside each other without a date are items of their own. */
function namesInARow(layout: DocumentLayout, rows: readonly Row[]): Row[][] | null {
  const [row, second] = rows;
  if (row === undefined) return null;
  const cells =
    second === undefined && row.dates.length === 0
      ? splitList(layout.text, row.line.start, row.line.end, /[|•·;]/u)
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
  const areNamed = names.every(({ text: name }) => isNameOfTheEast(name));
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
function datedBetweenMarks(layout: DocumentLayout, [row, ...others]: readonly Row[]): Piece[] | null {
  if (row === undefined || others.length > 0 || row.dates.length < 2) return null;
  const names = splitList(layout.text, row.line.start, row.line.end, /[|•·;]/u);
  const counts = names.map(
    ({ ranges: [range] }) =>
      row.dates.filter(({ start, end }) => range && start >= range.start && end <= range.end).length,
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
  if (names.every(({ text }) => givenAs.test(text)) || areDated(names)) return names;
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
