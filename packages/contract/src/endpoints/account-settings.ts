import { userSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";
import { changePasswordFormSchema, deleteAccountFormSchema, profileFormSchema } from "./account-forms.ts";

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/user",
  summary: "Change the caller's name, company or tax number",
  auth: "user",
  body: profileFormSchema,
  response: answer({ user: userSchema }),
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/user/password",
  summary: "Change the password; ends all other sessions and all API tokens",
  auth: "user",
  confirm: "second_factor",
  rateLimit: "password_check",
  body: changePasswordFormSchema,
  response: messageAnswer,
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/user",
  summary: "Delete the account with its websites, files and personal data",
  auth: "user",
  confirm: "second_factor",
  rateLimit: "password_check",
  body: deleteAccountFormSchema,
  response: messageAnswer,
  errors: ["last_admin"],
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/user/export",
  summary: "Everything stored about the caller, as one JSON file",
  auth: "user",
  confirm: "second_factor",
  answer: "file",
  response: z.unknown(),
});

/** One device that is signed in, as its owner sees it. */
const sessionSchema = z.object({
  id: z.number().int(),
  device: z.string(),
  is_current: z.boolean(),
  remember: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
});

export const listSessions = endpoint({
  method: "GET",
  path: "/user/sessions",
  summary: "The caller's signed-in devices, newest use first",
  auth: "user",
  response: answer({
    data: z.array(sessionSchema),
    /** False for people who only sign in through another provider. */
    has_password: z.boolean(),
  }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/:sessionId",
  summary: "Sign one device out",
  auth: "user",
  params: z.object({ sessionId: z.coerce.number().int().positive() }),
  response: messageAnswer,
  errors: ["not_found"],
});
