import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { providerEvents } from "../../db/schema/billing.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { BadSignature, type PaymentEvent, type Payments } from "../../ports/payments/payments.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Providers repeat an event for a few days. */
const eventsKeptMs = 30 * 24 * 3600_000;

/** Events of the payment provider: verified, worked on once, and read for nothing but whom they are about. */
export function createEventReceiver({ db, clock, payments, sync }: Dependencies) {
  return {
    /** The event of a delivery; costs one hash. @throws AppError bad_signature */
    async read(delivery: { body: Buffer; signature: string | undefined }): Promise<PaymentEvent> {
      return payments.readEvent(delivery).catch((error: unknown) => {
        throw error instanceof BadSignature ? new AppError("bad_signature", { cause: error }) : error;
      });
    },

    /**
     * Any event leads to one reading of the customer's state. An event whose work failed is not noted as
     * handled, so that the provider's next try does it.
     * @throws AppError payment_provider_failed
     */
    async receive(event: PaymentEvent): Promise<void> {
      const values = { id: event.id, type: event.type, customer_id: event.customerId, received_at: clock.now() };
      await db.insert(providerEvents).values(values).onConflictDoNothing();
      const [known] = await db.select().from(providerEvents).where(eq(providerEvents.id, event.id));
      if (known?.handled_at) return;
      const userId = event.customerId ? await repository.findUserOfCustomer(db, event.customerId) : null;
      if (userId !== null) await atProvider(() => sync(userId));
      await db.update(providerEvents).set({ handled_at: clock.now() }).where(eq(providerEvents.id, event.id));
    },

    /** Forgets events that nobody will repeat. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - eventsKeptMs);
      await db
        .delete(providerEvents)
        .where(and(lt(providerEvents.received_at, before), isNotNull(providerEvents.handled_at)));
    },
  };
}

export type EventReceiver = ReturnType<typeof createEventReceiver>;
