import type { Diagnostic } from "../cv/evidence.ts";

/** Below this share of right values people are told plainly that much may be wrong. */
export const doubtfulReadingBelow = 0.75;

/**
 * What is to be known of a reading as a whole, before anybody believes it: that its text was recognised from pictures, that
 * the file held a second CV, that much may be wrong.
 */
export function readingNotes(diagnostics: readonly Pick<Diagnostic, "message">[], confidence: number): string[] {
  const told = diagnostics.map(({ message }) => message);
  if (confidence >= doubtfulReadingBelow) return told;
  const percent = Math.round(confidence * 100);
  return [...told, `Much may be wrong: of CVs that are read like yours about ${percent}% of the values are right.`];
}
