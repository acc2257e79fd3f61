import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db as JobStore, type JobWithMetadata, type QueueOptions } from "pg-boss";
import type { Db } from "../../db/connection.ts";
import { countLanes, deadLetters, findDead, type DeadJob, type LaneCount } from "./job-figures.ts";
import { jobNames, lanes, type JobName, type Jobs, type Lane } from "./jobs.ts";
import { LaneWorker, type LaneStore } from "./lane-worker.ts";
import { preferNewcomer } from "./newcomer.ts";
import { placeOf, type Place } from "./place-in-line.ts";
import type { SafeFailure } from "./safe-failure.ts";

export type { LaneCount } from "./job-figures.ts";
export type { JobName, Jobs } from "./jobs.ts";

export type EnqueueOptions = {
  /** The transaction that the job belongs to: it exists only when that commits. */
  db?: Db;
  startAfterSeconds?: number;
  /** What the job is about: while a job of that key waits in a keyed lane, another one is not added. */
  key?: string;
  /**
   * Whose job it is: fair lanes run one of each person first, and it goes with the account. A text names somebody
   * without one.
   */
  person?: number | string;
  /** Since when that person waits, where newcomers are welcome; since now unless given. */
  cameAt?: Date;
  /** The trace that the job goes on with, as a `traceparent` of W3C. */
  traceparent?: string;
};

/** One try of a job. */
export type JobTry = { id: string; /** 1 for the first try. */ attempt: number; traceparent?: string | undefined };

/** A try that failed; the reason holds nothing of a person. */
export type JobFailure = JobTry & SafeFailure & { lane: JobName; kind: string; /** No try is left. */ isDead: boolean };

/** The line of jobs on PostgreSQL. */
export type Queue = {
  enqueue<N extends JobName>(name: N, data: Jobs[N], options?: EnqueueOptions): Promise<void>;
  /** Which of these keys have no job waiting or running in a lane. */
  keysWithoutJob(name: JobName, keys: readonly string[]): Promise<string[]>;
  /** How many jobs of a lane go before the one with this key; null when it does not wait. */
  placeOf(name: JobName, key: string): Promise<Place | null>;
  /** Runs `handler` for each job, as many at once as the lane allows; a rejection is tried again after a pause. */
  work<N extends JobName>(name: N, handler: (data: Jobs[N], job: JobTry) => Promise<void>): Promise<void>;
  /** Runs `name` by a cron expression, in one process at a time. */
  schedule(name: JobName, cron: string): Promise<void>;
  /** Called for every try that fails, for the log. */
  onFailure(listener: (failure: JobFailure) => void): void;
  /** How every lane stands. */
  countLanes(): Promise<LaneCount[]>;
  /** The latest jobs that used up their tries, or the one with an id. */
  deadJobs(id?: string): Promise<DeadJob[]>;
  /** Puts a dead job back into its lane with all its tries. @returns false when there is none */
  retryDead(id: string, db: Db): Promise<boolean>;
  /** Removes a dead job. @returns false when there is none */
  dropDead(id: string, db: Db): Promise<boolean>;
  /** Removes what waits of a person, e.g. mails to an account that is being deleted. */
  forgetPerson(person: number, db: Db): Promise<void>;
  /** Takes no more jobs and resolves when those under way are over, or the time is. */
  drain(withinMs: number): Promise<void>;
  stop(): Promise<void>;
};

/** New jobs are told of on this channel of LISTEN and NOTIFY; the payload is the lane. */
const channel = "vitrine_jobs";
/** Finds jobs whose pause is over or whose notice was lost, in one query for all lanes. */
const safetyPollMs = 1000;
const touchEveryMs = 5000;
const drainMs = 10_000;
const keepDeadSeconds = 30 * 24 * 3600;

/** Opens pg-boss on the product's database, in its own schema. */
export async function createQueue(url: string, onError: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 6,
    // A process that died is noticed within half a minute; finished jobs go after an hour.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 600,
  });
  boss.on("error", onError);
  await boss.start();
  await openLanes(boss);
  const workers = new Map<JobName, LaneWorker>();
  const failureListeners: ((failure: JobFailure) => void)[] = [];
  const stopWaking = await keepAwake(boss, workers, onError);

  async function drain(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([Promise.all([...workers.values()].map((worker) => worker.stop())), late]);
    clearTimeout(timer);
  }

  return {
    async enqueue(name, data, { db, startAfterSeconds, key, person, cameAt, traceparent } = {}) {
      const connection = db ? fromDrizzle(db, sql) : boss.getDb();
      const aside = { ...(traceparent === undefined ? {} : { traceparent }), ...(cameAt ? { came_at: cameAt } : {}) };
      await boss.send(
        name,
        { ...data, ...aside },
        {
          db: connection,
          ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
          ...(key === undefined ? {} : { singletonKey: key }),
          ...(person === undefined ? {} : { group: { id: groupOf(person) } }),
        },
      );
      await connection.executeSql("select pg_notify($1, $2)", [channel, name]);
    },
    async keysWithoutJob(name, keys) {
      const { rows } = await boss.getDb().executeSql(
        `select key from unnest($2::text[]) as asked (key) where not exists (
           select from pgboss.job where name = $1 and singleton_key = key and state in ('created', 'retry', 'active'))`,
        [name, keys],
      );
      return (rows as { key: string }[]).map(({ key }) => key);
    },
    placeOf: (name, key) => placeOf(boss.getDb(), name, key),
    async work(name, handler) {
      const { atOnce, isFair = false, welcomesNewcomers = false } = lanes[name];
      const worker = new LaneWorker({
        store: storeOf(boss, name),
        atOnce,
        isFair,
        welcomesNewcomers,
        run(job) {
          const { traceparent, came_at: _, ...data } = (job.data ?? {}) as Jobs[typeof name] & Aside;
          return handler(data as Jobs[typeof name], { id: job.id, attempt: job.retryCount + 1, traceparent });
        },
        onFailure(job, failure) {
          const described = describeFailure(name, job, failure);
          for (const listener of failureListeners) listener(described);
        },
        onError,
      });
      workers.set(name, worker);
      worker.wake();
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {});
    },
    onFailure: (listener) => void failureListeners.push(listener),
    countLanes: () => countLanes(boss.getDb()),
    deadJobs: (id) => findDead(boss.getDb(), id),
    retryDead: async (id, db) => (await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(db, sql) })) > 0,
    async dropDead(id, db) {
      const statement = "delete from pgboss.job where name = $1 and id = $2 returning id";
      return (await fromDrizzle(db, sql).executeSql(statement, [deadLetters, id])).rows.length > 0;
    },
    async forgetPerson(person, db) {
      await fromDrizzle(db, sql).executeSql(`delete from pgboss.job where group_id = $1 and state <> 'active'`, [
        groupOf(person),
      ]);
    },
    drain,
    async stop() {
      await drain(drainMs);
      await Promise.all([...workers.values()].map((worker) => worker.abandon()));
      await stopWaking();
      await boss.stop({ graceful: false });
    },
  };
}

