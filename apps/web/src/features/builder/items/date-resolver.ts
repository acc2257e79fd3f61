import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { yearProblem, type DateValues } from "./date-values.ts";

/** The rules of a form, with those for ranges of which an end is a year alone. */
export function withYears<Values extends FieldValues>(rules: Resolver<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const found = await rules(values, context, options);
    const problem = hasDates(values) ? yearProblem(values) : null;
    if (!problem) return found;
    const { end_date: _monthsOnly, ...others } = found.errors as FieldErrors<DateValues>;
    const errors = { ...others, [problem.field]: { type: "custom", message: problem.message } };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

function hasDates(values: FieldValues): values is FieldValues & DateValues {
  return typeof values["date"] === "string" && typeof values["start_date"] === "string" && "end_date" in values;
}
