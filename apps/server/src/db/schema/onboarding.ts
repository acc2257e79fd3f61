import type { Diagnostic, EvidenceMap, ParsedData, TemplateRecommendation } from "@vitrine/model";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, moment, reference, updatedAt } from "./columns.ts";

export const onboardingSessions = pgTable(
  "onboarding_sessions",
  {
    id: text("id").primaryKey(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    step: text("step").notNull().default("welcome"),
    status: text("status", { enum: ["active", "completed", "abandoned", "failed"] })
      .notNull()
      .default("active"),
    path: text("path", { enum: ["upload", "template", "scratch"] }),
    processing_step: integer("processing_step").notNull().default(0),
    processing_progress: doublePrecision("processing_progress").notNull().default(0),
    confidence: doublePrecision("confidence"),
    error: jsonb("error").$type<{ message: string; code: string; retryable: boolean }>(),
    cv_text: text("cv_text"),
    source_kind: text("source_kind", { enum: ["pdf", "docx", "doc", "text", "linkedin", "json_resume"] }),
    source_pages: integer("source_pages"),
    file_key: text("file_key"),
    use_vision: boolean("use_vision").notNull().default(false),
    /** Hash of what was parsed, so that the same input answers with the stored result. */
    parsed_input: text("parsed_input"),
    parsed_data: jsonb("parsed_data").$type<ParsedData>(),
    parsed_version: integer("parsed_version").notNull().default(0),
    evidence: jsonb("evidence").$type<EvidenceMap>().notNull().default({}),
    diagnostics: jsonb("diagnostics").$type<Diagnostic[]>().notNull().default([]),
    recommendation: jsonb("recommendation").$type<TemplateRecommendation>(),
    template_data: jsonb("template_data").$type<Record<string, unknown>>(),
    picture: text("picture"),
    website_id: reference("website_id"),
    /** The work under way: which job, how often it was begun, and until when its worker has promised to report. */
    task: text("task", { enum: ["parse", "match", "create"] }),
    task_run: text("task_run"),
    task_input: jsonb("task_input").$type<Record<string, unknown>>(),
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
    index("onboarding_sessions_task")
      .on(table.task_lease_until)
      .where(sql`task is not null`),
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
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("onboarding_events_session_id").on(table.session_id, table.id)],
);
