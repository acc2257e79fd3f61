import { authenticatorCodeSchema, passkeySchema, recoveryCodeSchema, secondFactorMethods } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";
import { passkeyAssertionSchema, passkeyOptionsSchema } from "../core/webauthn.ts";
import { signedIn } from "../core/signed-in.ts";

/** One of the ways to prove oneself; the server says which are open. */
const proof = {
  code: authenticatorCodeSchema.optional(),
  recovery_code: recoveryCodeSchema.optional(),
  passkey: passkeyAssertionSchema.optional(),
};

const challenge = z.string({ error: "The challenge field is required." }).max(100);

export const loginSecondFactor = endpoint({
  method: "POST",
  path: "/login/second-factor",
  summary: "Complete a sign-in with a code, a recovery code or a passkey",
  auth: "guest",
  rateLimit: "login",
  body: z.object({ challenge, ...proof }),
  response: answer({ message: z.string(), ...signedIn }),
  errors: ["invalid_credentials", "account_suspended", "too_many_requests"],
});

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/user/second-factor",
  summary: "What the caller signs in with besides the password",
  auth: "user",
  response: answer({
    data: z.object({
      app: z.object({ added_at: z.string() }).nullable(),
      passkeys: z.array(passkeySchema),
      recovery_codes_left: z.number().int(),
      /** This installation asks it of the caller. */
      is_required: z.boolean(),
    }),
  }),
});

export const setUpApp = endpoint({
  method: "POST",
  path: "/user/second-factor/app",
  summary: "A new secret for an authenticator app; it counts once a code of it is confirmed",
  auth: "user",
  confirm: "always",
  response: answer({ data: z.object({ secret: z.string(), address: z.string(), qr_svg: z.string() }) }),
  errors: ["invalid_state"],
});

/** Recovery codes are in the answer that makes them only; null where the account has some already. */
const madeCodes = { recovery_codes: z.array(z.string()).nullable() };

export const turnAppOn = endpoint({
  method: "POST",
  path: "/user/second-factor/app/confirm",
  summary: "Show with a first code that the authenticator app is set up",
  auth: "user",
  rateLimit: "password_check",
  body: z.object({ code: authenticatorCodeSchema }),
  response: answer({ message: z.string(), ...madeCodes }),
  errors: ["invalid_state"],
});

export const turnAppOff = endpoint({
  method: "DELETE",
  path: "/user/second-factor/app",
  summary: "Take the authenticator app away",
  auth: "user",
  confirm: "second_factor",
  response: messageAnswer,
  errors: ["not_found"],
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/user/second-factor/recovery-codes",
  summary: "New recovery codes in place of the old ones",
  auth: "user",
  confirm: "second_factor",
  response: answer({ message: z.string(), recovery_codes: z.array(z.string()) }),
  errors: ["invalid_state"],
});

export const askConfirmation = endpoint({
  method: "POST",
  path: "/user/confirm/options",
  summary: "How the caller can confirm that it is them, with a question for their passkeys",
  auth: "user",
  betaExempt: true,
  response: answer({
    data: z.object({
      methods: z.array(z.enum([...secondFactorMethods, "password"])),
      challenge: z.string(),
      passkey_options: passkeyOptionsSchema.nullable(),
    }),
  }),
});

export const confirm = endpoint({
  method: "POST",
  path: "/user/confirm",
  summary: "Confirm that it is the caller; for ten minutes nothing asks again",
  auth: "user",
  betaExempt: true,
  rateLimit: "password_check",
  body: z.object({
    ...proof,
    /** Goes with a passkey's answer. */
    challenge: challenge.optional(),
    /** For people who have nothing else. */
    password: z.string().min(1).max(1024).optional(),
  }),
  response: messageAnswer,
  errors: ["too_many_requests"],
});
