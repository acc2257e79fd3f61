import type { DocumentLayout, Line, Segment } from "../../core/layout.ts";
import { phraseKey, phraseSet, startsWithCapital, wordsOf } from "../../core/words.ts";
import { englishFieldLabels } from "../../lexicon/by-language/english-forms.ts";
import { northernLabelsBeforeColon } from "../../lexicon/by-language/northern-field-labels.ts";
import { fieldLabels } from "../../lexicon/field-labels.ts";
import { periodEnds } from "../../lexicon/period-ends.ts";
import { columnField, isTableColumn } from "../../lexicon/table-fields.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { isPresentWord } from "../dates/present-word.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { cellsOf } from "../lists/split-list.ts";

export type FieldLabel = keyof typeof fieldLabels;
/** The lines that stand behind each label of one entry, without the labels. */
export type LabelledEntry = Partial<Record<FieldLabel | "head", Line[]>>;

function fieldsOf(lists: Readonly<Record<FieldLabel, string>>): ReadonlyMap<string, FieldLabel> {
  const fields = new Map<string, FieldLabel>();
  for (const field of Object.keys(lists) as FieldLabel[]) {
    for (const label of lists[field].split("|")) {
      const key = phraseKey(label);
      if (!fields.has(key)) fields.set(key, field);
    }
  }
  return fields;
}

