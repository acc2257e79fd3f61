import { ApiError } from "@vitrine/api-client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Puts the server's field errors on the form's own fields and focuses the first of them.
 * @returns the messages of fields that the form does not have, for a general message
 */
export function applyServerErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const values: unknown = form.getValues();
  const rest: string[] = [];
  let isFirst = true;
  for (const [field, messages] of Object.entries(error.errors)) {
    const message = messages[0];
    if (!message) continue;
    if (!hasPath(values, field)) {
      rest.push(...messages);
      continue;
    }
    form.setError(field as Path<T>, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return rest;
}

function hasPath(values: unknown, path: string): boolean {
  let at = values;
  for (const part of path.split(".")) {
    if (typeof at !== "object" || at === null || !(part in at)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return true;
}

/** The sentence to show for a failed call: the server's own, else the given one. */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : fallback;
}

/**
 * Every sentence to show for a refused write: each field's messages, else the server's message, else
 * the fallback (document 2, section 5: "show each returned field error").
 */
export function failureMessages(error: unknown, fallback: string): string[] {
  const fieldMessages = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return fieldMessages.length > 0 ? fieldMessages : [failureMessage(error, fallback)];
}

/** True for a failure that ends the session: the shell says so, the caller stays silent. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
