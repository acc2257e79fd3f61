import { z } from "zod";

/** How long an admin may look through somebody's eyes at a time, in milliseconds (contract.md 5). */
export const impersonationMs = 60 * 60_000;
/** How long after stopping the way back to the admin's own session stays open, in milliseconds (contract.md 5). */
export const impersonationRestoreMs = 60_000;
/** How often the browser asks whether it still looks through somebody's eyes (document 1, section 4). */
export const impersonationPollMs = 30_000;

const somebody = z.object({ id: z.number().int(), name: z.string() });

export const impersonationStatusSchema = z.object({
  is_impersonating: z.boolean(),
  admin: somebody.nullable(),
  user: somebody.nullable(),
  expires_at: z.string().nullable(),
});
export type ImpersonationStatus = z.infer<typeof impersonationStatusSchema>;
