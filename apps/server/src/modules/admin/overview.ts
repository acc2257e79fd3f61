import { standingOf, toDollars, websiteStatuses, type AdminOverview } from "@vitrine/model";
import { count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions, users } from "../../db/schema/account.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { websites } from "../../db/schema/websites.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import { standingNow } from "./revenue.ts";

const dayMs = 24 * 3600_000;
const latest = 10;

/** Users, websites, money and waiting list at a glance (contract.md 15). */
export async function readOverview(db: Db, now: Date): Promise<AdminOverview> {
  const money = await standingNow(db, now);
  return {
    users: await countUsers(db, now),
    websites: await countWebsites(db),
    trials: money.trials,
    paying: money.paying,
    past_due: money.pastDue,
    monthly_recurring_revenue: toDollars(money.monthlyCents),
    waiting_list: await countWaiting(db),
    failed_onboardings: await countFailed(db),
    latest_sign_ups: await latestSignUps(db, now),
  };
}

async function countUsers(db: Db, now: Date): Promise<AdminOverview["users"]> {
  const since = (days: number) => sql`${users.created_at} > ${new Date(now.getTime() - days * dayMs).toISOString()}`;
  const [row] = await db
    .select({
      total: count(),
      verified: sql<number>`count(${users.email_verified_at})::int`,
      new_7_days: sql<number>`count(*) filter (where ${since(7)})::int`,
      new_30_days: sql<number>`count(*) filter (where ${since(30)})::int`,
    })
    .from(users);
  return row ?? { total: 0, verified: 0, new_7_days: 0, new_30_days: 0 };
}

async function countWebsites(db: Db): Promise<AdminOverview["websites"]> {
  const rows = await db.select({ status: websites.status, total: count() }).from(websites).groupBy(websites.status);
  const of = (status: (typeof websiteStatuses)[number]) => rows.find((row) => row.status === status)?.total ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    by_status: { draft: of("draft"), private: of("private"), published: of("published") },
  };
}

async function countWaiting(db: Db): Promise<AdminOverview["waiting_list"]> {
  const [row] = await db
    .select({
      total: count(),
      pending: sql<number>`count(*) filter (where ${waitingListEntries.status} = 'pending')::int`,
    })
    .from(waitingListEntries);
  return row ?? { total: 0, pending: 0 };
}

/** Onboardings that ended in a failure, and those that show one now. */
async function countFailed(db: Db): Promise<number> {
  const result = await db.execute<{ failed: number }>(
    sql`select count(*)::int as failed from onboarding_sessions where status = 'failed' or error is not null`,
  );
  return result.rows[0]?.failed ?? 0;
}

async function latestSignUps(db: Db, now: Date): Promise<AdminOverview["latest_sign_ups"]> {
  const rows = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(latest);
  return rows.map(({ user, subscription }) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    plan: standingOf(subscription, now).plan,
    email_verified_at: isoOrNull(user.email_verified_at),
    created_at: iso(user.created_at),
  }));
}