/** What stands beside the data of a job. */
type Aside = { traceparent?: string; came_at?: string };

const groupOf = (person: number | string) => `person-${person}`;

function describeFailure(lane: JobName, job: JobWithMetadata<unknown>, failure: SafeFailure): JobFailure {
  const { data, id, retryCount, retryLimit } = job;
  const kind = typeof data === "object" && data !== null && "kind" in data ? String(data.kind) : lane;
  return { ...failure, id, attempt: retryCount + 1, lane, kind, isDead: retryCount >= retryLimit };
}

function storeOf(boss: PgBoss, name: JobName): LaneStore {
  return {
    take: (count, exceptOf) =>
      boss.fetch<unknown>(name, {
        batchSize: count,
        includeMetadata: true,
        ...(exceptOf.length > 0 ? { ignoreGroups: [...exceptOf] } : {}),
      }),
    preferNewcomer: () => preferNewcomer(boss.getDb(), name),
    // By its number alone: of a job, pg-boss would end only the try that it still counts as running.
    complete: async ({ id }) =>
      void (await (lanes[name].isForgotten
        ? boss.deleteJob(name, id)
        : boss.complete(name, id, undefined, { includeQueued: true }))),
    fail: async (job, failure) => void (await boss.fail(name, job, { reason: failure.reason })),
    touch: async (jobs) => void (await boss.touch(name, [...jobs])),
  };
}

/** Wakes workers when a job arrives, when the connection was lost meanwhile, and by the safety poll. @returns stops it */
async function keepAwake(
  boss: PgBoss,
  workers: ReadonlyMap<JobName, LaneWorker>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const wake = (name: string) => workers.get(name as JobName)?.wake();
  const wakeAll = () => workers.forEach((worker) => worker.wake());
  const listener = await boss.getDb().listen?.(channel, wake, wakeAll);
  let isPolling = false;
  const poll = async () => {
    if (isPolling || workers.size === 0) return;
    isPolling = true;
    await dueLanes(boss.getDb(), [...workers.keys()]).then((names) => names.forEach(wake), onError);
    isPolling = false;
  };
  const polling = setInterval(() => void poll(), safetyPollMs);
  const touching = setInterval(() => workers.forEach((worker) => void worker.touch().catch(onError)), touchEveryMs);
  return async () => {
    clearInterval(polling);
    clearInterval(touching);
    await listener?.close();
  };
}

async function dueLanes(db: JobStore, names: readonly JobName[]): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select name from unnest($1::text[]) as lane (name) where exists (
       select from pgboss.job where job.name = lane.name and state < 'active' and not blocked and start_after <= now())`,
    [names],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Queues of earlier versions whose jobs say nothing that is not in the tables as well. */
const retired = ["onboarding-task"];

/** Makes the stored queues what {@link lanes} says. */
async function openLanes(boss: PgBoss): Promise<void> {
  for (const name of retired) await boss.deleteQueue(name);
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!stored.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: keepDeadSeconds });
  for (const name of jobNames) {
    const options = optionsOf(lanes[name]);
    const queue = stored.get(name);
    if (!queue) await boss.createQueue(name, { ...options, policy: lanes[name].isKeyed ? "short" : "standard" });
    else if (Object.entries(options).some(([key, value]) => queue[key as keyof typeof options] !== value))
      await boss.updateQueue(name, options);
    if (queue && lanes[name].isForgotten) await boss.deleteStoredJobs(name);
  }
}

function optionsOf(lane: Lane) {
  const { retries, firstPauseSeconds = 1, longestPauseSeconds, expireInSeconds, keepsDead } = lane;
  return {
    retryLimit: retries,
    retryDelay: firstPauseSeconds,
    retryBackoff: longestPauseSeconds !== undefined,
    ...(longestPauseSeconds === undefined ? {} : { retryDelayMax: longestPauseSeconds }),
    expireInSeconds,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3600,
    ...(keepsDead ? { deadLetter: deadLetters } : {}),
    notify: false,
  } satisfies QueueOptions & { deadLetter?: string; notify: boolean };
}
