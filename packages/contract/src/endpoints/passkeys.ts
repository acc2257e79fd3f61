import { passkeyNameSchema, passkeySchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";
import { passkeyAssertionSchema, passkeyAttestationSchema, passkeyOptionsSchema } from "../core/webauthn.ts";
import { signedIn } from "../core/signed-in.ts";

const challenge = z.string({ error: "The challenge field is required." }).max(100);
const asked = answer({ data: z.object({ challenge: z.string(), options: passkeyOptionsSchema }) });
const passkeyParams = z.object({ passkeyId: z.coerce.number().int().positive() });

export const askPasskey = endpoint({
  method: "POST",
  path: "/login/passkey/options",
  summary: "A question for whichever passkey the browser has for this site",
  auth: "guest",
  response: asked,
});

export const loginByPasskey = endpoint({
  method: "POST",
  path: "/login/passkey",
  summary: "Sign in with a passkey alone: it stands for both steps",
  auth: "guest",
  rateLimit: "login",
  body: z.object({ challenge, passkey: passkeyAssertionSchema, remember: z.boolean().default(false) }),
  response: answer({ message: z.string(), ...signedIn }),
  errors: ["invalid_credentials", "email_not_verified", "account_suspended"],
});

export const askNewPasskey = endpoint({
  method: "POST",
  path: "/user/passkeys/options",
  summary: "A question for a passkey that is to be made",
  auth: "user",
  confirm: "always",
  response: asked,
  errors: ["invalid_state"],
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/user/passkeys",
  summary: "Keep a passkey that was just made; the first second factor brings recovery codes",
  auth: "user",
  confirm: "always",
  body: z.object({ challenge, name: passkeyNameSchema, passkey: passkeyAttestationSchema }),
  status: 201,
  response: answer({ data: passkeySchema, recovery_codes: z.array(z.string()).nullable() }),
  errors: ["invalid_state"],
});

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/user/passkeys/:passkeyId",
  summary: "Give a passkey another name",
  auth: "user",
  params: passkeyParams,
  body: z.object({ name: passkeyNameSchema }),
  response: answer({ data: passkeySchema }),
  errors: ["not_found"],
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/user/passkeys/:passkeyId",
  summary: "Take a passkey away",
  auth: "user",
  confirm: "second_factor",
  params: passkeyParams,
  response: messageAnswer,
  errors: ["not_found"],
});
