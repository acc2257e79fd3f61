import { contactMessageInputSchema, contactMessageSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, longListQuery, messageAnswer, pageMetaSchema } from "../core/envelope.ts";

const messageParams = idParams.extend({ messageId: z.coerce.number().int().positive() });

export const sendMessage = endpoint({
  method: "POST",
  path: "/public/sites/:subdomain/contact",
  summary: "Write to the owner of a site that the caller may see; kept for the owner and mailed",
  auth: "guest",
  idempotent: "atomic",
  rateLimit: "public_form",
  params: z.object({ subdomain: z.string().max(100) }),
  body: contactMessageInputSchema,
  status: 201,
  response: messageAnswer,
  errors: ["site_unavailable"],
});

export const listMessages = endpoint({
  method: "GET",
  path: "/websites/:id/messages",
  summary: "What visitors wrote through the contact form of a website, newest first",
  auth: "user",
  owner: true,
  params: idParams,
  query: longListQuery(["-created_at", "name", "email"]).extend({
    read: z.enum(["true", "false"], { error: "The selected read is invalid." }).optional(),
  }),
  response: answer({
    data: z.array(contactMessageSchema),
    /** `unread` counts all messages of the website that were not read yet. */
    meta: pageMetaSchema.extend({
      unread: z.number().int(),
      /** Present where more wait than are counted one by one: `unread` is rounded then. */
      unread_is_estimate: z.literal(true).optional(),
    }),
  }),
  errors: ["not_found"],
});

export const updateMessage = endpoint({
  method: "PATCH",
  path: "/websites/:id/messages/:messageId",
  summary: "Mark a message as read or unread",
  auth: "user",
  owner: true,
  params: messageParams,
  body: z.object({ read: z.boolean({ error: "The read field must be true or false." }) }),
  response: answer({ data: contactMessageSchema }),
  errors: ["not_found"],
});

export const removeMessage = endpoint({
  method: "DELETE",
  path: "/websites/:id/messages/:messageId",
  summary: "Delete a message",
  auth: "user",
  owner: true,
  params: messageParams,
  response: messageAnswer,
  errors: ["not_found"],
});
