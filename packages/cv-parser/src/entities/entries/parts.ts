import { dateCut, datedBracket, depthAt } from "./date-cut.ts";
import type { DocumentLayout, Segment } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { eastAsianGrades, gradeLabels, gradeQualifiers } from "../../lexicon/education.ts";
import { phraseKey, phraseSet, wordSet } from "../../core/words.ts";
import { milestones, seasonWords } from "../../lexicon/dates.ts";
import { isDurationOnly, scanDates } from "../dates/scan-dates.ts";
import { fieldNamedBy } from "./labelled-entries.ts";
import type { FieldLabel } from "./labelled-entries.ts";
import { isPresentWord } from "../dates/present-word.ts";
import { atWords } from "./at-words.ts";
import { chineseCuts } from "./chinese-cuts.ts";
import { joinWrappedParts } from "./join-parts.ts";
import { isBeforeCampus, isInFirm, isInList, isInOfficeName, isOneName } from "./one-name.ts";
import {
  bracketCuts,
  colonCuts,
  degreeFromCuts,
  degreeSchoolCuts,
  easternSchoolCuts,
  hyphenCuts,
  leavingCuts,
  romanceAtCuts,
  schoolCuts,
} from "./named-cuts.ts";
import { townBehindCuts } from "./names-behind-words.ts";
import type { Cut } from "./named-cuts.ts";
import { unpartedCuts } from "./unparted-names.ts";
import type { Row } from "./rows.ts";
import { gradeScore } from "./word-scores.ts";
import { withToldTown } from "./told-towns.ts";
import { openWords } from "../../lexicon/joining-words.ts";

export type Separator = "start" | "line" | "gap" | "style" | "pipe" | "dash" | "comma" | "at" | "paren";

/** A stretch of an entry's header between two separators, with what stands around it. */
export type Part = {
  piece: Piece;
  separator: Separator;
  /** Row of the header, counted from the row with the date. */
  row: number;
  /** Place within its row: first, last or between. */
  place: "only" | "first" | "middle" | "last";
  bold: boolean;
  italic: boolean;
  fontSize: number /** What the label that stood before it says that it is ("Specialty: …"). */;
  said?: FieldLabel;
};

const milestoneOnly = phraseSet(milestones);
const seasonOnly = wordSet(seasonWords);

const gradeLabelAhead = new RegExp(
  `(?<!(?:^|[\\s(,;|•·])(?:${gradeLabels}|${gradeQualifiers}|ense[nñ]anza|educaci[oó]n|formaci[oó]n|escuela|scuola|istruzione))\\s+(?=(?:${gradeLabels})\\s*:)`,
  "giu",
);
const eastAsianGradeAhead = new RegExp(`\\s+(?=(?:${eastAsianGrades})\\s*[:：]?\\s*\\d)`, "gu");
/** "Percentage:" in one weight, its value in another. */
const gradeLabelBefore = new RegExp(`(?:^|[\\s(,;|•·])(?:${gradeLabels})(?:\\s[^:|]{1,24})?[:=]\\s*$`, "iu");

