import { dateForms, hijriForms, iranianRange, monthOfName, persianForms, thaiForms } from "./date-forms.ts";
import type { DateForm } from "./date-forms.ts";

/** A point in time as precise as the source; month is 1 to 12. */
export type DatePoint = { year: number | null; month: number | null };

/** One date in a text with its offsets; `year` is null for a month that borrows its year from the next date. */
export type DateToken = {
  start: number;
  end: number;
  year: number | null;
  month: number | null;
  day: boolean;
  /** What two digits beside the month mean if they are a year ("07/22", "Jul 22"): they count in a period only. */
  shortYear: number | null;
};

type Reading = { forms: readonly DateForm[]; pattern: RegExp };

/** All forms in one pattern; the groups of each carry its number. */
function readingOf(forms: readonly DateForm[]): Reading {
  const numbered = forms.map((form, index) => form.pattern.replaceAll(/\(\?<([a-z])>/g, `(?<$1${index}>`));
  return { forms, pattern: new RegExp(numbered.join("|"), "gu") };
}

const usual = readingOf(dateForms);
const persian = readingOf([...dateForms, ...persianForms]);
const arabic = readingOf([...hijriForms, ...dateForms]);
const thai = readingOf([...dateForms, ...thaiForms]);

/** Two digits name a year of this century up to 50, and of the last one above. */
function yearOf(digits: string): number {
  const value = Number(digits.replace(/['’]/, ""));
  if (digits.length > 3) return value;
  return value > 50 ? 1900 + value : 2000 + value;
}

function tokenOf(match: RegExpMatchArray, forms: readonly DateForm[]): DateToken | null {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const at = forms.findIndex((_, index) => ["y", "m", "s", "t"].some((key) => groups[`${key}${index}`] !== undefined));
  const form = forms[at];
  if (form === undefined) return null;
  const [y, m, d, a, b, s, t, e] = "ymdabste".split("").map((key) => groups[`${key}${at}`]);
  const digits = y ?? t;
  const year = digits === undefined ? null : (form.yearOf ?? yearOf)(digits, e ?? m ?? "");
  const numeric = b === undefined ? 0 : Number(Number(b) > 12 ? a : b);
  const month = m === undefined ? numeric : (form.monthOf ?? monthOfName)(m);
  if (month > 12) return null;
  const start = match.index ?? 0;
  return {
    start,
    end: start + match[0].trimEnd().length,
    year,
    month: month === 0 ? null : month,
    day: d !== undefined || a !== undefined,
    shortYear: s === undefined ? null : yearOf(s),
  };
}

/**
 * Every date of a folded text from left to right; the text must come from `foldInPlace`.
 * @param isPersian whether the text was written with the digits of Persian, whose years are those of Iran
 */
export function dateTokens(folded: string, isPersian = false): DateToken[] {
  const { forms, pattern } = readingFor(folded, isPersian);
  return [...folded.matchAll(pattern)].map((match) => tokenOf(match, forms)).filter((token) => token !== null);
}

/** A letter that is none of Arabic: texts with one count years as most do. */
const otherLetter = /[^\P{L}\p{scx=Arabic}]/u;

function readingFor(folded: string, isPersian: boolean): Reading {
  if (isPersian) return persian;
  if (/\p{Script=Thai}/u.test(folded)) return thai;
  if (!/1[34]\d\d/.test(folded) || otherLetter.test(folded)) return usual;
  return iranianRange.test(folded) ? persian : arabic;
}
