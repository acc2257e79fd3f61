import { moneyBackDays } from "@vitrine/model";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { invoices } from "../../db/schema/billing.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { Sync } from "./sync.ts";

const dayMs = 24 * 3600_000;

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Money given back, and subscriptions ended at once, by somebody who may (contract.md 15). */
export function createRefunds({ db, clock, payments, sync }: Dependencies) {
  async function requireCustomer(userId: number): Promise<string> {
    const account = await repository.findAccount(db, userId);
    if (!account?.customer_id || account.provider !== payments.name) throw new AppError("invalid_state");
    return account.customer_id;
  }

  return {
    /**
     * Gives the last payment back, what is left of it. Within 14 days of it, later only when forced.
     * @returns the cents that were given back
     * @throws AppError invalid_state, payment_provider_failed
     */
    async refundLastPayment(userId: number, options: { isForced: boolean }): Promise<number> {
      const customerId = await requireCustomer(userId);
      await atProvider(() => sync(userId));
      const [last] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.user_id, userId), gt(invoices.paid_cents, 0)))
        .orderBy(desc(invoices.paid_at), desc(invoices.id))
        .limit(1);
      const left = last ? last.paid_cents - last.refunded_cents : 0;
      if (!last?.payment_id || !last.paid_at || left <= 0)
        throw new AppError("invalid_state", { message: "There is no payment to give back." });
      const isInTime = clock.now().getTime() - last.paid_at.getTime() <= moneyBackDays * dayMs;
      if (!isInTime && !options.isForced)
        throw new AppError("invalid_state", { message: `The last payment is more than ${moneyBackDays} days ago.` });
      const { payment_id: paymentId } = last;
      await atProvider(() => payments.refund(customerId, paymentId, left));
      await atProvider(() => sync(userId));
      return left;
    },

    /** Ends the subscription at once, without credit. @throws AppError invalid_state, payment_provider_failed */
    async endNow(userId: number): Promise<void> {
      const row = await repository.findSubscription(db, userId);
      if (!row || row.status === "canceled")
        throw new AppError("invalid_state", { message: "There is no running subscription." });
      const { provider_subscription_id: subscriptionId } = row;
      if (subscriptionId === null) {
        await repository.deleteSubscription(db, userId);
        await repository.recordChange(db, userId, "ended", clock.now(), row);
        return;
      }
      const customerId = await requireCustomer(userId);
      await atProvider(() => payments.endNow(customerId, subscriptionId, { credits: false }));
      await atProvider(() => sync(userId));
    },
  };
}
