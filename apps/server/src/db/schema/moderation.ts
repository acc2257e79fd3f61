import type {
  AppealStatus,
  ModerationCategory,
  ReportOutcome,
  RestrictionKind,
  SignInMethod,
  SignInOutcome,
  WebsiteStatus,
} from "@vitrine/model";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { identity, moment, reference } from "./columns.ts";
import { websites } from "./websites.ts";

/** Take-downs and suspensions: why, by whom, and until when. One of a kind is in force at most. */
export const restrictions = pgTable(
  "restrictions",
  {
    id: identity(),
    kind: text("kind").$type<RestrictionKind>().notNull(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for a suspension, and for a website that its owner deleted: the decision stays (decision 039). */
    website_id: reference("website_id").references(() => websites.id, { onDelete: "set null" }),
    category: text("category").$type<ModerationCategory>().notNull(),
    reason: text("reason").notNull(),
    /** How public the website was, for the day on which that is lifted. */
    status_before: text("status_before").$type<WebsiteStatus>(),
    admin_id: reference("admin_id").notNull(),
    admin_name: text("admin_name").notNull(),
    created_at: moment("created_at").notNull(),
    lifted_at: moment("lifted_at"),
    lifted_words: text("lifted_words"),
  },
  (table) => [
    uniqueIndex("restrictions_website_in_force")
      .on(table.website_id)
      .where(sql`${table.lifted_at} is null and ${table.kind} = 'website'`),
    uniqueIndex("restrictions_account_in_force")
      .on(table.user_id)
      .where(sql`${table.lifted_at} is null and ${table.kind} = 'account'`),
    index("restrictions_user_id").on(table.user_id),
  ],
);

/** What owners say against a take-down or a suspension; one is open at a time. */
export const appeals = pgTable(
  "appeals",
  {
    id: identity(),
    restriction_id: reference("restriction_id")
      .notNull()
      .references(() => restrictions.id, { onDelete: "cascade" }),
    message: text("message").notNull(),
    status: text("status").$type<AppealStatus>().notNull().default("open"),
    answer: text("answer"),
    created_at: moment("created_at").notNull(),
    answered_at: moment("answered_at"),
  },
  (table) => [
    uniqueIndex("appeals_open")
      .on(table.restriction_id)
      .where(sql`${table.status} = 'open'`),
    index("appeals_created_at").on(table.created_at),
  ],
);

/** What visitors say about pages. It is theirs and not the owner's: no export of an account holds it. */
export const siteReports = pgTable(
  "site_reports",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    category: text("category").$type<ModerationCategory>().notNull(),
    message: text("message").notNull(),
    email: text("email"),
    /** Tells reporters of one day apart; nobody can make it again once the day is over. */
    reporter_hash: text("reporter_hash").notNull(),
    created_at: moment("created_at").notNull(),
    closed_at: moment("closed_at"),
    outcome: text("outcome").$type<ReportOutcome>(),
  },
  (table) => [
    index("site_reports_website_id").on(table.website_id, table.created_at),
    index("site_reports_open")
      .on(table.created_at, table.website_id)
      .where(sql`${table.closed_at} is null`),
    index("site_reports_closed")
      .on(table.created_at, table.website_id)
      .where(sql`${table.closed_at} is not null`),
  ],
);

/** Sign-ins of an account and tries that failed, kept for some weeks. */
export const signInEvents = pgTable(
  "sign_in_events",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    outcome: text("outcome").$type<SignInOutcome>().notNull(),
    method: text("method").$type<SignInMethod>().notNull(),
    network: text("network").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("sign_in_events_user_id").on(table.user_id, table.at), index("sign_in_events_at").on(table.at)],
);
