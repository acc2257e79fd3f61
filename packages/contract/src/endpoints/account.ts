import {
  activeWebsiteSchema,
  billingCycles,
  billingFactsSchema,
  emailSchema,
  planNames,
  requiredText,
  subscriptionDataSchema,
  userSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";
import { signedIn } from "../core/signed-in.ts";
import { loginFormSchema, registerFormSchema, resetFormSchema } from "./account-forms.ts";

const nullableActiveWebsite = activeWebsiteSchema.nullable();

export const register = endpoint({
  method: "POST",
  path: "/register",
  summary: "Create an account and mail a verification link",
  auth: "guest",
  idempotent: "atomic",
  rateLimit: "register",
  body: registerFormSchema,
  status: 201,
  response: answer({
    message: z.string(),
    requires_verification: z.boolean(),
    user: userSchema,
    email: z.string(),
    /** With `try_token`: whether what was tried is the account's now, or is no longer there. */
    try_kept: z.boolean().optional(),
  }),
});

export const login = endpoint({
  method: "POST",
  path: "/login",
  summary: "Sign in with address and password",
  auth: "guest",
  rateLimit: "login",
  body: loginFormSchema,
  response: answer({ message: z.string(), ...signedIn, requires_verification: z.literal(false) }),
  errors: ["invalid_credentials", "sign_in_incomplete", "email_not_verified", "account_suspended", "too_many_requests"],
});

export const mailSignInLink = endpoint({
  method: "POST",
  path: "/login/link",
  summary: "Mail a link that signs in once without a password, whatever wrong passwords were tried",
  auth: "guest",
  rateLimit: "mail_request",
  body: z.object({ email: emailSchema }),
  response: messageAnswer,
});

export const loginByLink = endpoint({
  method: "POST",
  path: "/login/link/session",
  summary: "Sign in with the secret of a mailed link, once within 10 minutes",
  auth: "guest",
  rateLimit: "one_time_link",
  body: z.object({ token: requiredText(100, "token") }),
  response: answer({ message: z.string(), ...signedIn }),
  errors: ["verification_link_invalid", "sign_in_incomplete", "account_suspended"],
});

export const logout = endpoint({
  method: "POST",
  path: "/logout",
  summary: "End the presented session, or all of the user's",
  auth: "guest",
  body: z.object({ all: z.boolean().optional() }).nullish(),
  response: messageAnswer,
});

export const keepSession = endpoint({
  method: "POST",
  path: "/user/session-cookie",
  summary: "Keep the presented token in a cookie of the browser, for the product's own front end",
  auth: "user",
  betaExempt: true,
  response: answer({ session_id: z.number().int() }),
});

export const getUser = endpoint({
  method: "GET",
  path: "/user",
  summary: "The signed-in user, bare",
  auth: "user",
  betaExempt: true,
  response: userSchema,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/email/verify/:id/:hash",
  summary: "Verify an address with the mailed link; signs in once",
  auth: "guest",
  rateLimit: "one_time_link",
  params: z.object({ id: z.string().max(20), hash: z.string().max(128) }),
  response: answer({
    message: z.string(),
    data: z.object({
      user: userSchema.nullable(),
      session_id: z.number().int().nullable(),
      token: z.string().nullable(),
      already_verified: z.boolean().optional(),
      /** What was chosen at registering: the link may be opened in a browser that was not there. */
      selected_plan: z.enum(planNames).nullable().optional(),
      billing_cycle: z.enum(billingCycles).nullable().optional(),
      active_website: nullableActiveWebsite.optional(),
      is_admin: z.boolean().optional(),
    }),
    active_website: nullableActiveWebsite,
    is_admin: z.boolean(),
  }),
  errors: ["verification_link_invalid"],
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/email/resend",
  summary: "Mail a new verification link",
  auth: "guest",
  rateLimit: "mail_request",
  body: z.object({ email: emailSchema }),
  response: messageAnswer,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/forgot-password",
  summary: "Mail a link to choose a new password",
  auth: "guest",
  rateLimit: "mail_request",
  body: z.object({ email: emailSchema }),
  response: messageAnswer,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/reset-password",
  summary: "Choose a new password with the mailed token; ends all sessions and all API tokens",
  auth: "guest",
  rateLimit: "one_time_link",
  body: resetFormSchema,
  response: messageAnswer,
});

export const completeOnboarding = endpoint({
  method: "POST",
  path: "/user/onboarding-completed",
  summary: "Mark onboarding as completed",
  auth: "user",
  response: answer({ data: z.object({ user: userSchema }), user: userSchema }),
});

export const getConfig = endpoint({
  method: "GET",
  path: "/config",
  summary: "Public settings of this installation",
  auth: "guest",
  response: answer({
    data: z.object({
      social_logins: z.array(z.string()),
      linkedin_import: z.boolean(),
      payment_provider: z.enum(["stripe", "local"]),
      beta_access_enabled: z.boolean(),
      trial_days: z.number().int(),
      public_site_suffix: z.string(),
      support_email: z.string(),
    }),
  }),
});

export const currentSubscription = endpoint({
  method: "GET",
  path: "/subscription/current",
  summary: "The caller's subscription, effective plan, limits, usage and billing facts",
  auth: "user",
  betaExempt: true,
  response: answer({
    data: subscriptionDataSchema.extend({
      usage: z.object({ portfolio_count: z.number().int() }),
      trial: z.object({ available: z.boolean(), days: z.number().int() }),
      has_access: z.boolean(),
      billing: billingFactsSchema,
    }),
  }),
});
