import { nextOnboardingStep, type OnboardingAction, type OnboardingStep } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import { lockSession, type SessionChanges, type SessionRow } from "./repository.ts";

/** The step a session is at; the table holds it as text. */
export function stepOf(row: Pick<SessionRow, "step">): OnboardingStep {
  return row.step as OnboardingStep;
}

/**
 * The step after `action` (table of contract.md 13.1).
 * @throws AppError invalid_state when the session is over or its step forbids the action
 */
export function stepAfter(row: SessionRow, action: OnboardingAction, message?: string): OnboardingStep {
  const next = row.status === "active" ? nextOnboardingStep(stepOf(row), action) : null;
  if (next === null) throw new AppError("invalid_state", message ? { message } : {});
  return next;
}

/**
 * Runs `work` in a transaction that holds the caller's session, so that two calls never decide on the same state.
 * @throws AppError not_found for an unknown, foreign or removed session
 */
export function inSession<T>(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  work: (inside: Db, row: SessionRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (inside) => {
    const row = await lockSession(inside, userId, sessionId);
    if (!row) throw new AppError("not_found");
    return work(inside, row);
  });
}

/** Ends work under way: whoever runs it finds that the run is no longer its own and cannot write. */
export const noTask = {
  task: null,
  task_run: null,
  task_input: null,
  task_attempts: 0,
  task_lease_until: null,
} satisfies SessionChanges;

/** What a session knows once its file is read; emptied when another file comes. */
export const nothingRead = {
  ...noTask,
  processing_step: 0,
  processing_progress: 0,
  confidence: null,
  error: null,
  parsed_input: null,
  parsed_data: null,
  parsed_version: 0,
  evidence: {},
  diagnostics: [],
  unplaced: [],
  privacy: {},
  recommendation: null,
  template_data: null,
} satisfies SessionChanges;

/** A session without anything of its owner's. */
export const emptied = {
  ...nothingRead,
  cv_text: null,
  source_kind: null,
  source_pages: null,
  file_key: null,
  use_vision: false,
  picture: null,
} satisfies SessionChanges;
