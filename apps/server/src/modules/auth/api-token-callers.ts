import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { apiTokens, subscriptions, users } from "../../db/schema/account.ts";
import type { UserWithSubscription } from "./repository.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Tells tokens of programs from those of sessions, for us and for scanners that look for leaked ones. */
const prefix = "vitrine_";

/** How often the last use of a token is written down at most. */
const noteEveryMs = 60_000;

export function newApiSecret(): string {
  return prefix + newSecret();
}

export function isApiSecret(token: string): boolean {
  return token.startsWith(prefix);
}

type LiveApiToken = UserWithSubscription & { apiToken: typeof apiTokens.$inferSelect };

/** The token with its owner, unless it is unknown, revoked or over; its use is noted. */
export async function useApiToken(db: Db, secret: string, now: Date): Promise<LiveApiToken | null> {
  const isLive = or(isNull(apiTokens.expires_at), gt(apiTokens.expires_at, now));
  const [row] = await db
    .select({ apiToken: apiTokens, user: users, subscription: subscriptions })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(and(eq(apiTokens.token_hash, hashSecret(secret)), isLive));
  if (!row) return null;
  if (now.getTime() - (row.apiToken.last_used_at?.getTime() ?? 0) > noteEveryMs) {
    await db.update(apiTokens).set({ last_used_at: now }).where(eq(apiTokens.id, row.apiToken.id));
  }
  return row;
}
