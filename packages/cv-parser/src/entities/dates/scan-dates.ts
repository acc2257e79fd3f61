import { remembered } from "../../core/remembered.ts";
import { holdsRightToLeft } from "../../core/scripts.ts";
import { escapePattern, foldInPlace } from "../../core/words.ts";
import {
  blankMonthWords,
  blankYearWords,
  dateQualifiers,
  endLabels,
  fromWords,
  presentWords,
  sinceWords,
  toWords,
} from "../../lexicon/dates.ts";
import { dateTokens } from "./date-tokens.ts";
import type { DatePoint, DateToken } from "./date-tokens.ts";
import { andWords } from "../../lexicon/joining-words.ts";

/**
 * A date or a range in a text. `to` is "present" for a range that has not ended, null for a single date. A "blank" is
 * a range that its writer has not filled in ("year–year"): it dates an entry, and its points have no year.
 */
export type DateMatch = Readonly<{
  start: number;
  end: number;
  from: DatePoint;
  to: DatePoint | "present" | null;
  kind: "single" | "range" | "since" | "blank";
  /** Where the second half stands when a narrow column breaks the date over two lines. */
  rest?: { start: number; end: number };
}>;

const byLength = (first: string, second: string) => second.length - first.length;
const words = (list: string) =>
  list
    .split(" ")
    .map((word) => escapePattern(foldInPlace(word)))
    .sort(byLength)
    .join("|");
const present = presentWords
  .map((word) => escapePattern(foldInPlace(word)).replaceAll(" ", "\\s+"))
  .sort(byLength)
  .concat("∞")
  .join("|");
const dash = "[-–—‒―−‐‑→~～〜至到>…]|->|[-—–]{2}|\\.{3}|[-–]to[-–]";
/** What may stand between a year and the sign of a range: the word for "year", and the dots of some languages. */
const yearMark = "\\.?(?:\\s?(?:гг?|год[а-я]{0,3}|рр?|року|r|roku|god|godine|leta|m|gada|م|هـ?|ء)(?![\\p{L}]))?\\.?";
/** "The year" before its number, in languages that say so within a period. */
const yearNoun = "(?:(?:عام|العام|سنه|شهر|سال|שנת|anno|annee|ano)\\s+)?";
/** What a dash may have behind it, though it says the same: "2019 - hasta la fecha", "2019 – até o momento", "2019- to 2020". */
const toBehindDash = "(?:(?:to|until|till|bis|hasta|ate|jusqu'a|fino\\s+ad?)\\s+)?";
const article = `(?:(?:the|la|le|il|el|os?|as?|al?|ao)\\s+)?${yearNoun}`;
/** What Hungarian joins to the first end of a range: "2015-től 2018-ig". */
const fromEnding = "\\s?-?tol\\s+(?:a\\s+)?";
/** "Início: 02/2015 Término: 08/2017": the label of the end between two dates. */
const endLabel = `\\s*[,;|–-]?\\s+(?:${endLabels})\\s?:\\s+`;
/** "2019年4月から2021年3月まで", "2019.03부터 2021.02까지". */
const eastAsianFrom = "\\s?(?:から|より|부터)\\s?";
const separator = `(?:${fromEnding}|${eastAsianFrom}|${endLabel}|${yearMark}\\s*(?:${dash})\\s*${toBehindDash}${article}|${yearMark}\\s+(?:up\\s+to|pana\\s+(?:in|la)|tot\\s+en\\s+met|${words(toWords)})\\.?\\s+(?:the |la |le |il |el |al |os? |as? |zum |now |end of )?${yearNoun}|\\s+all['’]anno\\s+)`;
const separatorOnly = new RegExp(
  `^(?:\\]?${separator}\\[?|\\s*/\\s*|\\s*(?:${dash})?\\s*\\n\\s*(?:${dash})?\\s*)$`,
  "u",
);
const presentAfter = new RegExp(
  `^(?:${separator}|\\s*/\\s*|${yearMark}\\s+|(?<=年|月))(?:\\((?:${present})\\)|(?:${present})(?:(?![\\p{L}\\p{N}])|(?=の|に|ま[でて]|까지)))\\.?`,
  "u",
);
/** "כיום - 2019": the same, seen from the other side. */
const presentBefore = new RegExp(`(?<![\\p{L}\\p{N}])(?:${present})\\s*(?:[-–—])\\s*$`, "u");
const openAfter = new RegExp(
  `^(?:\\s*(?:${dash})\\s*(?:\\?|…|\\.{3})?\\s*(?=$|[)\\]|,·\\t]|\\s:)|\\s*(?:${dash})\\s*(?:…|\\.{3})\\s*(?=[:\\t])|\\+(?=$|[\\s)\\]|,·])|\\s?[~～〜](?=\\s*(?!同|翌|${present})[\\p{Script=Han}\\p{Script=Katakana}]))`,
  "u",
);
const between = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|mellan)\s+$/u;
const andOnly = new RegExp(`^\\s+(?:${andWords})\\s+$`, "u");
const sinceBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${words(sinceWords)})[.:]?|a\\s+partir\\s+d(?:e|el|o|u))\\s+(?:der |dem |el |le |the |roku |r\\. ?|leta |godine )?${yearNoun}$`,
  "u",
);
/** "desde el 1998 hasta…", "a partir del año 2001": an article of its own between the word and the year. */
const fromBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:(?:${words(fromWords)})\\.?:?|a\\s+partir\\s+d(?:e|el|o|u))\\s+(?:el\\s+)?|d['’]|(?:da|ne)ll['’](?=anno)|nel\\s+)${yearNoun}$`,
  "u",
);
const qualifiers = dateQualifiers
  .split("|")
  .map((phrase) => escapePattern(phrase).replaceAll(" ", "\\s+"))
  .sort(byLength)
  .join("|");
