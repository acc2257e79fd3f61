import type { Row } from "./rows.ts";

const leastRows = 3;

/**
 * A list each row of which ends in a date, or each begins with one, with nothing between ("Harbour Hotel  2013" below
 * "Oak Logistics  2009-2012"): its dates part it, whatever else is likely.
 */
export function areDatedAlike(rows: readonly Row[]): boolean {
  if (rows.length < leastRows || rows.some(({ bullet, prose }) => bullet || prose)) return false;
  return (
    rows.every(({ anchor, line }) => anchor !== null && anchor.end >= line.end - 1) ||
    rows.every(({ anchor, line }) => anchor !== null && anchor.start <= line.start + 1)
  );
}
