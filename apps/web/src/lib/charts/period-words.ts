import type { AnalyticsPeriod } from "@vitrine/model";

export const periodNames: Readonly<Record<AnalyticsPeriod, string>> = {
  day: "Day",
  week: "Week",
  month: "Month",
  year: "Year",
};

/** The span that a period covers, and the one it is compared with. */
export const spanWords: Readonly<Record<AnalyticsPeriod, { now: string; before: string; step: string }>> = {
  day: { now: "the last 24 hours", before: "the 24 hours before", step: "hour" },
  week: { now: "the last 7 days", before: "the 7 days before", step: "day" },
  month: { now: "the last 30 days", before: "the 30 days before", step: "day" },
  year: { now: "the last 12 months", before: "the same time a year before", step: "month" },
};

const whole = new Intl.NumberFormat("en");

export const count = (value: number) => whole.format(value);

/** `1 view`, `2 views`. */
export function counted(value: number, word: string): string {
  return `${count(value)} ${word}${value === 1 ? "" : "s"}`;
}

export type Change = { direction: "up" | "down" | "same"; text: string };

/** How a figure differs from the one before, in words. */
export function changeSince(now: number, before: number, period: AnalyticsPeriod, say = count): Change {
  const then = spanWords[period].before;
  if (now > before) return { direction: "up", text: `${say(now - before)} more than in ${then}` };
  if (now < before)
    return { direction: "down", text: `${say(before - now)} ${say === count ? "fewer" : "less"} than in ${then}` };
  return {
    direction: "same",
    text: now === 0 ? `none in ${then} either` : `as ${say === count ? "many" : "much"} as in ${then}`,
  };
}

const formats: Readonly<Record<AnalyticsPeriod, { short: Intl.DateTimeFormat; long: Intl.DateTimeFormat }>> = (() => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
  const hour = format({ hour: "2-digit", minute: "2-digit" });
  const hourOfDay = format({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const day = format({ day: "numeric", month: "short" });
  const longDay = format({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
  const month = format({ month: "short", year: "2-digit" });
  const longMonth = format({ month: "long", year: "numeric" });
  return {
    day: { short: hour, long: hourOfDay },
    week: { short: day, long: longDay },
    month: { short: day, long: longDay },
    year: { short: month, long: longMonth },
  };
})();

/** A date of the series, short for the axis and long for the table. */
export function dateWords(date: string, period: AnalyticsPeriod): { short: string; long: string } {
  const moment = new Date(date);
  return { short: formats[period].short.format(moment), long: formats[period].long.format(moment) };
}
