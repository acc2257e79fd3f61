import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How much happened in the product in an hour that is over, by kind; hours without anything have no row. */
export const hourSums = pgTable(
  "hour_sums",
  {
    kind: text("kind").notNull(),
    /** Begin of the hour, in UTC. */
    at: moment("at").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.at] })],
);

/** How far each kind is summed up: whatever happened before that moment stands in `hour_sums`. */
export const summedUntil = pgTable("summed_until", {
  kind: text("kind").primaryKey(),
  at: moment("at").notNull(),
});
