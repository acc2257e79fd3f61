import type { CardInput, SubscriptionData } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { testCardOf } from "./checkout.ts";
import { presentSubscriptionData } from "./present.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; appUrl: () => string; sync: Sync };

/** Where people look after their payment method: the provider's page, or our own with the test provider. */
export function createPortal({ db, clock, payments, appUrl, sync }: Dependencies) {
  async function requireCustomer(userId: number): Promise<string> {
    const account = await repository.findAccount(db, userId);
    if (!account?.customer_id || account.provider !== payments.name)
      throw new AppError("invalid_state", { message: "There is nothing to look after before the first payment." });
    return account.customer_id;
  }

  return {
    /** @throws AppError invalid_state, payment_provider_failed */
    async open(caller: Caller): Promise<string> {
      const customerId = await requireCustomer(caller.userId);
      return new URL(await atProvider(() => payments.openPortal(customerId)), appUrl()).toString();
    },

    /** @throws AppError not_found where this installation has no card form; invalid_state without a customer */
    async requireReplaceable(caller: Caller): Promise<void> {
      if (!payments.cardDesk) throw new AppError("not_found");
      await requireCustomer(caller.userId);
    },

    /** Replaces the card and pays what is open. @throws AppError not_found, invalid_state, validation_failed */
    async replaceCard(caller: Caller, input: CardInput): Promise<SubscriptionData> {
      const desk = payments.cardDesk;
      if (!desk) throw new AppError("not_found");
      const customerId = await requireCustomer(caller.userId);
      const card = testCardOf(input, clock.now());
      await atProvider(() => desk.replaceCard(customerId, card));
      await sync(caller.userId);
      return presentSubscriptionData(await repository.findSubscription(db, caller.userId), clock.now());
    },
  };
}
