import { monthsOf, type DatesView } from "../view/dates.ts";

/** Where the music lies on a record of radius 200: from the rim to the label's run-out. */
const rim = 192;
const runOut = 98;
const silence = 3;

/** A record with more tracks than this is a single band: they could not be told apart. */
const mostBands = 14;

/** One band: the middle of it, and how wide it is. */
export type Band = { radius: number; width: number };

/**
 * The bands of a record from the rim inwards, each as wide as its role was long; all of one width where fewer than
 * three in five say how long.
 * @param asOf the month until which open roles last, as `YYYY-MM`
 */
export function bandsOf(dates: readonly DatesView[], asOf: string | null): readonly Band[] {
  if (dates.length === 0 || dates.length > mostBands) return [];
  const months = dates.map((each) => monthsOf(each, asOf));
  const known = months.filter((length) => length !== null);
  const isTold = known.length >= dates.length * 0.6;
  const usual = isTold ? known.reduce((sum, length) => sum + length, 0) / known.length : 1;
  // The shortest role can still be seen.
  const shares = months.map((length) => Math.max(isTold ? (length ?? usual) : 1, usual * 0.2));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let edge = rim;
  return shares.map((share) => {
    const width = (share / all) * (rim - runOut);
    const band = { radius: Math.round(edge - width / 2), width: Math.round((width - silence) * 10) / 10 };
    edge -= width;
    return band;
  });
}
