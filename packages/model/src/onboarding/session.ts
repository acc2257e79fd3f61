import { z } from "zod";

/** The server's nine-step sequence (document 3, section 2). */
export const onboardingSequence = [
  "welcome",
  "upload_cv",
  "upload_picture",
  "processing",
  "review",
  "template_matching",
  "ready",
  "creating_website",
  "complete",
] as const;

/** Steps that a session may hold: the sequence and the manual form. */
export const onboardingSteps = [...onboardingSequence, "manual_input"] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingPaths = ["upload", "template", "scratch"] as const;
export type OnboardingPath = (typeof onboardingPaths)[number];

export const onboardingStatuses = ["active", "completed", "abandoned", "failed"] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export const onboardingErrorSchema = z.object({ message: z.string(), code: z.string(), retryable: z.boolean() });

/** Where a CV waits for its turn: 1 is next. The seconds are those until its turn, as things stand. */
export const linePlaceSchema = z.object({ position: z.number().int(), expected_seconds: z.number().int() });
export type LinePlace = z.infer<typeof linePlaceSchema>;

/** "3 CVs are before yours, about 20 seconds" */
export function linePlaceText({ position, expected_seconds: seconds }: LinePlace): string {
  const before = position - 1;
  const who =
    before === 0 ? "Your CV is next" : before === 1 ? "1 CV is before yours" : `${before} CVs are before yours`;
  return `${who}, about ${spanText(seconds)}`;
}

function spanText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** The session as the API answers it (contract.md 2). */
export const onboardingSessionSchema = z.object({
  session_id: z.string(),
  step: z.enum(onboardingSteps),
  progress: z.number(),
  confidence: z.number().nullable(),
  website_id: z.number().int().nullable(),
  has_cv_data: z.boolean(),
  has_template_recommendation: z.boolean(),
  path: z.enum(onboardingPaths).nullable(),
  status: z.enum(onboardingStatuses),
  processing_step: z.number().int(),
  processing_progress: z.number(),
  profile_picture_url: z.string().nullable(),
  error: onboardingErrorSchema.nullable(),
  /** Told by the call that reads the session, while its CV waits for its turn. */
  line: linePlaceSchema.optional(),
  sequence: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type OnboardingSession = z.infer<typeof onboardingSessionSchema>;

/** Progress of a step in the nine-step sequence, 0 to 100; `processing` adds processingStep/5 of a step (document 3, section 2). */
export function sequenceProgress(step: OnboardingStep, processingStep = 0): number {
  if (step === "manual_input") return 0;
  const index = onboardingSequence.indexOf(step);
  const within = step === "processing" ? Math.min(processingStep, 5) / 5 : 0;
  return Math.round(((index + within) / (onboardingSequence.length - 1)) * 100);
}
