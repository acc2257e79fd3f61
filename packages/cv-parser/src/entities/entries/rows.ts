import type { DocumentLayout, Line } from "../../core/layout.ts";
import { endsInOwnDot } from "./name-stops.ts";
import { phraseKey, phraseSet, startsWithCapital, wordsOf } from "../../core/words.ts";
import { isChineseDetail, isChineseProse } from "./chinese-prose.ts";
import { isLongHead, isLongPost } from "./long-heads.ts";
import { bareLabels, detailLabels, europassDetails } from "../../lexicon/entries.ts";
import { fieldLabels } from "../../lexicon/field-labels.ts";
import { dateByPresentWords } from "./present-rows.ts";
import { toldBehind } from "./told-behind.ts";
import { joinWrappedDates } from "./wrapped-dates.ts";
import { withTurned } from "./turned-dates.ts";
import { columnKey, continuesLine, opensWithLegalForm, rightEdges } from "./wrapping.ts";
import { beginsWrappedName, namesBelowDate, namesBelowPeriod } from "./wrapped-names.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { degreeScore, gradeScore } from "./word-scores.ts";
import type { DateMatch } from "../dates/scan-dates.ts";

/** A line of a section with what the entry rules need to know about it. Date offsets are canonical. */
export type Row = {
  line: Line;
  text: string;
  bullet: boolean;
  dates: DateMatch[];
  /** The date that stands at an edge of the line or apart from it, and so dates an entry; not one inside a sentence. */
  anchor: DateMatch | null;
  /** True when this line goes on from the line above (a wrapped paragraph or bullet). */
  continues: boolean;
  /** True for running text: sentences, bullets and wrapped lines. */
  prose: boolean;
  /** True when a date in this row is the second half of the one above. */
  restOfDate: boolean;
};

/** Looks at each line of a section once: dates, bullets, wrapping and running text. */
export function rowsOf(layout: DocumentLayout, lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  // Without real positions the ends of lines say nothing about the margin.
  const edges = layout.positioned ? rightEdges(layout, lines) : null;
  for (const line of lines) {
    const previous = rows.at(-1);
    const stretches = stretchesOf(line);
    const text = stretches.map(({ start, end }) => layout.text.slice(start, end)).join("\t");
    const dates = stretches.flatMap(({ start, end }) =>
      datesOf(layout.text.slice(start, end)).map((match) => ({
        ...match,
        start: match.start + start,
        end: match.end + start,
      })),
    );
    mergeApart(layout.text, line, dates);
    const startsDated = dates.some(
      (date) => date.start - line.start <= 1 && (date.kind !== "single" || date.end >= line.end - 1),
    );
    const continues =
      previous !== undefined &&
      !startsDated &&
      !(opensWithTime(line, dates) && opensWithTime(previous.line, previous.dates)) &&
      !(endsInTime(previous.line, previous.dates) && endsInTime(line, dates) && startsWithCapital(text)) &&
      !isWholeRange(previous) &&
      !saysOfAnEntry(text) &&
      continuesLine(previous.line, line, edges);
    const row: Row = {
      line,
      text,
      bullet: line.bullet !== null,
      dates,
      anchor: null,
      continues,
      prose: false,
      restOfDate: false,
    };
    row.anchor = anchorOf(row);
    rows.push(row);
  }
  joinWrappedDates(layout.text, rows);
  dateByPresentWords(rows);
  settleAnchors(rows);
  rows.forEach((row, index) => {
    row.prose =
      isProse(row, rows[index - 1], rows[index + 1]) &&
      !beginsWrappedName(rows, index) &&
      !isLongPost(row, rows[index - 1], rows.slice(index + 1, index + 3));
  });
  return rows;
}

/**
 * "Secondary: Hill School": a label and what it says. In the first row of a list labels open entries, and none tells of what
 * is above it.
 */
export const isLabelled = (row: Row | undefined): boolean => /^[\p{L} ]{2,24}:\s/u.test(row?.text ?? "");

/** The dates of a text without the year in "Osteria Reale 1890": right behind a word it is what the house is called. */
const datesOf = (text: string): readonly DateMatch[] =>
  withTurned(text, scanDates(text)).filter(
    ({ kind, from, start }) =>
      kind !== "single" || (from.year ?? youngest) >= youngest || !/\p{L} $/u.test(text.slice(0, start)),
  );
const youngest = 1900;

const certainDegree = 2.6;

/** "First aid, 2019" above "Food hygiene, 2021": two rows with a date of their own at their ends are two names. */
const endsInTime = ({ start, end }: Line, dates: readonly DateMatch[]): boolean =>
  dates.some((date) => date.start > start + 1 && date.end >= end - 1);

