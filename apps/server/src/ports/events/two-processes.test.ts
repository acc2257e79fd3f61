import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../testing/create-test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { EventHub, publishTopic } from "./event-hub.ts";

const timing = { beatMs: 100, silentMs: 4000, leaseMs: 2500, connectMs: 3000, againMs: 100 };
let database: TestDatabase;
let near: EventHub;
let far: EventHub;
beforeAll(async () => {
  database = await createTestDatabase();
  near = new EventHub(database.url, () => undefined, timing);
  far = new EventHub(database.url, () => undefined, timing);
  await Promise.all([near.start(), far.start()]);
});
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await database.drop();
});

test("who has caught up knows that every other process has heard", async () => {
  let heard = "";
  far.onNotice((notice) => void (heard = notice));
  for (let round = 1; round <= 50; round += 1) {
    await publishTopic(database.db, `change-${round}`);
    await near.caughtUp();
    expect(heard).toBe(`change-${round}`);
  }
});

test("many at the same time share the question, and their order does not matter", async () => {
  await Promise.all(Array.from({ length: 30 }, () => Promise.all([near.caughtUp(), far.caughtUp()])));
  expect([near.isUpToDate, far.isUpToDate]).toEqual([true, true]);
});

test("a process that ended is waited for no longer", async () => {
  const third = new EventHub(database.url, () => undefined, timing);
  await third.start();
  await near.caughtUp();
  await third.close();
  const began = performance.now();
  await near.caughtUp();
  expect(performance.now() - began).toBeLessThan(timing.leaseMs);
});

/** A connection that hears what all hear. */
async function bystander() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const notices: string[] = [];
  client.on("notification", ({ payload }) => void notices.push(payload ?? ""));
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await client.query("listen vitrine_events");
  return { client, notices, pid: rows[0]?.pid ?? 0 };
}

test("an answer goes to the one who asked, and nobody else hears it", async () => {
  const { client, notices } = await bystander();
  for (let round = 0; round < 5; round += 1) await near.caughtUp();
  await publishTopic(database.db, "the end");
  await eventually(() => (notices.includes("the end") ? true : undefined));
  expect(notices.filter((notice) => notice.startsWith("heard:"))).toEqual([]);
  expect(notices.filter((notice) => notice.startsWith("ask:"))).toHaveLength(5);
  await client.end();
});

test("a process of a version without a channel of its own is answered where all hear", async () => {
  const { client, notices, pid } = await bystander();
  await client.query("select pg_notify('vitrine_events', $1)", [`ask:${pid}:7`]);
  const answers = () => notices.filter((notice) => new RegExp(`^heard:${pid}:7:\\d+$`).test(notice));
  await eventually(() => (answers().length === 2 ? true : undefined));
  await client.end();
});
