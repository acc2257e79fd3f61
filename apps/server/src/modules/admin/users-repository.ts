import type { PageMeta, QueryOf } from "@vitrine/contract";
import { adminContract } from "@vitrine/contract";
import type { PlanName } from "@vitrine/model";
import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions, users } from "../../db/schema/account.ts";
import { websites } from "../../db/schema/websites.ts";
import { listPage } from "../../http/list-page.ts";
import type { UserWithSubscription } from "../auth/index.ts";
import { inOrder } from "../../db/long-list.ts";
import { searchIn, type TextSearch } from "../../db/text-search.ts";

export type UsersQuery = QueryOf<typeof adminContract.adminUsers.listUsers>;
type Page<T> = { rows: T[]; meta: PageMeta };
export type ListedUser = UserWithSubscription & { websitesCount: number };

const sortColumns = { created_at: users.created_at, name: users.name, email: users.email } as const;

/**
 * Whether a subscription stands for a plan at a moment, in SQL: as `standingOf` of the model has it, so that a
 * filter finds what the list shows.
 */
function hasPlanAt(plan: PlanName, now: Date): SQL {
  const moment = now.toISOString();
  const granted = sql`${subscriptions.status} in ('trialing', 'active')
    and not (${subscriptions.status} = 'trialing' and coalesce(${subscriptions.trial_ends_at} <= ${moment}, false))
    and not (${subscriptions.status} = 'active' and ${subscriptions.cancel_at_period_end}
      and coalesce(${subscriptions.current_period_end} <= ${moment}, false))`;
  const pays = sql`${subscriptions.plan} <> 'free' and ${granted}`;
  return plan === "free" ? sql`coalesce(not (${pays}), true)` : sql`${subscriptions.plan} = ${plan} and ${granted}`;
}

function matching(query: UsersQuery, now: Date): SQL | undefined {
  const is = (value: "true" | "false" | undefined, yes: SQL, no: SQL) =>
    value === undefined ? undefined : value === "true" ? yes : no;
  return and(
    query.role ? eq(users.role, query.role) : undefined,
    query.plan ? hasPlanAt(query.plan, now) : undefined,
    is(query.is_active, eq(users.is_active, true), eq(users.is_active, false)),
    is(query.verified, isNotNull(users.email_verified_at), isNull(users.email_verified_at)),
    is(query.suspended, isNotNull(users.suspended_at), isNull(users.suspended_at)),
  );
}

function searchFor(text: string | undefined): TextSearch | undefined {
  if (!text) return undefined;
  return searchIn(text, [users.name, users.email], sql`select ${users.id} from ${users}`);
}

/** One page of all users with what a list shows of them; ties by id in the same direction. */
export async function listUsers(db: Db, query: UsersQuery, now: Date): Promise<Page<ListedUser>> {
  const sort = query.sort.replace(/^-/, "") as keyof typeof sortColumns;
  const { ids, meta } = await listPage(
    db,
    {
      from: sql`${users} left join ${subscriptions} on ${eq(subscriptions.user_id, users.id)}`,
      id: sql`${users.id}`,
      where: matching(query, now),
      order: {
        column: sql`${sortColumns[sort]}`,
        type: sort === "created_at" ? "timestamptz" : "text",
        isDescending: query.sort.startsWith("-"),
        isUnique: sort === "email",
      },
      search: searchFor(query.search),
    },
    query,
  );
  const rows = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(inArray(users.id, ids));
  return {
    rows: await withCounts(
      db,
      inOrder(ids, rows, ({ user }) => user.id),
    ),
    meta,
  };
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
