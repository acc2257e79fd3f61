import type { FastifyReply, FastifyRequest } from "fastify";
import { and, count, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { knownDevices, sessions } from "../../db/schema/account.ts";
import { isOfApplication } from "../../http/same-origin.ts";
import { keepSession, otherTokens, type KeptSession } from "../../http/session-cookies.ts";
import type { Clock } from "../../ports/clock.ts";
import { deviceName } from "./device-name.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { SecurityTeller } from "./security-news.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const keptDays = 400;
const dayMs = 24 * 3600_000;

/**
 * Which devices a person signs in with: browsers by a cookie that says nothing but that it is this one, programs by
 * what they call themselves. No address is kept.
 */
export function createDevices({ db, clock, news }: { db: Db; clock: Clock; news: SecurityTeller }) {
  return {
    /**
     * Gives a browser the session that was opened for it, ends those that it came with, and notes the device: the owner
     * hears of one that is new, unless it is their first.
     */
    async welcome(exchange: Exchange, signedIn: KeptSession & { user: { id: number } }): Promise<void> {
      const { id: userId } = signedIn.user;
      keepSession(exchange, signedIn);
      const former = otherTokens(exchange.request, signedIn.session_id).map(hashSecret);
      if (former.length > 0) await db.delete(sessions).where(inArray(sessions.token_hash, former));
      const now = clock.now();
      const hash = hashSecret(`${userId}:${markOf(exchange)}`);
      await db.transaction(async (inside) => {
        const [held] = await inside
          .select({ total: count() })
          .from(knownDevices)
          .where(eq(knownDevices.user_id, userId));
        const seen = await inside
          .update(knownDevices)
          .set({ last_seen_at: now })
          .where(and(eq(knownDevices.user_id, userId), eq(knownDevices.device_hash, hash)))
          .returning({ hash: knownDevices.device_hash });
        if (seen.length > 0) return;
        await inside
          .insert(knownDevices)
          .values({ user_id: userId, device_hash: hash, last_seen_at: now })
          .onConflictDoNothing();
        if ((held?.total ?? 0) === 0) return;
        await news.tell(inside, userId, "new_device", deviceName(exchange.request.headers["user-agent"] ?? null));
      });
    },

    /** Forgets devices whose cookie is over. */
    async sweep(): Promise<void> {
      await db
        .delete(knownDevices)
        .where(lt(knownDevices.last_seen_at, new Date(clock.now().getTime() - keptDays * dayMs)));
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;

/** The browser's mark, made and kept with the first sign-in. */
function markOf({ request, reply }: Exchange): string {
  if (!isOfApplication(request)) return `program:${request.headers["user-agent"] ?? ""}`;
  const isSecure = request.server.appUrl().startsWith("https:");
  const name = `${isSecure ? "__Host-" : ""}vitrine_device`;
  const kept = request.cookies[name];
  const mark = kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newSecret();
  const maxAge = (keptDays * dayMs) / 1000;
  reply.setCookie(name, mark, { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure, maxAge });
  return `browser:${mark}`;
}
