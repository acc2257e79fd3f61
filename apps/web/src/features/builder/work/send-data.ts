import { ApiError } from "@vitrine/api-client";
import type { StoredData } from "../draft/data-draft.ts";
import { sameValue } from "../draft/fields.ts";
import { mergeData } from "../draft/merge-data.ts";
import type { PutData } from "./data-calls.ts";
import type { DataOperation } from "./operations.ts";
import type { Waiting } from "./outbox.ts";
import { attempt, type Sent } from "./send-waiting.ts";
import { nameOf } from "./subjects.ts";

/** Another tab's changes of other fields are merged in so many times before the owner hears of it. */
const mergeAttempts = 3;

/**
 * Sends the record of a form of template data. May be called again after any interruption: a record that the server
 * has already is taken as it is.
 */
export function sendData({ operation, version }: Waiting<DataOperation>, put: PutData): Promise<Sent> {
  return attempt(async () => {
    const stored = await putMerged(operation, version, put, mergeAttempts);
    const versions = { [nameOf("template_data", operation.category)]: stored.version };
    return { kind: "recorded", stored, acknowledged: { versions } };
  });
}

async function putMerged(
  { category, before, after }: DataOperation,
  version: number | null,
  put: PutData,
  tries: number,
): Promise<StoredData> {
  try {
    return await put(category, after, version);
  } catch (error) {
    const theirs = dataBehind(error);
    const merged = theirs && mergeData({ base: before, mine: after, theirs: theirs.data });
    if (!theirs || !merged || tries <= 1) throw error;
    if (sameValue(merged, theirs.data)) return theirs;
    const next: DataOperation = { kind: "data", category, before: theirs.data, after: merged };
    return putMerged(next, theirs.version, put, tries - 1);
  }
}

/** The record that a version conflict carries, or null for any other failure. */
export function dataBehind(error: unknown): StoredData | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  return (error.data["template_data"] as StoredData | undefined) ?? null;
}
