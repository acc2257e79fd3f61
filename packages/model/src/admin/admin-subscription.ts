import { z } from "zod";
import { planNames } from "../account/plan-names.ts";
import { invoiceSchema, subscriptionSchema } from "../billing/subscription.ts";
import { requiredText, text } from "../text.ts";
import { withRule } from "../whole-rule.ts";
import { adminOwnerSchema } from "./admin-user.ts";
import { auditEntrySchema } from "./audit-entry.ts";

/** A subscription with the person who has it (contract.md 15). */
export const adminSubscriptionSchema = subscriptionSchema.extend({
  user: adminOwnerSchema,
  /** Null for a trial, which no payment provider knows of. */
  provider_subscription_id: z.string().nullable(),
});
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

export const subscriptionChangeKinds = [
  "trial_started",
  "trial_ended",
  "subscribed",
  "plan_changed",
  "cancel_requested",
  "resumed",
  "payment_failed",
  "payment_recovered",
  "ended",
] as const;
export type SubscriptionChangeKind = (typeof subscriptionChangeKinds)[number];

/** One subscription with what happened to it and what was paid. */
export const adminSubscriptionDetailSchema = z.object({
  subscription: adminSubscriptionSchema,
  payment_method: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** What a refund would give back now; `until` is the end of the money-back guarantee. */
  refundable: z.object({ amount: z.number(), paid_at: z.string(), until: z.string() }).nullable(),
  invoices: z.array(invoiceSchema.omit({ pdf_path: true })),
  history: z.array(
    z.object({
      kind: z.enum(subscriptionChangeKinds),
      plan: z.enum(planNames),
      price: z.number(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
  audit_log: z.array(auditEntrySchema),
});
export type AdminSubscriptionDetail = z.infer<typeof adminSubscriptionDetailSchema>;

/** What an admin may change; `note` says why, for the audit log. */
export const adminSubscriptionChangesSchema = z.object({
  trial_ends_at: z.iso.datetime({ offset: true, error: "The trial ends at must be a date." }).optional(),
  plan: z.enum(["pro", "premium"], { error: "The selected plan is invalid." }).optional(),
  cancel_at_period_end: z.boolean({ error: "The cancel at period end field must be true or false." }).optional(),
  note: requiredText(1000, "note"),
});
export type AdminSubscriptionChanges = z.infer<typeof adminSubscriptionChangesSchema>;

export const adminCancelSchema = z.object({
  at: z.enum(["now", "period_end"], { error: "The selected at is invalid." }).default("period_end"),
  reason: text(1000, "reason").nullish(),
});

/** Later than the money-back guarantee a refund is forced, and says why. */
export const adminRefundSchema = withRule(
  z.object({ force: z.boolean().default(false), reason: text(1000, "reason").nullish() }),
  {
    holds: ({ force, reason }) => !force || Boolean(reason),
    reads: ["force", "reason"],
    at: "reason",
    error: "The reason field is required.",
  },
);
