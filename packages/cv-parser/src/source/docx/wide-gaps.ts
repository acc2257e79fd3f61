import type { Run } from "../../core/document.ts";
import { flowRun } from "../flow-line.ts";

const leastBlanks = 3;
const blanks = /([ \u00A0\u2000-\u200A\u3000]+)/u;
/** Of the words of a line whose letters are set apart ("J A N E   R O E"), so many are single letters. */
const spreadShare = 0.6;

/** A sign beside a gap parts what stands around it by itself: "Rowing   |   Sailing", "Boats:   oars". */
const endsWord = /[\p{L}\p{M}\p{N}.!?%+#)\]"'’”»]$/u;
const beginsWord = /^[\p{L}\p{N}(+[@#"'‘“«]/u;

/**
 * The runs of a line in which three blanks or more, also those of several runs, are a tab: whoever knows no tab stops
 * pushes a date to the right margin so. Letters that are set apart stay as they are.
 */
export function withWideGaps(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap((run, at) => run.text.split(blanks).map((text) => ({ run, at, text })));
  const words = pieces.filter(({ text }) => text.trim() !== "");
  const letters = words.filter(({ text }) => /^\p{L}$/u.test(text));
  if (letters.length > words.length * spreadShare) return [...runs];
  const told: Piece[] = [];
  let gap: Piece[] = [];
  for (const piece of pieces.filter(({ text }) => text !== "")) {
    if (piece.text.trim() === "" && piece.text !== "\t") gap.push(piece);
    else {
      const isTab = isWide(gap) && endsWord.test(told.at(-1)?.text ?? "") && beginsWord.test(piece.text);
      told.push(...(isTab ? [{ run: flowRun("\t"), at: -1, text: "\t" }] : gap), piece);
      gap = [];
    }
  }
  return joinedRuns([...told, ...gap]);
}

type Piece = { run: Run; at: number; text: string };

const isWide = (gap: readonly Piece[]): boolean => gap.reduce((sum, { text }) => sum + text.length, 0) >= leastBlanks;

/** Pieces of one run that still stand side by side are one run again. */
function joinedRuns(pieces: readonly Piece[]): Run[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.at === piece.at) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined.map(({ run, text }) => ({ ...run, text }));
}
