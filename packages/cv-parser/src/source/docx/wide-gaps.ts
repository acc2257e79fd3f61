import type { Run } from "../../core/document.ts";
import { flowRun } from "../flow-line.ts";

const leastBlanks = 3;
const blanks = /([ \u00A0\u2000-\u200A\u3000]+)/u;
/** Of the words of a line whose letters are set apart ("J A N E   R O E"), so many are single letters. */
const spreadShare = 0.6;

/**
 * The runs of a line in which three blanks or more, also those of several runs, are a tab: whoever knows no tab stops
 * pushes a date to the right margin so. Letters that are set apart stay as they are.
 */
export function withWideGaps(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap((run) => run.text.split(blanks).map((text) => ({ ...run, text })));
  const words = pieces.filter(({ text }) => text.trim() !== "");
  const letters = words.filter(({ text }) => /^\p{L}$/u.test(text));
  if (letters.length > words.length * spreadShare) return [...runs];
  const gaps: Run[][] = [[]];
  for (const piece of pieces.filter(({ text }) => text !== "")) {
    if (piece.text.trim() === "" && piece.text !== "\t") gaps.at(-1)?.push(piece);
    else gaps.push([piece], []);
  }
  if (!gaps.some(isWide)) return [...runs];
  return gaps.flatMap((gap, index) => {
    if (index % 2 === 1) return gap;
    return isWide(gap) && index > 0 && index < gaps.length - 1 ? [flowRun("\t")] : gap;
  });
}

const isWide = (gap: readonly Run[]): boolean => gap.reduce((sum, { text }) => sum + text.length, 0) >= leastBlanks;
