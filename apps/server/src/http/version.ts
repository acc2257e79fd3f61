import { AppError, invalidField } from "./app-error.ts";

/**
 * The version a write starts from: `If-Match: "<n>"` or `version` in the body; both given and
 * different → 422 (contract.md 1.6). Null means the writer sent none.
 */
export function writtenVersion(ifMatch: string | undefined, body: unknown): number | null {
  const fromHeader = headerVersion(ifMatch);
  const bodyVersion = typeof body === "object" && body !== null && "version" in body ? body.version : undefined;
  const fromBody = typeof bodyVersion === "number" && Number.isInteger(bodyVersion) ? bodyVersion : null;
  if (fromHeader !== null && fromBody !== null && fromHeader !== fromBody) {
    throw invalidField("version", "If-Match and version do not agree.");
  }
  return fromHeader ?? fromBody;
}

function headerVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch);
  if (!match) throw invalidField("If-Match", 'If-Match must be a version such as "3".');
  return Number(match[1]);
}

/** 409 with the server's state, so that the client can show or merge both sides. */
export function versionConflict(key: string, current: unknown, currentVersion: number, yourVersion: number): AppError {
  return new AppError("version_conflict", {
    data: { [key]: current, current_version: currentVersion, your_version: yourVersion },
  });
}
