import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "./connection.ts";

const current = new AsyncLocalStorage<Db>();

/**
 * A handle on the database that joins the transaction of {@link inOneTransaction} when there is one
 * around the call, so that whole handlers can be made atomic without handing a transaction through them.
 */
export function joinAmbientTransaction(base: Db): Db {
  return new Proxy(base, {
    get(target, name) {
      const active = current.getStore() ?? target;
      const value: unknown = Reflect.get(active, name, active);
      return typeof value === "function" ? value.bind(active) : value;
    },
  });
}

/** Whether the caller is inside {@link inOneTransaction}. */
export const isInTransaction = () => current.getStore() !== undefined;

/** Runs `work` in one transaction: everything it does through `db` commits or rolls back together. */
export function inOneTransaction<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction((transaction) => current.run(transaction, work));
}
