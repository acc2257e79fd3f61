import { blankValue, type EntryFields, type FormField } from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";
import { datesOf, datesToSend, type DateValues } from "../items/date-values.ts";
import { changesOf } from "../items/draft-item.ts";

/** What a form of an entry holds, by the keys of its fields; months bring keys of their own. */
export type EntryValues = Record<string, unknown>;

/** The values of a form for stored fields; what is missing is blank. */
export function formValues(form: readonly FormField[], fields: EntryFields): EntryValues {
  return Object.fromEntries(
    form.flatMap((field) =>
      field.kind === "months"
        ? Object.entries(datesOf(fields as Parameters<typeof datesOf>[0]))
        : [[field.key, fields[field.key] ?? blankValue(field)]],
    ),
  );
}

/** What is sent of a form's values: its own fields only, dates as months where there are any. */
export function valuesToSend(form: readonly FormField[], values: EntryValues): EntryValues {
  return Object.fromEntries(
    form.flatMap((field) =>
      field.kind === "months"
        ? Object.entries(datesToSend(values as DateValues))
        : [[field.key, trimmed(values[field.key] ?? blankValue(field))]],
    ),
  );
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** Stored fields with what is missing filled in, so that only real changes count as such. */
export function wholeFields(form: readonly FormField[], fields: EntryFields): EntryValues {
  const blanks = form.flatMap((field) => (field.kind === "months" ? [] : [[field.key, blankValue(field)] as const]));
  return { ...Object.fromEntries(blanks), ...fields };
}

/** What sent values change in stored fields, before and after; null for nothing. */
export function changedFields(
  form: readonly FormField[],
  stored: EntryValues,
  values: EntryValues,
): { before: EntryValues; after: EntryValues } | null {
  // Where a kind has months, its dates belong together; elsewhere a date is a text like others.
  if (form.some(({ kind }) => kind === "months")) return changesOf(stored, values);
  const changed = Object.keys(values).filter((key) => !sameValue(stored[key], values[key]));
  const part = (from: EntryValues) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return changed.length === 0 ? null : { before: part(stored), after: part(values) };
}
