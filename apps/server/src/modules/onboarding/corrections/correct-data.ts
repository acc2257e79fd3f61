import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import { versionConflict } from "../../../http/version.ts";
import { inSession, stepAfter } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";
import { applyChanges, type Change } from "./apply-changes.ts";

/**
 * Stores corrections of the read data; creation uses them (contract.md 20.3).
 * @throws AppError not_found, invalid_state, version_conflict, validation_failed
 */
export function correctData(
  db: Db,
  addressed: { userId: number; sessionId: string },
  { changes, version }: { changes: readonly Change[]; version: number | null },
): Promise<SessionRow & { parsed_data: NonNullable<SessionRow["parsed_data"]> }> {
  return inSession(db, addressed, async (inside, row) => {
    const step = stepAfter(row, "correct_data");
    if (row.parsed_data === null) throw new AppError("invalid_state", { message: "No parsed data available" });
    if (version !== null && version !== row.parsed_version) {
      throw versionConflict("cv_data", row.parsed_data, row.parsed_version, version);
    }
    const result = applyChanges({ cv: row.parsed_data, evidence: row.evidence }, changes);
    if (!result.ok) throw new AppError("validation_failed", { errors: result.errors });
    const { cv, evidence } = result.corrected;
    const updated = await updateSession(inside, row.id, {
      step,
      parsed_data: cv,
      parsed_version: row.parsed_version + 1,
      evidence,
    });
    return { ...updated, parsed_data: cv };
  });
}
