import type { PrivacyChoices } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { inSession, stepAfter } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";

/**
 * Stores what the owner chose of private facts; creation follows it. Choices that are not sent stay.
 * @throws AppError not_found, invalid_state
 */
export function choosePrivacy(
  db: Db,
  addressed: { userId: number; sessionId: string },
  chosen: PrivacyChoices,
): Promise<SessionRow> {
  return inSession(db, addressed, async (inside, row) => {
    const step = stepAfter(row, "correct_data");
    return updateSession(inside, row.id, { step, privacy: { ...row.privacy, ...chosen } });
  });
}
