import { limits, text, tryoutMessages, tryoutSchema, tryoutTokenSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const openTryout = endpoint({
  method: "POST",
  path: "/try",
  summary: "Read a CV before there is an account; deleted after 24 hours unless it is kept by registering",
  auth: "guest",
  rateLimit: "tryout",
  body: z.object({ text: text(limits.pastedTextCharacters, "CV text").optional() }, tryoutMessages.nothingGiven),
  files: { file: { required: false, description: "PDF, DOC or DOCX of at most 10 MB; `text` in its place is enough" } },
  takesJson: true,
  status: 201,
  response: answer({ token: z.string(), url: z.string(), session_id: z.string(), expires_at: z.string() }),
  errors: ["unsupported_media_type", "file_too_large", "unavailable"],
});

export const readTryout = endpoint({
  method: "GET",
  path: "/try/:token",
  summary: "What was read of a CV without an account; waits some seconds while it is being read",
  auth: "guest",
  params: z.object({ token: tryoutTokenSchema }),
  response: answer({ tryout: tryoutSchema }),
  errors: ["not_found"],
});

/** For who hands in a CV that looks like another paper. */
export const insistOnTryout = endpoint({
  method: "POST",
  path: "/try/:token/as-cv",
  summary: "Read a paper that was taken for no CV as the CV that its owner says it is",
  auth: "guest",
  rateLimit: "tryout",
  params: z.object({ token: tryoutTokenSchema }),
  response: answer({ tryout: tryoutSchema }),
  errors: ["not_found", "invalid_state"],
});
