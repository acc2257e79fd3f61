import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { EventHub, publishTopic } from "./event-hub.ts";

const timing = { beatMs: 100, silentMs: 4000, leaseMs: 800, connectMs: 3000, againMs: 100 };
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