/** "2014: First Aid" below "2017: Fire Safety": a date and a colon or dash open both, and so neither goes on from the other. */
const opensWithTime = (line: Line, [date]: readonly DateMatch[]): boolean =>
  date !== undefined &&
  date.start <= line.start + 1 &&
  /^\s?(?:[:：|\t]|[–—-]\s)/u.test(line.text.slice(date.end - line.start));

/** Where plain rows carry dates, a date in a bullet or an indented line is part of what it tells. */
function settleAnchors(rows: Row[]): void {
  const base = new Map<string, number>();
  for (const { line } of rows) base.set(columnKey(line), Math.min(base.get(columnKey(line)) ?? Infinity, line.x));
  const datePlaces = new Set(rows.filter(isPeriodAlone).map(datePlace));
  const wrapped = restsOfBullets(rows);
  const isInner = (row: Row) =>
    ((row.bullet || wrapped.has(row)) && !isPeriodAlone(row)) ||
    (isSetIn(row) && !(row.anchor !== null && isAlone(row, row.anchor) && datePlaces.has(datePlace(row))));
  const isSetIn = ({ line, anchor, text }: Row) =>
    line.x > (base.get(columnKey(line)) ?? 0) + 6 &&
    anchor?.kind !== "range" &&
    line.segments.length === 1 &&
    !line.bold &&
    // Degrees set in below the school that gave them have a year each.
    degreeScore(text) < certainDegree;
  if (!rows.some((row) => row.anchor !== null && !isInner(row))) return;
  for (const row of rows) if (isInner(row)) row.anchor = null;
}

/** The rows that a bullet goes on in. */
function restsOfBullets(rows: readonly Row[]): ReadonlySet<Row> {
  const rests = new Set<Row>();
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (above !== undefined && row.continues && (above.bullet || rests.has(above))) rests.add(row);
  });
  return rests;
}

/** True for a row that says nothing but this date. */
const isAlone = ({ line }: Row, { start, end }: DateMatch) => start <= line.start + 1 && end >= line.end - 1;

/** A row that is a period from end to end: where one stands, a lone year stands for one, too, however far set in by a sign. */
const isPeriodAlone = (row: Row) => row.anchor !== null && row.anchor.kind !== "single" && isAlone(row, row.anchor);
const datePlace = ({ line }: Row) => `${columnKey(line)}/${Math.round(line.x / 3)}`;

/** The ranges of the canonical text that a line covers; more than one when the ends of a line were put back to it. */
function stretchesOf(line: Line): { start: number; end: number }[] {
  const outside = line.segments.filter((segment) => segment.end <= line.start || segment.start >= line.end);
  return [{ start: line.start, end: line.end }, ...outside.map(({ start, end }) => ({ start, end }))];
}

/** A row that is a range with both ends, or closes with one in brackets, has nothing that could go on below, however full it is. */
function isWholeRange({ line, text, dates }: Row): boolean {
  const date = dates.at(-1);
  if (date?.kind !== "range" || date.to === null) return false;
  const isAlone = date.start <= line.start + 1 && date.end >= line.end - 1;
  return (
    isAlone ||
    (/^\s*\)\s*$/u.test(text.slice(date.end - line.start)) && /\(\s*$/u.test(text.slice(0, date.start - line.start)))
  );
}

/** Two years in cells of their own, one beside or above the other, or alone at the start of a row, are the two ends of one range. */
function mergeApart(source: string, line: Line, dates: DateMatch[]): void {
  const [first, second] = dates;
  if (
    first === undefined ||
    second === undefined ||
    dates.length !== 2 ||
    first.kind !== "single" ||
    second.kind !== "single"
  )
    return;
  const apart = [first, second].every((date) =>
    line.segments.some((segment) => segment.start >= date.start - 1 && segment.end <= date.end + 1),
  );
  const opensRow = first.start <= line.start + 1 && source.slice(first.end, second.start).trim() === "";
  if (!(apart || opensRow) || (second.from.year ?? 0) < (first.from.year ?? 0)) return;
  dates.splice(0, 2, { start: first.start, end: second.end, from: first.from, to: second.from, kind: "range" });
}

const mostNaming = 16;

/** "PhD in Botany, Hill University, 2012.": the year that closes a row of names, with a full stop behind it. */
const closesDegree = (text: string, before: string, after: string): boolean =>
  /^\.\s*$/u.test(after) &&
  /[,.]\s*$/u.test(before) &&
  degreeScore(text) >= certainDegree &&
  wordsOf(text).length <= mostNaming;

