import { and, isNotNull, lt, or, isNull } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { billingAccounts, changePreviews } from "../../db/schema/billing.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import type { EventReceiver } from "./events.ts";
import * as repository from "./repository.ts";
import type { Sync } from "./sync.ts";
import type { TrialService } from "./trial.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  payments: Payments;
  sync: Sync;
  trials: TrialService;
  events: EventReceiver;
  onError: (error: unknown) => void;
};

const dayMs = 24 * 3600_000;

/** What billing does by itself. */
export function createDueWork({ db, clock, payments, sync, trials, events, onError }: Dependencies) {
  return {
    /** Each minute: the test provider's time and events, trials and checkouts whose time is over. */
    async runDue(): Promise<void> {
      await payments.runDue(async (delivery) => events.receive(await events.read(delivery)));
      await trials.endDue();
      await repository.expireCheckouts(db, clock.now());
    },

    /** Each day: reminders, what nobody needs any more, and a reading of every customer whose events may be lost. */
    async runDaily(): Promise<void> {
      await trials.remind();
      await events.sweep();
      await db.delete(changePreviews).where(lt(changePreviews.expires_at, clock.now()));
      const before = new Date(clock.now().getTime() - dayMs);
      const stale = await db
        .select({ userId: billingAccounts.user_id })
        .from(billingAccounts)
        .where(
          and(
            isNotNull(billingAccounts.customer_id),
            or(isNull(billingAccounts.synced_at), lt(billingAccounts.synced_at, before)),
          ),
        );
      for (const { userId } of stale) await sync(userId).catch(onError);
    },
  };
}
