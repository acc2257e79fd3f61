import { z } from "zod";

/** Every error code with its HTTP status (contract.md 1.4). The union is closed: services throw only these. */
export const errorStatus = {
  bad_request: 400,
  malformed_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_verified: 403,
  account_suspended: 403,
  beta_access_required: 403,
  subscription_required: 403,
  subscription_limit_exceeded: 403,
  feature_requires_upgrade: 403,
  template_requires_upgrade: 403,
  verification_link_invalid: 403,
  not_found: 404,
  demo_not_available: 404,
  site_unavailable: 404,
  method_not_allowed: 405,
  version_conflict: 409,
  reorder_conflict: 409,
  idempotency_in_progress: 409,
  already_processing: 409,
  invalid_state: 409,
  payload_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  server_error: 500,
  ai_failed: 502,
  unavailable: 503,
  ai_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type FieldErrors = Record<string, string[]>;

/** The one envelope of every answer of 400 and above. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  status: z.number().int(),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  help_text: z.string().optional(),
  requires_verification: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Sentences for codes whose callers rarely give their own. */
export const defaultErrorMessages: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_json: "The request could not be read. Please send valid JSON.",
  unauthenticated: "Please sign in to continue.",
  forbidden: "You are not allowed to do this.",
  email_not_verified: "Please verify your email address to continue.",
  account_suspended: "This account is suspended. Please contact support.",
  beta_access_required: "Beta access is required to use this feature.",
  subscription_required: "Please complete your subscription to access this feature",
  verification_link_invalid: "The verification link is invalid or has expired.",
  not_found: "We could not find what you asked for.",
  demo_not_available: "Demo data not available for this template",
  site_unavailable: "This page is not available. If it is private, sign in to view it.",
  method_not_allowed: "This address does not accept that method.",
  version_conflict: "This website was changed in another tab or by another session.",
  reorder_conflict: "The list was changed in another tab. Please look at the current order and try again.",
  idempotency_in_progress: "The same request is still being worked on.",
  idempotency_key_reused: "This request key was already used for another request.",
  already_processing: "This is already being worked on. Please wait a moment.",
  invalid_state: "This step is not possible right now.",
  payload_too_large: "The request is too large.",
  unsupported_media_type: "This kind of content is not accepted here.",
  validation_failed: "Please check your input and try again",
  too_many_requests: "Too many attempts. Please wait a moment and try again.",
  server_error: "An error occurred. Please try again.",
  unavailable: "Vitrine is busy right now. Please try again in a moment.",
};
