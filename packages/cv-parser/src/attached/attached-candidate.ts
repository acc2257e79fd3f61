import type { Candidate } from "../core/candidate.ts";
import type { Range } from "../core/piece.ts";

/** The rule of a value that an attached file says and the page shows: nothing doubts it. */
export const attachedRule = "attached.europass";
const sureness = 0.98;

export const attachedCandidate = (value: string, ranges: readonly Range[]): Candidate => ({
  value,
  score: sureness,
  rule: attachedRule,
  ranges: [...ranges],
});
