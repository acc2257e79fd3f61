import { z } from "zod";
import { parsedDataSchema } from "../cv/parsed-data.ts";
import { templateRecommendationSchema } from "../cv/recommendation.ts";

export const onboardingEventTypes = [
  "progress",
  "review_ready",
  "cv_ready",
  "website_creation_started",
  "template_progress",
  "template_success",
  "website_progress",
  "website_success",
  "error",
  "template_error",
  "website_error",
] as const;
export type OnboardingEventType = (typeof onboardingEventTypes)[number];

/** One pushed event (contract.md 13.2); `id` grows within a session and resumes the stream. */
export const onboardingEventSchema = z.object({
  type: z.enum(onboardingEventTypes),
  session_id: z.string(),
  at: z.string(),
  message: z.string().optional(),
  progress: z.number().min(0).max(100).optional(),
  processing_step: z.number().int().min(0).max(6).optional(),
  step: z.enum(["parsing", "complete", "template_matching", "matching", "generating"]).optional(),
  found: z.record(z.string(), z.number()).optional(),
  parsed_data: parsedDataSchema.optional(),
  confidence: z.number().optional(),
  template_recommendation: templateRecommendationSchema.optional(),
  template_data: z.record(z.string(), z.unknown()).optional(),
  website_id: z.number().int().optional(),
  website: z.object({ id: z.number().int(), name: z.string(), template: z.object({ slug: z.string() }) }).optional(),
  code: z.string().optional(),
  retryable: z.boolean().optional(),
});
export type OnboardingEvent = z.infer<typeof onboardingEventSchema>;
