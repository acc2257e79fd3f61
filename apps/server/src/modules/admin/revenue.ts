import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

/** What a paid subscription brings each month, in cents: a year's price divided by twelve. */
const monthlyCents = sql`case billing_cycle when 'annual' then price_cents / 12.0 else price_cents end`;

/** A subscription that is paid and goes on: trials, what is owed for, and periods that are over bring nothing. */
function isPaying(now: Date): SQL {
  return sql`status = 'active' and provider_subscription_id is not null
    and not (cancel_at_period_end and coalesce(current_period_end <= ${now.toISOString()}, false))`;
}

const isOnTrial = (now: Date) => sql`status = 'trialing' and coalesce(trial_ends_at > ${now.toISOString()}, false)`;

export type Standing = { paying: number; trials: number; pastDue: number; monthlyCents: number };

/** Who pays at this moment, and what that brings each month. */
export async function standingNow(db: Db, now: Date): Promise<Standing> {
  const result = await db.execute<Standing>(sql`
    select count(*) filter (where ${isPaying(now)})::int as paying,
      count(*) filter (where ${isOnTrial(now)})::int as trials,
      count(*) filter (where status in ('past_due', 'unpaid'))::int as "pastDue",
      coalesce(round(sum(${monthlyCents}) filter (where ${isPaying(now)})), 0)::int as "monthlyCents"
    from subscriptions`);
  return result.rows[0] ?? { paying: 0, trials: 0, pastDue: 0, monthlyCents: 0 };
}

export type PlanShare = { plan: "pro" | "premium"; billing_cycle: "monthly" | "annual"; count: number; cents: number };

/** Paying subscriptions by plan and cycle. */
export async function sharesNow(db: Db, now: Date): Promise<PlanShare[]> {
  const result = await db.execute<PlanShare>(sql`
    select plan, billing_cycle, count(*)::int as count, round(sum(${monthlyCents}))::int as cents
    from subscriptions where ${isPaying(now)} and plan <> 'free'
    group by plan, billing_cycle order by plan, billing_cycle desc`);
  return result.rows;
}
