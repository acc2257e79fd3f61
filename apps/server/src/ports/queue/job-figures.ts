import type { Db as JobStore } from "pg-boss";
import { jobNames } from "./jobs.ts";

/** How one lane stands: what could run, what runs, what waits out a pause, and what died. */
export type LaneCount = {
  lane: string;
  waiting: number;
  oldestWaitingAt: Date | null;
  running: number;
  pausing: number;
  dead: number;
};

/** A job that used up its tries. */
export type DeadJob = {
  id: string;
  lane: string;
  kind: string;
  attempts: number;
  reason: string;
  createdAt: Date;
  diedAt: Date;
};

/** Where jobs are kept that used up their tries. */
export const deadLetters = "dead-letters";
const shownDead = 200;

/** The lanes in their order, empty ones too. */
export async function countLanes(db: JobStore): Promise<LaneCount[]> {
  const { rows } = await db.executeSql(
    `select lane.name as lane,
       count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
       min(created_on) filter (where state < 'active' and start_after <= now()) as "oldestWaitingAt",
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state < 'active' and start_after > now())::int as pausing,
       (select count(*)::int from pgboss.job as dead where dead.name = $2 and source_name = lane.name) as dead
     from unnest($1::text[]) with ordinality as lane (name, place)
     left join pgboss.job on job.name = lane.name
     group by lane.name, lane.place order by lane.place`,
    [jobNames, deadLetters],
  );
  return rows as LaneCount[];
}

/** The latest dead jobs, or the one with an id. */
export async function findDead(db: JobStore, id: string | null = null): Promise<DeadJob[]> {
  const { rows } = await db.executeSql(
    `select id, source_name as lane, coalesce(data->>'kind', source_name) as kind,
       coalesce(source_retry_count, 0) + 1 as attempts, coalesce(source_output->>'reason', 'The process was lost') as reason,
       coalesce(source_created_on, created_on) as "createdAt", created_on as "diedAt"
     from pgboss.job where name = $1 and ($2::uuid is null or id = $2) order by created_on desc limit ${shownDead}`,
    [deadLetters, id],
  );
  return rows as DeadJob[];
}
