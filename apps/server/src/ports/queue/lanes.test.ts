import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { eventually } from "../../testing/create-test-app.ts";
import { lanes } from "./jobs.ts";
import { createQueue, type Queue } from "./queue.ts";

let database: TestDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  queue = await createQueue(database.url, () => undefined);
});
afterEach(() => queue.stop());

const aRead = (session: string, person: number, cameAt?: Date) =>
  queue.enqueue(
    "read-cv",
    { v: 1, session_id: session },
    { key: session, person, ...(cameAt === undefined ? {} : { cameAt }) },
  );

/** Reads whose end a test decides. */
function heldReads() {
  const begun: string[] = [];
  const ends: { id: string; end: () => void }[] = [];
  const handle = ({ session_id: id }: { session_id: string }) =>
    new Promise<void>((resolve) => {
      begun.push(id);
      ends.push({ id, end: resolve });
    });
  const hasBegun = (...ids: string[]) => eventually(() => (ids.every((id) => begun.includes(id)) ? true : undefined));
  const finish = (id?: string) => {
    for (const held of ends) if (id === undefined || held.id === id) held.end();
  };
  return { begun, handle, hasBegun, finish };
}

const stored = async (lane: string) => {
  const { rows } = await database.db.execute<{ jobs: string }>(
    sql`select count(*) as jobs from pgboss.job where name = ${lane} and state < 'completed'`,
  );
  return Number(rows[0]?.jobs);
};
const slots = lanes["read-cv"].atOnce;

describe("a lane", () => {
  test("drains without a pause between jobs, however many wait", async () => {
    let done = 0;
    for (let job = 0; job < 300; job += 1) await aRead(`quick-${job}`, job);
    const started = performance.now();
    await queue.work("read-cv", async () => void (done += 1));
    await eventually(() => (done === 300 ? true : undefined));
    // One job per worker and five seconds would take minutes: the bound only tells these apart.
    expect(performance.now() - started).toBeLessThan(60_000);
    await eventually(async () => ((await stored("read-cv")) === 0 ? true : undefined));
  });

  test("notices a job that arrives while every slot is busy, as soon as one is free", async () => {
    const reads = heldReads();
    await queue.work("read-cv", reads.handle);
    const first = Array.from({ length: slots }, (_, index) => `busy-${index}`);
    for (const [index, id] of first.entries()) await aRead(id, index);
    await reads.hasBegun(...first);
    await aRead("late-a", 101);
    await aRead("late-b", 102);
    reads.finish("busy-0");
    await reads.hasBegun("late-a");
    reads.finish("late-a");
    await reads.hasBegun("late-b");
    reads.finish();
  });

  test("holds one waiting job of a key, and takes another while that one runs", async () => {
    await aRead("same", 1);
    await aRead("same", 1);
    expect(await stored("read-cv")).toBe(1);
    const reads = heldReads();
    await queue.work("read-cv", reads.handle);
    await reads.hasBegun("same");
    await aRead("same", 1);
    expect(await stored("read-cv")).toBe(2);
    expect(await queue.keysWithoutJob("read-cv", ["same", "other"])).toEqual(["other"]);
    await eventually(() => (reads.begun.length === 2 ? true : undefined));
    reads.finish();
    await eventually(async () => ((await stored("read-cv")) === 0 ? true : undefined));
  });

  test("runs one job of each person first, and all slots for a person who is alone", async () => {
    const reads = heldReads();
    const greedy = Array.from({ length: slots + 3 }, (_, index) => `greedy-${index}`);
    for (const id of greedy) await aRead(id, 1);
    await aRead("modest", 2);
    await queue.work("read-cv", reads.handle);
    await reads.hasBegun("greedy-0", "modest");
    expect(reads.begun.indexOf("modest")).toBeLessThanOrEqual(1);
    reads.finish("modest");
    await reads.hasBegun(...greedy.slice(0, slots));
    for (const id of greedy) {
      await reads.hasBegun(id);
      reads.finish(id);
    }
    await eventually(async () => ((await stored("read-cv")) === 0 ? true : undefined));
  });

  test("lets a newcomer go before a rush, and whoever came first in the rush beside them", async () => {
    const reads = heldReads();
    const rush = Array.from({ length: slots * 3 }, (_, index) => `rush-${index}`);
    for (const [index, id] of rush.entries()) await aRead(id, 1000 + index);
    await queue.work("read-cv", reads.handle);
    const [newest = ""] = rush.slice(-1);
    await reads.hasBegun("rush-0", newest);
    await aRead("of somebody who waits already", 1004);
    await aRead("newcomer", 2000);
    await aRead("another step of the rush", 3000, new Date(Date.now() - 60_000));
    expect(await queue.placeOf("read-cv", "newcomer")).toMatchObject({ expectedSeconds: 1 });
    reads.finish(newest);
    await reads.hasBegun("newcomer");
    expect(reads.begun).not.toContain("of somebody who waits already");
    reads.finish("rush-0");
    await reads.hasBegun(`rush-${slots - 1}`);
    await eventually(async () => {
      reads.finish();
      return (await stored("read-cv")) === 0 ? true : undefined;
    });
  });

  test("counts nobody as before the next one for a process that was killed", async () => {
    const reads = heldReads();
    await queue.work("read-cv", reads.handle);
    const first = Array.from({ length: slots }, (_, index) => `held-${index}`);
    for (const [index, id] of first.entries()) await aRead(id, index);
    await reads.hasBegun(...first);
    const drained = queue.drain(10_000);
    await aRead("next", 101);
    const active = sql`name = 'read-cv' and state = 'active'`;
    await database.db.execute(
      sql`update pgboss.job set started_on = now() - interval '50 seconds', heartbeat_on = now() where ${active}`,
    );
    expect(await queue.placeOf("read-cv", "next")).toMatchObject({ ahead: 0 });
    expect((await queue.placeOf("read-cv", "next"))?.expectedSeconds).toBeGreaterThanOrEqual(50 / slots);
    await database.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '13 seconds' where ${active}`);
    expect(await queue.placeOf("read-cv", "next")).toEqual({ ahead: 0, expectedSeconds: 1 });
    reads.finish();
    await drained;
    await database.db.execute(sql`delete from pgboss.job where name = 'read-cv'`);
  });

  test("of an earlier version goes with its jobs", async () => {
    const { pool } = database;
    await pool.query(`select pgboss.create_queue('onboarding-task', '{"policy":"standard"}'::jsonb)`);
    await pool.query(
      `insert into pgboss.job (name, data) select 'onboarding-task', '{"sessionId":"a","run":"b"}' from generate_series(1, 2000)`,
    );
    const next = await createQueue(database.url, () => undefined);
    await next.stop();
    expect(await stored("onboarding-task")).toBe(0);
  });
});
