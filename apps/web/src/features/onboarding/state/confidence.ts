import { doubtBelow, doubtfulReadingBelow } from "@vitrine/model";

export type ConfidenceLevel = "high" | "medium" | "low";

/** 0.8 or more is high, 0.6 or more medium, below it low (document 3, section 9). */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return "high";
  return confidence >= doubtBelow ? "medium" : "low";
}

/** True where much of what was read may be wrong. */
export function isDoubtful(confidence: number): boolean {
  return confidence < doubtfulReadingBelow;
}

/** How far the whole reading can be believed, as the badge says it; always with its percent. */
export function readingText(confidence: number): string {
  const words: Record<ConfidenceLevel, string> = { high: "High", medium: "Medium", low: "Low" };
  const told = isDoubtful(confidence) ? "Much may be wrong" : `${words[confidenceLevel(confidence)]} confidence`;
  return `${told} · ${percentText(confidence)}`;
}

/** A score of 0 to 1 as a whole percent. */
export function percentText(score: number): string {
  return `${Math.round(Math.min(Math.max(score, 0), 1) * 100)}%`;
}

/** A skill level as a percent: up to 5 is a scale of five, up to 100 a percent, anything else 80 (document 3, section 3). */
export function skillPercent(level: number): number {
  if (level >= 0 && level <= 5) return Math.round((level / 5) * 100);
  return level >= 0 && level <= 100 ? Math.round(level) : 80;
}

/** Cuts at a word where one ends near the limit, and says so with an ellipsis. */
export function cutText(value: string, limit: number): string {
  if (value.length <= limit) return value;
  const cut = value.slice(0, limit);
  const space = cut.lastIndexOf(" ");
  return `${(space > limit * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** How much the review shows before "+ N more", and where descriptions are cut (document 3, section 9). */
export const reviewLimits = {
  experiences: 3,
  educations: 2,
  skills: 12,
  projects: 2,
  experienceCharacters: 150,
  projectCharacters: 100,
} as const;
