import type { QueryOf } from "@vitrine/contract";
import { adminContract } from "@vitrine/contract";
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions, users } from "../../db/schema/account.ts";
import { websites } from "../../db/schema/websites.ts";
import type { UserWithSubscription } from "../auth/index.ts";
import { contains } from "../../db/contains.ts";

export type UsersQuery = QueryOf<typeof adminContract.adminUsers.listUsers>;
export type ListedUser = UserWithSubscription & { websitesCount: number };

const sortColumns = { created_at: users.created_at, name: users.name, email: users.email } as const;

/**
 * The plan that a subscription stands for at a moment, in SQL: as `standingOf` of the model has it, so that a
 * filter finds what the list shows.
 */
function planAt(now: Date): SQL {
  const moment = now.toISOString();
  const granted = sql`${subscriptions.status} in ('trialing', 'active')
    and not (${subscriptions.status} = 'trialing' and coalesce(${subscriptions.trial_ends_at} <= ${moment}, false))
    and not (${subscriptions.status} = 'active' and ${subscriptions.cancel_at_period_end}
      and coalesce(${subscriptions.current_period_end} <= ${moment}, false))`;
  return sql`case when ${granted} then ${subscriptions.plan} else 'free' end`;
}

function matching(query: UsersQuery, now: Date): SQL | undefined {
  const is = (value: "true" | "false" | undefined, yes: SQL, no: SQL) =>
    value === undefined ? undefined : value === "true" ? yes : no;
  return and(
    query.role ? eq(users.role, query.role) : undefined,
    query.plan ? sql`${planAt(now)} = ${query.plan}` : undefined,
    is(query.is_active, eq(users.is_active, true), eq(users.is_active, false)),
    is(query.verified, isNotNull(users.email_verified_at), isNull(users.email_verified_at)),
    is(query.suspended, isNotNull(users.suspended_at), isNull(users.suspended_at)),
    query.search
      ? or(ilike(users.name, contains(query.search)), ilike(users.email, contains(query.search)))
      : undefined,
  );
}

/** One page of all users with what a list shows of them; ties by id in the same direction. */
export async function listUsers(db: Db, query: UsersQuery, now: Date): Promise<{ rows: ListedUser[]; total: number }> {
  const where = matching(query, now);
  const direction = query.sort.startsWith("-") ? desc : asc;
  const column = sortColumns[query.sort.replace(/^-/, "") as keyof typeof sortColumns];
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(where);
  const rows = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(where)
    .orderBy(direction(column), direction(users.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows: await withCounts(db, rows), total: counted?.total ?? 0 };
}

/** Adds how many websites each has. */
export async function withCounts(db: Db, rows: readonly UserWithSubscription[]): Promise<ListedUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ user }) => user.id);
  const counts = await db
    .select({ userId: websites.user_id, total: count() })
    .from(websites)
    .where(inArray(websites.user_id, ids))
    .groupBy(websites.user_id);
  return rows.map((row) => ({
    ...row,
    websitesCount: counts.find(({ userId }) => userId === row.user.id)?.total ?? 0,
  }));
}
