import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { sourceKeys } from "../session/session-files.ts";
import { deleteExpired } from "./tryout-repository.ts";

const batch = 100;

/** Deletes tryouts that nobody kept; their files go with a job of the same transaction, so that none is left over. */
export async function sweepTryouts({
  db,
  clock,
  queue,
}: Pick<OnboardingDependencies, "db" | "clock" | "queue">): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (inside) => {
      const rows = await deleteExpired(inside, clock.now(), batch);
      const keys = rows.flatMap(sourceKeys);
      if (keys.length > 0) await queue.enqueue("remove-files", { keys }, { db: inside });
      return rows.length;
    });
    if (count < batch) return;
  }
}
