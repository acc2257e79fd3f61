import type { PlanName, PlanPrices } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, updatedAt } from "./columns.ts";

/** Prices that differ from the regular ones: the launch special, and coupons (contract.md 15). */
export const offers = pgTable(
  "offers",
  {
    id: identity(),
    name: text("name").notNull(),
    /** What a buyer types; null for the launch special. */
    code: text("code").unique(),
    kind: text("kind", { enum: ["launch_special", "coupon"] }).notNull(),
    /** Null means both paid plans. */
    plan: text("plan", { enum: ["pro", "premium"] }),
    /** Null means both cycles. */
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] }),
    discount_type: text("discount_type", { enum: ["price", "percent", "fixed"] }).notNull(),
    prices: jsonb("prices").$type<Partial<Record<PlanName, PlanPrices>>>(),
    value: numeric("value", { precision: 10, scale: 2, mode: "number" }),
    starts_at: moment("starts_at"),
    ends_at: moment("ends_at"),
    total_spots: integer("total_spots"),
    spots_left: integer("spots_left"),
    enabled: boolean("enabled").notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("offers_one_enabled_launch_special")
      .on(table.kind)
      .where(sql`${table.kind} = 'launch_special' and ${table.enabled}`),
    check("offers_spots", sql`${table.spots_left} >= 0 and ${table.spots_left} <= ${table.total_spots}`),
  ],
);
