import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";
import { signedIn } from "../core/signed-in.ts";
import { triedFields } from "./account-forms.ts";

/** Providers that a person may sign in through, where the installation has them configured. */
const socialProviders = ["google", "linkedin"] as const;

const providerParams = z.object({ provider: z.enum(socialProviders) });

/** Where the person was going; it comes back with them to the sign-in page. */
const destination = z.object({
  redirect: z.string().max(2000).optional(),
  plan: z.string().max(20).optional(),
  billing: z.string().max(20).optional(),
});

export const socialRedirect = endpoint({
  method: "GET",
  path: "/auth/:provider/redirect",
  summary: "Send the browser to a provider to sign in there",
  auth: "guest",
  params: providerParams,
  query: destination,
  answer: "redirect",
  response: z.undefined(),
  errors: ["not_found"],
});

export const socialCallback = endpoint({
  method: "GET",
  path: "/auth/:provider/callback",
  summary: "Where the provider sends the browser back to; leads on to the sign-in page",
  auth: "guest",
  params: providerParams,
  query: z.looseObject({}),
  answer: "redirect",
  response: z.undefined(),
  errors: ["not_found"],
});

export const socialSession = endpoint({
  method: "POST",
  path: "/auth/social-session",
  summary:
    "Turn the code that the sign-in page got into a session; only in the browser that began, once, within a minute",
  auth: "guest",
  rateLimit: "one_time_link",
  body: z.object({
    code: z.string().min(1).max(100),
    /** Kept for an account that has not begun yet. */
    ...triedFields,
  }),
  response: answer({ message: z.string(), ...signedIn }),
  errors: ["invalid_credentials", "sign_in_incomplete", "account_suspended"],
});
