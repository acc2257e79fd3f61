import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, fewPending, identity, moment, reference, storedJson, updatedAt } from "./columns.ts";
import { readAbilities, readWords } from "./stored-values.ts";

export const users = pgTable(
  "users",
  {
    id: identity(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    company: text("company"),
    /** Number of the buyer with a tax office, for invoices. */
    tax_id: text("tax_id"),
    /** Null for a person who has only ever signed in through another provider. */
    password_hash: text("password_hash"),
    role: text("role", { enum: ["admin", "user"] })
      .notNull()
      .default("user"),
    is_active: boolean("is_active").notNull().default(true),
    suspended_at: moment("suspended_at"),
    email_verified_at: moment("email_verified_at"),
    onboarding_completed_at: moment("onboarding_completed_at"),
    beta_access_granted_seen_at: moment("beta_access_granted_seen_at"),
    active_website_id: reference("active_website_id"),
    selected_plan: text("selected_plan"),
    billing_cycle: text("billing_cycle"),
    attribution: storedJson("attribution", readWords).notNull().default({}),
    last_login_at: moment("last_login_at"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("users_created_at").on(table.created_at, table.id),
    index("users_name").on(table.name, table.id),
    index("users_verified").on(table.email_verified_at),
    index("users_admins")
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
    index("users_without_access")
      .on(table.id)
      .where(sql`not ${table.is_active}`),
    index("users_suspended")
      .on(table.id)
      .where(sql`${table.suspended_at} is not null`),
    index("users_text").using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops")).with(fewPending),
  ],
);

/** Bearer sessions; only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token_hash: text("token_hash").notNull().unique(),
    remember: boolean("remember").notNull().default(false),
    /** When its holder signed in: no use carries it further than a fixed time from here. */
    signed_in_at: moment("signed_in_at").notNull().defaultNow(),
    /** What the browser calls itself, so that its owner can tell their sessions apart. */
    user_agent: text("user_agent"),
    /** The admin who looks through the user's eyes with this session (contract.md 5). */
    impersonator_id: reference("impersonator_id").references(() => users.id, { onDelete: "cascade" }),
    /** When its holder last proved who they are with everything that their account asks for. */
    confirmed_at: moment("confirmed_at"),
    /** When the impersonation was stopped: the session is over, and proves its admin once for a short while. */
    stopped_at: moment("stopped_at"),
    expires_at: moment("expires_at").notNull(),
    last_used_at: moment("last_used_at").notNull().defaultNow(),
    created_at: createdAt(),
  },
  (table) => [index("sessions_user_id").on(table.user_id)],
);

/** Devices that somebody signed in with, so that a new one can be told of. */
export const knownDevices = pgTable(
  "known_devices",
  {
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device_hash: text("device_hash").notNull(),
    last_seen_at: moment("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);

/** Failed sign-ins in a row, over all addresses that they came from. Kept for unknown accounts alike. */
export const signInFailures = pgTable("sign_in_failures", {
  /** SHA-256 of what was tried, so that the table lists no mail addresses. */
  subject_hash: text("subject_hash").primaryKey(),
  failures: integer("failures").notNull(),
  last_failed_at: moment("last_failed_at").notNull(),
  paused_until: moment("paused_until"),
  /** When the owner was told. */
  told_at: moment("told_at"),
});

/** Secrets of verification, password reset, sign-in by mail and the last step of a social sign-in: stored hashed, usable once. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", {
      enum: ["verify_email", "reset_password", "social_sign_in", "sign_in_link", "appeal"],
    }).notNull(),
    token_hash: text("token_hash").notNull().unique(),
    expires_at: moment("expires_at").notNull(),
    used_at: moment("used_at"),
    created_at: createdAt(),
  },
  (table) => [index("one_time_tokens_user_id").on(table.user_id, table.kind)],
);

/** A social sign-in under way; the row is found by the browser's own secret and used once (contract.md 3). */
export const socialAttempts = pgTable("social_attempts", {
  secret_hash: text("secret_hash").primaryKey(),
  provider: text("provider", { enum: ["google", "linkedin"] }).notNull(),
  state: text("state").notNull(),
  nonce: text("nonce").notNull(),
  code_verifier: text("code_verifier").notNull(),
  /** Where the person was going, as the sign-in page got it. */
  search: storedJson("search", readWords).notNull().default({}),
  expires_at: moment("expires_at").notNull(),
});

/** Tokens for programs of premium users; only the SHA-256 of a token is stored. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    token_hash: text("token_hash").notNull().unique(),
    abilities: storedJson("abilities", readAbilities).notNull(),
    last_used_at: moment("last_used_at"),
    expires_at: moment("expires_at"),
    created_at: createdAt(),
  },
  (table) => [index("api_tokens_user_id").on(table.user_id)],
);

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", {
      enum: ["trialing", "active", "past_due", "unpaid", "incomplete", "incomplete_expired", "canceled", "paused"],
    }).notNull(),
    plan: text("plan", { enum: ["free", "pro", "premium"] }).notNull(),
    billing_cycle: text("billing_cycle", { enum: ["monthly", "annual"] })
      .notNull()
      .default("monthly"),
    trial_ends_at: moment("trial_ends_at"),
    current_period_start: moment("current_period_start"),
    current_period_end: moment("current_period_end"),
    cancel_at_period_end: boolean("cancel_at_period_end").notNull().default(false),
    /** Null for a trial, which no provider knows of. */
    provider_subscription_id: text("provider_subscription_id").unique(),
    /** What one period costs. */
    price_cents: integer("price_cents").notNull().default(0),
    pending_plan: text("pending_plan", { enum: ["free", "pro", "premium"] }),
    pending_billing_cycle: text("pending_billing_cycle", { enum: ["monthly", "annual"] }),
    pending_price_cents: integer("pending_price_cents"),
    pending_at: moment("pending_at"),
    canceled_at: moment("canceled_at"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("subscriptions_created_at").on(table.created_at, table.id),
    index("subscriptions_period_end").on(table.current_period_end, table.id),
    index("subscriptions_price").on(table.price_cents, table.id),
    index("subscriptions_standing").on(table.plan, table.status),
  ],
);
