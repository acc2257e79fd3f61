import { durations, type PlanName } from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import { inSession } from "../session/moves.ts";
import { findSession, type SessionRow } from "../session/repository.ts";
import { awaitTask } from "../tasks/await-task.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { errorOf, taskFacts } from "../tasks/failure.ts";
import { isTooFar, linePlaceOf, stillInLine } from "../tasks/line-place.ts";
import { beginParse } from "./begin-parse.ts";
import { isAnswer, parseInput, type ParseBody, type ParseInput } from "./parse-input.ts";

/** A session whose CV was read. */
export type ReadSession = SessionRow & { parsed_data: NonNullable<SessionRow["parsed_data"]> };

type Waiting = { userId: number; sessionId: string };
/** What is to be read, and the session as it was left. */
type Begun = { input: ParseInput; row: SessionRow };

/** Reading the CV as a job, and waiting for it (contract.md 13, parse-cv). */
export function createParseService({
  cvs,
  db,
  hub,
  queue,
}: Pick<OnboardingDependencies, "cvs" | "db" | "hub" | "queue">) {
  /** Puts the work on the session, joins the same work under way, or finds that it is done. */
  function begin(caller: { userId: number; plan: PlanName }, body: ParseBody): Promise<Begun> {
    return inSession(db, { userId: caller.userId, sessionId: body.session_id }, async (inside, row) => {
      const input = parseInput(row, body);
      if (isRead(row) && isAnswer(row.parsed_input, input)) return { input, row };
      if (row.task === "parse" && isAnswer(row.task_input?.hash, input)) return { input, row };
      if (row.task !== null) throw new AppError("already_processing");
      const updated = await beginParse({ queue, inside }, row, { input, plan: caller.plan });
      return { input, row: updated };
    });
  }

  const awaited = ({ userId, sessionId }: Waiting) => ({
    find: () => findSession(db, userId, sessionId),
    sessionId,
    task: "parse" as const,
  });

  /**
   * Waits for the turn of the CV.
   * @returns the session as it is known by then
   * @throws AppError unavailable with the place in the line, when it is a long one
   */
  async function turn(waiting: Waiting, begun: SessionRow): Promise<SessionRow> {
    const place = await linePlaceOf(queue, begun);
    if (!place) return begun;
    if (isTooFar(place)) throw stillInLine(place);
    const row = await awaitTask(hub, { ...awaited(waiting), timeoutMs: durations.parseLineWaitMs });
    const after = row === "late" ? await findSession(db, waiting.userId, waiting.sessionId) : row;
    const still = after && (await linePlaceOf(queue, after));
    if (still) throw stillInLine(still);
    return after ?? begun;
  }

  async function outcome(waiting: Waiting, { input, row: begun }: Begun): Promise<ReadSession> {
    const since = performance.now();
    const known = await turn(waiting, begun);
    const timeoutMs = durations.parseWaitMs - (performance.now() - since);
    const row = known.task === "parse" ? await awaitTask(hub, { ...awaited(waiting), timeoutMs }) : known;
    if (row === "late") throw new AppError("ai_timeout", { message: taskFacts.parse.fallback });
    if (row === null) throw new AppError("not_found");
    if (isRead(row) && isAnswer(row.parsed_input, input)) return row;
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
      return cvs.take(async () => {
        const begun = await begin(caller, body);
        return outcome({ userId: caller.userId, sessionId: body.session_id }, begun);
      });
    },
  };
}

export type ParseService = ReturnType<typeof createParseService>;

function isRead(row: SessionRow): row is ReadSession {
  return row.parsed_data !== null;
}
