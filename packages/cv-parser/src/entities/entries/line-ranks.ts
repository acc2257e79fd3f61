import type { Line } from "../../core/layout.ts";

/**
 * How likely a line opens an entry, names it further, or stands inside of it; what is left is a title. `opens` is what
 * the net that drawn CVs taught says of the first; null where it was not asked.
 */
export type RankShares = { begin: number; head: number; inside: number; opens: number | null };

/** What was learned of a line's rank; null for a line that nobody asked about. */
export type RankOf = (line: Line) => RankShares | null;

/** The ranks that tell how far a header reaches, and those by which entries begin where dates are not to decide it. */
export type LineRanks = { rankOf: RankOf | null; startsBy: RankOf | null };

/** How much what was learned counts beside the signs of the rules. */
const learnedWeight = 1.5;

/** For a row below the date of an entry: above zero when it still names the entry, below when it describes it. */
export function headSign(rankOf: RankOf | null, line: Line): number {
  const ranks = rankOf?.(line) ?? null;
  return ranks === null ? 0 : learnedWeight * (ranks.begin + ranks.head - ranks.inside);
}

/** How much the net's word counts beside the signs of the rules for the row at which an entry begins. */
const openWeight = 2;

/** For a row above the date of an entry: above zero when the entry begins there. */
export function openSign(rankOf: RankOf | null | undefined, line: Line): number {
  const opens = rankOf?.(line)?.opens ?? null;
  return opens === null ? 0 : openWeight * (2 * opens - 1);
}

/** So sure must the net be that a row without a date opens an entry of a list that has dates. */
const surelyOpen = 0.9;

/** True for a line that the net is nearly certain about. */
export const isSurelyOpen = (rankOf: RankOf | null, line: Line): boolean => (rankOf?.(line)?.opens ?? 0) >= surelyOpen;
