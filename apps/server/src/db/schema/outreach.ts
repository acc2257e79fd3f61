import type { VisitSource } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, fewPending, identity, moment, reference, storedJson } from "./columns.ts";
import { readRecord } from "./stored-values.ts";

export const waitingListEntries = pgTable(
  "waiting_list_entries",
  {
    id: identity(),
    email: text("email").notNull().unique(),
    name: text("name"),
    source: text("source").$type<VisitSource>().notNull().default("direct"),
    utm_source: text("utm_source"),
    utm_medium: text("utm_medium"),
    utm_campaign: text("utm_campaign"),
    utm_term: text("utm_term"),
    utm_content: text("utm_content"),
    status: text("status", { enum: ["pending", "invited", "converted"] })
      .notNull()
      .default("pending"),
    invited_at: moment("invited_at"),
    created_at: createdAt(),
  },
  (table) => [
    index("waiting_list_created_at").on(table.created_at, table.id),
    index("waiting_list_name").on(sql`coalesce(${table.name}, '')`, table.id),
    index("waiting_list_status").on(table.status, table.source),
    index("waiting_list_text")
      .using("gin", table.email.op("gin_trgm_ops"), table.name.op("gin_trgm_ops"))
      .with(fewPending),
  ],
);

/** Events of the product's own pages; nothing in a row points at a person. */
export const productEvents = pgTable(
  "product_events",
  {
    id: identity(),
    event: text("event").notNull(),
    properties: storedJson("properties", readRecord).notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [index("product_events_event").on(table.event, table.created_at)],
);

export const supportTickets = pgTable("support_tickets", {
  id: identity(),
  /** The account of a signed-in writer. */
  user_id: reference("user_id").references(() => users.id, { onDelete: "set null" }),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  context: text("context"),
  priority: boolean("priority").notNull().default(false),
  created_at: createdAt(),
});
