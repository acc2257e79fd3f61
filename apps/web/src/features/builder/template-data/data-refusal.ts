import { ApiError } from "@vitrine/api-client";
import { useSyncExternalStore } from "react";
import { endsSession } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import type { Data } from "../draft/data-draft.ts";
import { sameValue } from "../draft/fields.ts";
import type { DataOperation } from "../work/operations.ts";
import { dataBehind } from "../work/send-data.ts";
import type { WorkStore } from "../work/work-store.ts";
import type { DataProblems } from "./data-problems.ts";

/** Template data that the server did not take, and what is wrong in it by dot path. */
type DataRefusal = { category: string; data: Data; problems: DataProblems };

let refusal: DataRefusal | null = null;
const listeners = new Set<() => void>();

/**
 * Says why the record of a form was not taken. Where another tab changed the same fields, the form asks; what is wrong
 * in single fields stands beside them.
 */
export function sayDataRefused(store: WorkStore, { category, after }: DataOperation, error: unknown): void {
  if (endsSession(error)) return;
  const theirs = dataBehind(error);
  if (theirs) return store.hearData(category, theirs);
  if (error instanceof ApiError && error.status === 422) hold({ category, data: after, problems: problemsOf(error) });
  sayFailure(error, "Failed to save template data");
}

/** What the server refused of exactly this data. */
export function useDataRefusal(category: string, data: Data): DataProblems {
  const heard = useSyncExternalStore(subscribe, () => refusal);
  return heard?.category === category && sameValue(heard.data, data) ? heard.problems : none;
}

const none: DataProblems = {};

function problemsOf({ errors }: ApiError): DataProblems {
  const entries = Object.entries(errors).map(([path, [message = ""]]) => [path.replace(/^data\./, ""), message]);
  return Object.fromEntries(entries) as DataProblems;
}

function hold(next: DataRefusal): void {
  refusal = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
