import type { Db } from "../../../db/connection.ts";
import type { JobName, Queue } from "../../../ports/queue/queue.ts";
import type { SessionRow } from "../session/repository.ts";
import { holderKey } from "./account-key.ts";
import type { TaskName } from "./lease.ts";

type Waiting = Pick<SessionRow, "id" | "user_id" | "visitor" | "task" | "task_input">;

/** Where each kind of work waits: reading takes seconds, the rest milliseconds. */
export const laneOf: Readonly<Record<TaskName, Extract<JobName, "read-cv" | "onboarding-step">>> = {
  parse: "read-cv",
  match: "onboarding-step",
  create: "onboarding-step",
};

/** Puts a session's work into the line, once: its key is the session, and whoever takes the job does what waits by then. */
export async function enqueueTask(queue: Queue, inside: Db, row: Waiting) {
  if (row.task === null) return;
  const cameAt = row.task_input?.["came_at"];
  const arrival = typeof cameAt === "string" ? { cameAt: new Date(cameAt) } : {};
  const place = { db: inside, key: row.id, person: row.user_id ?? holderKey(row), ...arrival };
  await queue.enqueue(laneOf[row.task], { v: 1, session_id: row.id }, place);
}
