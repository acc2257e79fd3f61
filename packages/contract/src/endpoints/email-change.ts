import { emailSchema, pendingEmailChangeSchema, requiredText } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";
import { emailChangeFormSchema } from "./account-forms.ts";

const mailed = z.object({ token: requiredText(100, "token") });

export const getEmailChange = endpoint({
  method: "GET",
  path: "/user/email",
  summary: "The change of address that waits, if any",
  auth: "user",
  response: answer({ data: pendingEmailChangeSchema.nullable() }),
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/user/email",
  summary: "Ask for another email address; both addresses are mailed, and nothing changes before they confirm",
  auth: "user",
  confirm: "second_factor",
  rateLimit: "password_check",
  body: emailChangeFormSchema,
  response: answer({ message: z.string(), data: pendingEmailChangeSchema }),
  errors: ["invalid_state", "too_many_requests"],
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/user/email",
  summary: "Keep the present address after all",
  auth: "user",
  response: messageAnswer,
  errors: ["not_found"],
});

export const readEmailLink = endpoint({
  method: "POST",
  path: "/email/change/link",
  summary: "What a mailed link about a change of address is for; uses nothing up",
  auth: "guest",
  rateLimit: "one_time_link",
  body: mailed,
  response: answer({
    data: z.object({ kind: z.enum(["new", "old", "back"]), old_email: emailSchema, new_email: emailSchema }),
  }),
  errors: ["verification_link_invalid"],
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/email/change/confirm",
  summary: "Confirm a change from the new or the old address",
  auth: "guest",
  rateLimit: "one_time_link",
  body: mailed,
  response: answer({ message: z.string(), data: z.object({ is_done: z.boolean() }) }),
  errors: ["verification_link_invalid"],
});

export const refuseEmailChange = endpoint({
  method: "POST",
  path: "/email/change/refuse",
  summary: "Refuse a change from the old address; signs everybody out",
  auth: "guest",
  rateLimit: "one_time_link",
  body: mailed,
  response: messageAnswer,
  errors: ["verification_link_invalid"],
});

export const restoreEmail = endpoint({
  method: "POST",
  path: "/email/change/restore",
  summary: "The way back for seven days: the old address again, everybody signed out, a new password asked for",
  auth: "guest",
  rateLimit: "one_time_link",
  body: mailed,
  response: messageAnswer,
  errors: ["verification_link_invalid", "invalid_state"],
});
