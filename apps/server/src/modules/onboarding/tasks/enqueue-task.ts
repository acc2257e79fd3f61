import type { Db } from "../../../db/connection.ts";
import type { JobName, Queue } from "../../../ports/queue/queue.ts";
import type { SessionRow } from "../session/repository.ts";
import type { TaskName } from "./lease.ts";

/** Where each kind of work waits: reading takes seconds, the rest milliseconds. */
export const laneOf: Readonly<Record<TaskName, Extract<JobName, "read-cv" | "onboarding-step">>> = {
  parse: "read-cv",
  match: "onboarding-step",
  create: "onboarding-step",
};

/** Puts a session's work into the line, once: its key is the session, and whoever takes the job does what waits by then. */
export async function enqueueTask(queue: Queue, inside: Db, row: Pick<SessionRow, "id" | "user_id" | "task">) {
  if (row.task === null) return;
  const place = { db: inside, key: row.id, person: row.user_id };
  await queue.enqueue(laneOf[row.task], { v: 1, session_id: row.id }, place);
}
