import {
  diagnosticSchema,
  evidenceMapSchema,
  limits,
  onboardingEventSchema,
  onboardingPaths,
  onboardingSessionSchema,
  parsedDataSchema,
  privacySchema,
  requiredText,
  templateRecommendationSchema,
  sendLinesSchema,
  text,
  unplacedLineSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";
import { websiteAnswer } from "./website-answers.ts";

const session = { session: onboardingSessionSchema };
const sessionId = z
  .string({ error: "No session ID available" })
  .trim()
  .min(1, { error: "No session ID available" })
  .max(64);
const sessionBody = z.object({ session_id: sessionId });
const sessionQuery = z.object({ session_id: sessionId });
const parsedData = z
  .unknown()
  .pipe(z.record(z.string(), z.unknown(), { error: "No parsed data available" }).pipe(parsedDataSchema));

const uploadAnswer = answer({
  text: z.string(),
  stored_path: z.string().nullable(),
  use_vision_parsing: z.boolean(),
  session_id: z.string(),
  profile_picture_url: z.string().nullable(),
  ...session,
});

const parseEvidence = {
  evidence: evidenceMapSchema,
  diagnostics: z.array(diagnosticSchema),
  unplaced: z.array(unplacedLineSchema),
};

export const activeSession = endpoint({
  method: "GET",
  path: "/onboarding/active-session",
  summary: "The caller's active session, or null",
  auth: "sub",
  response: answer({ session: onboardingSessionSchema.nullable() }),
});

export const getSession = endpoint({
  method: "GET",
  path: "/onboarding/session",
  summary: "One session's fields",
  auth: "sub",
  query: sessionQuery,
  response: onboardingSessionSchema.extend({ success: z.literal(true), ...session }),
  errors: ["not_found"],
});

export const getSessionData = endpoint({
  method: "GET",
  path: "/onboarding/session-data",
  summary: "What was read, recommended and generated so far, with evidence",
  auth: "sub",
  query: sessionQuery,
  response: answer({
    cv_data: parsedDataSchema.nullable(),
    cv_data_version: z.number().int(),
    text: z.string().nullable(),
    source: z
      .object({
        kind: z.enum(["pdf", "docx", "doc", "text", "linkedin", "json_resume"]),
        pages: z.number().int(),
        has_page_images: z.boolean(),
      })
      .nullable(),
    template_recommendation: templateRecommendationSchema.nullable(),
    template_data: z.record(z.string(), z.unknown()).nullable(),
    privacy: privacySchema,
    ...parseEvidence,
    ...session,
  }),
  errors: ["not_found"],
});

export const startNew = endpoint({
  method: "POST",
  path: "/onboarding/start-new",
  summary: "Abandon the active session and open a new one at welcome",
  auth: "sub",
  body: z.object({ path: z.enum(onboardingPaths).nullish() }).nullish(),
  status: 201,
  response: answer({ session_id: z.string(), ...session }),
});

export const selectPath = endpoint({
  method: "POST",
  path: "/onboarding/select-path",
  summary: "Choose upload, template or scratch; null goes back to welcome",
  auth: "sub",
  body: z.object({ path: z.enum(onboardingPaths).nullable(), session_id: sessionId.nullish() }),
  response: answer({ session_id: z.string(), ...session }),
  errors: ["not_found", "invalid_state"],
});

export const uploadCv = endpoint({
  method: "POST",
  path: "/onboarding/upload-cv",
  summary: "Store a CV file and extract its text",
  auth: "sub",
  idempotent: true,
  rateLimit: "onboarding_upload",
  body: z.object({ session_id: sessionId.optional(), source: z.enum(["linkedin", "json_resume"]).optional() }),
  files: {
    cv_file: {
      required: true,
      description:
        "PDF, DOC or DOCX of at most 10 MB; with `source` also a LinkedIn data archive (ZIP) or a JSON Resume file",
    },
    profile_picture: { required: false, description: "Picture of at most 5 MB" },
  },
  response: uploadAnswer,
  errors: ["not_found", "unsupported_media_type", "file_too_large", "invalid_state", "unavailable"],
});

export const pasteText = endpoint({
  method: "POST",
  path: "/onboarding/paste-text",
  summary: "Take pasted CV text",
  auth: "sub",
  idempotent: true,
  rateLimit: "onboarding_upload",
  body: z.object({
    cv_text: requiredText(limits.pastedTextCharacters, "CV text", "No text to parse"),
    session_id: sessionId.nullish(),
  }),
  response: uploadAnswer,
  errors: ["not_found", "invalid_state"],
});

export const uploadPicture = endpoint({
  method: "POST",
  path: "/onboarding/upload-profile-picture",
  summary: "Store the picture of a session",
  auth: "sub",
  rateLimit: "onboarding_upload",
  body: sessionBody,
  files: { profile_picture: { required: true, description: "Picture of at most 5 MB" } },
  response: answer({ profile_picture_url: z.string(), ...session }),
  errors: ["not_found", "unsupported_media_type", "file_too_large", "invalid_state"],
});

export const proceedWithPicture = endpoint({
  method: "POST",
  path: "/onboarding/proceed-with-picture",
  summary: "Go on to processing with the stored picture",
  auth: "sub",
  body: sessionBody,
  response: answer(session),
  errors: ["not_found", "invalid_state"],
});

export const skipPicture = endpoint({
  method: "POST",
  path: "/onboarding/skip-picture",
  summary: "Go on to processing without a picture",
  auth: "sub",
  body: sessionBody,
  response: answer(session),
  errors: ["not_found", "invalid_state"],
});

export const parseCv = endpoint({
  method: "POST",
  path: "/onboarding/parse-cv",
  summary: "Read the CV; waits for the result while progress is pushed",
  auth: "sub",
  rateLimit: "onboarding_ai",
  body: z.object({
    session_id: sessionId,
    use_vision_parsing: z.boolean().optional(),
    stored_path: z.string().max(255).nullish(),
    cv_text: z
      .string()
      .max(limits.pastedTextCharacters * 4)
      .nullish(),
    as_cv: z
      .boolean()
      .optional()
      .describe("Its owner says that it is a CV: it is read as one, although it was taken for another paper"),
  }),
  response: parsedDataSchema.extend({ success: z.literal(true), data: parsedDataSchema, ...parseEvidence, ...session }),
  errors: ["not_found", "already_processing", "invalid_state", "ai_failed", "ai_timeout", "unavailable"],
});

/** A correction made on the review screen (contract.md 20.3). */
export const correctParsedData = endpoint({
  method: "PATCH",
  path: "/onboarding/parsed-data",
  summary: "Correct values that were read from the CV",
  auth: "sub",
  versioned: true,
  body: z.object({
    session_id: sessionId,
    changes: z
      .array(
        z.object({
          pointer: z
            .string()
            .max(200)
            .regex(/^(\/[A-Za-z0-9_]+)+$/, { error: "The pointer must lead to a value, e.g. /personal_info/name." }),
          value: z.unknown(),
        }),
      )
      .min(1)
      .max(500),
    version: z.number().int().optional(),
  }),
  response: answer({ cv_data: parsedDataSchema, version: z.number().int(), ...parseEvidence, ...session }),
  errors: ["not_found", "invalid_state", "version_conflict"],
});

/** Lines that no field holds go where their owner sends them; `moved` names them as they are now. */
export const sendUnplaced = endpoint({
  method: "PATCH",
  path: "/onboarding/unplaced",
  summary: "Send lines of the CV that no field holds to a section, leave them out, or put them back",
  auth: "sub",
  versioned: true,
  body: sendLinesSchema.extend({ session_id: sessionId }),
  response: answer({
    cv_data: parsedDataSchema,
    version: z.number().int(),
    moved: z.array(z.number().int()),
    ...parseEvidence,
    ...session,
  }),
  errors: ["not_found", "invalid_state", "version_conflict"],
});

/** What of private facts goes onto the site; what is not sent stays as it was chosen. */
export const choosePrivacy = endpoint({
  method: "PATCH",
  path: "/onboarding/privacy",
  summary: "Choose what of address, phone and picture the site shows",
  auth: "sub",
  body: privacySchema.extend({ session_id: sessionId }),
  response: answer({ privacy: privacySchema, ...session }),
  errors: ["not_found", "invalid_state"],
});

export const sourcePage = endpoint({
  method: "GET",
  path: "/onboarding/source-page",
  summary: "Picture of one page of the uploaded file",
  auth: "sub",
  query: sessionQuery.extend({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  answer: "file",
  response: z.unknown(),
  errors: ["not_found", "unavailable"],
});

export const matchTemplate = endpoint({
  method: "POST",
  path: "/onboarding/match-template",
  summary: "Recommend a template for parsed data",
  auth: "sub",
  rateLimit: "onboarding_ai",
  body: z.object({ parsed_data: parsedData, session_id: sessionId.nullish() }),
  response: templateRecommendationSchema.extend({
    success: z.literal(true),
    session: onboardingSessionSchema.nullable(),
  }),
  errors: ["not_found"],
});

export const generateTemplateData = endpoint({
  method: "POST",
  path: "/onboarding/generate-template-data",
  summary: "Fill the template's own data from what the CV says",
  auth: "sub",
  rateLimit: "onboarding_ai",
  body: z.object({ parsed_data: parsedData, template_slug: z.string().max(60), session_id: sessionId.nullish() }),
  response: answer({
    template_data: z.record(z.string(), z.unknown()),
    category: z.string(),
    session: onboardingSessionSchema.nullable(),
  }),
  errors: ["not_found"],
});

export const proceedToTemplateMatching = endpoint({
  method: "POST",
  path: "/onboarding/proceed-to-template-matching",
  summary: "Save the data and run matching; results are pushed",
  auth: "sub",
  rateLimit: "onboarding_ai",
  body: sessionBody,
  response: answer(session),
  errors: ["not_found", "invalid_state"],
});

const createErrors = [
  "not_found",
  "invalid_state",
  "subscription_limit_exceeded",
  "template_requires_upgrade",
] as const;

export const createFromSession = endpoint({
  method: "POST",
  path: "/onboarding/create-website",
  summary: "Create the session's website, or a demo website; at most one per session",
  auth: "sub",
  idempotent: true,
  rateLimit: "onboarding_ai",
  status: 201,
  alsoStatus: [200],
  body: z.object({
    session_id: sessionId.nullish(),
    type: z.literal("demo").optional(),
    name: text(255, "name").optional(),
    template_slug: z.string().max(60).nullish(),
    template_data: z.record(z.string(), z.unknown()).nullish(),
  }),
  response: answer({ ...websiteAnswer, session: onboardingSessionSchema.nullable() }),
  errors: createErrors,
});

export const createForEditing = endpoint({
  method: "POST",
  path: "/onboarding/create-website-for-editing",
  summary: "Create the session's website with the recommended template and open it in the builder",
  auth: "sub",
  idempotent: true,
  rateLimit: "onboarding_ai",
  status: 201,
  alsoStatus: [200],
  body: sessionBody,
  response: answer({ ...websiteAnswer, session: onboardingSessionSchema.nullable() }),
  errors: createErrors,
});

export const deleteSession = endpoint({
  method: "DELETE",
  path: "/onboarding/session",
  summary: "Stop the work and remove the session's files and data",
  auth: "sub",
  query: z.object({ session_id: sessionId.optional() }),
  body: z.object({ session_id: sessionId.optional() }).nullish(),
  response: answer({ message: z.string() }),
  errors: ["not_found"],
});

export const onboardingEvents = endpoint({
  method: "GET",
  path: "/onboarding/events",
  summary: "Server-sent events of a session, resumed by Last-Event-ID",
  auth: "sub",
  query: sessionQuery.extend({ last_event_id: z.coerce.number().int().optional() }),
  answer: "events",
  response: onboardingEventSchema,
  errors: ["not_found"],
});

export const createComprehensive = endpoint({
  method: "POST",
  path: "/onboarding/create-comprehensive-website",
  summary: "Create a website from the manual form; `data` is JSON of the type comprehensive",
  auth: "user",
  idempotent: true,
  status: 201,
  files: { picture: { required: false, description: "A picture of the person, at most 5 MB" } },
  body: z.object({ data: z.string({ error: "The data field is required." }) }),
  response: answer({ ...websiteAnswer, message: z.string() }),
  errors: [...createErrors, "unsupported_media_type", "file_too_large"],
});
