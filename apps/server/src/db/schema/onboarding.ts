import { readParsedData } from "@vitrine/model";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, moment, reference, storedJson, updatedAt } from "./columns.ts";
import {
  readDiagnostics,
  readEvidence,
  readPrivacy,
  readRecommendation,
  readRecord,
  readTaskError,
  readUnplaced,
} from "./stored-values.ts";

export const onboardingSessions = pgTable(
  "onboarding_sessions",
  {
    id: text("id").primaryKey(),
    /** Null while a visitor without an account tries it. */
    user_id: reference("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Who tries it, as a keyed hash of their network: readers and the line are shared fairly by it. */
    visitor: text("visitor"),
    tryout_token_hash: text("tryout_token_hash").unique(),
    tryout_expires_at: moment("tryout_expires_at"),
    step: text("step").notNull().default("welcome"),
    status: text("status", { enum: ["active", "completed", "abandoned", "failed"] })
      .notNull()
      .default("active"),
    path: text("path", { enum: ["upload", "template", "scratch"] }),
    processing_step: integer("processing_step").notNull().default(0),
    processing_progress: doublePrecision("processing_progress").notNull().default(0),
    confidence: doublePrecision("confidence"),
    error: storedJson("error", readTaskError),
    cv_text: text("cv_text"),
    source_kind: text("source_kind", { enum: ["pdf", "docx", "doc", "text", "linkedin", "json_resume"] }),
    source_pages: integer("source_pages"),
    file_key: text("file_key"),
    use_vision: boolean("use_vision").notNull().default(false),
    /** Hash of what was parsed, so that the same input answers with the stored result. */
    parsed_input: text("parsed_input"),
    parsed_data: storedJson("parsed_data", readParsedData),
    parsed_version: integer("parsed_version").notNull().default(0),
    evidence: storedJson("evidence", readEvidence).notNull().default({}),
    diagnostics: storedJson("diagnostics", readDiagnostics).notNull().default([]),
    /** What the CV says and no field holds. */
    unplaced: storedJson("unplaced", readUnplaced).notNull().default([]),
    /** What its owner chose of private facts. */
    privacy: storedJson("privacy", readPrivacy).notNull().default({}),
    recommendation: storedJson("recommendation", readRecommendation),
    template_data: storedJson("template_data", readRecord),
    picture: text("picture"),
    website_id: reference("website_id"),
    /** The work under way: which job, how often it was begun, and until when its worker has promised to report. */
    task: text("task", { enum: ["parse", "match", "create"] }),
    task_run: text("task_run"),
    task_input: storedJson("task_input", readRecord),
    task_attempts: integer("task_attempts").notNull().default(0),
    task_lease_until: moment("task_lease_until"),
    /** Set when the owner removed the session: its data is gone, and only a repeated removal still finds it. */
    deleted_at: moment("deleted_at"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("onboarding_sessions_one_active")
      .on(table.user_id)
      .where(sql`status = 'active'`),
    index("onboarding_sessions_begun").on(table.created_at, table.step, table.status),
    index("onboarding_sessions_failed")
      .on(table.id)
      .where(sql`status = 'failed' or error is not null`),
    index("onboarding_sessions_task")
      .on(table.task_lease_until)
      .where(sql`task is not null`),
    index("onboarding_sessions_tryout")
      .on(table.tryout_expires_at)
      .where(sql`tryout_expires_at is not null`),
    check("onboarding_sessions_whose", sql`(user_id is null) = (tryout_expires_at is not null)`),
  ],
);

/** Pushed events, kept 24 hours so that a stream resumes without loss (contract.md 13.2). */
export const onboardingEvents = pgTable(
  "onboarding_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    session_id: text("session_id")
      .notNull()
      .references(() => onboardingSessions.id, { onDelete: "cascade" }),
    data: storedJson("data", readRecord).notNull(),
    created_at: createdAt(),
  },
  (table) => [index("onboarding_events_session_id").on(table.session_id, table.id)],
);
