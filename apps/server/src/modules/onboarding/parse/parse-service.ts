import { durations, type PlanName } from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import { emitEvent } from "../events/emit-event.ts";
import { inSession, nothingRead, stepAfter } from "../session/moves.ts";
import { findSession, updateSession, type SessionRow } from "../session/repository.ts";
import { awaitTask } from "../tasks/await-task.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { errorOf, taskFacts } from "../tasks/failure.ts";
import { enqueueTask } from "../tasks/enqueue-task.ts";
import { newRun, taskColumns } from "../tasks/lease.ts";
import { isTooFar, linePlaceOf, stillInLine } from "../tasks/line-place.ts";
import { parseInput, type ParseBody, type ParseInput } from "./parse-input.ts";

/** A session whose CV was read. */
export type ReadSession = SessionRow & { parsed_data: NonNullable<SessionRow["parsed_data"]> };

type Waiting = { userId: number; sessionId: string };

/** Reading the CV as a job, and waiting for it (contract.md 13, parse-cv). */
export function createParseService({ db, hub, queue }: Pick<OnboardingDependencies, "db" | "hub" | "queue">) {
  /** Puts the work on the session, joins the same work under way, or finds that it is done. */
  function begin(caller: { userId: number; plan: PlanName }, body: ParseBody): Promise<ParseInput> {
    return inSession(db, { userId: caller.userId, sessionId: body.session_id }, async (inside, row) => {
      const input = parseInput(row, body);
      if (isRead(row) && row.parsed_input === input.hash) return input;
      if (row.task === "parse" && row.task_input?.hash === input.hash) return input;
      if (row.task !== null) throw new AppError("already_processing");
      const step = stepAfter(row, "start_parse");
      const run = newRun();
      const text = input.from === "text" ? { cv_text: input.text, source_kind: "text" as const, source_pages: 1 } : {};
      const task = taskColumns("parse", run, { hash: input.hash, from: input.from, plan: caller.plan });
      const updated = await updateSession(inside, row.id, {
        ...nothingRead,
        ...text,
        ...task,
        step,
        processing_step: 1,
      });
      await emitEvent(inside, row.id, { type: "progress", step: "parsing", processing_step: 1, progress: 0 });
      await enqueueTask(queue, inside, updated);
      return input;
    });
  }

  /** Waits for the turn of the CV. @throws AppError unavailable with the place in the line, when it is a long one */
  async function turn(waiting: Waiting): Promise<void> {
    const { userId, sessionId } = waiting;
    const before = await findSession(db, userId, sessionId);
    const place = before && (await linePlaceOf(queue, before));
    if (!place) return;
    if (isTooFar(place)) throw stillInLine(place);
    await awaitTask({ db, hub }, { ...waiting, task: "parse", timeoutMs: durations.parseLineWaitMs });
    const after = await findSession(db, userId, sessionId);
    const still = after && (await linePlaceOf(queue, after));
    if (still) throw stillInLine(still);
  }

  async function outcome(waiting: Waiting, input: ParseInput): Promise<ReadSession> {
    const begun = performance.now();
    await turn(waiting);
    const timeoutMs = durations.parseWaitMs - (performance.now() - begun);
    const row = await awaitTask({ db, hub }, { ...waiting, task: "parse", timeoutMs });
    if (row === "late") throw new AppError("ai_timeout", { message: taskFacts.parse.fallback });
    if (row === null) throw new AppError("not_found");
    if (isRead(row) && row.parsed_input === input.hash) return row;
    if (row.error) throw errorOf(row.error);
    throw new AppError("invalid_state");
  }

  return {
    /**
     * Reads the CV and waits for the result; when the caller goes, the work goes on.
     * @throws AppError not_found, validation_failed, already_processing, invalid_state, ai_failed, ai_timeout;
     * unavailable with position and expected_seconds while the CV waits in a long line, where it keeps its place
     */
    async parse(caller: { userId: number; plan: PlanName }, body: ParseBody): Promise<ReadSession> {
      const input = await begin(caller, body);
      return outcome({ userId: caller.userId, sessionId: body.session_id }, input);
    },
  };
}

export type ParseService = ReturnType<typeof createParseService>;

function isRead(row: SessionRow): row is ReadSession {
  return row.parsed_data !== null;
}
