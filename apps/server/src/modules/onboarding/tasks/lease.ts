import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { onboardingSessions } from "../../../db/schema/onboarding.ts";
import type { SessionRow } from "../session/repository.ts";

/**
 * Work on a session belongs to whoever holds its current `task_run`. Every change of hands changes
 * that value, so a worker that was stopped, superseded or merely slow can never write its result.
 */
export type TaskName = NonNullable<SessionRow["task"]>;
export type Claim = { sessionId: string; run: string; row: SessionRow };

/**
 * A worker promises to report within this time; after it the sweeper gives the work to another one. Work that
 * waits in the line has no lease: waiting long says nothing about a worker.
 */
const leaseSeconds = 10;
export const renewEveryMs = 3000;
export const maxAttempts = 3;

export const newRun = () => randomBytes(12).toString("hex");
const leaseEnd = sql<Date>`now() + ${`${leaseSeconds} seconds`}::interval`;

/** The columns that put work on a session, to be written in the transaction that decides on it. */
export function taskColumns(task: TaskName, run: string, input: Record<string, unknown>) {
  return { task, task_run: run, task_input: input, task_attempts: 0, task_lease_until: null, error: null };
}

/** As {@link taskColumns}, for work that the caller begins itself at once: should it die first, a worker does it. */
export function begunTaskColumns(task: TaskName, run: string, input: Record<string, unknown>) {
  return { ...taskColumns(task, run, input), task_lease_until: leaseEnd };
}

const heldBy = (sessionId: string, run: string) =>
  and(
    eq(onboardingSessions.id, sessionId),
    eq(onboardingSessions.task_run, run),
    eq(onboardingSessions.status, "active"),
    isNotNull(onboardingSessions.task),
  );

/** Work that nobody holds: it waits in the line, or its worker fell silent. */
const isFree = (sessionId: string) =>
  and(
    eq(onboardingSessions.id, sessionId),
    eq(onboardingSessions.status, "active"),
    isNotNull(onboardingSessions.task),
    sql`coalesce(${onboardingSessions.task_lease_until} < now(), true)`,
  );

/**
 * Takes work over under a run of its own; null when it is done, removed or in other hands.
 * @param run the run to take over; without it, whatever waits on the session by now
 */
export async function claimTask(db: Db, sessionId: string, run?: string): Promise<Claim | null> {
  const own = newRun();
  const [row] = await db
    .update(onboardingSessions)
    .set({
      task_run: own,
      task_attempts: sql`${onboardingSessions.task_attempts} + 1`,
      task_lease_until: leaseEnd,
    })
    .where(run === undefined ? isFree(sessionId) : heldBy(sessionId, run))
    .returning();
  return row ? { sessionId, run: own, row } : null;
}

/** @returns false when the work is no longer this worker's */
export async function renewLease(db: Db, { sessionId, run }: Omit<Claim, "row">): Promise<boolean> {
  const rows = await db
    .update(onboardingSessions)
    .set({ task_lease_until: leaseEnd })
    .where(heldBy(sessionId, run))
    .returning({ id: onboardingSessions.id });
  return rows.length > 0;
}

/** Gives the work back: the next sweep hands it to another worker. */
export async function releaseLease(db: Db, { sessionId, run }: Omit<Claim, "row">): Promise<void> {
  await db
    .update(onboardingSessions)
    .set({ task_lease_until: sql`now()`, task_attempts: sql`${onboardingSessions.task_attempts} - 1` })
    .where(heldBy(sessionId, run));
}

/** The work was stopped or given to another worker: nothing may be written any more. */
export class LostTask extends Error {
  override readonly name = "LostTask";
}

/**
 * Writes within a transaction that holds the session's row and has checked that the run is still the current one.
 * @throws LostTask
 */
export function whileHeld<T>(
  db: Db,
  { sessionId, run }: Omit<Claim, "row">,
  work: (inside: Db, row: SessionRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (inside) => {
    const [row] = await inside.select().from(onboardingSessions).where(heldBy(sessionId, run)).for("update");
    if (!row) throw new LostTask();
    return work(inside, row);
  });
}

/**
 * Sessions whose worker did not report in time, put back into the line: each under a fresh run, so that the old
 * worker is shut out, and without a lease.
 */
export async function takeExpired(inside: Db): Promise<SessionRow[]> {
  const expired = await inside
    .select()
    .from(onboardingSessions)
    .where(
      and(
        isNotNull(onboardingSessions.task),
        eq(onboardingSessions.status, "active"),
        sql`${onboardingSessions.task_lease_until} < now()`,
      ),
    )
    .limit(50)
    .for("update", { skipLocked: true });
  const taken: SessionRow[] = [];
  for (const { id } of expired) {
    const [row] = await inside
      .update(onboardingSessions)
      .set({ task_run: newRun(), task_lease_until: null })
      .where(eq(onboardingSessions.id, id))
      .returning();
    if (row) taken.push(row);
  }
  return taken;
}

/** Work that waits in the line, the longest waiting first. */
export async function findWaiting(db: Db): Promise<SessionRow[]> {
  return db
    .select()
    .from(onboardingSessions)
    .where(
      and(
        isNotNull(onboardingSessions.task),
        eq(onboardingSessions.status, "active"),
        isNull(onboardingSessions.task_lease_until),
      ),
    )
    .orderBy(onboardingSessions.updated_at)
    .limit(1000);
}
