import { z } from "zod";
import { text } from "../text.ts";
import { withRule } from "../whole-rule.ts";
import { endsBeforeStart, formatDateRange, monthSchema, parseDateRange } from "./date-range.ts";

/** Fields that every stored section item carries. */
export const itemBaseSchema = z.object({
  id: z.number().int(),
  website_id: z.number().int(),
  version: z.number().int(),
  order: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Date fields beside the text `date` so that edit forms can be filled again (contract.md 2). */
export const storedDatesShape = {
  date: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  is_current: z.boolean(),
};

/** The same where old or imported data may lack some of them. */
export const storedDatesWithDefaults = {
  date: z.string().default(""),
  start_date: z.string().nullable().default(null),
  end_date: z.string().nullable().default(null),
  is_current: z.boolean().default(false),
};

export const datesInputShape = {
  date: text(120, "date").optional(),
  start_date: monthSchema.optional(),
  end_date: monthSchema.optional(),
  is_current: z.boolean().optional(),
};

export type DatesInput = { date?: string; start_date?: string | null; end_date?: string | null; is_current?: boolean };
export type StoredDates = { date: string; start_date: string | null; end_date: string | null; is_current: boolean };

/**
 * Applies a dates input to what is stored. Dates given without a text give the text; a text given
 * alone is parsed where it has the standard form (contract.md 2).
 */
export function mergeDates(stored: StoredDates, input: DatesInput): StoredDates {
  const givesParts = input.start_date !== undefined || input.end_date !== undefined || input.is_current !== undefined;
  if (!givesParts) {
    return input.date === undefined ? stored : { date: input.date, ...parseDateRange(input.date) };
  }
  const isCurrent = input.is_current ?? stored.is_current;
  const parts = {
    start_date: input.start_date === undefined ? stored.start_date : input.start_date,
    end_date: isCurrent ? null : input.end_date === undefined ? stored.end_date : input.end_date,
    is_current: isCurrent,
  };
  return { ...parts, date: input.date ?? formatDateRange(parts) };
}

export const noDates: StoredDates = { date: "", start_date: null, end_date: null, is_current: false };

/** Adds 'End date must be after start date' on `end_date` to an item schema. */
export function refineDateOrder<T extends z.ZodType<DatesInput>>(schema: T): T {
  return withRule(schema, {
    holds: (value) => !endsBeforeStart(value),
    reads: ["start_date", "end_date", "is_current"],
    at: "end_date",
    error: "End date must be after start date",
  });
}

/** Adds 'Start date is required' on `start_date`: a start month or a non-empty text is needed. */
export function refineStartRequired<T extends z.ZodType<DatesInput>>(schema: T): T {
  return withRule(schema, {
    holds: (value) => Boolean(value.start_date) || Boolean(value.date),
    reads: ["start_date", "date"],
    at: "start_date",
    error: "Start date is required",
  });
}
