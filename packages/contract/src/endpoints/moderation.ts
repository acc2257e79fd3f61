import { appealInputSchema, appealSchema, reportInputSchema, restrictionSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

export const reportSite = endpoint({
  method: "POST",
  path: "/public/sites/:subdomain/report",
  summary: "Say what is wrong with a page; the answer is the same whether there is such a site or not",
  auth: "guest",
  idempotent: "atomic",
  rateLimit: "public_form",
  params: z.object({ subdomain: z.string().max(300) }),
  body: reportInputSchema,
  status: 201,
  response: messageAnswer,
});

export const getTakeDown = endpoint({
  method: "GET",
  path: "/websites/:id/take-down",
  summary: "Why a website was taken down, and what was said about it since; null for one that was not",
  auth: "user",
  owner: true,
  betaExempt: true,
  params: idParams,
  response: answer({ data: restrictionSchema.nullable() }),
  errors: ["not_found"],
});

export const appealTakeDown = endpoint({
  method: "POST",
  path: "/websites/:id/appeals",
  summary: "Object to the take-down of a website; one objection at a time",
  auth: "user",
  owner: true,
  betaExempt: true,
  idempotent: "atomic",
  rateLimit: "appeal",
  params: idParams,
  body: appealInputSchema,
  status: 201,
  response: answer({ message: z.string(), appeal: appealSchema }),
  errors: ["not_found", "invalid_state"],
});

/** The secret of the link that was mailed with a suspension. */
const token = z
  .string({ error: "The token field is required." })
  .min(1, { error: "The token field is required." })
  .max(200);

export const readSuspension = endpoint({
  method: "POST",
  path: "/suspension",
  summary: "Why an account is suspended, told to whoever has the mailed link",
  auth: "guest",
  rateLimit: "one_time_link",
  body: z.object({ token }),
  response: answer({ data: restrictionSchema }),
  errors: ["not_found"],
});

export const appealSuspension = endpoint({
  method: "POST",
  path: "/suspension/appeals",
  summary: "Object to the suspension of an account with the mailed link; one objection at a time",
  auth: "guest",
  rateLimit: "one_time_link",
  body: appealInputSchema.extend({ token }),
  status: 201,
  response: answer({ message: z.string(), appeal: appealSchema }),
  errors: ["not_found", "invalid_state"],
});
