import type { OnboardingDependencies } from "./dependencies.ts";
import { taskFacts } from "./failure.ts";
import { maxAttempts, takeExpired, type Claim, type TaskName } from "./lease.ts";
import { failTask } from "./run-task.ts";

type Expired = Omit<Claim, "row"> & { task: TaskName };

/**
 * Gives work whose worker fell silent to another worker; after the third attempt it becomes a
 * failure that the owner can retry, so that a session never stays stuck.
 */
export async function sweepTasks({ db, queue }: Pick<OnboardingDependencies, "db" | "queue">): Promise<void> {
  const exhausted = await db.transaction(async (inside) => {
    const given: Expired[] = [];
    for (const row of await takeExpired(inside)) {
      if (row.task === null || row.task_run === null) continue;
      const claim = { sessionId: row.id, run: row.task_run, task: row.task };
      if (row.task_attempts >= maxAttempts) given.push(claim);
      else await queue.enqueue("onboarding-task", { sessionId: claim.sessionId, run: claim.run }, { db: inside });
    }
    return given;
  });
  for (const { task, ...claim } of exhausted) {
    const code = task === "parse" ? "ai_failed" : "server_error";
    await failTask({ db }, claim, task, { message: taskFacts[task].fallback, code, retryable: true });
  }
}

const sweepEveryMs = 3000;

/** Sweeps every few seconds. @returns stops it */
export function startSweeper(dependencies: Pick<OnboardingDependencies, "db" | "queue" | "onError">): () => void {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    // A sweep that fails, e.g. because the database restarts, is simply tried again by the next one.
    sweepTasks(dependencies)
      .catch(dependencies.onError)
      .finally(() => (isSweeping = false));
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
