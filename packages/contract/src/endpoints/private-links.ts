import { newPrivateLinkSchema, privateLinkSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

export const listPrivateLinks = endpoint({
  method: "GET",
  path: "/websites/:id/links",
  summary: "The private links of a website, newest first, with how often each was opened",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(privateLinkSchema) }),
  errors: ["not_found"],
});

export const createPrivateLink = endpoint({
  method: "POST",
  path: "/websites/:id/links",
  summary: "Make a private link to a website, draft or not; `sections` names sections by number or by kind",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: idParams,
  body: newPrivateLinkSchema,
  response: answer({ link: privateLinkSchema, message: z.string() }),
  errors: ["not_found", "subscription_limit_exceeded"],
});

export const revokePrivateLink = endpoint({
  method: "DELETE",
  path: "/websites/:id/links/:lid",
  summary: "Revoke a private link: it leads nowhere from then on",
  auth: "user",
  owner: true,
  params: idParams.extend({ lid: z.coerce.number().int().positive() }),
  response: messageAnswer,
  errors: ["not_found"],
});
