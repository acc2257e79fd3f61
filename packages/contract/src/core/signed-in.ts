import { activeWebsiteSchema, secondFactorMethods, userSchema } from "@vitrine/model";
import { z } from "zod";
import { passkeyOptionsSchema } from "./webauthn.ts";

/** What every sign-in answers with. */
export const signedIn = {
  /** Names the session in a browser, which keeps the token where no script reads it. */
  session_id: z.number().int(),
  token: z.string(),
  token_type: z.literal("Bearer"),
  expires_at: z.string(),
  user: userSchema,
  active_website: activeWebsiteSchema.nullable(),
  is_admin: z.boolean(),
};

/** `data` of the refusal `sign_in_incomplete`, which every way of signing in may give. */
export const pendingSignInSchema = z.object({
  requires_second_factor: z.literal(true),
  challenge: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  passkey_options: passkeyOptionsSchema.nullable(),
  expires_at: z.string(),
});
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;
