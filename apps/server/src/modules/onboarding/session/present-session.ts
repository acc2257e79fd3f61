import { onboardingSequence, sequenceProgress, type OnboardingSession } from "@vitrine/model";
import { iso } from "../../auth/index.ts";
import { mediaUrl } from "../../media/index.ts";
import { stepOf } from "./moves.ts";
import type { SessionRow } from "./repository.ts";

/** A row as the API's OnboardingSession (contract.md 2). */
export function presentSession(row: SessionRow): OnboardingSession {
  const step = stepOf(row);
  return {
    session_id: row.id,
    step,
    progress: sequenceProgress(step, row.processing_step),
    confidence: row.confidence,
    website_id: row.website_id,
    has_cv_data: row.parsed_data !== null,
    has_template_recommendation: row.recommendation !== null,
    path: row.path,
    status: row.status,
    processing_step: row.processing_step,
    processing_progress: row.processing_progress,
    profile_picture_url: row.picture === null ? null : mediaUrl(row.picture),
    error: row.error,
    sequence: [...onboardingSequence],
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}
