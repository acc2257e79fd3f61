import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Identity key; ids of websites start above 10000 (contract.md 1.1), all others at 1. */
export const identity = (startWith = 1) =>
  bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith });

export const reference = (name: string) => bigint(name, { mode: "number" });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * Settings of an index of trigrams, which finds a text anywhere: what waits to be sorted in (kB) stays little, so that
 * no write pays for thousands before it.
 */
export const fewPending = { gin_pending_list_limit: 256 };

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

/**
 * JSON that is read and not believed: what an earlier version stored is brought to the present shape by `read`,
 * which has a value for what cannot be read, too. It is rewritten when its row is.
 */
export const storedJson = <T>(name: string, read: (stored: unknown) => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored: unknown) => read(stored),
  })(name);
