import type { DocumentLayout, Line } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import { opensAsCertificate } from "../certified.ts";
import { saysLicence } from "../driving-licence.ts";
import type { Row } from "../entries/rows.ts";
import { fieldNamedBy } from "../entries/labelled-entries.ts";
import { hasLegalForm } from "../entries/word-scores.ts";
import { amount, isCertificateLabel, namesColumn, saysLengthAlone } from "./certificate-words.ts";
import { dashedItems } from "./dashed-items.ts";
import { eachInItsRow } from "./certificates-in-a-row.ts";
import { withoutGroupHeads } from "./group-heads.ts";
import { listEntries, listRows, withoutCell } from "./list-entries.ts";
import { oneRowItems } from "./one-row-items.ts";
import { spacedItems } from "./spaced-items.ts";

/** Parts a list of certificates into the rows of each. */
export function certificateRows(layout: DocumentLayout, lines: readonly Line[]): (readonly Row[])[] {
  const all = withoutGroupHeads(withoutColumnNames(listRows(layout, lines)));
  const listed = (spacedItems(layout, all) ?? oneRowItems(layout, all) ?? dashedItems(all) ?? listEntries(layout, all))
    .map((rows) => rows.map((row) => withDateBehind(withoutVersions(withoutCell(row)))))
    .flatMap(eachNamed);
  return withLengths(eachInItsRow(layout, listed));
}

/** How long a course took, and when, is told of the one above it, however far below its name, and ends it. */
function withLengths(items: readonly (readonly Row[])[]): (readonly Row[])[] {
  const out: Row[][] = [];
  for (const [index, row] of items.flatMap((rows) => rows.map((each, at) => [at, each] as const))) {
    const last = out.at(-1);
    const [above] = last?.slice(-1) ?? [];
    const isEnded = above !== undefined && above.dates.length > 0 && last?.[0] !== above && saysLengthAlone(above);
    if (last === undefined || (!saysLengthAlone(row) && (index === 0 || isEnded))) out.push([row]);
    else last.push(row);
  }
  return out;
}

const leastCells = 2;

/** "Course | Given by | Year": where most cells of the first row name columns, none of them names a certificate. */
function withoutColumnNames(rows: readonly Row[]): readonly Row[] {
  const [first, second] = rows;
  const cells = first?.text.split(/\t|\s\|\s/u) ?? [];
  if (second === undefined || cells.length < leastCells || first?.dates.length !== 0) return rows;
  const named = cells.filter(
    (cell) => namesColumn(cell) || isCertificateLabel(cell) || fieldNamedBy(cell) !== undefined,
  );
  return named.length * 2 > cells.length ? rows.slice(1) : rows;
}

const versioned =
  /(?:^|\s)(?:windows|server|sharepoint|exchange|office|word|excel|outlook|access|sql|visual\sstudio|dynamics|autocad|revit|iso(?:\/iec)?|iec)\s$/iu;

/** "Windows Server 2016 Administration": a year behind what is known by its years names it, and dates nothing. */
function withoutVersions(row: Row): Row {
  const dates = row.dates.filter(({ start }) => !versioned.test(row.text.slice(0, start - row.line.start)));
  if (dates.length === row.dates.length) return row;
  return { ...row, dates, anchor: row.anchor !== null && dates.includes(row.anchor) ? row.anchor : null };
}

const endsBehind = new RegExp(`^(?:に?取得|に?合格|获得|취득|합격|수료)?[\\s).,\\]）]*(?:${amount}[\\s.)]*)?$`, "u");

/** "Rope Work (Oct 2024).", "Waitt Grant. 2012. $900": a date that ends the row dates what it names. */
function withDateBehind(row: Row): Row {
  const last = row.dates.at(-1);
  const isBehind = last !== undefined && endsBehind.test(row.text.slice(last.end - row.line.start));
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
  saysLicence(text) ||
  (wordsOf(above).length > 1 &&
    (certificateBehind.test(above) || certificateAhead.test(text) || areOfOneGiver(above, text)));

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
    first !== "" && first === second && !isWrittenOut && !hasLegalForm(text) && wordsOf(text).length <= mostWordsAlike
  );
}

const mostWordsAlike = 8;
