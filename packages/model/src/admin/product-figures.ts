import { z } from "zod";
import { billingCycles, planNames } from "../account/plan-names.ts";
import { onboardingSteps } from "../onboarding/session.ts";
import { analyticsPeriods } from "../outreach/site-analytics.ts";
import { websiteStatuses } from "../website/visibility.ts";

const count = z.number().int();

/** `GET /admin/overview` (contract.md 15). */
export const adminOverviewSchema = z.object({
  users: z.object({ total: count, verified: count, new_7_days: count, new_30_days: count }),
  websites: z.object({ total: count, by_status: z.record(z.enum(websiteStatuses), count) }),
  trials: count,
  paying: count,
  past_due: count,
  monthly_recurring_revenue: z.number(),
  waiting_list: z.object({ pending: count, total: count }),
  failed_onboardings: count,
  latest_sign_ups: z.array(
    z.object({
      id: count,
      name: z.string(),
      email: z.string(),
      plan: z.enum(planNames),
      email_verified_at: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

const productTotals = {
  sign_ups: count,
  verifications: count,
  websites_created: count,
  public_views: count,
};

const period = { period: z.enum(analyticsPeriods), from: z.string(), to: z.string() };

/** `GET /admin/analytics`: the product as a whole, over the spans of site analytics. */
export const productAnalyticsSchema = z.object({
  ...period,
  totals: z.object(productTotals),
  /** The same span of time before `from`. */
  previous: z.object(productTotals),
  series: z.array(z.object({ date: z.string(), ...productTotals })),
  /** Onboardings that began in the span, by the furthest step that they reached or passed. */
  funnel: z.array(z.object({ step: z.enum(onboardingSteps), reached: count })),
  onboardings: z.object({ begun: count, completed: count, failed: count, abandoned: count }),
  /** How often each template is used, liked and looked at, from the beginning, with its score of popularity. */
  templates: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      usage_count: count,
      like_count: count,
      view_count: count,
      popularity_score: z.number(),
    }),
  ),
});
export type ProductAnalytics = z.infer<typeof productAnalyticsSchema>;

/** `GET /admin/subscription-analytics`. Revenue is built from what periods cost, a year divided by twelve. */
export const subscriptionAnalyticsSchema = z.object({
  ...period,
  monthly_recurring_revenue: z.number(),
  paying: count,
  trials: count,
  totals: z.object({ new: count, churned: count, revenue: z.number(), refunds: z.number() }),
  previous: z.object({ new: count, churned: count, revenue: z.number(), refunds: z.number() }),
  /** Trials that began in the span, and how many of their people paid since. */
  trial_conversion: z.object({ started: count, converted: count }),
  by_plan: z.array(
    z.object({
      plan: z.enum(planNames),
      billing_cycle: z.enum(billingCycles),
      count,
      monthly_recurring_revenue: z.number(),
    }),
  ),
  launch_special: z.object({ total_spots: count, spots_used: count }).nullable(),
  series: z.array(z.object({ date: z.string(), new: count, churned: count, revenue: z.number() })),
  cancel_reasons: z.array(z.object({ reason: z.string(), count })),
});
export type SubscriptionAnalytics = z.infer<typeof subscriptionAnalyticsSchema>;
