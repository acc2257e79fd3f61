import { acceptChangesSchema, cvUpdateSchema, newCvSchema, websiteSchema, websiteVersionSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

export const readCvUpdate = endpoint({
  method: "GET",
  path: "/websites/:id/cv-update",
  summary: "What a newer CV that waits would change on the website; null where none waits",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ update: cvUpdateSchema.nullable() }),
  errors: ["not_found"],
});

export const openCvUpdate = endpoint({
  method: "POST",
  path: "/websites/:id/cv-update",
  summary:
    "Read a newer CV and compare it with the website, field by field; nothing of the website changes. `may_insist` in the `data` of a 422: it looks like no CV, and `as_cv` reads it all the same",
  auth: "sub",
  owner: true,
  idempotent: true,
  rateLimit: "onboarding_upload",
  status: 201,
  params: idParams,
  body: newCvSchema,
  files: { file: { required: false, description: "PDF, DOC or DOCX of at most 10 MB; `text` in its place is enough" } },
  takesJson: true,
  response: answer({ update: cvUpdateSchema }),
  errors: ["not_found", "unsupported_media_type", "file_too_large", "unavailable"],
});

/** `before` and `after` are versions: restoring them undoes the update, and does it again. */
export const applyCvUpdate = endpoint({
  method: "POST",
  path: "/websites/:id/cv-update/apply",
  summary: "Take accepted changes of a newer CV over in one step; `all` leaves out whatever its owner wrote themselves",
  auth: "sub",
  owner: true,
  versioned: true,
  idempotent: "atomic",
  params: idParams,
  body: acceptChangesSchema,
  response: answer({
    website: websiteSchema,
    before: websiteVersionSchema,
    after: websiteVersionSchema,
    applied: z.number().int(),
    message: z.string(),
  }),
  errors: ["not_found", "invalid_state", "version_conflict"],
});

export const discardCvUpdate = endpoint({
  method: "DELETE",
  path: "/websites/:id/cv-update",
  summary: "Put a newer CV that waits aside",
  auth: "user",
  owner: true,
  params: idParams,
  response: messageAnswer,
  errors: ["not_found"],
});
