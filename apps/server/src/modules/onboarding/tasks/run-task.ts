import { stepOf, noTask } from "../session/moves.ts";
import { updateSession } from "../session/repository.ts";
import { nextOnboardingStep } from "@vitrine/model";
import { emitEvent } from "../events/emit-event.ts";
import type { OnboardingDependencies } from "./dependencies.ts";
import { failureOf, taskFacts, type Failure } from "./failure.ts";
import {
  claimTask,
  LostTask,
  releaseLease,
  renewEveryMs,
  renewLease,
  whileHeld,
  type Claim,
  type TaskName,
} from "./lease.ts";

export type TaskHandler = (dependencies: OnboardingDependencies, claim: Claim) => Promise<void>;
export type TaskHandlers = Readonly<Record<TaskName, TaskHandler>>;

/**
 * Takes the work of a session over and does it while renewing its lease; a job whose work is gone is over at once. A failure becomes a state of
 * the session; work that is in other hands by then leaves no trace.
 * @returns what the work threw, for a caller that waits for it itself
 */
export async function runTask(
  dependencies: OnboardingDependencies,
  handlers: TaskHandlers,
  job: { sessionId: string; run?: string; isStopping?: () => boolean },
): Promise<{ error: unknown } | null> {
  const claim = await claimTask(dependencies.db, job.sessionId, job.run);
  if (!claim?.row.task) return null;
  const { task } = claim.row;
  const stopRenewing = keepRenewing(dependencies, claim);
  try {
    await handlers[task](dependencies, claim);
    return null;
  } catch (error) {
    if (error instanceof LostTask) return null;
    // A process that stops ends its engine: that says nothing about the file, and another worker goes on at once.
    if (job.isStopping?.()) {
      await releaseLease(dependencies.db, claim);
      return { error };
    }
    const failure = failureOf(task, error);
    if (failure.retryable) dependencies.onError(error);
    await failTask(dependencies, claim, task, failure);
    return { error };
  } finally {
    stopRenewing();
  }
}

function keepRenewing({ db, onError }: OnboardingDependencies, claim: Claim): () => void {
  const timer = setInterval(() => {
    renewLease(db, claim).then(
      (isHeld) => {
        if (!isHeld) clearInterval(timer);
      },
      // A renewal that fails is tried again; when the lease runs out meanwhile, the sweeper takes over.
      onError,
    );
  }, renewEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Puts the session where its owner can try again, with a message and an event. */
export async function failTask(
  { db }: Pick<OnboardingDependencies, "db">,
  claim: Omit<Claim, "row">,
  task: TaskName,
  failure: Failure,
): Promise<void> {
  const { leads, event } = taskFacts[task];
  try {
    await whileHeld(db, claim, async (inside, row) => {
      const step = leads === null ? row.step : (nextOnboardingStep(stepOf(row), leads) ?? row.step);
      await updateSession(inside, row.id, { ...noTask, step, error: failure, processing_progress: 0 });
      await emitEvent(inside, row.id, { type: event, ...failure });
    });
  } catch (error) {
    if (!(error instanceof LostTask)) throw error;
  }
}
