import type { EvidenceMap } from "@vitrine/model";
import { createContext, useContext } from "react";
import { confidenceLevel, type ConfidenceLevel } from "../state/confidence.ts";
import type { Change } from "../state/parsed-pointers.ts";

export type Review = {
  evidence: EvidenceMap;
  /** Pointer of the value that is looked at, in either pane. */
  active: string | null;
  activate: (pointer: string | null, from: "source" | "field") => void;
  correct: (changes: Change[]) => void;
  /** Sends lines that no field holds to a place. */
  sendLines: (lines: readonly number[], to: string) => void;
  /** Pointer of the value that the review led to; lists open for it. */
  wanted: string | null;
  /** What was being typed when the page was loaded anew, and keeps what is being typed now; null: nothing. */
  typed: { pointer: string; text: string } | null;
  keepTyped: (typed: { pointer: string; text: string } | null) => void;
  /** Shows the value's place on a phone, where the panes are tabs. */
  showSource: (pointer: string) => void;
};

export const ReviewContext = createContext<Review | null>(null);

/** The review around a field. */
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error("A field of the review stands outside of it.");
  return review;
}

/** How sure the engine is of a value; null for empty values and those that their owner typed. */
function fieldConfidence(evidence: EvidenceMap, pointer: string): ConfidenceLevel | null {
  const found = evidence[pointer];
  return found && found.source !== "user" ? confidenceLevel(found.confidence) : null;
}

/** How sure the engine is of the least sure of the values that are shown as one. */
export function leastConfidence(evidence: EvidenceMap, pointers: readonly string[]): ConfidenceLevel | null {
  const levels = pointers.map((pointer) => fieldConfidence(evidence, pointer));
  return (["low", "medium", "high"] as const).find((level) => levels.includes(level)) ?? null;
}
