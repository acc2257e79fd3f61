import type { Candidate } from "../core/candidate.ts";

/** The share of right values that a raw score stands for, kept within 0 and 1. */
export function confidenceOf(candidate: Candidate): number {
  return Math.round(Math.min(1, Math.max(0, candidate.score)) * 100) / 100;
}
