import type { AuditAction, AuditTarget } from "@vitrine/model";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns.ts";

/** What admins did (contract.md 15): only ever added to, with names as they were, and without ties to what may go. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: identity(),
    action: text("action").$type<AuditAction>().notNull(),
    admin_id: reference("admin_id").notNull(),
    admin_name: text("admin_name").notNull(),
    target_type: text("target_type").$type<AuditTarget>().notNull(),
    target_id: text("target_id"),
    target_name: text("target_name").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    address: text("address").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("audit_entries_at").on(table.at),
    index("audit_entries_target").on(table.target_type, table.target_id, table.at),
  ],
);