const fieldOfLabel = fieldsOf(fieldLabels);
/** Everyday words among them ("Post", "High school") name a field where a colon follows alone. */
const endsOfPeriods = phraseSet(periodEnds);
/** Ends of periods that anything else but a date makes grades: "À | 03/2012". */
const letterEnds = phraseSet("a|с");
const fieldBeforeColon = new Map([
  ...fieldsOf({ ...northernLabelsBeforeColon, other: "" }),
  ...fieldsOf({ ...englishFieldLabels, dates: `${englishFieldLabels.dates}|${periodEnds}` }),
]);
/** "Name of company", "Date joined": nobody writes them but before what they name. */
const formal =
  /^(?:dates?|years?|start|end|employment|employer'?s?|company|organi[sz]ation|job|position|post|period|duration|institution|qualification|reasons?|name) \S/u;

/** The field that a label of a form names; undefined for other words. */
export const fieldNamedBy = (label: string): FieldLabel | undefined => {
  const key = phraseKey(label);
  return (
    fieldOfLabel.get(key) ??
    fieldBeforeColon.get(key) ??
    fieldOfLabel.get(withoutBlanks(label)) ??
    (isTableColumn(label) ? columnField(label) : undefined)
  );
};

/** Forms spread the signs of a label ("专 业"). */
const withoutBlanks = (label: string): string =>
  /^[\p{Script=Han}\s]+$/u.test(label) ? label.replace(/\s/gu, "") : "";

const longLabels = [...fieldOfLabel.keys()].filter((label) => label.includes(" "));

/** Fields of which an entry has one; the first of them that comes back begins another entry. */
const naming: readonly FieldLabel[] = ["dates", "position", "employer", "degree", "school"];
const leastLabels = 2;

/**
 * Reads a section that is filled in like a form: each line begins with what it tells ("Employer: …", or a cell with
 * the label before a cell with the value). Null when the section is no form.
 */
export function labelledEntries(layout: DocumentLayout, rows: readonly Line[]): LabelledEntry[] | null {
  const lines = rows.flatMap((row) => pairsOf(layout, row));
  const labelled = lines.map((line) => labelOf(layout, line));
  const first = labelled.findIndex((found) => found !== null);
  const opening = labelled[first]?.field;
  const kinds = new Set(labelled.flatMap((found) => (found && naming.includes(found.field) ? [found.field] : [])));
  if (opening === undefined || !naming.includes(opening)) return null;
  const heads = headsOf(lines, labelled, opening);
  if (kinds.size < leastLabels && !areNamedAbove(lines, labelled, heads)) return null;
  const isFurther = furtherLabels(labelled, first);
  if (first > 0 && heads.size === 0) return null;
  const entries: LabelledEntry[] = [];
  let field: FieldLabel = opening;
  let label = "";
  const labels = new Set<string>();
  lines.forEach((line, index) => {
    const found = labelled[index] ?? null;
    if (heads.has(index)) {
      entries.push({ head: [withoutCount(line, entries.length + 1)] });
      labels.clear();
      return;
    }
    if (found !== null) {
      const last = entries.at(-1);
      const isHeaded = heads.has(index - 1);
      const isSameName = last !== undefined && goesOnNaming(last, found, labels);
      const isOfSame = last?.[opening] !== undefined && isFurther(found);
      if (last === undefined || (found.field === opening && !isHeaded && !isSameName && !isOfSame)) entries.push({});
      else if (isFurtherName(last, found, labels)) entries.push(ofTheSame(last));
      if (entries.at(-1) !== last) labels.clear();
      labels.add(found.label);
      ({ field, label } = found);
      if ((isSameName || isOfSame) && found.field === opening && field !== "dates") field = "other";
    } else if (naming.includes(field) && (strangeLabel.test(line.text) || isToldBelow(line, entries.at(-1)?.[field]))) {
      [field, label] = ["tasks", ""];
    }
    const value = found === null ? withoutLabelRest(layout, line, label) : found.value;
    if (found === null && value.rest !== null) label = value.rest;
    const entry = entries.at(-1);
    if (entry !== undefined && value.line !== null) entry[field] = [...(entry[field] ?? []), value.line];
  });
  return entries;
}

/**
 * "会社名" opens each entry of a form, so "所属" tells of the same job although it may name an employer elsewhere: other
 * labels of the field that the first label names, which come no more often than it does.
 */
function furtherLabels(labelled: readonly (Labelled | null)[], first: number): (found: Labelled) => boolean {
  const counts = new Map<string, number>();
  for (const found of labelled) if (found !== null) counts.set(found.label, (counts.get(found.label) ?? 0) + 1);
  const opening = labelled[first];
  const often = counts.get(opening?.label ?? "") ?? 0;
  return ({ field, label }) =>
    field === opening?.field &&
    label !== opening.label &&
    (counts.get(label) ?? 0) <= often &&
    (often > 1 || isTableColumn(label));
}

/** "Start date: …" and "End date: …" are one period, and "Board: …" right below "School: …" is no other school. */
const goesOnNaming = (entry: LabelledEntry, { field, label }: Labelled, labels: ReadonlySet<string>): boolean =>
  entry[field] !== undefined &&
  (field === "dates" || !labels.has(label)) &&
  !naming.some((other) => other !== field && entry[other] !== undefined);

/** Below one employer or school the label of a post or a degree comes back for the next one. */
const isFurtherName = (entry: LabelledEntry, { field, label }: Labelled, labels: ReadonlySet<string>): boolean =>
  (field === "position" || field === "degree") && entry[field] !== undefined && labels.has(label);

/** Another entry of the employer or the school of one. */
const ofTheSame = ({ employer, school, place }: LabelledEntry): LabelledEntry => ({
  ...(employer === undefined ? {} : { employer }),
  ...(school === undefined ? {} : { school }),
  ...(place === undefined ? {} : { place }),
});

/** The pairs of label and value that one row of a form holds ("회사명 | … | 직위 | …"), each as a line of its own. */
function pairsOf(layout: DocumentLayout, line: Line): Line[] {
  const cells = cellsOf(layout, line);
  const isLabel = cells.map(({ start, end }) => fieldOfCell(layout.text.slice(start, end)) !== undefined);
  const begins = isLabel.flatMap((is, index) => (is && (index === 0 || isLabel[index - 1] !== true) ? [index] : []));
  if (cells.length < leastCells || begins[0] !== 0 || begins.length < leastLabels) return [line];
  return begins.map((from, at) => {
    const [first, last] = [cells[from], cells[(begins[at + 1] ?? cells.length) - 1]];
    const segments = line.segments.filter(
      ({ start, end }) => start >= (first?.start ?? 0) && end <= (last?.end ?? line.end),
    );
    return lineOf(line, segments);
  });
}

const leastCells = 3;

/** The field that a cell of a form names, by itself or as the head of a column. */
const fieldOfCell = (text: string): FieldLabel | undefined =>
  fieldOfLabel.get(phraseKey(text)) ??
  fieldOfLabel.get(withoutBlanks(text)) ??
  (isTableColumn(text) ? columnField(text) : undefined);

/** A list mark or a sentence below the value of a name begins what is told of the entry. */
const isToldBelow = (line: Line, value: readonly Line[] | undefined): boolean =>
  value?.at(-1)?.bullet === null && (line.bullet !== null || isSentence(line.text));

/** Many words behind a capital, few of which have one: no name goes on so. */
function isSentence(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const capitals = words.filter(startsWithCapital).length;
  return words.length >= leastOfSentence && startsWithCapital(text) && capitals * 3 <= words.length;
}

const leastOfSentence = 7;

/** "Referees: …" in a form: a label that nobody taught us names no more of what stands above it. */
const strangeLabel = /^\p{Lu}[\p{L}'’ ]{2,40}(?:\s*:\s|:$)/u;
/** "2. Crepes del Puerto", the second of the entries: what counts them is no part of a name. */
function withoutCount(line: Line, count: number): Line {
  const counted = /^(\d{1,2})[.)]\s+(?=\p{L})/u.exec(line.text);
  return counted !== null && Number(counted[1]) === count ? (from(line, line.start + counted[0].length) ?? line) : line;
}

const leastHeads = 2;
const mostHeadWords = 10;

/**
 * The lines that name each entry above its labels ("Heron Freight" over "Function: Driver"): one right above each label
 * that opens an entry, from the first line of the section on; none where it is not so for all of them.
 */
function headsOf(lines: readonly Line[], labelled: readonly (Labelled | null)[], opening: FieldLabel): Set<number> {
  const openings = [...labelled.keys()].filter((index) => labelled[index]?.field === opening);
  const isHead = (line: Line | undefined): boolean =>
    line !== undefined && wordsOf(line.text).length <= mostHeadWords && !/[;,]$|\p{Ll}{5}\.$/u.test(line.text);
  const isHeaded = openings[0] === 1 && openings.length >= leastHeads;
  const areAll = openings.every((at) => labelled[at - 1] === null && isHead(lines[at - 1]));
  return new Set(isHeaded && areAll ? openings.map((at) => at - 1) : []);
}

/**
 * "Heron Freight" above "Position held: Driver", again and again without a date: the label alone tells where each entry is.
 */
function areNamedAbove(
  lines: readonly Line[],
  labelled: readonly (Labelled | null)[],
  heads: ReadonlySet<number>,
): boolean {
  const isWhole = labelled.every((found) => found === null || (found.field !== "dates" && found.value.line !== null));
  return isWhole && heads.size > 0 && [...heads].every((at) => scanDates(lines[at]?.text ?? "").length === 0);
}

/** What stands behind the label of a field in a line of an entry ("Role: Line Manager"); null in any other line. */
export function valueBehind(layout: DocumentLayout, line: Line, field: FieldLabel): Line | null {
  const found = labelOf(layout, line);
  return found?.field === field ? upToLabel(found.value.line) : null;
}

/** "会计 部门：财务部": a further label behind a blank is no part of the value. */
function upToLabel(line: Line | null): Line | null {
  const at = line === null ? -1 : line.text.search(/\s+\p{Script=Han}{2,5}[:：]/u);
  if (line === null || at < 1) return line;
  const end = line.start + at;
  const segments = line.segments
    .filter(({ start }) => start < end)
    .map((segment) =>
      segment.end <= end ? segment : { ...segment, end, text: segment.text.slice(0, end - segment.start) },
    );
  return { ...line, end, text: line.text.slice(0, at), segments };
}

type Value = { line: Line | null; rest: string | null };
type Labelled = { field: FieldLabel; label: string; value: Value };

/** The label that a line begins with, in a cell of its own or before a colon. */
function labelOf(layout: DocumentLayout, line: Line): Labelled | null {
  const [first, second] = cellsOf(layout, line);
  if (first === undefined) return null;
  const text = layout.text.slice(first.start, first.end);
  const cellKey = phraseKey(text);
  const behind =
    second === undefined ? 0 : (colonAhead.exec(layout.text.slice(second.start, line.end))?.[0].length ?? 0);
  const isOfTime = second !== undefined && saysTime(layout.text.slice(second.start, second.end));
  const isTold = behind > 0 || /[:：]$/u.test(text) || formal.test(cellKey) || (isOfTime && endsOfPeriods.has(cellKey));
  const cellField =
    fieldOfLabel.get(cellKey) ??
    (isTold ? fieldBeforeColon.get(cellKey) : undefined) ??
    (isOfTime && letterEnds.has(cellKey) ? "dates" : undefined) ??
    beginsLabel(cellKey) ??
    fieldOfCell(text);
  if (cellField !== undefined && (second !== undefined || (isLongLabel(cellKey) && line.bullet === null))) {
    const value = second === undefined ? null : from(line, second.start + behind);
    return { field: cellField, label: cellKey, value: { line: value, rest: null } };
  }
  const colon = /^([^:：]{2,70})\s*[:：]\s*/u.exec(text);
  const key = phraseKey(colon?.[1] ?? "");
  const field = colon === null ? undefined : fieldNamedBy(colon[1] ?? "");
  // A form may put a list mark before the labels of names; what else a mark stands before tells of the work.
  if (
    colon === null ||
    field === undefined ||
    (line.bullet !== null && second === undefined && !naming.includes(field))
  )
    return null;
  return { field, label: key, value: { line: from(line, first.start + colon[0].length), rest: null } };
}

/** "From | 03/2012", "To | today": a date or a word for the present, and nothing else. */
const saysTime = (text: string): boolean =>
  isPresentWord(text) || scanDates(text).some(({ start, end }) => end - start >= text.trim().length - 1);

/** The colon of a form may stand in a column of its own, or before the value. */
const colonAhead = /^\s*[:：]\s*/u;

const isLongLabel = (key: string): boolean => key.split(" ").length >= 3;

/** A narrow cell may hold only the first words of a long label. */
function beginsLabel(key: string): FieldLabel | undefined {
  if (!isLongLabel(key)) return undefined;
  const whole = longLabels.find((label) => label.startsWith(`${key} `));
  return whole === undefined ? undefined : fieldOfLabel.get(whole);
}

/** Takes the further words of a broken label off the front of a line. */
function withoutLabelRest(layout: DocumentLayout, line: Line, label: string): Value {
  const [first, second] = cellsOf(layout, line);
  if (first === undefined || line.bullet !== null || label === "") return { line, rest: null };
  const longer = `${label} ${phraseKey(layout.text.slice(first.start, first.end))}`;
  const goesOn = longLabels.some((other) => other === longer || other.startsWith(`${longer} `));
  return goesOn ? { line: second ? from(line, second.start) : null, rest: longer } : { line, rest: null };
}

/** The part of a line from an offset on; null when nothing stands there. */
export function from(line: Line, start: number): Line | null {
  const segments = line.segments.flatMap((segment): Segment[] => {
    if (segment.end <= start) return [];
    const cut = Math.max(0, start - segment.start);
    return [{ ...segment, start: segment.start + cut, text: segment.text.slice(cut) }];
  });
  return segments.every(({ text }) => text.trim() === "") ? null : lineOf(line, segments);
}
