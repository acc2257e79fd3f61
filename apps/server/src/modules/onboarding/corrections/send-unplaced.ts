import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import { versionConflict } from "../../../http/version.ts";
import { moveLines } from "../../trays/index.ts";
import { inSession, stepAfter } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";

type Addressed = { userId: number; sessionId: string };
type Wish = { lines: readonly number[]; to: string; version: number | null };
type ReadRow = SessionRow & { parsed_data: NonNullable<SessionRow["parsed_data"]> };

/**
 * Sends lines that no field holds to a place, leaves them out or puts them back, and stores what came of it.
 * @throws AppError not_found, invalid_state, version_conflict, validation_failed for lines that the CV does not have
 */
export function sendUnplaced(db: Db, addressed: Addressed, wish: Wish): Promise<{ row: ReadRow; moved: number[] }> {
  return inSession(db, addressed, async (inside, row) => {
    const step = stepAfter(row, "correct_data");
    const { parsed_data: cv, evidence, unplaced, parsed_version: current } = row;
    if (cv === null) throw new AppError("invalid_state", { message: "No parsed data available" });
    if (wish.version !== null && wish.version !== current) throw versionConflict("cv_data", cv, current, wish.version);
    const after = await moveLines({ text: row.cv_text ?? "", cv, evidence, unplaced }, wish);
    const stored = await updateSession(inside, row.id, {
      step,
      parsed_data: after.cv,
      parsed_version: current + 1,
      evidence: after.evidence,
      unplaced: [...after.unplaced],
    });
    return { row: { ...stored, parsed_data: after.cv }, moved: after.moved };
  });
}
