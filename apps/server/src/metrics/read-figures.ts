import type { FastifyInstance } from "fastify";
import type { Database } from "../db/connection.ts";
import type { Replica } from "../ports/replica/replica.ts";
import type { Queue } from "../ports/queue/queue.ts";
import type { Metrics } from "./metrics.ts";

/** What figures are read from at the moment that somebody asks for them. */
export type Watched = { database: Database; replica?: Replica | null; queue: Queue; http: FastifyInstance };

/** Counting a million rows is not done for every scrape. */
const countedEveryMs = 60_000;

/** @returns reads what only the moment knows into the gauges; never rejects, so that a scrape during a failure tells of it */
export function figureReader(metrics: Metrics, watched: Watched): () => Promise<void> {
  let countedAt = -Infinity;
  return async () => {
    readProcess(metrics, watched);
    if (watched.database.presence.isAway) return;
    try {
      await readLanes(metrics, watched.queue);
      if (performance.now() - countedAt < countedEveryMs) return;
      await countRows(metrics, watched.database);
      countedAt = performance.now();
    } catch {
      metrics.unreadFigures.inc();
    }
  };
}

function readProcess(metrics: Metrics, { database, replica, http }: Watched): void {
  const { totalCount, idleCount, waitingCount } = database.pool;
  metrics.pool.set({ state: "used" }, totalCount - idleCount);
  metrics.pool.set({ state: "idle" }, idleCount);
  metrics.pool.set({ state: "waited_for" }, waitingCount);
  metrics.databaseAway.set(database.presence.isAway ? 1 : 0);
  if (replica) {
    for (const by of ["replica", "primary"] as const) metrics.replicaReads.set({ by }, replica.answered[by]);
    metrics.replicaBehind.set(replica.behindMs / 1000);
  }
  metrics.requestsUnderWay.set(http.traffic.size);
  metrics.readyAnswers.set(http.readyAnswers.answered);
}

async function readLanes({ lanes, oldestJob }: Metrics, queue: Queue): Promise<void> {
  for (const { lane, waiting, running, pausing, dead, oldestWaitingAt } of await queue.countLanes()) {
    for (const [state, count] of Object.entries({ waiting, running, pausing, dead })) lanes.set({ lane, state }, count);
    const age = oldestWaitingAt === null ? 0 : Math.max(0, (Date.now() - oldestWaitingAt.getTime()) / 1000);
    oldestJob.set({ lane }, age);
  }
}

async function countRows({ accounts, signUps, sites, renderings }: Metrics, { pool }: Database): Promise<void> {
  const counted = await pool.query<{ accounts: number; fresh: number; renderings: number }>(
    `select (select count(*)::int from users) as accounts,
       (select count(*)::int from users where created_at > now() - interval '1 day') as fresh,
       (select count(*)::int from site_renderings) as renderings`,
  );
  accounts.set(counted.rows[0]?.accounts ?? 0);
  signUps.set(counted.rows[0]?.fresh ?? 0);
  renderings.set(counted.rows[0]?.renderings ?? 0);
  const { rows } = await pool.query<{ status: string; count: number }>(
    `select status, (select count(*)::int from websites where websites.status = asked.status) as count
     from unnest(array['draft', 'private', 'published']) as asked (status)`,
  );
  for (const { status, count } of rows) sites.set({ status }, count);
}
