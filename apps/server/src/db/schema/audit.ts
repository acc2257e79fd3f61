import type { AuditAction, AuditTarget } from "@vitrine/model";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { fewPending, identity, moment, reference, storedJson } from "./columns.ts";
import { readRecord } from "./stored-values.ts";

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
    details: storedJson("details", readRecord).notNull(),
    address: text("address").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("audit_entries_at").on(table.at, table.id),
    index("audit_entries_action").on(table.action, table.at),
    index("audit_entries_admin").on(table.admin_id, table.at),
    index("audit_entries_text")
      .using("gin", table.admin_name.op("gin_trgm_ops"), table.target_name.op("gin_trgm_ops"))
      .with(fewPending),
    index("audit_entries_target").on(table.target_type, table.target_id, table.at),
  ],
);
