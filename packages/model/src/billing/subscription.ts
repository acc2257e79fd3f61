import { z } from "zod";
import { subscriptionStatuses } from "../account/plan.ts";
import { billingCycles, planNames } from "../account/plan-names.ts";
import { paidPlanNames } from "../account/plan-names.ts";

export const planSummarySchema = z.object({
  name: z.enum(planNames),
  display_name: z.string(),
  limits: z.object({ portfolio_count: z.number().int() }),
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

/** A subscription as the API answers it (contract.md 2). `price` is what one period costs: a month or a year. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  status: z.enum(subscriptionStatuses),
  plan: z.object({ name: z.enum(planNames), display_name: z.string() }),
  limits: z.object({ portfolio_count: z.number().int() }),
  billing_cycle: z.enum(billingCycles),
  price: z.number(),
  trial_ends_at: z.string().nullable(),
  current_period_start: z.string().nullable(),
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  pending_plan: z
    .object({
      name: z.enum(planNames),
      billing_cycle: z.enum(billingCycles),
      effective_at: z.string(),
      price: z.number(),
    })
    .nullable(),
  canceled_at: z.string().nullable(),
  created_at: z.string(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Subscription, effective plan and its limits, as every call that changes them answers. */
export const subscriptionDataSchema = z.object({
  subscription: subscriptionSchema.nullable(),
  plan: planSummarySchema,
  limits: z.object({ portfolio_count: z.number().int() }),
});
export type SubscriptionData = z.infer<typeof subscriptionDataSchema>;

/** What the subscription page shows beside the subscription itself. */
export const billingFactsSchema = z.object({
  /** Whether there is somebody to open the billing portal for. */
  has_customer: z.boolean(),
  payment_method: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The next renewal: its amount and time; null when nothing will be charged. */
  next_charge: z.object({ amount: z.number(), at: z.string() }).nullable(),
  /** A payment that failed: what is owed, since when, and when it is tried again. */
  payment_problem: z
    .object({ amount: z.number(), since: z.string(), next_attempt_at: z.string().nullable() })
    .nullable(),
});
export type BillingFacts = z.infer<typeof billingFactsSchema>;

export const checkoutStatuses = ["open", "complete", "expired"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

const offerSummarySchema = z.object({ name: z.string(), code: z.string().nullable() });

/** A price before anything is bought: what is charged today, and what comes after. */
export const checkoutQuoteSchema = z.object({
  plan: z.enum(paidPlanNames),
  billing_cycle: z.enum(billingCycles),
  /** Charged at once for the first period. */
  amount: z.number(),
  /** The same period at the regular price. */
  regular_amount: z.number(),
  /** `amount` per month. */
  per_month: z.number(),
  currency: z.string(),
  /** The next charge, of the same amount unless `after_discount` begins there. */
  renews_at: z.string(),
  /** For how many periods the amount holds, when another follows and which; null when it holds on. */
  after_discount: z.object({ periods: z.number().int(), amount: z.number(), from: z.string() }).nullable(),
  launch_special: z.boolean(),
  offer: offerSummarySchema.nullable(),
});
export type CheckoutQuote = z.infer<typeof checkoutQuoteSchema>;

export const checkoutSessionSchema = checkoutQuoteSchema.extend({
  status: z.enum(checkoutStatuses),
  expires_at: z.string(),
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/** A change of plan as it is shown before it is confirmed. */
export const changePreviewSchema = z.object({
  /** Confirms exactly this preview; it holds for 15 minutes. Null for the free plan, which never costs anything. */
  preview_id: z.string().nullable(),
  kind: z.enum(["upgrade", "downgrade", "to_free"]),
  plan: z.enum(planNames),
  billing_cycle: z.enum(billingCycles),
  effective_at: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.number() })),
  /** Charged on confirmation. */
  amount_due: z.number(),
  /** Left over and set against later charges. */
  credit: z.number(),
  currency: z.string(),
  next_charge: z.object({ amount: z.number(), at: z.string() }).nullable(),
  /** What the lower plan takes away. */
  losses: z.array(z.string()),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

export const invoiceStatuses = ["open", "paid", "void", "uncollectible", "refunded", "partially_refunded"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  date: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  plan: z.enum(planNames),
  billing_cycle: z.enum(billingCycles),
  pdf_path: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
