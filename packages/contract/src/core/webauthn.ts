import { z } from "zod";

/*
 * What browsers make of passkeys, as JSON: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON and
 * the dictionaries beside it. The browser's API reads and writes the options; nothing here looks into them.
 */

const base64url = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .regex(/^[\w-]*$/);
const extensions = z.record(z.string(), z.unknown()).default({});

/** The answer of a passkey that signs in. */
export const passkeyAssertionSchema = z.object({
  id: base64url(2048),
  rawId: base64url(2048),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(4096),
    userHandle: base64url(256).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** The answer of a passkey that was just made. */
export const passkeyAttestationSchema = z.object({
  id: base64url(2048),
  rawId: base64url(2048),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(65_536),
    authenticatorData: base64url(65_536).optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: base64url(8192).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

/** Options that the browser's own API understands. */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());
