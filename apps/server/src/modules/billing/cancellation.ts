import { standingOf, type SubscriptionData } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { presentSubscriptionData } from "./present.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Cancelling at the end of the period, and taking that back. */
export function createCancellation({ db, clock, payments, sync }: Dependencies) {
  async function requireCurrent(userId: number): Promise<SubscriptionRow> {
    const row = await repository.findSubscription(db, userId);
    if (!row || !standingOf(row, clock.now()).hasAccess || standingOf(row, clock.now()).status === null)
      throw new AppError("invalid_state", { message: "There is no running subscription." });
    return row;
  }

  async function setCancel(row: SubscriptionRow, cancels: boolean): Promise<SubscriptionData> {
    const account = await repository.findAccount(db, row.user_id);
    const { provider_subscription_id: subscriptionId } = row;
    const customerId = account?.customer_id;
    if (subscriptionId && customerId) {
      await atProvider(() => payments.setCancelAtPeriodEnd(customerId, subscriptionId, cancels));
      await atProvider(() => sync(row.user_id));
    } else {
      const canceledAt = cancels ? clock.now() : null;
      await repository.updateSubscription(db, row.user_id, { cancel_at_period_end: cancels, canceled_at: canceledAt });
    }
    return presentSubscriptionData(await repository.findSubscription(db, row.user_id), clock.now());
  }

  return {
    /** @throws AppError invalid_state, payment_provider_failed */
    async cancel(caller: Caller, reason: string | null): Promise<SubscriptionData> {
      const row = await requireCurrent(caller.userId);
      if (row.cancel_at_period_end)
        throw new AppError("invalid_state", { message: "Your subscription is cancelled already." });
      const data = await setCancel(row, true);
      await repository.recordChange(db, caller.userId, "cancel_requested", clock.now(), { ...row, reason });
      return data;
    },

    /** Also takes back a pending change to a lower plan. @throws AppError invalid_state, payment_provider_failed */
    async resume(caller: Caller): Promise<SubscriptionData> {
      const row = await requireCurrent(caller.userId);
      if (!row.cancel_at_period_end && !row.pending_plan)
        throw new AppError("invalid_state", { message: "There is nothing to take back." });
      const data = await setCancel(row, false);
      await repository.recordChange(db, caller.userId, "resumed", clock.now(), row);
      return data;
    },
  };
}
