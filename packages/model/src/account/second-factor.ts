import { z } from "zod";
import { requiredText } from "../text.ts";

/** What a person can prove themselves with besides the password. */
export const secondFactorMethods = ["code", "passkey"] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Codes that are given out together, for the day on which app and passkeys are lost. */
export const recoveryCodesGiven = 10;

/** Enough for every device of one person. */
export const passkeysPerUser = 20;

export const passkeyNameSchema = requiredText(60, "name");

/** What people write between the characters of a code does not matter, nor does its case. */
const bare = (value: string) => value.toLowerCase().replace(/[\s-]+/g, "");

/** The six digits that an authenticator app shows. */
export const authenticatorCodeSchema = z
  .string({ error: "The code field is required." })
  .max(20, { error: "The code has six digits." })
  .transform(bare)
  .refine((code) => /^\d{6}$/.test(code), { error: "The code has six digits." });

/** Characters of a recovery code: 140 bits, so that a fast hash of it can be stored. */
export const recoveryCodeLength = 28;
/** Those that were given out before had sixteen, and stay good. */
const recoveryCodeForm = new RegExp(`^(?:[a-z2-7]{${recoveryCodeLength}}|[a-z2-7]{16})$`);

export const recoveryCodeSchema = z
  .string({ error: "The recovery code field is required." })
  .max(60, { error: "This is not a recovery code." })
  .transform(bare)
  .refine((code) => recoveryCodeForm.test(code), { error: "This is not a recovery code." });

/** A recovery code as it is read best: in fours. */
export function writtenRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
