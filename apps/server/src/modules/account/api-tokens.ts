import type { BodyOf, contract } from "@vitrine/contract";
import { apiTokensPerUser, type ApiToken } from "@vitrine/model";
import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { apiTokens, users } from "../../db/schema/account.ts";
import { apiAccessMessage } from "../../http/api-token-rules.ts";
import { AppError } from "../../http/app-error.ts";
import { requireFeature } from "../../http/plan-feature.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { hashSecret, iso, isoOrNull, newApiSecret, type SecurityTeller } from "../auth/index.ts";

const dayMs = 24 * 3600_000;

/**
 * Tokens for programs of premium users (contract.md 3). Those of a plan that is over do nothing, but they stay until
 * they are deleted and work again with the plan: so on every plan their owner sees them and can delete them.
 */
export function createApiTokensService({ db, clock, news }: { db: Db; clock: Clock; news: SecurityTeller }) {
  const own = (caller: Caller) => eq(apiTokens.user_id, caller.userId);
  return {
    async list(caller: Caller): Promise<ApiToken[]> {
      const rows = await db.select().from(apiTokens).where(own(caller)).orderBy(desc(apiTokens.id));
      return rows.map(presentToken);
    },

    /** @returns the token with its secret, which is stored as a hash only and never shown again */
    async create(
      caller: Caller,
      body: BodyOf<typeof contract.apiTokens.createApiToken>,
    ): Promise<{ data: ApiToken; secret: string }> {
      requireFeature(caller, "api_access", apiAccessMessage);
      const secret = newApiSecret();
      const days = body.expires_in_days ?? null;
      const row = await db.transaction(async (inside) => {
        await refuseMore(inside, caller.userId);
        const [created] = await inside
          .insert(apiTokens)
          .values({
            user_id: caller.userId,
            name: body.name,
            token_hash: hashSecret(secret),
            abilities: body.abilities,
            expires_at: days === null ? null : new Date(clock.now().getTime() + days * dayMs),
          })
          .returning();
        await news.tell(inside, caller.userId, "api_token_created");
        return created;
      });
      if (!row) throw new AppError("server_error");
      return { data: presentToken(row), secret };
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const removed = await db
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, id), own(caller)))
        .returning({ id: apiTokens.id });
      if (removed.length === 0) throw new AppError("not_found");
    },
  };
}

export type ApiTokensService = ReturnType<typeof createApiTokensService>;

/** Requests at the same time wait for each other, so that none counts what another is about to add. */
async function refuseMore(inside: Db, userId: number): Promise<void> {
  await inside.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [held] = await inside.select({ total: count() }).from(apiTokens).where(eq(apiTokens.user_id, userId));
  if ((held?.total ?? 0) < apiTokensPerUser) return;
  throw new AppError("invalid_state", { message: `You already have ${apiTokensPerUser} tokens. Delete one first.` });
}

function presentToken(row: typeof apiTokens.$inferSelect): ApiToken {
  return {
    id: row.id,
    name: row.name,
    abilities: row.abilities,
    last_used_at: isoOrNull(row.last_used_at),
    expires_at: isoOrNull(row.expires_at),
    created_at: iso(row.created_at),
  };
}
