import type { PlanName } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import { emitEvent } from "../events/emit-event.ts";
import { nothingRead, stepAfter } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";
import { enqueueTask } from "../tasks/enqueue-task.ts";
import { arrivalOf } from "../tasks/arrival.ts";
import { newRun, taskColumns } from "../tasks/lease.ts";
import type { ParseInput } from "./parse-input.ts";

/**
 * Puts the reading of a CV on its session and into the line, within the caller's transaction.
 * @throws AppError invalid_state
 */
export async function beginParse(
  { queue, inside }: { queue: Queue; inside: Db },
  row: SessionRow,
  { input, plan }: { input: ParseInput; plan: PlanName },
): Promise<SessionRow> {
  const step = stepAfter(row, "start_parse");
  const text = input.from === "text" ? { cv_text: input.text, source_kind: "text" as const, source_pages: 1 } : {};
  const cameAt = arrivalOf(row, new Date()).toISOString();
  const { hash, from, asCv } = input;
  const task = taskColumns("parse", newRun(), { hash, from, as_cv: asCv, plan, came_at: cameAt });
  const changes = { ...nothingRead, ...text, ...task, step, processing_step: 1 };
  const updated = await updateSession(inside, row.id, changes);
  await emitEvent(inside, row.id, { type: "progress", step: "parsing", processing_step: 1, progress: 0 });
  await enqueueTask(queue, inside, updated);
  return updated;
}
