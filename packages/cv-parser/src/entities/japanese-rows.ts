import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import type { Piece, Range } from "../core/piece.ts";
import { formClosers, formNotes } from "../lexicon/japanese-form.ts";
import { eraYears } from "../lexicon/dates.ts";
import type { DatePoint } from "./dates/date-tokens.ts";

/** The part of the form that a row stands in: its own title, or that of the table that holds both schools and work. */
export type FormPart = "both" | "school" | "work" | "licence";

/** A dated row of the form with what is written in the lines below it. */
export type FormRow = {
  part: FormPart | null;
  from: DatePoint;
  /** The end of a row of a period ("2020 | 9〜12"); "present" where it is open, null in rows of one month. */
  to: DatePoint | "present" | null;
  date: Piece;
  event: Range;
  below: Range[];
};

/** A row, or the word that somebody is still there or never worked, in the order of the page. */
export type FormLine = { kind: "row"; row: FormRow } | { kind: "still" } | { kind: "none" };

const eras = Object.keys(eraYears).join("|");
const year = `(?<era>${eras})?\\s?(?<year>元|\\d{1,4})(?:\\s?[~〜～]\\s?(?<toYear>(?:19|20)\\d\\d))?(?:\\s?[(（](?:${eras})\\s?(?:元|\\d{1,2})年?[)）])?`;
const month =
  "(?<month>\\d{1,2})(?<range>\\s?[~〜～]\\s?(?<toMonth>\\d{1,2}(?!\\d|\\s?年))?)?\\s*月?(?:\\s*\\d{1,2}\\s*日)?";
const patterns = [
  // Some forms give a school both of its dates in cells of one row: "2004 | 09 | 2009 | 06 | …".
  /^(?<date>(?<year>(?:19|20)\d\d)年?\s+(?<month>\d{1,2})月?\s+(?:[~〜～-]\s*)?(?<lastYear>(?:19|20)\d\d)年?\s+(?<lastMonth>\d{1,2})月?)\s+(?<event>[^\d\s].*)$/u,
  new RegExp(`^(?<date>${year}\\s*[年.．/]?\\s+?${month})\\s+(?<event>\\S.*)$`, "u"),
  new RegExp(`^(?<date>${year}\\s*[年.．/]\\s*${month})\\s*(?<event>[^\\d\\s].*)$`, "u"),
];
/** A period of two dates, which below the title of schools and work together is a row as well. */
const period =
  /^(?<date>(?<year>(?:19|20)\d\d)\s?年\s?(?<month>\d{1,2})\s?月\s?[~〜～–-]\s?(?:(?<lastYear>(?:19|20)\d\d)\s?年\s?(?<lastMonth>\d{1,2})\s?月|(?<range>現在)))\s+(?<event>[^\d\s].*)$/u;
/** In a part of its own a row may say no month. */
const yearAlone = /^(?<date>(?<year>(?:19|20)\d\d)\s?年?)\t(?<event>[^\d\s].*)$/u;

