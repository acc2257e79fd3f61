import { membersOf, type LanguagePack } from "./language-pack.ts";
import type { Period, YearMonth } from "./person.ts";
import type { Style } from "./style.ts";

export type WrittenPeriod = {
  text: string;
  /** What a reader can know, for the label; `end` null means that it goes on. */
  start: string;
  end: string | null;
};

const two = (value: number): string => String(value).padStart(2, "0");

/** Writes a period as the style asks and tells what of it is visible. */
export function writePeriod(period: Period, style: Style, pack: LanguagePack): WrittenPeriod {
  const isYearOnly = style.dates === "year" || style.dates === "season";
  const label = (date: YearMonth): string => (isYearOnly ? String(date.year) : `${date.year}-${two(date.month)}`);
  const start = writeDate(period.start, style, pack);
  const labels = { start: label(period.start), end: period.end && label(period.end) };
  const present = membersOf(pack.present)[period.start.year % membersOf(pack.present).length] ?? "";
  if (period.end === null && style.dates === "since") {
    const since = membersOf(pack.since)[period.start.year % membersOf(pack.since).length] ?? "";
    return { text: `${since} ${start}`, ...labels };
  }
  const end = period.end === null ? present : writeDate(period.end, style, pack);
  const isSameYear = isYearOnly && period.end?.year === period.start.year;
  const mark = style.rangeMark.trim() === "to" && pack.code !== "en" ? " – " : style.rangeMark;
  const range = isSameYear && style.dates === "year" ? start : `${start}${mark}${end}`;
  if (style.dates !== "duration") return { text: range, ...labels };
  const months = period.end
    ? (period.end.year - period.start.year) * 12 + period.end.month - period.start.month + 1
    : 14;
  const [years, rest] = pack.durationWords;
  const parts = [[Math.floor(months / 12), years] as const, [months % 12, rest] as const];
  const length = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(" ");
  return { text: `${range} (${length})`, ...labels };
}

function writeDate({ year, month }: YearMonth, style: Style, pack: LanguagePack): string {
  const long = membersOf(pack.monthsLong)[month - 1] ?? "";
  const short = membersOf(pack.monthsShort)[month - 1] ?? "";
  const isChinese = pack.code === "zh";
  switch (style.dates) {
    case "slash":
      return `${two(month)}/${year}`;
    case "iso":
      return `${year}-${two(month)}`;
    case "dots":
      return isChinese ? `${year}.${two(month)}` : `${two(month)}.${year}`;
    case "two-digit":
      return isChinese ? `${year}.${two(month)}` : `${short} '${two(year % 100)}`;
    case "year":
      return String(year);
    case "season":
      return isChinese ? `${year}年` : `${membersOf(pack.seasons)[Math.floor((month % 12) / 3)] ?? ""} ${year}`;
    case "long":
      return isChinese ? `${year}年${month}月` : `${long}${["es", "pt"].includes(pack.code) ? " de" : ""} ${year}`;
    case "short":
    case "duration":
    case "since":
      return isChinese ? `${year}年${month}月` : `${short} ${year}`;
  }
}
