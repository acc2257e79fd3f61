import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns.ts";
import { websites } from "./websites.ts";

/** What views are counted by: all of them, and each of these kinds. */
export const viewKinds = ["all", "page", "referrer", "country", "device"] as const;
export type ViewKind = (typeof viewKinds)[number];

const countColumns = () => ({
  website_id: reference("website_id")
    .notNull()
    .references(() => websites.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: viewKinds }).notNull(),
  /** Begin of the hour or day, in UTC. */
  at: moment("at").notNull(),
  /** The page, host, country or device; empty for all, and where it is unknown. */
  value: text("value").notNull(),
  views: integer("views").notNull(),
  visitors: integer("visitors").notNull(),
});

/** Views of the last weeks by hour; nothing in a row points at a visitor. */
export const siteViewHours = pgTable("site_view_hours", countColumns(), (table) => [
  primaryKey({ columns: [table.website_id, table.kind, table.at, table.value] }),
  index("site_view_hours_at").on(table.at),
  /** What is kept for two days only, among totals that are kept for two months. */
  index("site_view_hours_details_at")
    .on(table.at)
    .where(sql`kind <> 'all'`),
]);

/** Older views by day. */
export const siteViewDays = pgTable("site_view_days", countColumns(), (table) => [
  primaryKey({ columns: [table.website_id, table.kind, table.at, table.value] }),
  index("site_view_days_at").on(table.at),
]);

/** Who was counted today: hashes that cannot be made again once the day's salt is gone, and go with it. */
export const siteDayVisitors = pgTable(
  "site_day_visitors",
  {
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    visitor_hash: text("visitor_hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.day, table.visitor_hash] }),
    index("site_day_visitors_day").on(table.day),
  ],
);

/** The random salt of a day, the same for all processes, thrown away when the day is over. */
export const viewSalts = pgTable("view_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});
