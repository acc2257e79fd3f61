import type { Piece } from "./piece.ts";

/** A value that a rule proposes for a field, with the places it comes from. */
export type Candidate = { value: string; score: number; rule: string; ranges: Piece["ranges"] };

export function candidateOf(piece: Piece, score: number, rule: string): Candidate {
  return { value: piece.text, score, rule, ranges: piece.ranges };
}

/** The best-scored candidate; the earlier one wins a tie so that the result never depends on anything else. */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) if (best === null || candidate.score > best.score) best = candidate;
  return best;
}
