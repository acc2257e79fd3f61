import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, moment, reference } from "./columns.ts";

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

/** What is counted of templates. */
export const templateStats = pgTable("template_stats", {
  slug: text("slug").primaryKey(),
  usage_count: integer("usage_count").notNull().default(0),
  view_count: integer("view_count").notNull().default(0),
  /** Rows of `template_likes`; a trigger of that table keeps it, so that accounts that go take their likes along. */
  like_count: integer("like_count").notNull().default(0),
});

export const templateLikes = pgTable(
  "template_likes",
  {
    slug: text("slug").notNull(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.user_id] }), index("template_likes_user_id").on(table.user_id)],
);

/** Settings that an admin changes while the product runs. */
export const settings = pgTable("settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
});
