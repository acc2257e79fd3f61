import { analyticsSpan, toDollars, type AnalyticsPeriod, type SubscriptionAnalytics } from "@vitrine/model";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import { iso } from "../auth/index.ts";
import { seriesOf, totalsOf } from "./over-time.ts";
import { sharesNow, standingNow } from "./revenue.ts";

/** Who began to pay, who stopped, and the money that moved; a trial that ends unpaid is no loss. */
const happenings = {
  new: sql`select at, 1 as amount from subscription_changes where kind = 'subscribed'`,
  churned: sql`select at, 1 as amount from subscription_changes where kind = 'ended' and price_cents > 0`,
  revenue: sql`select at, amount_cents as amount from ledger_entries where kind = 'payment'`,
} as const;

const refunds = sql`select at, -amount_cents as amount from ledger_entries where kind = 'refund'`;

/** Reasons are free text: the most frequent ones are shown. */
const reasonsShown = 10;

type Span = { from: Date; to: Date };

/** Recurring revenue, who came and went, and how trials end, over a period (contract.md 15). */
export async function readSubscriptionAnalytics(
  db: Db,
  period: AnalyticsPeriod,
  now: Date,
): Promise<SubscriptionAnalytics> {
  const span = analyticsSpan(period, now);
  const money = await standingNow(db, now);
  const shares = await sharesNow(db, now);
  const series = await seriesOf(db, span, happenings);
  return {
    period,
    from: iso(span.from),
    to: iso(span.to),
    monthly_recurring_revenue: toDollars(money.monthlyCents),
    paying: money.paying,
    trials: money.trials,
    totals: await readTotals(db, span),
    previous: await readTotals(db, span.previous),
    trial_conversion: await readConversion(db, span),
    by_plan: shares.map(({ cents, ...share }) => ({ ...share, monthly_recurring_revenue: toDollars(cents) })),
    launch_special: await readLaunchSpecial(db),
    series: series.map((entry) => ({ ...entry, revenue: toDollars(entry.revenue) })),
    cancel_reasons: await readReasons(db, span),
  };
}

async function readTotals(db: Db, span: Span): Promise<SubscriptionAnalytics["totals"]> {
  const totals = await totalsOf(db, span, { ...happenings, refunds });
  return { ...totals, revenue: toDollars(totals.revenue), refunds: toDollars(totals.refunds) };
}

/** Of the trials that began in the span, those whose person subscribed at any time after. */
async function readConversion(db: Db, { from, to }: Span): Promise<SubscriptionAnalytics["trial_conversion"]> {
  const result = await db.execute<{ started: number; converted: number }>(sql`
    select count(*)::int as started, count(*) filter (where exists (
      select from subscription_changes paid
      where paid.user_id = trial.user_id and paid.kind = 'subscribed' and paid.at >= trial.at))::int as converted
    from subscription_changes trial
    where trial.kind = 'trial_started' and trial.at >= ${from.toISOString()} and trial.at <= ${to.toISOString()}`);
  return result.rows[0] ?? { started: 0, converted: 0 };
}

async function readLaunchSpecial(db: Db): Promise<SubscriptionAnalytics["launch_special"]> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.kind, "launch_special")))
    .orderBy(desc(offers.enabled), desc(offers.id))
    .limit(1);
  if (row?.total_spots === null || row?.total_spots === undefined) return null;
  return { total_spots: row.total_spots, spots_used: row.total_spots - (row.spots_left ?? 0) };
}

async function readReasons(db: Db, { from, to }: Span): Promise<SubscriptionAnalytics["cancel_reasons"]> {
  const result = await db.execute<{ reason: string; count: number }>(sql`
    select reason, count(*)::int as count from subscription_changes
    where kind = 'cancel_requested' and reason is not null
      and at >= ${from.toISOString()} and at <= ${to.toISOString()}
    group by reason order by count desc, reason limit ${reasonsShown}`);
  return result.rows;
}
