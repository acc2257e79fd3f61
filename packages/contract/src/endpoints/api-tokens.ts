import { apiTokenSchema, newApiTokenSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";

export const listApiTokens = endpoint({
  method: "GET",
  path: "/user/api-tokens",
  summary: "The caller's tokens for programs, newest first, on every plan",
  auth: "user",
  response: answer({ data: z.array(apiTokenSchema) }),
});

export const createApiToken = endpoint({
  method: "POST",
  path: "/user/api-tokens",
  summary: "Make a token for a program; its secret is in this answer only",
  auth: "user",
  confirm: "second_factor",
  body: newApiTokenSchema,
  status: 201,
  response: answer({ data: apiTokenSchema, secret: z.string() }),
  errors: ["feature_requires_upgrade", "invalid_state"],
});

export const deleteApiToken = endpoint({
  method: "DELETE",
  path: "/user/api-tokens/:tokenId",
  summary: "Revoke a token at once, on every plan",
  auth: "user",
  params: z.object({ tokenId: z.coerce.number().int().positive() }),
  response: messageAnswer,
  errors: ["not_found"],
});
