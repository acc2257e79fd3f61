import { bigint, timestamp } from "drizzle-orm/pg-core";

/** Identity key; ids of websites start above 10000 (contract.md 1.1), all others at 1. */
export const identity = (startWith = 1) =>
  bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith });

export const reference = (name: string) => bigint(name, { mode: "number" });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();
