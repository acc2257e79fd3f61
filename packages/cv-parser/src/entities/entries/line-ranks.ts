import type { Line } from "../../core/layout.ts";

/** How likely a line opens an entry, names it further, or stands inside of it; what is left is a title. */
export type RankShares = { begin: number; head: number; inside: number };

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
