import { subscriptionChangeKinds } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, identity, moment, reference, storedJson, updatedAt } from "./columns.ts";
import { readInvoiceLines, readPrices } from "./stored-values.ts";

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
    prices: storedJson("prices", readPrices),
    value: numeric("value", { precision: 10, scale: 2, mode: "number" }),
    /** For how many periods the discount holds; null as long as the subscription. */
    duration_periods: integer("duration_periods"),
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

/** What billing knows of a person beside the subscription; one row for whoever tried or paid. */
export const billingAccounts = pgTable("billing_accounts", {
  user_id: reference("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  provider: text("provider", { enum: ["local", "stripe"] }),
  customer_id: text("customer_id").unique(),
  trial_used_at: moment("trial_used_at"),
  /** When the first paid checkout under a launch special took its spot. */
  launch_spot_at: moment("launch_spot_at"),
  /** The subscription whose price is a coupon's for a time, that price, when it ends and what comes after. */
  discount_subscription_id: text("discount_subscription_id"),
  discount_price_cents: integer("discount_price_cents"),
  discount_ends_at: moment("discount_ends_at"),
  after_discount_cents: integer("after_discount_cents"),
  /** The ended subscription that somebody left behind by going on with the free plan. */
  left_subscription_id: text("left_subscription_id"),
  card_brand: text("card_brand"),
  card_last4: text("card_last4"),
  problem_amount_cents: integer("problem_amount_cents"),
  problem_since: moment("problem_since"),
  problem_next_attempt_at: moment("problem_next_attempt_at"),
  /** Left over from an upgrade and set against later charges. */
  credit_cents: integer("credit_cents").notNull().default(0),
  /** Number of the latest reading of the provider's state that began, and of the latest one written. */
  sync_taken: integer("sync_taken").notNull().default(0),
  sync_written: integer("sync_written").notNull().default(0),
  synced_at: moment("synced_at"),
  created_at: createdAt(),
});

/** Mailboxes that have had their trial, as keyed hashes; they outlive the account, so that a trial is one per person. */
export const usedTrials = pgTable("used_trials", {
  mailbox_hash: text("mailbox_hash").primaryKey(),
  used_at: moment("used_at").notNull(),
});

/** Checkouts with the price that they were opened at. */
export const checkoutSessions = pgTable(
  "checkout_sessions",
  {
    id: text("id").primaryKey(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null until the provider has opened it. */
    provider_session_id: text("provider_session_id").unique(),
    url: text("url"),
    plan: text("plan", { enum: ["pro", "premium"] }).notNull(),
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] }).notNull(),
    amount_cents: integer("amount_cents").notNull(),
    regular_cents: integer("regular_cents").notNull(),
    /** For how many periods the amount holds, and what is charged after; null when it holds on. */
    discount_periods: integer("discount_periods"),
    after_cents: integer("after_cents"),
    currency: text("currency").notNull(),
    coupon_id: reference("coupon_id").references(() => offers.id, { onDelete: "set null" }),
    /** The launch special whose spot is held while the session is open and taken when it is paid. */
    launch_offer_id: reference("launch_offer_id").references(() => offers.id, { onDelete: "set null" }),
    is_launch_price: boolean("is_launch_price").notNull().default(false),
    status: text("status", { enum: ["open", "complete", "expired"] })
      .notNull()
      .default("open"),
    expires_at: moment("expires_at").notNull(),
    completed_at: moment("completed_at"),
    created_at: createdAt(),
  },
  (table) => [
    index("checkout_sessions_user_id").on(table.user_id, table.status),
    index("checkout_sessions_open")
      .on(table.expires_at)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Changes of plan that were shown with their price, so that what is charged is what was seen. */
export const changePreviews = pgTable(
  "change_previews",
  {
    id: text("id").primaryKey(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: text("plan", { enum: ["pro", "premium"] }).notNull(),
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] }).notNull(),
    price_cents: integer("price_cents").notNull(),
    amount_due_cents: integer("amount_due_cents").notNull(),
    /** The moment that the proration was computed for; the provider charges for the same one. */
    prorated_at: moment("prorated_at").notNull(),
    expires_at: moment("expires_at").notNull(),
    used_at: moment("used_at"),
  },
  (table) => [
    index("change_previews_user_id").on(table.user_id),
    index("change_previews_expires_at").on(table.expires_at),
  ],
);

