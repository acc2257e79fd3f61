import {
  entrySchema,
  newTestimonialRequestSchema,
  requiredText,
  testimonialAnswerSchema,
  testimonialRequestSchema,
  testimonialStates,
  writtenTestimonialSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

const requestParams = idParams.extend({ requestId: z.coerce.number().int().positive() });
const secret = z.object({ token: requiredText(100, "token") });

export const listTestimonialRequests = endpoint({
  method: "GET",
  path: "/websites/:id/testimonial-requests",
  summary: "The links by which a website's owner asks for testimonials, newest first, with what came of each",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(testimonialRequestSchema) }),
  errors: ["not_found"],
});

export const createTestimonialRequest = endpoint({
  method: "POST",
  path: "/websites/:id/testimonial-requests",
  summary: "Make a link for one testimonial; its address is answered this once and stored hashed",
  auth: "sub",
  owner: true,
  status: 201,
  params: idParams,
  body: newTestimonialRequestSchema,
  response: answer({ request: testimonialRequestSchema, url: z.string(), message: z.string() }),
  errors: ["not_found"],
});

export const removeTestimonialRequest = endpoint({
  method: "DELETE",
  path: "/websites/:id/testimonial-requests/:requestId",
  summary: "Revoke a link, with what was written by it and not accepted",
  auth: "sub",
  owner: true,
  params: requestParams,
  response: messageAnswer,
  errors: ["not_found"],
});

export const acceptTestimonial = endpoint({
  method: "POST",
  path: "/websites/:id/testimonial-requests/:requestId/accept",
  summary: "Take a testimonial that waits into the website's first section of testimonials, which is made if need be",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  params: requestParams,
  response: answer({ entry: entrySchema, message: z.string() }),
  errors: ["not_found", "invalid_state"],
});

export const declineTestimonial = endpoint({
  method: "POST",
  path: "/websites/:id/testimonial-requests/:requestId/decline",
  summary: "Decline a testimonial that waits; its words and its writer's address are deleted",
  auth: "sub",
  owner: true,
  params: requestParams,
  response: messageAnswer,
  errors: ["not_found", "invalid_state"],
});

export const readTestimonialLink = endpoint({
  method: "POST",
  path: "/testimonial",
  summary: "Who asks for a testimonial by this link, and whether it still takes one; uses nothing up",
  auth: "guest",
  rateLimit: "one_time_link",
  body: secret,
  response: answer({ data: z.object({ person: z.string(), state: z.enum(testimonialStates) }) }),
  errors: ["not_found"],
});

export const writeTestimonial = endpoint({
  method: "POST",
  path: "/testimonial/answer",
  summary: "Write a testimonial by a link; a mail then proves the writer's address",
  auth: "guest",
  rateLimit: "public_form",
  body: testimonialAnswerSchema.extend(secret.shape),
  response: messageAnswer,
  errors: ["not_found", "invalid_state", "too_many_requests"],
});

export const readWrittenTestimonial = endpoint({
  method: "POST",
  path: "/testimonial/written",
  summary: "The words that a mailed link proves, and for whom they are; uses nothing up",
  auth: "guest",
  rateLimit: "one_time_link",
  body: secret,
  response: answer({ data: writtenTestimonialSchema }),
  errors: ["verification_link_invalid"],
});

export const confirmTestimonial = endpoint({
  method: "POST",
  path: "/testimonial/confirm",
  summary: "Prove the address of who wrote a testimonial; its owner is told then",
  auth: "guest",
  rateLimit: "one_time_link",
  body: secret,
  response: messageAnswer,
  errors: ["verification_link_invalid"],
});