const separators: readonly (readonly [Separator, RegExp])[] = [
  ["pipe", /\s*(?:[|¦•·∙●▪◦⋅‧■♦◆]|\s\/\s|\t)\s*/gu],
  // "B.Tech - in Computer Science" is one name.
  ["dash", /\s+[–—−-]\s+(?!(?:in|of|en|em|im|für)\s)|\s*[—]\s*/gu],
  // "Reed College- Applied Botany", "学院----专业".
  ["dash", /(?<=\p{Ll}{3})-\s+(?=\p{Lu})|\s*-{2,}\s*/gu],
  ["pipe", /\s~\s*(?=\d)/gu],
  // A small L stands for the bar that it looks like: "Heron Bank l Leeds".
  ["pipe", /(?<=[\p{L}\p{N})"»”])\s+l\s+(?=[\p{Lu}\p{Lo}])/gu],
  ["at", atWords],
  // "Heron Bank, Leeds. (3 years).": how long it was, in brackets, is no name.
  [
    "pipe",
    /\.?\s*\(\s*\d{1,2}\+?\s?(?:years?|yrs?|months?|weeks?|ans?|mois|jahre?|monate?|años?|meses|anni|mesi|jaar|maanden|anos?)\s*\)\.?/giu,
  ],
  // "华通物流有限公司（100-499人）": how many work there.
  [
    "pipe",
    /\s*[(（]\s*(?:约|約)?\d{1,6}\s?(?:[-–~～至]\s?\d{1,6}\s?)?(?:人|名|명|[年년]\s?(?:\d{1,2}\s?(?:个月|個月|[かヶカケ]月|개월))?|个月|個月|[かヶカケ]月|개월)\s?(?:以上|以下|以内|规模|이상)?\s*[)）]/gu,
  ],
  // "职位：会计 部门：财务部": a label behind a blank begins the next part.
  ["pipe", /\s+(?=\p{Script=Han}{2,5}[:：])/gu],
  ["pipe", gradeLabelAhead],
  ["pipe", eastAsianGradeAhead],
  [
    "pipe",
    /(?<=\p{L}{3})\.\s+(?=(?:Universi|Escol[ae]|Escuela|Institu|Coleg|Colég|Lice[ou]|Facul|Centro|Hospital|Clínica)\p{Ll}*\s)/gu,
  ],
  ["pipe", /(?<=\p{Ll}{4}|\p{Lu}{5})\.\s+(?=\p{Lu})(?!(?:Co|Inc|Ltd|LLC|Corp)\b)/gu],
  // "Molinos Tarn S.A. Lugo": the dot of a legal form ends the sentence as well, a town or a post follows.
  ["pipe", /(?<=(?:^|\s)(?:S\.\s?[AL]\.(?:[SUP]\.)?|S\.R\.L\.|C\.A\.|Ltda\.|Lda\.|Cía\.))\s+(?=\p{Lu}\p{Ll}{2})/gu],
  // "Acme, Inc.", "Вектор, ООО": a comma before a legal form parts nothing; in "Кассир, ООО «Вектор»" a name begins with it.
  [
    "comma",
    /\s*[,;，；،؛]\s+(?!(?:Inc|Ltd|LLC|LLP|PLC|S\.\s?[AL]|GmbH|Corp|Co|s\.\s?r\.\s?o|spol|a\.\s?s|d\.\s?o\.\s?o|Lda|Ltda|SGPS|EIRELI|Unipessoal|S\.?A\.?S|S\.?R\.?L|S\.?L\.?[ULP]|SL|SAU|C\.\s?A|E\.?I\.?R\.?L|SpA|Kft|Zrt|Sp\.\s?z)\b|(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ИП|НПП|НПО|НПФ|ГК|ТД|УК|ТОО|ФГУП|ГУП|МУП|ФГБУ|ГБУ|МБУ|АНО|НКО|ЧУП|ОДО|ТОВ|ПрАТ|ПАТ|ФОП|ЕООД|ООД|ЕАД|АД|ЕТ)(?!\p{L}|\s+[«"“„\p{Lu}]))|\s+[،؛](?=\p{L})/gu,
  ],
];

/** Splits the header rows of an entry into parts at gaps, changes of style and separators, dates left out. */
export function partsOf(layout: DocumentLayout, header: readonly Row[]): Part[] {
  const anchorRow = Math.max(
    0,
    header.findIndex((row) => row.anchor !== null),
  );
  const all = header.flatMap((row, index) => {
    const cells = cellsWithSegments(row).flatMap((cell) => cellParts(layout, row, cell));
    const parts = withToldTown(layout, row, cells);
    return parts.map((part, place) => ({
      ...part,
      row: index - anchorRow,
      separator: place === 0 ? (index === 0 ? ("start" as const) : ("line" as const)) : part.separator,
      place: placeOf(place, parts.length),
    }));
  });
  return joinWrappedParts(all, { header, anchorRow, source: layout.text });
}

function placeOf(index: number, count: number): Part["place"] {
  if (count === 1) return "only";
  if (index === 0) return "first";
  return index === count - 1 ? "last" : "middle";
}

/** Segments of a row grouped into cells: a wide gap or a tab begins a new one. */
function cellsWithSegments(row: Row): Segment[][] {
  const cells: Segment[][] = [];
  for (const segment of row.line.segments) {
    const cell = cells.at(-1);
    if (cell === undefined || segment.gapBefore > segment.fontSize * 1.2) cells.push([segment]);
    else cell.push(segment);
  }
  return cells;
}

function cellParts(layout: DocumentLayout, row: Row, cell: readonly Segment[]): Part[] {
  const first = cell[0];
  const last = cell.at(-1);
  if (first === undefined || last === undefined) return [];
  const parts: Part[] = [];
  let start = first.start + numberLength(layout.text.slice(first.start, last.end));
  let separator: Separator = "gap";
  for (const cut of [
    ...cutsOf(layout.text, cell, row),
    { start: last.end, end: last.end, separator: "start" as const },
  ]) {
    const label = labelBefore(layout, start, cut.start);
    const cleaned = cleanPart(pieceOf(layout.text, start + (label?.length ?? 0), cut.start), layout.text);
    const piece = withHyphen(withoutFullStop(cleaned, layout.text), layout.text);
    if (
      /[\p{L}\p{N}]/u.test(piece.text) &&
      !isLengthOfTime(piece.text) &&
      !isTimeOnly(piece.text) &&
      !isOtherFact(piece.text) &&
      !isLabelOnly(piece.text)
    ) {
      const host = cell.find((segment) => segment.end > (piece.ranges[0]?.start ?? 0)) ?? first;
      parts.push({
        piece,
        separator,
        row: 0,
        place: "only",
        bold: host.bold,
        italic: host.italic,
        fontSize: host.fontSize,
        ...(label === null ? {} : { said: label.field }),
      });
      ({ separator } = cut);
    } else if (separator === "comma" || separator === "style") ({ separator } = cut);
    start = cut.end;
  }
  return parts;
}

/** "就读于某大学", "任会计主管": what Chinese sentences say before a school, an employer or a post. */
const verbs: readonly (readonly [FieldLabel, RegExp])[] = [
  ["school", /^\s*(?:就读于|就讀於|毕业于|畢業於|求学于|考入)(?=\p{Script=Han}{2})/u],
  [
    "employer",
    /^\s*在?(?:就职于|就職於|任职于|任職於|供职于|工作于|服務於|服务于|受雇于|受僱於)(?=\p{Script=Han}{2})/u,
  ],
  ["position", /^\s*(?:担任|擔任|现任|現任|历任|歷任|曾任|任)(?!职|職)(?=\p{Script=Han}{2,12}\s*$)/u],
];

/** "Специальность: …", "Bölüm: …": what a part of an entry is said to be is no part of it; marks keep their labels. */
function labelBefore(layout: DocumentLayout, start: number, end: number): { length: number; field: FieldLabel } | null {
  const text = layout.text.slice(start, end);
  const verb = verbs.find(([, pattern]) => pattern.test(text));
  if (verb !== undefined) return { field: verb[0], length: verb[1].exec(text)?.[0].length ?? 0 };
  const found = /^\s*([^:：]{2,40}?)\s*[:：]\s*/u.exec(text) ?? /^\s*([^:：]{3,40}?)\s*$/u.exec(text);
  const isCut =
    found !== null && found[0].length === text.length && /^.?\s{0,2}[:：]/u.test(layout.text.slice(end - 1, end + 3));
  const field = found === null ? undefined : fieldNamedBy(found[1] ?? "");
  if (found === null || field === undefined || !namingFields.has(field)) return null;
  return /[:：]/.test(found[0]) || isCut ? { length: found[0].length, field } : null;
}

const namingFields: ReadonlySet<string> = new Set(["degree", "school", "position", "employer", "place"]);

/** "2.1 Analyst", "3) Analyst": what counts entries is no name. "1. Vorsitzende" counts none, so a lone dot says nothing. */
function numberLength(text: string): number {
  // "4.0 GPA" counts nothing.
  if (gradeScore(/^[^|,;\t]{0,30}/u.exec(text)?.[0] ?? "") >= 4) return 0;
  return (counted.exec(text) ?? countedFromRight.exec(text))?.[0].length ?? 0;
}

/** Signs know no ordinal with a dot: "1. 南山大學", "2、海城商贸". */
const counted =
  /^(?:(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?|\(?\d{1,2}\))\s+(?=\p{L})|\d{1,2}\s?[.、．]\s*(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}))/u;
/** "1. مهندس": where words go from right to left a number and its sign count entries, a lone dot as well. */
const countedFromRight = /^\d{1,2}\s?[.)-]\s*(?=[\p{Script=Arabic}\p{Script=Hebrew}])/u;

/** A further date of a header, or the rest of one, is no name: "Sep 2018", "Present". */
function isTimeOnly(text: string): boolean {
  const [date] = scanDates(text);
  const key = phraseKey(text);
  return (
    isPresentWord(text) ||
    milestoneOnly.has(key) ||
    seasonOnly.has(key) ||
    (date?.start === 0 && date.end === text.length && /\d{4}/.test(text))
  );
}

/** "所属行业：物流", "企業規模：2000人": a label says that no field of an entry holds what stands behind it. */
const isOtherFact = (text: string): boolean =>
  /\p{Lo}/u.test(text) && fieldNamedBy(/^([^:：]{2,12})[:：]/u.exec(text)?.[1] ?? "") === "other";

/** "Período": the label of a period beside its value names nothing itself. */
const isLabelOnly = (text: string): boolean => fieldNamedBy(text) === "dates";

/** "3 years" beside a date says how long it was and names nothing. */
function isLengthOfTime(text: string): boolean {
  return (
    isDurationOnly(text) || /^(?:an?|one)\s(?:year|month)$|^\d{1,2}\s(?:ans?|år|let|rok|yıl|ay|ani?)$/iu.test(text)
  );
}

/** Where a cell is cut: dates go as a whole, separators inside brackets do not count, styles part what no separator does. */
function cutsOf(source: string, cell: readonly Segment[], row: Row): Cut[] {
  const offset = cell[0]?.start ?? 0;
  const end = cell.at(-1)?.end ?? offset;
  const text = source.slice(offset, end);
  const dates = row.anchor === null || row.restOfDate ? row.dates : [row.anchor];
  const cuts: Cut[] = dates
    .filter((date) => date.end > offset && date.start < end)
    .map((date) => dateCut(text, offset, date));
  const told = dates.flatMap((date) => datedBracket(text, date.start - offset, date.end - offset));
  for (const { open, close } of told) {
    cuts.push({ start: offset + open, end: offset + open + 1, separator: "paren" });
    for (const cut of cuts) if (cut.start > offset + open && cut.start < offset + close) cut.end = offset + close;
  }
  const depth = (index: number) =>
    depthAt(text, index) - (told.some(({ open, close }) => index > open && index < close) ? 1 : 0);
  for (const [separator, pattern] of separators) {
    for (const match of text.matchAll(pattern)) {
      const cut = { start: offset + match.index, end: offset + match.index + match[0].length, separator };
      const nested = depth(match.index) > 0 && separator !== "pipe";
      if (separator === "comma" && isInList(text.slice(match.index + match[0].length))) continue;
      if (separator === "comma" && isInOfficeName(text, match.index, match.index + match[0].length)) continue;
      if (separator === "comma" && isInFirm(text, match.index, match.index + match[0].length)) continue;
      if (match[0].trim() === "/" && isOneName(text, match.index, match.index + match[0].length)) continue;
      if (
        (separator === "dash" || /^\s+at\s+$/u.test(match[0])) &&
        isBeforeCampus(text, match.index, match.index + match[0].length)
      )
        continue;
      if (!nested && !cuts.some((other) => cut.start < other.end && cut.end > other.start)) cuts.push(cut);
    }
  }
  cuts.push(...romanceAtCuts(text, offset, cuts));
  cuts.push(...townBehindCuts(text, offset, cuts));
  cuts.push(...schoolCuts(text, offset, cuts), ...degreeFromCuts(text, offset), ...leavingCuts(text, offset));
  const isFree = (cut: Cut) => !cuts.some((other) => cut.start < other.end && cut.end > other.start);
  cuts.push(...[...colonCuts(text, offset), ...hyphenCuts(text, offset)].filter(isFree));
  cuts.push(...degreeSchoolCuts(text, offset, cuts), ...easternSchoolCuts(text, offset, cuts));
  cuts.push(...unpartedCuts(text, offset, cuts));
  const inText = cuts.map(({ start, end }) => ({ start: start - offset, end: end - offset }));
  for (const { start, end } of chineseCuts(text, inText))
    cuts.push({ start: offset + start, end: offset + end, separator: "pipe" });
  return [...cuts, ...bracketCuts(text, offset, cuts), ...styleCuts(text, cell, cuts)].sort(
    (first, second) => first.start - second.start,
  );
}

const joinsOn = new RegExp(`(?:^|\\s)(?:${openWords}|&|-|\\()\\s*$`, "iu");

/** Small words that no name begins with: "Fitter" in bold before "in the works of the company". */
const goesOn = /^(?:(?:in|im|and|und|et|y|e|en)\s+\p{L}|(?:of|for|für|de|da|do|di)\s+\p{Ll})/u;

/** A change of weight, slant or size inside a cell parts two fields unless the words before it lead on. */
function styleCuts(text: string, cell: readonly Segment[], cuts: Cut[]): Cut[] {
  const offset = cell[0]?.start ?? 0;
  return cell.flatMap((segment, index) => {
    const above = cell[index - 1];
    if (above === undefined || !changesStyle(above, segment) || changesScript(above, segment)) return [];
    const near = cuts.find((cut) => cut.end >= segment.start - 1 && cut.start <= segment.start + 1);
    if (near !== undefined) {
      if (near.separator === "comma") near.separator = "style";
      return [];
    }
    if (
      joinsOn.test(text.slice(0, segment.start - offset)) ||
      gradeLabelBefore.test(text.slice(0, segment.start - offset)) ||
      /^[,;:.)]/.test(segment.text) ||
      goesOn.test(segment.text) ||
      depthAt(text, segment.start - offset) > 0
    )
      return [];
    return [{ start: segment.start, end: segment.start, separator: "style" as const }];
  });
}

const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Two fonts for two scripts may differ in weight: "基于 TensorFlow 的分析" is one name. */
function changesScript(above: Segment, segment: Segment): boolean {
  const isHan = [above.text.trim().at(-1) ?? "", segment.text.trim().at(0) ?? ""].map((sign) => han.test(sign));
  return isHan[0] !== isHan[1];
}

/** Small raised letters ("N" "o" "6") are no style of their own. */
function changesStyle(above: Segment, segment: Segment): boolean {
  const isRaised = [above, segment].some(({ text }) => text.trim().length <= 2);
  return (
    segment.bold !== above.bold ||
    segment.italic !== above.italic ||
    (Math.abs(segment.fontSize - above.fontSize) > 0.7 && !isRaised)
  );
}

/** A hyphen at the end of a line holds two halves of a name together: "Clermont-" above "Ferrand". */
function withHyphen(piece: Piece, source: string): Piece {
  const range = piece.ranges[0];
  const isBroken = range !== undefined && /\p{L}$/u.test(piece.text) && source.startsWith("-\n", range.end);
  return isBroken ? pieceOf(source, range.start, range.end + 1) : piece;
}

/** A full stop behind a whole word or the letters of a state ends the header; behind few letters it may stand for the rest of a word. */
function withoutFullStop(piece: Piece, source: string): Piece {
  const range = piece.ranges[0];
  return range !== undefined && /\p{Ll}{4}\.$|(?:^|\s)[A-Z]{2}\.$/u.test(piece.text)
    ? pieceOf(source, range.start, range.end - 1)
    : piece;
}

const leastDots = 5;

/** Length of a text without the row of dots that leads from it to the margin; an abbreviation keeps its dot. */
function withoutLeader(text: string): number {
  let end = text.length;
  let dots = 0;
  while (end > 0 && /[.…·_\s]/u.test(text.charAt(end - 1))) {
    if (text.charAt(end - 1).trim() !== "") dots += 1;
    end -= 1;
  }
  return dots >= leastDots ? end : text.length;
}

/** A full stop between a date and what follows ("2014. Lecturer") is one of them; ".NET" is a name. */
const looseEdge = /^(?:[\s,;:|·•–—\-/»]|=>|\.{3,}|\.(?=\s))+|(?:[\s,;:|·•–—\-/]|(?<=\s)\.)+$/gu;

/** "Brightwell Ltd (https://brightwell.example)": an address is no part of a name. */
const addressBehind = /(?<=\S)\s*[([](?:https?:\/\/|www\.)[^\s)\]]+[)\]]$/iu;

/** Drops separators left at the edges, an address in brackets at the end and a bracket that has lost its partner. */
export function cleanPart(piece: Piece, source: string): Piece {
  const range = piece.ranges[0];
  if (range === undefined) return piece;
  let { start, end } = range;
  let text = source.slice(start, end);
  for (let round = 0; round < 3; round += 1) {
    const trimmed = text.replace(addressBehind, "").replace(looseEdge, "");
    start += text.indexOf(trimmed);
    text = trimmed;
    const opens = (text.match(/\(/g) ?? []).length;
    const closes = (text.match(/\)/g) ?? []).length;
    if (closes > opens && text.endsWith(")")) text = text.slice(0, -1);
    else if (opens > closes && text.startsWith("(")) [text, start] = [text.slice(1), start + 1];
    else if (opens > closes && text.endsWith("(")) text = text.slice(0, -1);
    else if (opens === 1 && closes === 1 && text.startsWith("(") && text.endsWith(")"))
      [text, start] = [text.slice(1, -1), start + 1];
  }
  end = start + withoutLeader(text);
  return pieceOf(source, start, end);
}
