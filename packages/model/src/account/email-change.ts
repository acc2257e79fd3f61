import { z } from "zod";

/** A change of address that waits for its confirmations. */
export const pendingEmailChangeSchema = z.object({
  email: z.string(),
  is_new_confirmed: z.boolean(),
  is_old_confirmed: z.boolean(),
  /** When it happens without a word from the old address; null until the new one has confirmed. */
  takes_effect_at: z.string().nullable(),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChangeSchema>;
