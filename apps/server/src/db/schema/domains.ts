import { domainStatuses, type DomainRecord } from "@vitrine/model";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment, reference, storedJson } from "./columns.ts";
import { readCheckedRecords } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** What a check found of one record. */
export type CheckedRecord = Pick<DomainRecord, "type" | "name" | "state" | "found">;

/**
 * The domain that an owner claims for a website. Many may claim one domain; who proved it has it in
 * `websites.domain`, which is unique (contract.md 9).
 */
export const websiteDomains = pgTable(
  "website_domains",
  {
    website_id: reference("website_id")
      .primaryKey()
      .references(() => websites.id, { onDelete: "cascade" }),
    domain: text("domain").notNull(),
    /** What the owner publishes as proof. */
    token: text("token").notNull(),
    status: text("status", { enum: domainStatuses }).notNull().default("pending"),
    checked_records: storedJson("checked_records", readCheckedRecords).notNull().default([]),
    checked_at: moment("checked_at"),
    created_at: createdAt(),
  },
  (table) => [index("website_domains_domain").on(table.domain)],
);
