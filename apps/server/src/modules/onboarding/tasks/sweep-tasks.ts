import type { OnboardingDependencies } from "./dependencies.ts";
import { enqueueTask, laneOf } from "./enqueue-task.ts";
import { taskFacts } from "./failure.ts";
import { findWaiting, maxAttempts, takeExpired, type Claim, type TaskName } from "./lease.ts";
import { failTask } from "./run-task.ts";

type Dependencies = Pick<OnboardingDependencies, "db" | "queue">;
type Expired = Omit<Claim, "row"> & { task: TaskName };

/**
 * Gives work whose worker fell silent to another worker; after the third attempt it becomes a
 * failure that the owner can retry, so that a session never stays stuck. Work that waits for its
 * turn is left alone, however long the line is.
 */
export async function sweepTasks({ db, queue }: Dependencies): Promise<void> {
  const exhausted = await db.transaction(async (inside) => {
    const given: Expired[] = [];
    for (const row of await takeExpired(inside)) {
      if (row.task === null || row.task_run === null) continue;
      const claim = { sessionId: row.id, run: row.task_run, task: row.task };
      if (row.task_attempts >= maxAttempts) given.push(claim);
      else await enqueueTask(queue, inside, row);
    }
    return given;
  });
  for (const { task, ...claim } of exhausted) {
    const code = task === "parse" ? "ai_failed" : "server_error";
    await failTask({ db }, claim, task, { message: taskFacts[task].fallback, code, retryable: true });
  }
}

/** Puts work back into the line whose job is gone, e.g. because it failed with the database. */
export async function restoreJobs({ db, queue }: Dependencies): Promise<void> {
  const waiting = await findWaiting(db);
  for (const lane of new Set(Object.values(laneOf))) {
    const rows = waiting.filter(({ task }) => task !== null && laneOf[task] === lane);
    const missing = new Set(
      await queue.keysWithoutJob(
        lane,
        rows.map(({ id }) => id),
      ),
    );
    for (const row of rows) if (missing.has(row.id)) await enqueueTask(queue, db, row);
  }
}

const sweepEveryMs = 3000;
/** One sweep in so many also looks for work without a job. */
const restoreEvery = 5;

/** Sweeps at once and every few seconds. @returns stops it */
export function startSweeper(dependencies: Pick<OnboardingDependencies, "db" | "queue" | "onError">): () => void {
  let isSweeping = false;
  let sweeps = 0;
  const sweep = async () => {
    if (sweeps % restoreEvery === 0) await restoreJobs(dependencies);
    sweeps += 1;
    await sweepTasks(dependencies);
  };
  const sweepUnlessSweeping = () => {
    if (isSweeping) return;
    isSweeping = true;
    // A sweep that fails, e.g. because the database restarts, is simply tried again by the next one.
    sweep()
      .catch(dependencies.onError)
      .finally(() => (isSweeping = false));
  };
  sweepUnlessSweeping();
  const timer = setInterval(sweepUnlessSweeping, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
