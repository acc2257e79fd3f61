import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db } from "../../db/connection.ts";

/** Jobs by name with their data. */
export type Jobs = {
  mail: { to: string; template: string; values: Record<string, string> };
  /** Removes files whose rows are gone. */
  "remove-files": { keys: string[] };
  "onboarding-task": { sessionId: string; run: string };
  maintenance: Record<string, never>;
  "billing-due": Record<string, never>;
  "billing-daily": Record<string, never>;
  "publish-due-posts": Record<string, never>;
  "check-domains": Record<string, never>;
};
export type JobName = keyof Jobs;

export type EnqueueOptions = { db?: Db; startAfterSeconds?: number };

/** The job queue: jobs enqueued inside a transaction exist only when it commits. */
export type Queue = {
  enqueue<N extends JobName>(name: N, data: Jobs[N], options?: EnqueueOptions): Promise<void>;
  /** Runs `handler` for each job; a rejection is tried again until the queue's retry limit. */
  work<N extends JobName>(name: N, handler: (data: Jobs[N]) => Promise<void>, concurrency: number): Promise<void>;
  /** Runs `name` by a cron expression, in one process at a time. */
  schedule(name: JobName, cron: string): Promise<void>;
  stop(): Promise<void>;
};

const queueOptions: Record<
  JobName,
  { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }
> = {
  mail: { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  "remove-files": { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
  "onboarding-task": { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 300 },
  maintenance: { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 120 },
  "billing-due": { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 300 },
  "billing-daily": { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 3000 },
  "publish-due-posts": { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 60 },
  "check-domains": { retryLimit: 0, retryDelay: 1, retryBackoff: false, expireInSeconds: 540 },
};

/** New jobs are notified; the polling in between is what finds a job whose pause before another try is over. */
const workerOptions = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

/** Opens pg-boss on the product's database, in its own schema. */
export async function createQueue(url: string, onError: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, useListenNotify: true, max: 4 });
  boss.on("error", onError);
  await boss.start();
  for (const [name, options] of Object.entries(queueOptions))
    await boss.createQueue(name, { ...options, notify: true });
  return {
    async enqueue(name, data, options = {}) {
      const connection = options.db ? { db: fromDrizzle(options.db, sql) } : {};
      await boss.send(name, data, {
        ...connection,
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      });
    },
    async work(name, handler, concurrency) {
      const run = async (jobs: readonly { data: unknown }[]) => {
        for (const job of jobs) await handler(job.data as Jobs[typeof name]);
      };
      for (let worker = 0; worker < concurrency; worker += 1) {
        await boss.work(name, workerOptions, run);
      }
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
