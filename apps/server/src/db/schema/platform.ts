import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** First answers of creating calls, replayed for the same key (contract.md 1.7). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Caller, method and path. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    request_hash: text("request_hash").notNull(),
    /** Null while the first request runs. */
    status: integer("status"),
    body: jsonb("body").$type<unknown>(),
    locked_until: moment("locked_until").notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

/** Fixed-window counters, shared by all processes. Unlogged: losing them in a crash harms nobody. */
export const rateLimitHits = pgTable("rate_limit_hits", {
  key: text("key").primaryKey(),
  window_ends_at: moment("window_ends_at").notNull(),
  hits: integer("hits").notNull(),
});

export const templateStats = pgTable("template_stats", {
  slug: text("slug").primaryKey(),
  usage_count: integer("usage_count").notNull().default(0),
  like_count: integer("like_count").notNull().default(0),
  view_count: integer("view_count").notNull().default(0),
});

/** Settings that an admin changes while the product runs. */
export const settings = pgTable("settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
});
