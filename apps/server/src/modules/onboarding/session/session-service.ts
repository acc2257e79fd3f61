import type { OnboardingPath } from "@vitrine/model";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { onboardingEvents, onboardingSessions } from "../../../db/schema/onboarding.ts";
import { AppError, invalidField } from "../../../http/app-error.ts";
import { wake } from "../events/emit-event.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { emptied, inSession, noTask, stepAfter } from "./moves.ts";
import {
  findActiveSession,
  findSession,
  insertSession,
  isRemoved,
  lockActiveSession,
  lockSession,
  newSessionId,
  updateSession,
  type SessionRow,
} from "./repository.ts";
import { removeFiles } from "./session-files.ts";

type Addressed = { userId: number; sessionId: string };
type Dependencies = Pick<OnboardingDependencies, "db" | "storage" | "media">;

/** The active session, or a new one; two calls at once get the same. */
export async function openSession(db: Db, userId: number): Promise<SessionRow> {
  for (;;) {
    const row = (await findActiveSession(db, userId)) ?? (await insertSession(db, { id: newSessionId(), userId }));
    if (row) return row;
  }
}

function putOnPath(inside: Db, row: SessionRow, path: OnboardingPath | null): Promise<SessionRow> {
  const step = stepAfter(row, path === null ? "clear_path" : `select_${path}`);
  return updateSession(inside, row.id, { ...noTask, step, path, error: null });
}

/** Life of a session apart from the work done in it (contract.md 13.1). */
export function createSessionService({ db, storage, media }: Dependencies) {
  async function abandonActive(inside: Db, userId: number): Promise<SessionRow | null> {
    const row = await lockActiveSession(inside, userId);
    if (!row) return null;
    await updateSession(inside, row.id, { ...emptied, status: "abandoned" });
    await wake(inside, row.id);
    return row;
  }

  return {
    active: (userId: number): Promise<SessionRow | null> => findActiveSession(db, userId),

    /** @throws AppError not_found */
    async get({ userId, sessionId }: Addressed): Promise<SessionRow> {
      const row = await findSession(db, userId, sessionId);
      if (!row) throw new AppError("not_found");
      return row;
    },

    /** Abandons the active session, files included, and opens a new one at welcome. */
    async startNew(userId: number, path: OnboardingPath | null): Promise<SessionRow> {
      for (;;) {
        const { left, opened } = await db.transaction(async (inside) => {
          const left = await abandonActive(inside, userId);
          const row = await insertSession(inside, { id: newSessionId(), userId });
          return { left, opened: row && path ? await putOnPath(inside, row, path) : row };
        });
        if (left) await removeFiles({ storage, media }, left);
        if (opened) return opened;
      }
    },

    /** Chooses a path; null goes back to welcome. Work on the former path stops. Opens a session when none is addressed. */
    async selectPath(
      { userId, sessionId }: { userId: number; sessionId: string | null },
      path: OnboardingPath | null,
    ): Promise<SessionRow> {
      const id = sessionId ?? (await openSession(db, userId)).id;
      return inSession(db, { userId, sessionId: id }, async (inside, row) => {
        await wake(inside, row.id);
        return putOnPath(inside, row, path);
      });
    },

    /** Goes on to processing with the stored picture, or without any. */
    async settlePicture(addressed: Addressed, isWanted: boolean): Promise<SessionRow> {
      const { updated, unwanted } = await inSession(db, addressed, async (inside, row) => {
        const step = stepAfter(row, "settle_picture");
        if (isWanted && row.picture === null) throw new AppError("invalid_state");
        const picture = isWanted ? row.picture : null;
        const updated = await updateSession(inside, row.id, { step, picture });
        return { updated, unwanted: isWanted ? null : row.picture };
      });
      if (unwanted) await media.remove(unwanted);
      return updated;
    },

    /**
     * Stops the work of a session and removes its files and data; a website made from it stays.
     * Repeating the removal is no error.
     */
    async remove(userId: number, sessionId: string | undefined): Promise<void> {
      if (!sessionId) throw invalidField("session_id", "No session ID available");
      const removed = await db.transaction(async (inside) => {
        const row = await lockSession(inside, userId, sessionId);
        if (!row) return null;
        await inside
          .update(onboardingSessions)
          .set({ ...emptied, status: row.status === "completed" ? "completed" : "abandoned", deleted_at: sql`now()` })
          .where(eq(onboardingSessions.id, row.id));
        await inside.delete(onboardingEvents).where(eq(onboardingEvents.session_id, row.id));
        await wake(inside, row.id);
        return row;
      });
      if (removed) await removeFiles({ storage, media }, removed);
      else if (!(await isRemoved(db, userId, sessionId))) throw new AppError("not_found");
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
