import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../../testing/create-test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { EventHub, publishTopic } from "./event-hub.ts";
import { RedisAnswers } from "./redis-answers.ts";
import { hasRedis, startRedis, type OwnRedis } from "./testing/redis.ts";

const timing = { beatMs: 100, silentMs: 4000, leaseMs: 2500, connectMs: 3000, againMs: 100 };

describe.skipIf(!hasRedis)("answers through Redis", () => {
  let database: TestDatabase;
  let redis: OwnRedis;
  let far: EventHub;
  let near: EventHub;
  const ways: RedisAnswers[] = [];
  const saidInDatabase: string[] = [];
  let bystander: pg.Client;

  const way = () => {
    const answers = new RedisAnswers(redis.url, () => undefined);
    answers.start();
    ways.push(answers);
    return answers;
  };
  const areOpen = () => eventually(() => (ways.every(({ place }) => place !== null) ? true : undefined));
  // The database wakes its listeners one after the other: who asked may know before the bystander does.
  const somethingIsSaid = () => eventually(() => (saidInDatabase.length > 0 ? true : undefined));
  const areClosed = () => eventually(() => (ways.every(({ place }) => place === null) ? true : undefined));

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    near = new EventHub(database.url, () => undefined, timing, way());
    far = new EventHub(database.url, () => undefined, timing, way());
    await Promise.all([near.start(), far.start()]);
    await areOpen();
    bystander = new pg.Client({ connectionString: database.url });
    await bystander.connect();
    const { rows } = await bystander.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'vitrine listener'",
    );
    for (const { pid } of rows) await bystander.query(`listen vitrine_events_${pid}`);
    bystander.on("notification", ({ payload = "" }) => void saidInDatabase.push(payload));
  });
  afterAll(async () => {
    await bystander.end();
    await Promise.all([near.close(), far.close()]);
    for (const each of ways) each.close();
    await redis.stop();
    await database.drop();
  });

  async function changesAreHeard(rounds: number): Promise<number> {
    let heard = "";
    far.onNotice((notice) => void (heard = notice));
    const began = performance.now();
    for (let round = 1; round <= rounds; round += 1) {
      await publishTopic(database.db, `change-${round}`);
      await near.caughtUp();
      expect(heard).toBe(`change-${round}`);
    }
    return performance.now() - began;
  }

  test("who has caught up knows that every other process has heard, and the database carries no answer", async () => {
    expect(await changesAreHeard(20)).toBeLessThan(20 * timing.leaseMs);
    await bystander.query("select 1");
    expect(saidInDatabase).toEqual([]);
  });

  test("a process that has no way to Redis answers in the database", async () => {
    const third = new EventHub(database.url, () => undefined, timing);
    await third.start();
    try {
      const began = performance.now();
      await Promise.all([near.caughtUp(), third.caughtUp()]);
      expect(performance.now() - began).toBeLessThan(timing.leaseMs);
      await somethingIsSaid();
    } finally {
      await third.close();
    }
  });

  test("while Redis is away the database carries the answers, and afterwards Redis does again", async () => {
    await redis.stop();
    await areClosed();
    expect(await changesAreHeard(5)).toBeLessThan(5 * timing.leaseMs);
    await somethingIsSaid();
    redis = await startRedis(redis.port);
    await areOpen();
    saidInDatabase.length = 0;
    await changesAreHeard(5);
    await bystander.query("select 1");
    expect(saidInDatabase).toEqual([]);
  });

  test("answers that get lost in a Redis that hangs are waited for, and nothing is believed without them", async () => {
    redis.signal("SIGSTOP");
    const began = performance.now();
    await publishTopic(database.db, "hung");
    await near.caughtUp();
    expect(performance.now() - began).toBeGreaterThan(timing.leaseMs / 2);
    await areClosed();
    expect(await changesAreHeard(3)).toBeLessThan(3 * timing.leaseMs);
    redis.signal("SIGCONT");
    await areOpen();
  });

  test("a wrong password opens nothing and says so", async () => {
    const errors: string[] = [];
    const wrong = new RedisAnswers(
      `redis://:wrong@127.0.0.1:${redis.port}`,
      (error) => void errors.push(String(error)),
    );
    wrong.start();
    await eventually(() => (errors.length > 0 ? true : undefined));
    wrong.close();
    expect([wrong.place, errors[0]]).toEqual([null, expect.stringMatching(/WRONGPASS/)]);
  });
});