/** "Laurea in Lettere conseguita presso … nel 2012 con votazione 108/110": when and how well a degree was taken. */
const isDatedDegree = (text: string, before: string, after: string): boolean =>
  /\s(?:nel|nell['’]anno|en|em|in)\s+$/u.test(before) &&
  /^\s*,?\s*(?:$|(?:con|avec|com|mit)\s+(?:il\s+|la\s+|una?\s+)?(?:voto|votazione|punteggio|valutazione|mention|nota|note|media)(?!\p{L}))/iu.test(
    after,
  ) &&
  degreeScore(before.slice(0, degreeLead)) >= certainDegree &&
  wordsOf(text).length <= mostNaming + 4;
const degreeLead = 40;

/** "…, Hill College, 2018 - 2021. Average: 17": a mark behind the period and a full stop. */
const isMarkBehind = (after: string): boolean => /^\.\s+\p{L}/u.test(after) && gradeScore(after.slice(1)) >= 4;

/** "Molinos Tarn (2018 – 2020). Puesto: Operario.": the label of a name behind the period. */
const isLabelBehind = (after: string): boolean =>
  nameLabels.has(phraseKey(/^\)?[.,;]?\s+(\p{L}[\p{L} ]{2,24}?):\s/u.exec(after)?.[1] ?? ""));

const mostBeforeTold = 12;

/** A row of more words tells something, whatever date is at its edge. */
const mostAnchored = 18;
const timeLabels = phraseSet(fieldLabels.dates);

/** "Year: 2014 – 2017 Night Porter": what calls a date one stands before nothing else. */
const withoutTimeLabel = (before: string): string =>
  /[:：]\s*$/u.test(before) && timeLabels.has(phraseKey(before)) ? "" : before;

/** A date counts for an entry when little stands on one side of it, and it does not end a sentence. */
function anchorOf(row: Row): DateMatch | null {
  const match = row.dates.find((date) => date.kind !== "single") ?? row.dates[0];
  if (match === undefined) return null;
  const before = withoutTimeLabel(row.text.slice(0, match.start - row.line.start));
  const after = row.text.slice(match.end - row.line.start);
  const apart = row.line.segments.some(
    (segment) =>
      segment.start <= match.start &&
      segment.end >= match.end &&
      segment.end - segment.start <= match.end - match.start + 4,
  );
  if (apart && row.line.segments.length > 1) return match;
  const words = wordsOf(before + after).length;
  // A row that goes on from the one above in small letters tells of a time and begins nothing.
  if (/^\p{Ll}/u.test(row.text) && words > 7 && /\p{L}/u.test(before) && /^\s*,?\s+\p{Ll}/u.test(after)) return null;
  // "2014 Master's degree. University of …": a row that a date opens tells what happened then, however it ends.
  if (
    /^\s*$/.test(before) &&
    (!row.bullet || match.kind === "range") &&
    (words <= mostAnchored || isLongHead(after)) &&
    /^[\s:.,|/)–—-]*(?:\d{1,2}\.?\s?[ºª°]|[\p{Lu}\p{Lo}"“„«])/u.test(after)
  )
    return match;
  if (match.kind === "single" && isDatedDegree(row.text, before, after)) return match;
  if (
    match.kind === "single" &&
    ((/[.;]\s*$/.test(row.text) && !endsInOwnDot(row.text) && !closesDegree(row.text, before, after)) ||
      /(?:^|\s)(?:in|im|en|since|by|during|nel|em|from|(?<!class\s)of|for|the|until|before|after)\s+$/i.test(before))
  )
    return null;
  // "Acme 2017 – 2018: what was done there": a name and its period stand before the text.
  const namedBefore = match.kind === "single" ? Infinity : wordsOf(before).length;
  const isTold =
    (/^\s*:\s/u.test(after) && namedBefore <= 8) || (toldBehind(after) !== null && namedBefore <= mostBeforeTold);
  if (
    !isTold &&
    !isLabelBehind(after) &&
    (/\p{Ll}\.\s*$/u.test(after) || (words > mostAnchored && !isLongHead(before)))
  )
    return null;
  const atEdge =
    /^[\s([–—|,:·•-]*$/.test(before) ||
    /^[\s)\].,|·•–—-]*$/.test(after) ||
    /^\s*[|·•)(,–—-]|^\s\/\s/.test(after) ||
    isMarkBehind(after) ||
    isTold;
  if (!atEdge) return null;
  if (match.kind === "single" && row.bullet && words > 9 && !/[,(|–—-]\s*$/.test(before)) return null;
  return match;
}

const announcing = phraseSet(bareLabels);
const details = phraseSet(detailLabels);

const nameLabels = phraseSet(
  [fieldLabels.position, fieldLabels.employer, fieldLabels.degree, fieldLabels.school].join("|"),
);

/** True for a row such as "Employer: …": however full the row above is, it does not go on there. */
function saysOfAnEntry(text: string): boolean {
  const label = /^([^:：]{3,40}?)\s*[:：]\s*\S/u.exec(text);
  return label !== null && nameLabels.has(phraseKey(label[1] ?? ""));
}

/** True for a row that only announces the lines below it ("Highlights"). */
export function isBareLabel(text: string): boolean {
  return announcing.has(phraseKey(text));
}

/** True for a row such as "Technologies: …" that tells a detail and never names an entry. */
export function isDetailRow(text: string): boolean {
  const label = /^([^:：]{2,36})[:：]\s/u.exec(text);
  return label !== null && details.has(phraseKey(label[1] ?? ""));
}

/** "E.E.M.", "S.A.": letters with a dot each are one word. */
const initials = /(?<!\p{L})(?:\p{Lu}\.){2,}/gu;

/** How many words a row has. */
export const countWords = (text: string): number => wordsOf(text.replace(initials, "x ")).length;

const mostNamed = 22;
const leastCapitals = 0.6;

const europassLabel = new RegExp(`^(?:${europassDetails})\\s`, "iu");

/** "**Field of study** Science | **Final grade** A": the form tells details behind labels in bold, without a colon. */
const isEuropassDetail = ({ line, text }: Row): boolean =>
  line.segments[0]?.bold === true && line.segments.some(({ bold }) => !bold) && europassLabel.test(text);

/** "Exchange Year Mathematics, University of …" right above a row that holds nothing but its date. */
function isNameAboveDate(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  const date = below?.anchor ?? null;
  if (below === undefined || date === null || date.end - date.start < below.text.trim().length - 2) return false;
  const isSetOff = above === undefined || below.line.gapBefore * 1.5 < row.line.gapBefore;
  const isClose = below.line.column === row.line.column && isSetOff;
  const words = row.text.match(/\p{L}{2,}/gu) ?? [];
  const capitals = words.filter(startsWithCapital).length;
  return isClose && !/[.;:!?]$/.test(row.text) && words.length <= mostNamed && capitals >= words.length * leastCapitals;
}

const mostBesideTown = 4;
const leastGapBeforeTown = 2.5;

/** "Research Assistant, advised by …        Tarn, OH" below the dated row: beside a place at the margin stands a name, however long. */
function isNameBesideTown({ line, text, continues }: Row, above: Row | undefined): boolean {
  const last = line.segments.at(-1);
  if (above === undefined || above.anchor === null || continues || last === undefined || line.segments.length < 2)
    return false;
  const isApart = last.gapBefore > last.fontSize * leastGapBeforeTown && !/[.;:!?]$/.test(text);
  const endOfAbove = above.line.x + above.line.width;
  const isAtMargin = Math.abs(line.x + line.width - endOfAbove) < last.fontSize;
  return isApart && isAtMargin && startsWithCapital(last.text) && wordsOf(last.text).length <= mostBesideTown;
}

/** "à l'École", "dell'Acqua": an article without its vowel is no word of its own in a row below a date. */
const elided = /(?<!\p{L})\p{L}{1,5}['’](?=\p{L})/gu;

function isProse(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (row.bullet || isBareLabel(row.text) || isDetailRow(row.text) || isChineseDetail(row.text)) return true;
  if (isEuropassDetail(row)) return true;
  if (row.restOfDate || row.anchor !== null) return false;
  if (row.continues) return above?.prose === true;
  if (below?.continues === true && (below.anchor !== null || opensWithLegalForm.test(below.text))) return false;
  if (isNameAboveDate(row, above, below) || namesBelowDate(row, above) || namesBelowPeriod(row, above, below))
    return false;
  if (isChineseProse(row.text)) return true;
  if (isNameBesideTown(row, above)) return false;
  const words = countWords((above?.anchor ?? null) === null ? row.text : row.text.replace(elided, ""));
  if (
    below?.continues === true &&
    words >= ((above?.anchor ?? null) === null || row.line.gapBefore > row.line.height * 0.5 ? 5 : 8)
  )
    return true;
  if (/[.;!?]["”»)]?$/.test(row.text) && words >= 4 && !endsInOwnDot(row.text)) return true;
  return words >= (ofSyllables.test(row.text) ? mostWords.syllables : mostWords.usual);
}

/** Letters of Vietnamese, which sets a blank behind each syllable. */
const ofSyllables = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
/** From here on a row tells and names nothing. */
const mostWords = { usual: 11, syllables: 17 };