/** Invoices as the provider has them. They outlive the account, for the books. */
export const invoices = pgTable(
  "invoices",
  {
    id: identity(),
    user_id: reference("user_id").references(() => users.id, { onDelete: "set null" }),
    provider_invoice_id: text("provider_invoice_id").notNull().unique(),
    number: text("number").notNull(),
    date: moment("date").notNull(),
    /** What was asked for after credit. */
    amount_cents: integer("amount_cents").notNull(),
    paid_cents: integer("paid_cents").notNull().default(0),
    refunded_cents: integer("refunded_cents").notNull().default(0),
    currency: text("currency").notNull(),
    status: text("status", { enum: ["open", "paid", "void", "uncollectible"] }).notNull(),
    plan: text("plan", { enum: ["pro", "premium"] }).notNull(),
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] }).notNull(),
    lines: storedJson("lines", readInvoiceLines).notNull(),
    paid_at: moment("paid_at"),
    /** What the provider needs to give the money back. */
    payment_id: text("payment_id"),
  },
  (table) => [index("invoices_user_id").on(table.user_id, table.date)],
);

/** Money that moved: one row per payment and refund, only ever added to. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: identity(),
    invoice_id: reference("invoice_id")
      .notNull()
      .references(() => invoices.id),
    user_id: reference("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["payment", "refund"] }).notNull(),
    /** Positive for a payment, negative for a refund. */
    amount_cents: integer("amount_cents").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("ledger_entries_invoice_id").on(table.invoice_id),
    index("ledger_entries_at").on(table.at),
    check("ledger_entries_sign", sql`(${table.kind} = 'payment') = (${table.amount_cents} > 0)`),
  ],
);

/** Events of the provider that were received; each id is worked on once. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customer_id: text("customer_id"),
    received_at: moment("received_at").notNull(),
    handled_at: moment("handled_at"),
  },
  (table) => [index("provider_events_received_at").on(table.received_at)],
);

/** What happened to subscriptions, for the figures: who tried, bought, changed, left and why. */
export const subscriptionChanges = pgTable(
  "subscription_changes",
  {
    id: identity(),
    user_id: reference("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: subscriptionChangeKinds }).notNull(),
    plan: text("plan", { enum: ["free", "pro", "premium"] }).notNull(),
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] }).notNull(),
    price_cents: integer("price_cents").notNull(),
    reason: text("reason"),
    at: moment("at").notNull(),
  },
  (table) => [
    index("subscription_changes_user_id").on(table.user_id),
    index("subscription_changes_at").on(table.at, table.kind),
  ],
);

/** The books of the built-in test provider, one document per customer; only its adapter reads them. */
export const simulatorCustomers = pgTable(
  "simulator_customers",
  {
    id: text("id").primaryKey(),
    state: jsonb("state").$type<unknown>().notNull(),
    /** When time alone changes the document next. */
    due_at: moment("due_at"),
  },
  (table) => [index("simulator_customers_due_at").on(table.due_at)],
);

/** Events of the test provider on their way to the webhook. */
export const simulatorEvents = pgTable(
  "simulator_events",
  {
    id: text("id").primaryKey(),
    payload: text("payload").notNull(),
    created_at: moment("created_at").notNull(),
    delivered_at: moment("delivered_at"),
  },
  (table) => [
    index("simulator_events_waiting")
      .on(table.created_at)
      .where(sql`${table.delivered_at} is null`),
  ],
);
