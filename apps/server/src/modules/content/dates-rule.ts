import { endsBeforeStart } from "@vitrine/model";
import { invalidField } from "../../http/app-error.ts";

/** Whether an input says anything of dates. */
export function hasDates(input: object): boolean {
  return ["date", "start_date", "end_date", "is_current"].some((name) => name in input);
}

/**
 * A partial input is only wrong, or right, together with what is stored already.
 * @param field how the writer names the fields, e.g. `fields.`
 * @throws AppError validation_failed
 */
export function requireDates(values: Record<string, unknown>, needsStart: boolean, field = ""): void {
  const { start_date, end_date, is_current, date } = values as {
    start_date?: string | null;
    end_date?: string | null;
    is_current?: boolean;
    date?: string;
  };
  if (needsStart && !start_date && !date) throw invalidField(`${field}start_date`, "Start date is required");
  if (
    endsBeforeStart({ start_date: start_date ?? null, end_date: end_date ?? null, is_current: is_current ?? false })
  ) {
    throw invalidField(`${field}end_date`, "End date must be after start date");
  }
}
