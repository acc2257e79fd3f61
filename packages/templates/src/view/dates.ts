import { monthNames, parseDateRange, presentWord, shownDateText } from "@vitrine/model";

/** A date text as the owner wrote it, and what could be read from it, or null. */
export type DatesView = { text: string; parsed: ParsedDates | null };
export type ParsedDates = {
  /** `YYYY` or `YYYY-MM`. */
  start: string;
  end: string | null;
  current: boolean;
  /** Whole months, both ends counted; null while one end is only a year, or the range is open. */
  months: number | null;
};

type DateSource = { date: string; start_date?: string | null; end_date?: string | null; is_current?: boolean };

const yearPattern = /(?:19|20)\d{2}/g;

/** The word for an open end, in the languages that the standard form is said in. */
const openWords: Readonly<Record<string, string>> = {
  de: "heute",
  fr: "aujourd’hui",
  es: "actualidad",
  it: "oggi",
  pt: "hoje",
  nl: "heden",
  pl: "obecnie",
  ru: "настоящее время",
  tr: "halen",
  ar: "الآن",
  he: "היום",
  ja: "現在",
  zh: "至今",
  ko: "현재",
  sv: "nu",
  no: "nå",
  da: "nu",
  fi: "nykyhetki",
  cs: "dosud",
  sk: "súčasnosť",
  hu: "jelenleg",
  ro: "prezent",
  el: "σήμερα",
  uk: "дотепер",
  bg: "досега",
  hr: "danas",
  id: "sekarang",
  vi: "hiện tại",
  th: "ปัจจุบัน",
  fa: "اکنون",
  hi: "वर्तमान",
  ca: "actualitat",
};

/** What owners of these languages type beside the word that their sites say. */
const typedWords = [
  "nay",
  "kini",
  "avui",
  "sada",
  "nyt",
  "jelen",
  "současnost",
  "донині",
  "сьогодні",
  "כיום",
  "تاکنون",
  "अब तक",
];

/** Short words in Latin letters are parts of others; where nothing parts words, none stands alone. */
const openPattern = new RegExp(
  `present|current|today|now|aujourd|actual|наст|günümüz|现在|現在|${[...Object.values(openWords), ...typedWords]
    .map((word) => (/^[a-z]/.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : word))
    .join("|")}`,
  "iu",
);

/** The word for an open end in a language; undefined for one that the standard form is not said in. */
export const openWord = (lang: string): string | undefined => (lang === "en" ? presentWord : openWords[lang]);

/**
 * The dates of an item: stored months win, then the standard form, then bare years.
 * The standard form is the product's own, so it is said in the language of the site.
 */
export function viewDates(source: DateSource, lang = "en"): DatesView {
  const text = source.date.trim();
  return {
    text: inLanguage(shownDateText(text), lang.slice(0, 2)),
    parsed: fromMonths(source) ?? fromMonths(parseDateRange(text)) ?? fromSingleMonth(text) ?? fromYears(text),
  };
}

/** Russian and Ukrainian write "г." and "р." after each year in a sentence, and leave it out in a table. */
const yearSign = / [гр]\.$/;

function inLanguage(text: string, lang: string): string {
  const open = openWords[lang];
  if (!open) return text;
  const month = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return text
    .replace(/\b([A-Z][a-z]{2}) (\d{4})\b/g, (written, name: string, year: string) => {
      const index = monthNames.findIndex((known) => known === name);
      return index < 0 ? written : month.format(Date.UTC(Number(year), index)).replace(yearSign, "");
    })
    .replace(new RegExp(`(?<= - )${presentWord}$`), open);
}

function fromMonths(source: Omit<DateSource, "date">): ParsedDates | null {
  if (!source.start_date) return null;
  const end = source.is_current ? null : (source.end_date ?? null);
  return {
    start: source.start_date,
    end,
    current: source.is_current ?? false,
    months: end ? monthIndex(end) - monthIndex(source.start_date) + 1 : null,
  };
}

function fromSingleMonth(text: string): ParsedDates | null {
  const match = /^([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text);
  const month = monthNames.findIndex((name) => name === match?.[1]);
  if (!match || month < 0) return null;
  return { start: `${match[2]}-${String(month + 1).padStart(2, "0")}`, end: null, current: false, months: null };
}

function fromYears(text: string): ParsedDates | null {
  const years = text.match(yearPattern);
  const start = years?.[0];
  if (!years || !start || years.length > 2) return null;
  return { start, end: years[1] ?? null, current: years.length === 1 && openPattern.test(text), months: null };
}

/** Months since the year 0 of `YYYY-MM` or `YYYY`; a year alone is the month given. */
export function monthIndex(date: string, alone = 1): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || alone) - 1;
}

/**
 * How many months something lasted; null where its dates do not say.
 * @param asOf the month until which open ends last, as `YYYY-MM`
 */
export function monthsOf({ parsed }: DatesView, asOf: string | null): number | null {
  if (!parsed) return null;
  if (parsed.months !== null) return parsed.months;
  const end = parsed.end ?? (parsed.current ? asOf : null);
  if (!end) return null;
  return Math.max(1, monthIndex(end, 6) - monthIndex(parsed.start, 6));
}

/** `2019–2022`, `2021–`, `2020`; the owner's own words when nothing could be read. */
export function yearRange(dates: DatesView): string {
  if (!dates.parsed) return dates.text;
  const { start, end, current } = dates.parsed;
  const from = start.slice(0, 4);
  const to = end?.slice(0, 4);
  if (current) return `${from}–`;
  return to && to !== from ? `${from}–${to}` : from;
}

/** True where the years say all that the owner's words do, so that one of both is enough to see. */
export function areYears(dates: DatesView): boolean {
  return dates.text.replace(/\s*[-–—]\s*/u, "–") === yearRange(dates);
}
