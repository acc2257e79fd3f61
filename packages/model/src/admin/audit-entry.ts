import { z } from "zod";

export const auditActions = [
  "user.updated",
  "user.deleted",
  "website.taken_down",
  "website.restored",
  "website.deleted",
  "reports.dismissed",
  "appeal.answered",
  "waiting_list.updated",
  "waiting_list.deleted",
  "waiting_list.invited",
  "waiting_list.exported",
  "subscription.updated",
  "subscription.cancelled",
  "subscription.refunded",
  "offer.created",
  "offer.updated",
  "offer.deleted",
  "beta.updated",
  "landing.updated",
  "job.retried",
  "job.dropped",
  "impersonation.started",
  "impersonation.stopped",
  "impersonation.restored",
  "impersonation.wrote",
  "login.succeeded",
  "login.failed",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditTargets = [
  "user",
  "website",
  "waiting_list",
  "subscription",
  "offer",
  "beta",
  "landing",
  "job",
] as const;
export type AuditTarget = (typeof auditTargets)[number];

/** Who did what, to what, when and from which address (contract.md 15). Names are kept as they were then. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  action: z.enum(auditActions),
  admin: z.object({ id: z.number().int(), name: z.string() }),
  target: z.object({ type: z.enum(auditTargets), id: z.string().nullable(), name: z.string() }),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
  at: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
