import { escapePattern, foldInPlace } from "../../core/words.ts";
import { monthNames, noMonths, seasonWords } from "../../lexicon/dates.ts";

/** A point in time as precise as the source; month is 1 to 12. */
export type DatePoint = { year: number | null; month: number | null };

/** One date in a text with its offsets; `year` is null for a month that borrows its year from the next date. */
export type DateToken = { start: number; end: number; year: number | null; month: number | null; day: boolean };

const monthByName = new Map<string, number>();
monthNames.forEach((names, index) => names.split(" ").forEach((name) => monthByName.set(foldInPlace(name), index + 1)));
addShortForms();

/** Any beginning of three letters or more that fits one month only is a short form of it ("Septemb.", "giugn"). */
function addShortForms(): void {
  const excluded = new Set(noMonths.split(" "));
  const found = new Map<string, number | null>();
  for (const [name, number] of monthByName) {
    for (let length = 3; length < name.length; length += 1) {
      const short = name.slice(0, length);
      const known = found.get(short);
      found.set(short, known === undefined || known === number ? number : null);
    }
  }
  for (const [short, number] of found)
    if (number !== null && !monthByName.has(short) && !excluded.has(short)) monthByName.set(short, number);
}

const byLength = (first: string, second: string) => second.length - first.length;
const month = [...monthByName.keys()].sort(byLength).map(escapePattern).join("|");
const season = seasonWords.split(" ").sort(byLength).map(escapePattern).join("|");
const year = "(?:1[89]|20)\\d\\d";
const shortYear = "['’]\\d\\d";
const before = "(?<![\\p{L}\\p{N}$€£#@+]|\\p{N}[.,])";
const after = "(?![\\p{L}\\p{N}%]|[.,]\\p{N})";
const link = "(?:\\s*(?:,|\\.)?\\s*(?:de |del |di |van |of |do )?)";

const pattern = new RegExp(
  [
    `${before}(?<cnYear>${year})\\s*年(?:\\s*(?<cnMonth>\\d{1,2})\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
    `${before}(?<isoYear>${year})[-./](?<isoMonth>0[1-9]|1[0-2])(?<isoDay>[-./](?:0[1-9]|[12]\\d|3[01]))?${after}`,
    `${before}(?<dayA>\\d{1,2})[./-](?<dayB>\\d{1,2})[./-](?<dayYear>${year})${after}`,
    `${before}(?<numMonth>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<numYear>${year})${after}`,
    `${before}(?<usMonth>${month})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\s*,\\s*(?<usYear>${year})${after}`,
    `${before}(?:(?<nameDay>\\d{1,2})(?:\\.|st|nd|rd|th|er|º|o)?\\s*(?:de |of )?)?(?<nameMonth>${month})${link}(?<nameYear>${year}|${shortYear})${after}`,
    `${before}(?<backYear>${year})[\\s,.]+(?<backMonth>${month})\\.?${after}`,
    `${before}(?:${season})\\.?,?\\s*(?:of |de )?(?<seasonYear>${year})(?:/\\d\\d)?${after}`,
    `${before}(?<bareYear>${year})${after}`,
    `${before}(?<apostrophe>${shortYear})${after}`,
    `${before}(?<loneMonth>${month})\\.?${after}`,
  ].join("|"),
  "gu",
);

function yearOf(digits: string): number {
  const value = Number(digits.replace(/['’]/, ""));
  if (digits.length > 3) return value;
  return value > 50 ? 1900 + value : 2000 + value;
}

function tokenOf(match: RegExpMatchArray): DateToken | null {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const years = [
    groups.cnYear,
    groups.isoYear,
    groups.dayYear,
    groups.numYear,
    groups.usYear,
    groups.nameYear,
    groups.backYear,
    groups.seasonYear,
    groups.bareYear,
    groups.apostrophe,
  ];
  const yearText = years.find((text) => text !== undefined);
  const named = groups.usMonth ?? groups.nameMonth ?? groups.backMonth ?? groups.loneMonth;
  const numeric = groups.cnMonth ?? groups.isoMonth ?? groups.numMonth;
  let monthNumber = named === undefined ? Number(numeric ?? 0) : (monthByName.get(named) ?? 0);
  if (groups.dayB !== undefined) monthNumber = Number(groups.dayB) > 12 ? Number(groups.dayA) : Number(groups.dayB);
  if (monthNumber > 12) return null;
  const start = match.index ?? 0;
  return {
    start,
    end: start + match[0].trimEnd().length,
    year: yearText === undefined ? null : yearOf(yearText),
    month: monthNumber === 0 ? null : monthNumber,
    day:
      groups.usMonth !== undefined ||
      groups.nameDay !== undefined ||
      groups.isoDay !== undefined ||
      groups.dayA !== undefined,
  };
}

/** Every date of a folded text from left to right; the text must come from `foldInPlace`. */
export function dateTokens(folded: string): DateToken[] {
  return [...folded.matchAll(pattern)].map(tokenOf).filter((token) => token !== null);
}