const qualifierBefore = new RegExp(`(?<=^|[(,;|·•–—\\t-]\\s*|\\.\\s)(?:${qualifiers})\\s*:?\\s+(?:in\\s+)?$`, "u");
/** "Sep 2021 – (expected) May 2025": how sure the end is, behind the dash. */
const qualifierBetween = new RegExp(`(?<=\\s)\\(?(?:${qualifiers})\\s?[:)]?\\s*$`, "u");
const qualifierAfter = new RegExp(`^\\s*\\((?:${qualifiers})\\)`, "u");
const shortEnd = /^\s*[-–—/]\s*(\d\d)(?![\d/.]|\p{L}|\s*%)/u;
const duration =
  /^\s*[(·,|]?\s*\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|wochen?|tagen?|tage?|semaines?|jours?|semanas?|dias?|settiman[ae]|giorn[oi]|weken|dagen|veckor|dagar|uker|uger|tydzien|tygodni(?:e|owy)?|tyg|dni|tydnu|tydny|hafta|gun(?=[),.]|$)|недел[ьяи]|дн(?:я|ей)|jahre?|monate?|ans?|mois|anos?|meses|mes|anni?|mesi|mese|jaar|maand(?:en)?|ar|lata?|let|roku|roky|rok|mies|mesicu?|mesice|yil|ay(?=[),.]|$)|ani|luni|luna|manad(?:er)?|man(?=[),.]|$)|evet?|honap|vuotta|kk|год(?:а|ов)?|лет|месяц(?:а|ев)?|мес|рок(?:и|ів)|місяц(?:і|ів|ь)|سنوات|سنه|سنتين|اشهر|شهور|شهر|شهرين|שנים|שנה|שנות|חודשים|חודש|سال|ماه|년|개월|か月|ヶ月|ヵ月|y|m)(?![\p{L}\p{N}])\.?,?\s*(?:and |und |et |y |e |en |и )?){1,2}\)?/u;

/** "2011 – 2022 гг.": the word for years behind both of them. "2018 M.A." and "2018 M. Sc." name a degree there. */
const yearsBehind =
  /^(?:\s?(?:(?:гг?|рр?|годы|год|года|roku|godine|م|هـ?|ء|ميلادي|میلادی)(?![\p{L}\p{N}])\.?|r\.(?!\p{L})|m\.(?!\p{L}|\s(?:sc|a|s|d|phil|ed|eng|res|tech|com|arch|div)(?!\p{L})))|\.?\s?god\.|-?ig(?!\p{L})|\s?(?:ま[でて]|까지)(?![\p{L}]))/u;
/** "2015 óta", "2015-től", "2015'ten beri", "2015 yılından bu yana": since then, said behind it. */
const sinceBehind = /^(?:\s+ota|\s?-tol|(?:['’]?[dt][ae]n|\s+y[iı]l[iı]ndan)\s+(?:beri|itibaren|bu\s+yana))(?!\p{L})/u;

const blankPoint = `(?:(?:${words(blankMonthWords)})\\s?[/. -]?\\s?)?(?:${words(blankYearWords)})`;
const blankRange = new RegExp(
  `(?<![\\p{L}\\p{N}])${blankPoint}\\s*(?:${dash})\\s*(?:${blankPoint}|${present})(?![\\p{L}\\p{N}])`,
  "gu",
);
const unknown: DatePoint = { year: null, month: null };

function blankRanges(folded: string): DateMatch[] {
  return [...folded.matchAll(blankRange)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    from: unknown,
    to: unknown,
    kind: "blank",
  }));
}

/** Finds every date and range of a text, in the languages of the lexicon, with offsets into that text. */
export const scanDates: (text: string) => readonly DateMatch[] = remembered(datesIn);

function datesIn(text: string): DateMatch[] {
  const folded = foldInPlace(text);
  // Every date but a blank has a year in digits; most lines have none.
  if (!/\d\d|元年|\d年|[rhs]\d\.\d/.test(folded)) return blankRanges(folded);
  const tokens = dateTokens(folded, /[\u06f0-\u06f9پچژگکی]/u.test(text)).map((token) => withoutDiploma(text, token));
  if (tokens.length === 0) return blankRanges(folded);
  const matches: DateMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const next = tokens[index + 1];
    const range = next === undefined ? null : joinRange(folded, token, next);
    if (range !== null) index += 1;
    const match = range ?? matchAlone(folded, token);
    if (match !== null) matches.push(withEdges(folded, match));
  }
  return matches;
}

