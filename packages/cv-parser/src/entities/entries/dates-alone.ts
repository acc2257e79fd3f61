import type { Row } from "./rows.ts";

const leastAlone = 3;
const signsBeside = 3;

/**
 * Whether a section begins with a period that has a row to itself, as all of its periods have, with names below each: an
 * entry then begins with its period, whatever row above it may fit a name.
 */
export function datesStandAlone(rows: readonly Row[], anchors: readonly number[]): boolean {
  const isAlone = (at: number): boolean => {
    const [row, below] = [rows[at], rows[at + 1]];
    const match = row?.anchor;
    if (row === undefined || !match || below === undefined || below.anchor !== null) return false;
    return row.text.trim().length - (match.end - match.start) <= signsBeside && !below.prose && !below.bullet;
  };
  return anchors[0] === 0 && anchors.length >= leastAlone && anchors.every(isAlone);
}
