import { durations } from "@vitrine/model";
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { onboardingEvents, onboardingSessions } from "../../../db/schema/onboarding.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { emptied } from "./moves.ts";
import { removeFiles } from "./session-files.ts";

const batch = 100;

/**
 * Abandons sessions untouched for 7 days and removes their files; what a completed session read goes
 * at the same age. Events go after 24 hours (contract.md 13).
 */
export async function maintainOnboarding({
  db,
  clock,
  storage,
  media,
}: Pick<OnboardingDependencies, "db" | "clock" | "storage" | "media">): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.delete(onboardingEvents).where(lt(onboardingEvents.created_at, before(durations.onboardingEventsKeptMs)));
  const untouched = lt(onboardingSessions.updated_at, before(durations.onboardingAbandonMs));
  const holdsData = or(
    eq(onboardingSessions.status, "active"),
    isNotNull(onboardingSessions.file_key),
    isNotNull(onboardingSessions.cv_text),
  );
  for (;;) {
    const old = await db.transaction(async (inside) => {
      const rows = await inside
        .select()
        .from(onboardingSessions)
        .where(and(untouched, holdsData))
        .limit(batch)
        .for("update", { skipLocked: true });
      const ids = rows.map((row) => row.id);
      if (ids.length > 0) {
        await inside
          .update(onboardingSessions)
          .set({ ...emptied, updated_at: sql`now()` })
          .where(inArray(onboardingSessions.id, ids));
        await inside
          .update(onboardingSessions)
          .set({ status: "abandoned" })
          .where(and(inArray(onboardingSessions.id, ids), ne(onboardingSessions.status, "completed")));
      }
      return rows;
    });
    for (const row of old) await removeFiles({ storage, media }, row);
    if (old.length < batch) return;
  }
}
