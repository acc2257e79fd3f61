import { EventHub, publishTopic } from "@vitrine/server/event-hub";
import { openDatabase } from "@vitrine/server/database";
import { migrateDatabase } from "@vitrine/server/migrate";
import { createQueue } from "@vitrine/server/queue";
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
    for (const count of listenerCounts) figures.push(...(await measureChanges(database, count)));
    return {
      title: "PostgreSQL as queue and for events",
      how: `\`npm run bench -- limits\`: jobs that do nothing, put in line ${writers} at a time and then worked off; changes that are announced by ${writers} writers at once, each of which waits until every listening process has heard of its own, as a save does. Times are those of a machine with other work; the processor of PostgreSQL for each is what to reckon with.`,
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

async function measureChanges(database: OwnDatabase, listeners: number): Promise<Figure[]> {
  const opened = openDatabase(database.url, { maxConnections: writers });
  const hubs = Array.from({ length: listeners }, () => new EventHub(database.url, console.error));
  for (const hub of hubs) await hub.start();
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
  await opened.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => milliseconds(sorted[Math.floor(sorted.length * share)] ?? 0);
  const rate = Math.round((1000 * times.length) / changesMs);
  return [
    {
      name: `changes that ${listeners} ${listeners === 1 ? "process has" : "processes have"} heard of`,
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