const diplomaBehind = /\s+D[EÉ][CS]$/u;
const diplomaBefore = /^D[EÉ][CS]\s*[\t\n]\s*(?=\d)/u;

/** "2014-2017⇥DEC en soins infirmiers", "DES⇥2007-2012": a diploma of Québec in capitals beside its year is no December. */
function withoutDiploma(text: string, token: DateToken): DateToken {
  const written = text.slice(token.start, token.end);
  const behind = diplomaBehind.exec(written);
  if (behind !== null && (/[\t\n]/u.test(behind[0]) || /^\s+(?:en|de|d['’])(?:\s|\p{L})/u.test(text.slice(token.end))))
    return { ...token, end: token.start + behind.index, month: null };
  const before = diplomaBefore.exec(written);
  return before === null ? token : { ...token, start: token.start + before[0].length, month: null };
}

function joinRange(folded: string, first: DateToken, second: DateToken): DateMatch | null {
  if (!isJoined(folded, first, second)) return null;
  const to = second.year ?? second.shortYear;
  if (to === null || (first.year === null && first.month === null)) return null;
  // "06/15 – 2020" has both years, "Jun – 2020" may be no period.
  if (first.year === null && second.month === null && first.shortYear === null) return null;
  // Beside a whole date two digits are a day ("Aug 15 – Dec 20, 2018"), else a year ("07/22 - 01/24").
  const own = first.year ?? (second.day ? null : first.shortYear);
  if (second.year === null && own === null) return null;
  const from = { year: own ?? to, month: first.month };
  if (from.year > to) return turnedRange(folded, first, second);
  return { start: first.start, end: second.end, from, to: { year: to, month: second.month }, kind: "range" };
}

/** "2020 - 2018" among words from right to left: typed so that it looks right, or read off the page as it is seen. */
function turnedRange(folded: string, first: DateToken, second: DateToken): DateMatch | null {
  if (!holdsRightToLeft(folded) || first.year === null || second.year === null) return null;
  const [from, to] = [second, first].map(({ year, month }) => ({ year, month }));
  if (from === undefined || to === undefined) return null;
  return { start: first.start, end: second.end, from, to, kind: "range" };
}

const mostQualified = 40;

function isJoined(folded: string, first: DateToken, second: DateToken): boolean {
  const gap = folded.slice(first.end, second.start);
  if (separatorOnly.test(gap)) return true;
  if (gap.length > mostQualified) return false;
  const sure = gap.replace(qualifierBetween, "");
  if (sure !== gap && separatorOnly.test(sure)) return true;
  return andOnly.test(gap) && between.test(folded.slice(Math.max(0, first.start - 12), first.start));
}

/** "3 - 4/2014", "01 à 09/2023": two months of one year. */
const monthsBefore = /(?<=^|[\s(|])(0?[1-9]|1[0-2])\s*(?:[-–—]|\s(?:to|bis|al?|do|tot|до|по)\s)\s*$/u;

/** "2022年3月-6月", "2024년 5월 ~ 7월", "2019年3月2日~3月27日"; "2024.05~07" has no blanks and a nought. */
const monthBehind =
  /^(?:\s?[-–—~～〜至到]\s?(?<named>1[0-2]|0?[1-9])\s?(?:月|월)(?<day>\s?\d{1,2}\s?[日일])?|[–—~～〜](?<bare>1[0-2]|0[1-9])(?![\d./]|\s?[月월年년]))/u;
/** "2024.05-07": the sign of a period between months, where a day would have the one between year and month. */
const monthWithin = /^\d{4}[./](?:1[0-2]|0[1-9])-(1[0-2]|0[1-9])$/;

/** The later month of a period within one year that is told once; null where there is none. */
function monthsOfOneYear(folded: string, token: DateToken): DateMatch | null {
  const { year, month } = token;
  if (year === null || month === null || !/^\d/.test(folded.slice(token.start))) return null;
  const behind = monthBehind.exec(folded.slice(token.end));
  const { named, bare, day } = behind?.groups ?? {};
  const last = Number(named ?? bare ?? monthWithin.exec(folded.slice(token.start, token.end))?.[1] ?? 0);
  if (last < month || (last === month && day === undefined)) return null;
  const end = token.end + (behind?.[0].length ?? 0);
  return { start: token.start, end, from: { year, month }, to: { year, month: last }, kind: "range" };
}

function matchAlone(folded: string, token: DateToken): DateMatch | null {
  const rest = folded.slice(token.end);
  const open = presentAfter.exec(rest) ?? openAfter.exec(rest);
  const since = sinceBefore.exec(folded.slice(0, token.start));
  const year = token.year ?? (open === null && since === null ? null : token.shortYear);
  if (year === null) return null;
  const from: DatePoint = { year, month: token.month };
  if (open !== null) {
    return { start: token.start, end: token.end + open[0].trimEnd().length, from, to: "present", kind: "range" };
  }
  const ofOneYear = monthsOfOneYear(folded, token);
  if (ofOneYear !== null) return ofOneYear;
  const months = monthsBefore.exec(folded.slice(0, token.start));
  if (months !== null && token.month !== null && token.year !== null && /^\d/.test(folded.slice(token.start))) {
    const first = Number(months[1]);
    if (first < token.month)
      return { start: months.index, end: token.end, from: { year, month: first }, to: from, kind: "range" };
  }
  const turned = holdsRightToLeft(folded) ? presentBefore.exec(folded.slice(0, token.start)) : null;
  if (turned !== null) return { start: turned.index, end: token.end, from, to: "present", kind: "range" };
  const short = token.month === null ? shortEnd.exec(rest) : null;
  const century = Math.floor(year / 100) * 100;
  const endYear = short === null ? 0 : century + Number(short[1]);
  if (short !== null && endYear > year) {
    return {
      start: token.start,
      end: token.end + short[0].length,
      from,
      to: { year: endYear, month: null },
      kind: "range",
    };
  }
  const behind = sinceBehind.exec(rest);
  if (behind !== null)
    return { start: token.start, end: token.end + behind[0].length, from, to: "present", kind: "since" };
  if (since !== null) return { start: since.index, end: token.end, from, to: "present", kind: "since" };
  return { start: token.start, end: token.end, from, to: null, kind: "single" };
}

/** "مدير عام 2015 - 2018": behind a name the word for "year" is the one for "general". */
const endsPost = /\p{Script=Arabic}{3}\s+عام\s+$/u;

/** Takes the small words before a range ("from", "de") and the length of time after it into the match. */
function withEdges(folded: string, match: DateMatch): DateMatch {
  const ahead = folded.slice(0, match.start);
  const before = fromBefore.exec(ahead) ?? (match.kind === "range" ? between.exec(ahead) : null);
  const found = before !== null && endsPost.test(folded.slice(0, before.index + before[0].length)) ? null : before;
  // Before a lone date the small words belong to it only where nothing stands before them ("Start June 2017").
  const lead = match.kind === "range" || found?.index === 0 ? found : null;
  const start = lead === null ? match.start : lead.index;
  const rest = folded.slice(match.end);
  const tail = yearsBehind.exec(rest) ?? duration.exec(rest) ?? qualifierAfter.exec(rest);
  return {
    ...match,
    start: qualifierBefore.exec(folded.slice(0, start))?.index ?? start,
    end: tail === null ? match.end : match.end + tail[0].trimEnd().length,
  };
}

const blankEnd = new RegExp(`[,(]\\s*${blankPoint}\\)?\\.?$`, "u");

/** Offset at which the date begins that ends a text after a comma or in brackets ("A title, 2019."); -1 without one. */
export function endDateAt(text: string): number {
  const last = scanDates(text).at(-1);
  if (last !== undefined && /^[).\s]*$/.test(text.slice(last.end))) {
    const before = /[,(]\s*$/.exec(text.slice(0, last.start));
    if (before !== null) return before.index;
  }
  return blankEnd.exec(foldInPlace(text))?.index ?? -1;
}

/** `YYYY-MM`, or `YYYY` when the source names no month; empty for a blank. */
export function formatDate(point: DatePoint): string {
  if (point.year === null) return "";
  return point.month === null ? String(point.year) : `${point.year}-${String(point.month).padStart(2, "0")}`;
}

/** True for a text that says nothing but how long something took: "5 years 2 months". */
export function isDurationOnly(text: string): boolean {
  const folded = foldInPlace(text)
    .trim()
    .replace(/^총\s*/u, "");
  return duration.exec(folded)?.[0].length === folded.length && /\p{L}{3}|\p{Lo}/u.test(folded);
}
