import type { Candidate } from "../core/candidate.ts";
import { calibrationTable } from "./calibration-table.ts";

/** A step of the table: candidates with at least this raw score are right with this probability. */
export type CalibrationStep = readonly [score: number, probability: number];

/** The share of right values that a rule's raw score stands for, from the fitted table; a rule without steps keeps its score. */
export function confidenceOf(candidate: Candidate): number {
  const steps = calibrationTable[candidate.rule];
  const reached = steps?.findLast(([score]) => candidate.score >= score) ?? steps?.[0];
  return clamp(reached?.[1] ?? candidate.score);
}

function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
