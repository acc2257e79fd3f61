import type { Db as JobStore } from "pg-boss";
import type { JobName } from "./jobs.ts";

/** When the person of a job came: beside its data, where they were here before the job was. */
export const cameAt = `coalesce((data ->> 'came_at')::timestamptz, created_on)`;

/**
 * Puts the latest newcomer of a lane before all others: the person who came last of those who have no other job in it,
 * waiting, running or done within the hour that finished jobs are kept. Whoever hands in many is therefore no newcomer.
 * @returns whether anybody was found
 */
export async function preferNewcomer(db: JobStore, name: JobName): Promise<boolean> {
  const { rows } = await db.executeSql(
    `update pgboss.job set priority = 1 where name = $1 and id = (
       select id from pgboss.job as own
       where name = $1 and state < 'active' and not blocked and start_after <= now() and group_id is not null
         and not exists (
           select from pgboss.job as other where other.name = $1 and other.group_id = own.group_id and other.id <> own.id)
       order by ${cameAt} desc limit 1 for update skip locked)
     returning id`,
    [name],
  );
  return rows.length > 0;
}
