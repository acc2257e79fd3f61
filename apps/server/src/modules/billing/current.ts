import type { ReplyOf } from "@vitrine/contract";
import type { contract } from "@vitrine/contract";
import { trialDays } from "@vitrine/model";
import { count, eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { websites } from "../../db/schema/websites.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser } from "../auth/index.ts";
import { presentFacts, presentSubscriptionData } from "./present.ts";
import * as repository from "./repository.ts";
import { hadTrial } from "./trial-memory.ts";

type Current = ReplyOf<typeof contract.account.currentSubscription>["data"];

/** Makes the answer of `GET /subscription/current`; reads only our own tables. */
export function createCurrentSubscription({ db, clock }: { db: Db; clock: Clock }) {
  const emailOf = async (userId: number) => (await findUser(db, userId))?.user.email ?? "";

  return async function current(caller: Caller): Promise<Current> {
    const now = clock.now();
    const row = await repository.findSubscription(db, caller.userId);
    const account = await repository.findAccount(db, caller.userId);
    const [used] = await db.select({ total: count() }).from(websites).where(eq(websites.user_id, caller.userId));
    const data = presentSubscriptionData(row, now);
    const canTry = (account?.trial_used_at ?? null) === null && !(await hadTrial(db, await emailOf(caller.userId)));
    const isFree = data.subscription === null || data.subscription.status === "canceled";
    return {
      ...data,
      usage: { portfolio_count: used?.total ?? 0 },
      trial: { available: isFree && canTry, days: trialDays },
      has_access: caller.hasAccess,
      billing: presentFacts(row, account, now),
    };
  };
}
