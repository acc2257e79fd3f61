import {
  completeParsedData,
  emptyParsedData,
  onboardingSequence,
  type OnboardingSession,
  type ParsedData,
  type TemplateRecommendation,
  type UnplacedLine,
} from "@vitrine/model";
import type { SessionData } from "../state/onboarding-state.ts";

/** A session for tests. */
export function aSession(change: Partial<OnboardingSession> = {}): OnboardingSession {
  return {
    session_id: "s1",
    step: "welcome",
    progress: 0,
    confidence: null,
    website_id: null,
    has_cv_data: false,
    has_template_recommendation: false,
    path: null,
    status: "active",
    processing_step: 0,
    processing_progress: 0,
    profile_picture_url: null,
    error: null,
    sequence: [...onboardingSequence],
    created_at: "2026-11-21T10:00:00Z",
    updated_at: "2026-11-21T10:00:00Z",
    ...change,
  };
}

export function aRecommendation(change: Partial<TemplateRecommendation> = {}): TemplateRecommendation {
  return {
    recommended_template: "modern",
    recommended_template_name: "Modern",
    reasoning: "Modern suits your work as Charge nurse.",
    match_score: 0.91,
    alternative_templates: [
      { template: "default", name: "Default", score: 0.7 },
      { template: "minimal-pro", name: "Minimal Pro", score: 0.4 },
    ],
    ...change,
  };
}

type PartialData = { [K in keyof ParsedData]?: K extends "personal_info" ? Partial<ParsedData[K]> : ParsedData[K] };

/** What was read from a CV, for tests. */
export function someParsedData({ personal_info: person, ...change }: PartialData = {}): ParsedData {
  const empty = emptyParsedData();
  return completeParsedData({
    ...empty,
    confidence: 0.87,
    ...change,
    personal_info: { ...empty.personal_info, name: "Amara Okonkwo", title: "Charge nurse", ...person },
  });
}

/** An answer of session-data, for tests. */
export function someData(change: Partial<SessionData> = {}): SessionData {
  return {
    cv_data: null,
    cv_data_version: 1,
    text: "Amara Okonkwo\nCharge nurse",
    source: { kind: "text", pages: 1, has_page_images: false },
    template_recommendation: null,
    template_data: null,
    evidence: {},
    diagnostics: [],
    unplaced: [],
    privacy: {},
    session: aSession({ step: "processing" }),
    ...change,
  };
}

/** A line of a CV that waits for its place, for tests. */
export function aLine(change: Partial<UnplacedLine> = {}): UnplacedLine {
  const { id = 0, text = "Willing to travel" } = change;
  return {
    id,
    text,
    page: 1,
    start: id,
    end: id + text.length,
    boxes: [],
    bullet: false,
    section: "ADDITIONAL INFORMATION",
    guess: null,
    reason: "none",
    state: "waiting",
    ...change,
  };
}
