import type { Db as JobStore } from "pg-boss";
import { lanes, type JobName } from "./jobs.ts";
import { cameAt } from "./newcomer.ts";

/** A place in a lane: how many jobs go first, and in how many seconds the turn of this one will probably come. */
export type Place = { ahead: number; expectedSeconds: number };

/**
 * Workers touch their jobs every 5 seconds. One that misses two of these is dead for whoever waits, long before its job
 * is given up: its slot is nobody's, and its age says nothing about how long a job takes.
 */
const silentAfterSeconds = 12;

type Row = {
  ahead: string;
  waiting: string;
  newer: string;
  is_new: boolean;
  running: string;
  recent: number | null;
  underway: number | null;
};

/**
 * Finds the waiting job of a key. How long a job takes is what the last minutes took, or what those under way have
 * taken already when that is more; as many run at once as are running now, jobs of killed processes aside. Where one
 * slot is for newcomers the others bring the turn, but never later than all who wait now are through; to a newcomer that
 * slot brings it when those are through who came later. Jobs that were over at once found nothing to do and say nothing
 * about the others.
 */
export async function placeOf(db: JobStore, name: JobName, key: string): Promise<Place | null> {
  const { rows } = await db.executeSql(
    `with mine as (
       select id, group_id, created_on, ${cameAt} as came_at from pgboss.job
       where name = $1 and singleton_key = $2 and state in ('created', 'retry') order by created_on limit 1),
     alive as (
       select started_on from pgboss.job where name = $1 and state = 'active'
         and heartbeat_on > now() - interval '${silentAfterSeconds} seconds')
     select
       (select count(*) from pgboss.job where name = $1 and state in ('created', 'retry')
          and created_on < mine.created_on) as ahead,
       (select count(*) from pgboss.job where name = $1 and state in ('created', 'retry')) as waiting,
       (select count(*) from pgboss.job where name = $1 and state in ('created', 'retry')
          and ${cameAt} > mine.came_at) as newer,
       not exists (select from pgboss.job
          where name = $1 and group_id = mine.group_id and id <> mine.id) as is_new,
       (select count(*) from alive) as running,
       (select avg(extract(epoch from completed_on - started_on))::float from pgboss.job
          where name = $1 and state = 'completed' and completed_on > now() - interval '5 minutes'
            and completed_on - started_on > interval '20 milliseconds') as recent,
       (select avg(extract(epoch from now() - started_on))::float from alive) as underway
     from mine`,
    [name, key],
  );
  const [row] = rows as Row[];
  if (!row) return null;
  const ahead = Number(row.ahead);
  const running = Number(row.running);
  // A slot is free: the job is just being taken.
  if (running + ahead < lanes[name].atOnce) return { ahead, expectedSeconds: 1 };
  const eachSeconds = Math.max(row.recent ?? 1, row.underway ?? 0);
  const turns = lanes[name].welcomesNewcomers ? turnsBesideNewcomers(row) : (ahead + 1) / Math.max(running, 1);
  return { ahead, expectedSeconds: Math.max(1, Math.ceil(turns * eachSeconds)) };
}

function turnsBesideNewcomers({ ahead, waiting, newer, is_new: isNew, running }: Row): number {
  const inOrder = (Number(ahead) + 1) / Math.max(Number(running) - 1, 1);
  const allThrough = Number(waiting) / Math.max(Number(running), 1);
  return Math.min(inOrder, allThrough, ...(isNew ? [Number(newer) + 1] : []));
}
