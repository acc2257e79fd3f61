import { setTimeout as pause } from "node:timers/promises";
import { EventHub, hubTiming, publishTopic } from "@vitrine/server/event-hub";
import { openDatabase } from "@vitrine/server/database";
import { migrateDatabase } from "@vitrine/server/migrate";
import { hasRedis, startRedis } from "@vitrine/server/own-redis";
import { createQueue } from "@vitrine/server/queue";
import { RedisAnswers } from "@vitrine/server/redis-answers";
import { milliseconds, type Figure, type Section } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";

const jobs = 3000;
const changesMs = 4000;
/** Writers at once: more than a process has connections for. */
const writers = 16;
const listenerCounts = [1, 4, 16, 64];

/** What PostgreSQL gives as queue and as the way of events, so that one can say when it is not enough. */
export async function measureLimits(): Promise<Section> {
  const database = await OwnDatabase.create();
  const opened = openDatabase(database.url, { maxConnections: writers });
  try {
    await migrateDatabase(opened);
    const figures = [...(await measureJobs(database))];
    for (const count of listenerCounts) figures.push(...(await measureChanges(database, count, null)));
    if (hasRedis) figures.push(...(await measureWithRedis(database)));
    return {
      title: "PostgreSQL as queue and for events",
      how: `\`npm run bench -- limits\`: jobs that do nothing, put in line ${writers} at a time and then worked off; changes that are announced by ${writers} writers at once, each of which waits until every listening process has heard of its own, as a save does; with Redis where the machine has one. Times are those of a machine with other work; the processor of PostgreSQL for each is what to reckon with.`,
      figures,
    };
  } finally {
    await opened.close();
    await database.remove();
  }
}

async function measureJobs(database: OwnDatabase): Promise<Figure[]> {
  const queue = await createQueue(database.url, console.error);
  let before = database.cpuMs();
  const figure = (name: string, ms: number): Figure => {
    const cpuMs = (database.cpuMs() - before) / jobs;
    before = database.cpuMs();
    return {
      name,
      value: `${Math.round((1000 * jobs) / ms)} a second, ${cpuMs.toFixed(2)} ms of PostgreSQL's processor each`,
    };
  };
  const put = await timed(() => atOnce(jobs, () => queue.enqueue("remove-files", { keys: [] })));
  const inLine = figure("jobs put in line", put);
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const worked = await timed(async () => {
    await queue.work("remove-files", async () => {
      done += 1;
      if (done === jobs) resolve();
    });
    await promise;
  });
  const off = figure("jobs worked off by one process, two at once", worked);
  await queue.stop();
  return [inLine, off];
}

async function measureWithRedis(database: OwnDatabase): Promise<Figure[]> {
  const redis = await startRedis();
  try {
    const figures: Figure[] = [];
    for (const count of listenerCounts.slice(1)) figures.push(...(await measureChanges(database, count, redis.url)));
    return figures;
  } finally {
    await redis.stop();
  }
}

/** @param redisUrl carries the answers of the listeners to each other; null leaves them to the database */
async function measureChanges(database: OwnDatabase, listeners: number, redisUrl: string | null): Promise<Figure[]> {
  const opened = openDatabase(database.url, { maxConnections: writers });
  const ways =
    redisUrl === null ? [] : Array.from({ length: listeners }, () => new RedisAnswers(redisUrl, console.error));
  for (const way of ways) way.start();
  const hubs = Array.from(
    { length: listeners },
    (_each, n) => new EventHub(database.url, console.error, hubTiming, ways[n]),
  );
  for (const hub of hubs) await hub.start();
  while (ways.some(({ place }) => place === null)) await pause(20);
  const times: number[] = [];
  const before = database.cpuMs();
  const end = performance.now() + changesMs;
  const write = async (writer: number) => {
    for (let n = writer; performance.now() < end; n += writers) {
      const began = performance.now();
      await publishTopic(opened.db, `site:${n}`);
      await hubs[n % hubs.length]?.caughtUp();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_each, writer) => write(writer)));
  const cpuMs = (database.cpuMs() - before) / times.length;
  for (const hub of hubs) await hub.close();
  for (const way of ways) way.close();
  await opened.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => milliseconds(sorted[Math.floor(sorted.length * share)] ?? 0);
  const rate = Math.round((1000 * times.length) / changesMs);
  return [
    {
      name: `changes that ${listeners} ${listeners === 1 ? "process has" : "processes have"} heard of${redisUrl === null ? "" : ", answered through Redis"}`,
      value: `${rate} a second, p50 ${at(0.5)}, p95 ${at(0.95)}, ${cpuMs.toFixed(2)} ms of PostgreSQL's processor each`,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function atOnce(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
}
