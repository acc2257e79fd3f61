import { z } from "zod";
import { visitSources } from "../outreach/waiting-list.ts";
import { text } from "../text.ts";

export const waitingStatuses = ["pending", "invited", "converted"] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** An address on the waiting list (contract.md 7 and 15). */
export const waitingEntrySchema = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string().nullable(),
  source: z.enum(visitSources),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  utm_term: z.string().nullable(),
  utm_content: z.string().nullable(),
  status: z.enum(waitingStatuses),
  invited_at: z.string().nullable(),
  created_at: z.string(),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

export const waitingEntryChangesSchema = z
  .object({
    name: text(255, "name").nullable(),
    status: z.enum(waitingStatuses, { error: "The selected status is invalid." }),
  })
  .partial();
export type WaitingEntryChanges = z.infer<typeof waitingEntryChangesSchema>;
