import type { DeadJob, LaneFigures } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { LaneCount, Queue } from "../../ports/queue/queue.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import type { Actor, AuditLog, Deed } from "./audit-log.ts";

type Dependencies = { db: Db; queue: Queue; audit: AuditLog };
type DeedName = Extract<Deed["action"], "job.retried" | "job.dropped">;

/** The lanes of jobs, and those that used up their tries. */
export function createJobsAdmin({ db, queue, audit }: Dependencies) {
  /** Does something about a dead job and notes who did. @throws AppError not_found */
  async function settle(actor: Actor, id: string, action: DeedName): Promise<void> {
    await db.transaction(async (inside) => {
      const [job] = await queue.deadJobs(id);
      const isDone =
        job && (await (action === "job.retried" ? queue.retryDead(id, inside) : queue.dropDead(id, inside)));
      if (!job || !isDone) throw new AppError("not_found");
      const { lane, kind, attempts, reason } = job;
      const target = { type: "job", id: null, name: kind } as const;
      await audit.record(inside, actor, { action, target, details: { lane, attempts, reason } });
    });
  }

  return {
    async list(): Promise<{ lanes: LaneFigures[]; dead: DeadJob[] }> {
      const [lanes, dead] = await Promise.all([queue.countLanes(), queue.deadJobs()]);
      return {
        lanes: lanes.map(presentLane),
        dead: dead.map(({ createdAt, diedAt, ...job }) => ({
          ...job,
          created_at: iso(createdAt),
          died_at: iso(diedAt),
        })),
      };
    },
    retry: (actor: Actor, id: string) => settle(actor, id, "job.retried"),
    drop: (actor: Actor, id: string) => settle(actor, id, "job.dropped"),
  };
}

/** A lane as answers show it. */
export function presentLane({ oldestWaitingAt, ...lane }: LaneCount): LaneFigures {
  return { ...lane, oldest_waiting_at: isoOrNull(oldestWaitingAt) };
}