const workTitle = /^(?:年月)?職(?:務経)?歴(?:等|など)?$/u;
const titles: readonly (readonly [FormPart, RegExp])[] = [
  ["both", /^(?:年号)?(?:年月)?学歴[・･、と]?職歴/u],
  ["school", /^(?:年月)?(?:学業?歴|学習歴|最終学歴)$/u],
  ["work", workTitle],
  ["licence", /^(?:年月)?(?:取得|保有)?(?:免許・?資格|資格・?免許|資格|免許)(?:・|等|など|[(（]|$)/u],
];
/** What a title may be set between. */
const titleEdges = /^[【〈《■□●◆◇▼[［]+|[】〉》\]］]+$/gu;
const none = /^(?:職歴)?(?:特に)?(?:なし|無し|ありません)[。.]?$/u;
const still = /^(?:現在に至る|在職中|現在)/u;
const closer = new RegExp(`^(?:${formClosers})`, "u");
const note = new RegExp(`^(?:${formNotes})`, "u");
const mostBelow = 4;

/** The rows of the tables of a form by JIS (履歴書), each with the part that it stands in. */
export function formLines(layout: DocumentLayout): FormLine[] {
  const found: FormLine[] = [];
  let part: FormPart | null = null;
  let open: FormRow | null = null;
  let above = "";
  for (const line of layout.lines) {
    const bare = line.text.replace(/\s/gu, "");
    const title = titles.find(([, pattern]) => pattern.test(bare.replace(titleEdges, "")));
    const row = title === undefined ? rowAt(layout, line, part) : null;
    if (title !== undefined) [part, open] = [title[0], null];
    else if (row !== null) {
      open = row;
      found.push({ kind: "row", row });
    } else if (none.test(bare) && workTitle.test(above)) found.push({ kind: "none" });
    else if (still.test(bare)) {
      open = null;
      found.push({ kind: "still" });
    } else if (closer.test(bare)) [part, open] = [null, null];
    else if (note.test(bare) || (open?.below.length ?? mostBelow) >= mostBelow) open = null;
    else open?.below.push({ start: line.start, end: line.end });
    above = bare;
  }
  return found;
}

function rowAt(layout: DocumentLayout, line: Line, part: FormPart | null): FormRow | null {
  const { text } = line;
  const found = [...(part === "both" ? [period] : []), ...patterns, ...(part === null ? [] : [yearAlone])]
    .map((pattern) => pattern.exec(text))
    .find((each) => each !== null);
  const groups: Record<string, string | undefined> = found?.groups ?? {};
  const from = pointOf(groups, groups["year"], groups["month"]);
  // "2014年4月〜2021年3月": a period of two dates is no row of an event.
  if (from === null || /^(?:[~〜～–-]|\d{4}\s?年)/u.test(groups["event"] ?? "")) return null;
  const eventStart = line.start + text.length - (groups["event"] ?? "").length;
  const whole = layout.text.slice(eventStart, line.end);
  const beside = [...whole.matchAll(/\t/gu)].find(({ index }) =>
    closer.test(whole.slice(index + 1).replace(/\s/gu, "")),
  );
  const until = endInside(whole);
  return {
    part,
    from,
    to: endOf(groups, from) ?? until?.to ?? null,
    date: pieceOf(layout.text, line.start, line.start + (groups["date"] ?? "").length),
    event: { start: eventStart, end: eventStart + (beside?.index ?? until?.at ?? whole.length) },
    below: [],
  };
}

/** "… 研究員(〜2016年5月)", "… (2016年5月まで)": a row of a job may say in brackets behind it when it ended. */
const untilBehind =
  /\s*[(（]\s*(?:[~〜～–—ー-]\s*(?:(?<still>現在)|(?<year>(?:19|20)\d\d)\s?[年./]\s?(?<month>\d{1,2})\s?月?)|(?<yearUntil>(?:19|20)\d\d)\s?[年./]\s?(?<monthUntil>\d{1,2})\s?月?\s?(?:まで|迄))\s*(?:まで|迄)?\s*[)）]\s*$/u;

function endInside(event: string): { at: number; to: DatePoint | "present" } | null {
  const found = untilBehind.exec(event);
  const {
    still,
    year: first,
    month: its,
    yearUntil,
    monthUntil,
  }: Record<string, string | undefined> = found?.groups ?? {};
  const to = still === undefined ? pointOf({}, first ?? yearUntil, its ?? monthUntil) : "present";
  return found === null || to === null ? null : { at: found.index, to };
}

function pointOf(
  { era }: Record<string, string | undefined>,
  digits: string | undefined,
  month: string | undefined,
): { year: number; month: number | null } | null {
  const base = era === undefined ? 0 : (eraYears[era] ?? 0);
  const number = base + (digits === "元" ? 1 : Number(digits));
  const isDate =
    number >= 1900 && number <= 2100 && (month === undefined || (Number(month) >= 1 && Number(month) <= 12));
  return isDate ? { year: number, month: month === undefined ? null : Number(month) } : null;
}

/** "9〜2" ends in the next year where the second month is the smaller one. */
function endOf(
  groups: Record<string, string | undefined>,
  from: { year: number; month: number | null },
): FormRow["to"] {
  const last = pointOf({}, groups["lastYear"], groups["lastMonth"]);
  if (last !== null) return last;
  if (groups["range"] === undefined) return null;
  if (groups["toMonth"] === undefined) return "present";
  const to = Number(groups["toMonth"]);
  const later = to < (from.month ?? 0) ? from.year + 1 : from.year;
  return { year: groups["toYear"] === undefined ? later : Number(groups["toYear"]), month: to };
}

/** Text of one or more lines that stand one below the other, with where in the source each of them begins. */
export type Stretch = { text: string; parts: readonly { at: number; start: number; end: number }[] };

/** A row's event with the first `count` lines below it. */
export function eventWith(layout: DocumentLayout, row: FormRow, count: number): Stretch {
  const parts: { at: number; start: number; end: number }[] = [];
  let text = "";
  for (const { start, end } of [row.event, ...row.below.slice(0, count)]) {
    if (text !== "") text += " ";
    parts.push({ at: text.length, start, end });
    text += layout.text.slice(start, end);
  }
  return { text, parts };
}

/** What stands between two places of a stretch. */
export function pieceIn(layout: DocumentLayout, { parts }: Stretch, from: number, to: number): Piece {
  const pieces = parts.flatMap(({ at, start, end }) => {
    const [first, last] = [Math.max(from, at), Math.min(to, at + end - start)];
    return first < last ? [pieceOf(layout.text, start + first - at, start + last - at)] : [];
  });
  return joinPieces(pieces, " ");
}
