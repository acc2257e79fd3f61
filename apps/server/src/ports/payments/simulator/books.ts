import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { simulatorCustomers, simulatorEvents } from "../../../db/schema/billing.ts";
import { readAccount, type SimulatedAccount, type SimulatedEvent } from "./account.ts";

export type Change<T> = { account: SimulatedAccount; events: SimulatedEvent[]; dueAt: Date | null; result: T };

/** Where the test provider keeps its books. Work on one customer never overlaps. */
export type Books = {
  insert(account: SimulatedAccount): Promise<void>;
  /** Loads, changes and stores one customer; nothing is stored when `work` throws. Null for an unknown one. */
  change<T>(id: string, work: (account: SimulatedAccount) => Change<T>): Promise<T | null>;
  /** Customers for whom time alone has changed something. */
  dueAt(now: Date): Promise<string[]>;
  /** Undelivered events, oldest first. */
  waiting(): Promise<SimulatedEvent[]>;
  markDelivered(eventId: string, now: Date): Promise<void>;
};

/** Books in the product's database. */
export function createDatabaseBooks(db: Db): Books {
  return {
    async insert(account) {
      await db.insert(simulatorCustomers).values({ id: account.id, state: account });
    },
    change: (id, work) =>
      db.transaction(async (inside) => {
        const [row] = await inside.select().from(simulatorCustomers).where(eq(simulatorCustomers.id, id)).for("update");
        if (!row) return null;
        const { account, events, dueAt, result } = work(readAccount(row));
        await inside
          .update(simulatorCustomers)
          .set({ state: account, due_at: dueAt })
          .where(eq(simulatorCustomers.id, id));
        if (events.length > 0) await inside.insert(simulatorEvents).values(events.map(toRow));
        return result;
      }),
    async dueAt(now) {
      const rows = await db
        .select({ id: simulatorCustomers.id })
        .from(simulatorCustomers)
        .where(lte(simulatorCustomers.due_at, now))
        .limit(500);
      return rows.map(({ id }) => id);
    },
    async waiting() {
      const rows = await db
        .select()
        .from(simulatorEvents)
        .where(isNull(simulatorEvents.delivered_at))
        .orderBy(asc(simulatorEvents.created_at), asc(simulatorEvents.id))
        .limit(500);
      return rows.map(({ id, payload, created_at }) => ({ id, payload, createdAt: created_at }));
    },
    async markDelivered(eventId, now) {
      await db
        .update(simulatorEvents)
        .set({ delivered_at: now })
        .where(and(eq(simulatorEvents.id, eventId), isNull(simulatorEvents.delivered_at)));
    },
  };
}

const toRow = ({ id, payload, createdAt }: SimulatedEvent) => ({ id, payload, created_at: createdAt });
